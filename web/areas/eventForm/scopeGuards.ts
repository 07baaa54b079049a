import { isEditLocked } from '../../../schema/rules/editLock.ts';
import { EVENT_MESSAGES } from '../../../schema/rules/events.ts';
import type { EncoderState } from '../../schema.generated.ts';
import type { EventScopeName } from './paths.ts';

interface Time {
  startAt: string;
  endAt: string;
  bucket: 'FUTURE' | 'LIVE' | 'PAST';
}

interface Guarded {
  isPaused: boolean;
  /** What the event's encoder does; undefined without one. */
  encoderState: EncoderState | undefined;
  /** The time that was chosen. */
  chosen: Time | undefined;
  /** All that lie ahead. */
  times: readonly Time[];
}

const WORKS: readonly unknown[] = ['STARTING', 'STARTED'];

/** Why one time, or all of them, cannot be changed at present, as a reason; the service has the last word (EVT-23, EVT-25). */
export function scopeGuards(
  { isPaused, encoderState, chosen, times }: Guarded,
  now: Date,
): Partial<Record<EventScopeName, string>> {
  const begins = ({ startAt, bucket }: Time) => bucket === 'LIVE' || isEditLocked(new Date(startAt), now);
  const works = WORKS.includes(encoderState);
  const runs = times.some(({ bucket }) => bucket === 'LIVE');
  const isClose = times.some((time) => Date.parse(time.endAt) > now.getTime() && begins(time));
  const guards: Partial<Record<EventScopeName, string>> = {};
  if (chosen && begins(chosen)) guards.this = EVENT_MESSAGES.locked;
  else if (works) guards.this = EVENT_MESSAGES.encoderRuns;
  if (!isPaused && isClose) guards.all = runs && works ? EVENT_MESSAGES.encoderRuns : EVENT_MESSAGES.locked;
  return guards;
}
