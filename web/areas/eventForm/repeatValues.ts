/** Days of the week in their order (RPT-08). */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type RepeatPosition = 'FIRST' | 'SECOND' | 'THIRD' | 'FOURTH' | 'LAST';
export type RepeatType = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
export type RepeatEnd = 'AFTER' | 'NEVER' | 'ON';

/** A repeat rule as the form holds it (RPT-06 to RPT-08). */
export interface RepeatValues {
  type: RepeatType;
  interval: number;
  weekdays: Weekday[];
  dayOfMonth: number | null;
  position: RepeatPosition | null;
  months: number[];
  ends: RepeatEnd;
  count: number | null;
  until: string | null;
}
