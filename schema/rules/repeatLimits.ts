import { array, number, object, string, type InferType } from 'yup';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';
import { getLastDay, getMaximumCount, listOccurrences } from './repeat.ts';
import {
  MOST_OCCURRENCES,
  REPEAT_ENDS,
  REPEAT_POSITIONS,
  REPEAT_TYPES,
  WEEKDAYS,
  type Repeat,
  type RepeatTypeName,
  type Timing,
} from './repeatRule.ts';
import { getDay, isLocalDay } from './wallTime.ts';

/** The limits of rules that events repeat by (RPT-01 to RPT-08), shared by the form, the graph and the platform. */

/** Longest interval (value chosen: minutes of a week). */
export const INTERVAL_MAX = 10_080;

interface Given {
  value: unknown;
  originalValue?: unknown;
}

/** A value as it was given: what is no number has become none. */
const written = ({ value, originalValue }: Given) =>
  String(Number.isNaN(value) && originalValue !== undefined ? originalValue : value);

/** Messages of broken limits. */
export const REPEAT_MESSAGES = {
  type: formatReason('REPEAT_TYPE_UNKNOWN'),
  interval: (given: Given) =>
    formatReason('REPEAT_INTERVAL_RANGE', { limit: INTERVAL_MAX, value: written(given) }),
  /** RPT-01. */
  intervalShort: formatReason('REPEAT_INTERVAL_SHORT'),
  weekday: formatReason('REPEAT_WEEKDAY_UNKNOWN'),
  day: (given: Given) => formatReason('REPEAT_DAY_RANGE', { value: written(given) }),
  position: formatReason('REPEAT_POSITION_UNKNOWN'),
  month: formatReason('REPEAT_MONTH_RANGE'),
  ends: formatReason('REPEAT_END_REQUIRED'),
  untilRequired: formatReason('REPEAT_UNTIL_REQUIRED'),
  /** RPT-02. */
  untilEarly: formatReason('REPEAT_UNTIL_BEFORE_START'),
  /** RPT-03. */
  untilFar: (date: string) => formatReason('REPEAT_UNTIL_TOO_FAR', { date }),
  /** RPT-04, RPT-05. */
  count: (limit: number, value: unknown) =>
    formatReason('REPEAT_COUNT_RANGE', {
      limit,
      value: value === null || value === undefined ? '0' : String(value),
    }),
  never: formatReason('REPEAT_NEVER_OCCURS'),
} as const;

/** True if a rule goes by the day of the month (RPT-08). */
export function isByDay({ type, position }: { type: unknown; position: unknown }): boolean {
  return (type === 'MONTHLY' || type === 'YEARLY') && !position;
}

/** A rule by itself; what it has to do with start and duration, {@link repeatProblems} says. */
export const repeatSchema = object({
  type: string().required(REPEAT_MESSAGES.type).oneOf(REPEAT_TYPES, REPEAT_MESSAGES.type),
  interval: number()
    .typeError(REPEAT_MESSAGES.interval)
    .default(1)
    .integer(REPEAT_MESSAGES.interval)
    .min(1, REPEAT_MESSAGES.interval)
    .max(INTERVAL_MAX, REPEAT_MESSAGES.interval),
  weekdays: array(string().required().oneOf(WEEKDAYS, REPEAT_MESSAGES.weekday))
    .default([])
    .max(WEEKDAYS.length, REPEAT_MESSAGES.weekday),
  /** Day settings are ignored for other positions. */
  dayOfMonth: number()
    .typeError(REPEAT_MESSAGES.day)
    .nullable()
    .default(null)
    .integer(REPEAT_MESSAGES.day)
    .min(1, REPEAT_MESSAGES.day)
    .max(31, REPEAT_MESSAGES.day)
    .when(['type', 'position'], {
      is: (type: unknown, position: unknown) => isByDay({ type, position }),
      otherwise: (rule) => rule.transform(() => null),
    }),
  position: string()
    .nullable()
    .default(null)
    .oneOf([...REPEAT_POSITIONS, null], REPEAT_MESSAGES.position),
  months: array(
    number()
      .typeError(REPEAT_MESSAGES.month)
      .required(REPEAT_MESSAGES.month)
      .integer(REPEAT_MESSAGES.month)
      .min(1, REPEAT_MESSAGES.month)
      .max(12, REPEAT_MESSAGES.month),
  )
    .default([])
    .max(12, REPEAT_MESSAGES.month),
  ends: string().required(REPEAT_MESSAGES.ends).oneOf(REPEAT_ENDS, REPEAT_MESSAGES.ends),
  /** Settings of an unselected end are ignored. */
  count: number()
    .nullable()
    .default(null)
    .typeError((given: Given) => REPEAT_MESSAGES.count(MOST_OCCURRENCES, written(given)))
    .when('ends', { is: 'AFTER', otherwise: (rule) => rule.transform(() => null) }),
  until: string().nullable().default(null),
});
export type RepeatFields = InferType<typeof repeatSchema>;

/** Problem of a rule by field. */
export interface RepeatProblem {
  field: keyof Repeat;
  said: ReasonMessage;
}

/** Problems of a rule with the start and duration of its event (RPT-01 to RPT-05). */
export function repeatProblems(timing: Timing, now: Date): RepeatProblem[] {
  const { repeat } = timing;
  if (repeat === null) return [];
  const end = endProblem(timing, repeat, now);
  if (end) return [end];
  const starts = listOccurrences({ ...timing, skipped: [] }).map(({ startAt }) => startAt.getTime());
  if (starts.length === 0) return [{ field: 'type', said: REPEAT_MESSAGES.never }];
  const isTight = starts.some((start, at) => at > 0 && start - starts[at - 1]! <= timing.durationMs);
  if (isTight || repeat.interval * LEAST_MS[repeat.type] <= timing.durationMs)
    return [{ field: 'interval', said: REPEAT_MESSAGES.intervalShort }];
  return [];
}

const HOUR = 60 * 60_000;
/** The shortest that one of each unit can be, but for changes of the clocks. */
const LEAST_MS: Readonly<Record<RepeatTypeName, number>> = {
  MINUTELY: 60_000,
  HOURLY: HOUR,
  DAILY: 24 * HOUR,
  WEEKLY: 7 * 24 * HOUR,
  MONTHLY: 28 * 24 * HOUR,
  YEARLY: 365 * 24 * HOUR,
};

function endProblem(timing: Timing, repeat: Repeat, now: Date): RepeatProblem | null {
  if (repeat.ends === 'ON') {
    const { until } = repeat;
    if (until === null || !isLocalDay(until)) return { field: 'until', said: REPEAT_MESSAGES.untilRequired };
    if (until < getDay(timing.startLocal)) return { field: 'until', said: REPEAT_MESSAGES.untilEarly };
    const last = getLastDay(now, timing.timezone);
    return until > last ? { field: 'until', said: REPEAT_MESSAGES.untilFar(last) } : null;
  }
  if (repeat.ends === 'NEVER') return null;
  const { count } = repeat;
  const isCount = count !== null && Number.isInteger(count) && count >= 1;
  const limit = isCount && count <= MOST_OCCURRENCES ? getMaximumCount(timing, now) : MOST_OCCURRENCES;
  return isCount && count <= limit ? null : { field: 'count', said: REPEAT_MESSAGES.count(limit, count) };
}
