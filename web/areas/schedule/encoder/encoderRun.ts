import { encoderLead } from '../../../../schema/rules/encoderTimes.ts';

interface EncoderRun {
  startAt: string;
  endAt: string;
  /** How long before the event it begins, in milliseconds. */
  lead: number;
}

/** From when to when an encoder works for one time of an event (ENC-16, ENC-18, EVT-27). */
export function runOf(time: { startAt: string; endAt: string }, bufferMinutes: number): EncoderRun {
  const start = Date.parse(time.startAt);
  const lead = encoderLead(Date.parse(time.endAt) - start, bufferMinutes);
  return { startAt: new Date(start - lead).toISOString(), endAt: time.endAt, lead };
}
