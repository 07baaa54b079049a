/** Parts of a repetition rule (RPT-03 to RPT-08). `repeat.ts` computes its instants. */

/** Frequencies (RPT-06). */
export const REPEAT_TYPES = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type RepeatTypeName = (typeof REPEAT_TYPES)[number];
/** Types that count the time that passes, in milliseconds; the others go by the calendar. */
export const STEPS: Readonly<Partial<Record<RepeatTypeName, number>>> = {
  MINUTELY: 60_000,
  HOURLY: 60 * 60_000,
};
/** When it ends: after so many, never, or on a day (RPT-07). */
export const REPEAT_ENDS = ['AFTER', 'NEVER', 'ON'] as const;
export type RepeatEndName = (typeof REPEAT_ENDS)[number];
/** Positions of a weekday in the month (RPT-08). */
export const REPEAT_POSITIONS = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'] as const;
export type RepeatPositionName = (typeof REPEAT_POSITIONS)[number];
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

/** Planning horizon (RPT-03). */
export const HORIZON_MONTHS = 13;
/** Occurrences that a rule has at most ahead (RPT-04). */
export const MOST_OCCURRENCES = 99;

/** A rule that an event repeats by. */
export interface Repeat {
  type: RepeatTypeName;
  interval: number;
  /** Empty: the weekday of the start. With a position: which weekdays it counts. */
  weekdays: WeekdayName[];
  /** Day of the month; null for that of the start, and with a position. */
  dayOfMonth: number | null;
  position: RepeatPositionName | null;
  /** 1 to 12; empty for all, and for that of the start with YEARLY. */
  months: number[];
  ends: RepeatEndName;
  /** Number of occurrences with AFTER, including skipped ones. */
  count: number | null;
  /** The last day with ON, `YYYY-MM-DD` in the event's zone. */
  until: string | null;
}

/** When an event takes place. */
export interface Timing {
  /** Wall-clock time in the zone, `YYYY-MM-DDTHH:mm` (SCH-07). */
  startLocal: string;
  timezone: string;
  durationMs: number;
  /** Null for once. */
  repeat: Repeat | null;
  /** Starts that are left out (EVT-29). */
  skipped?: readonly (Date | string)[];
}
