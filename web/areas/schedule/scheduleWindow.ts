import { addDays, monthOf, startOfDay, weekOf } from '../../time/days.ts';
import { dateFormatter } from '../../time/formatters.ts';

export const SPANS = ['month', 'week'] as const;
/** The display setting of the schedule (APP-11). */
export type Span = (typeof SPANS)[number];

export interface ScheduleWindow {
  span: Span;
  /** Its first day in the organisation's zone, `yyyy-mm-dd`. */
  first: string;
  /** The day after its last. */
  end: string;
  /** The same as moments, ISO 8601 (SCH-03). */
  from: string;
  to: string;
}

/** The month or week that holds a day. `firstWeekday`: 0 for Sunday to 6. */
export function windowOf(span: Span, day: string, zone: string, firstWeekday: number): ScheduleWindow {
  const [first, end] = span === 'month' ? monthOf(day) : weekOf(day, firstWeekday);
  return {
    span,
    first,
    end,
    from: startOfDay(first, zone).toISOString(),
    to: startOfDay(end, zone).toISOString(),
  };
}

/** A day in the window before or after. */
export const dayBeside = ({ first, end }: Pick<ScheduleWindow, 'first' | 'end'>, step: -1 | 1): string =>
  step === 1 ? end : addDays(first, -1);

/** "November 2026", "22 – 28 Nov 2026". */
export function windowName({ span, first, end }: ScheduleWindow, language: string): string {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  if (span === 'month') {
    const name = dateFormatter(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const text = name.format(at(first));
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  }
  return dateFormatter(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(at(first), at(addDays(end, -1)));
}
