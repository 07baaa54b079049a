import { isEditLocked } from '../../../../../schema/rules/editLock.ts';
import type { EncoderState, Reason } from '../../../../schema.generated.ts';
import type { EventScopeName } from '../../../../kernel/paths/eventForm.ts';

interface Time {
  startAt: string;
  endAt: string;
  bucket: 'FUTURE' | 'LIVE' | 'PAST';
}

interface Guarded {
  isPaused: boolean;
  /** State of the event's encoder. Undefined without one. */
  encoderState: EncoderState | undefined;
  /** The time that was chosen. */
  chosen: Time | undefined;
  /** All that lie ahead. */
  times: readonly Time[];
}

const WORKS: readonly unknown[] = ['STARTING', 'STARTED'];

/** True if an encoder is in use, so that no single date of the event can be edited (EVT-25). */
export const isAtWork = (state: EncoderState | undefined): boolean => WORKS.includes(state);

/** Reasons why one occurrence, or all of them, cannot be changed now. The service decides finally (EVT-23, EVT-25). */
export function scopeGuards(
  { isPaused, encoderState, chosen, times }: Guarded,
  now: Date,
): Partial<Record<EventScopeName, Reason>> {
  const begins = ({ startAt, bucket }: Time) => bucket === 'LIVE' || isEditLocked(new Date(startAt), now);
  const works = isAtWork(encoderState);
  const runs = times.some(({ bucket }) => bucket === 'LIVE');
  const isStill = ({ endAt, bucket }: Time) => bucket === 'FUTURE' && Date.parse(endAt) > now.getTime();
  const isClose = runs || times.some((time) => isStill(time) && begins(time));
  const guards: Partial<Record<EventScopeName, Reason>> = {};
  if (chosen && begins(chosen)) guards.this = 'EVENT_EDIT_LOCKED';
  else if (works) guards.this = 'EVENT_ENCODER_RUNS';
  if (!isPaused && isClose) guards.all = runs && works ? 'EVENT_ENCODER_RUNS' : 'EVENT_EDIT_LOCKED';
  return guards;
}
