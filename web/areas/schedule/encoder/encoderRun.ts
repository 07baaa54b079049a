import { getEncoderUse } from '../../../../schema/rules/encoderTimes.ts';

interface EncoderRun {
  startAt: string;
  endAt: string;
  /** Time before the event at which it starts, in milliseconds. */
  lead: number;
}

/** From when to when an encoder works for one time of an event (ENC-16, ENC-18, EVT-27). */
export function getEncoderRun(time: { startAt: string; endAt: string }, bufferMinutes: number): EncoderRun {
  const { from } = getEncoderUse({ ...time, preEventBufferMinutes: bufferMinutes });
  const lead = Date.parse(time.startAt) - from;
  return { startAt: new Date(from).toISOString(), endAt: time.endAt, lead };
}
