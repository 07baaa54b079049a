import { isDay, toZonedInstant, wallClock } from '../../../time/days.ts';
import { readLength, writeLength } from '../eventForm/public/lengths.ts';
import type { EventScope, Reason } from '../../../schema.generated.ts';
import type { MovedTime, MoveTo } from './useMoveEvent.ts';

/** Target of a move as form values, in the event's zone (SCH-07). */
export interface MoveValues {
  scope: EventScope;
  day: string;
  start: string;
  length: string;
}

const TIME = /^\d{2}:\d{2}$/;

const lengthOf = ({ startAt, endAt }: MovedTime) => Date.parse(endAt) - Date.parse(startAt);

export function toMoveValues(time: MovedTime): MoveValues {
  const shown = wallClock(new Date(time.startAt), time.timezone);
  return {
    scope: 'THIS',
    day: shown.slice(0, 10),
    start: shown.slice(11, 16),
    length: writeLength(lengthOf(time)),
  };
}

const startOf = ({ day, start }: MoveValues, { timezone }: MovedTime): Date | null =>
  isDay(day) && TIME.test(start) ? toZonedInstant(day, start, timezone) : null;

/** Errors by field (EVT-06, EVT-07). The service checks the rest. */
export function validateMoveValues(
  values: MoveValues,
  time: MovedTime,
  now: Date,
): Partial<Record<keyof MoveValues, Reason>> {
  const start = startOf(values, time);
  const length = readLength(values.length);
  return {
    ...(start === null && { [isDay(values.day) ? 'start' : 'day']: 'EVENT_START_REQUIRED' as const }),
    ...(start !== null && start < now && { start: 'EVENT_START_PAST' as const }),
    ...((length === null || length <= 0) && { length: 'EVENT_DURATION_REQUIRED' as const }),
  };
}

/** Converts form values to the input. An unchanged duration is not sent. */
export function toMove(values: MoveValues, time: MovedTime): Pick<MoveTo, 'startAt' | 'duration'> {
  const duration = readLength(values.length) ?? undefined;
  return {
    startAt: startOf(values, time) ?? new Date(time.startAt),
    duration: duration === lengthOf(time) ? undefined : duration,
  };
}
