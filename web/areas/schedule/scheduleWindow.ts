import { addDays, getMonthRange, startOfDay, getWeekRange } from '../../time/days.ts';
import { dateFormatter } from '../../time/formatters.ts';

export const SPANS = ['month', 'week', 'day'] as const;
/** The display setting of the schedule (APP-11). */
export type Span = (typeof SPANS)[number];

export interface ScheduleWindow {
  span: Span;
  /** Its first day in the organization's zone, `yyyy-mm-dd`. */
  first: string;
  /** The day after its last. */
  end: string;
  /** The same as moments, ISO 8601 (SCH-03). */
  from: string;
  to: string;
}

/** The month, the week or just the day that a day lies in. `firstWeekday`: 0 for Sunday to 6. */
export function getScheduleWindow(
  span: Span,
  day: string,
  zone: string,
  firstWeekday: number,
): ScheduleWindow {
  const [first, end] = DAYS[span](day, firstWeekday);
  return {
    span,
    first,
    end,
    from: startOfDay(first, zone).toISOString(),
    to: startOfDay(end, zone).toISOString(),
  };
}

const DAYS: Record<Span, (day: string, firstWeekday: number) => [first: string, end: string]> = {
  month: getMonthRange,
  week: getWeekRange,
  day: (day) => [day, addDays(day, 1)],
};

/** A day in the window before or after. */
export const dayBeside = ({ first, end }: Pick<ScheduleWindow, 'first' | 'end'>, step: -1 | 1): string =>
  step === 1 ? end : addDays(first, -1);

/** "November 2026", "22 – 28 Nov 2026", "Sunday, November 22, 2026". */
export function windowName({ span, first, end }: ScheduleWindow, language: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const named = (options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone: 'UTC' });
  if (span === 'month') return capital(named({ month: 'long', year: 'numeric' }).format(at(first)), language);
  if (span === 'day') return capital(named({ dateStyle: 'full' }).format(at(first)), language);
  const week = named({ day: 'numeric', month: 'short', year: 'numeric' });
  return week.formatRange(at(first), at(addDays(end, -1)));
}

const capital = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
