import { movedStarts } from '../../../../schema/rules/repeat.ts';
import { isLocalTime, isZone } from '../../../../schema/rules/wallTime.ts';
import type { EventValues } from './eventValues.ts';

type Beginning = Pick<EventValues, 'startLocal' | 'timezone'>;

/** The dates that a rule leaves out once its event begins elsewhere, as the service moves them (EVT-29). */
export function movedDates(
  values: EventValues,
  to: Partial<Beginning>,
): Pick<EventValues, 'skippedAt' | 'takenOutAt'> {
  const { startLocal, timezone, repeat, skippedAt, takenOutAt } = values;
  const before = { startLocal, timezone, repeat };
  const after = { ...before, ...to };
  const canMove = [before, after].every((one) => isLocalTime(one.startLocal) && isZone(one.timezone));
  if (!repeat || !canMove) return { skippedAt, takenOutAt };
  const moved = (starts: readonly string[]) =>
    movedStarts(starts, before, after).map((start) => start.toISOString());
  return { skippedAt: moved(skippedAt), takenOutAt: moved(takenOutAt) };
}
