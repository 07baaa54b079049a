/**
 * Days and moments of a zone, over Temporal: changes of the clocks, months and weeks are its business. A day is
 * `yyyy-mm-dd`. The functions of `temporal-polyfill/fns` are the same without the classes,
 * which nobody here needs and every page would carry.
 */
import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

const dateIn = (day: string) => PlainDate.fromString(day, getISO);
const zoned = (at: Date, zone: string) =>
  Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(at.getTime()), zone);

/** Local date and time of an instant in a zone: `2026-11-22T09:30:00`. */
export function wallClock(at: Date, zone: string): string {
  const shown = ZonedDateTime.toPlainDateTime(zoned(at, zone));
  return PlainDateTime.toString(shown, { smallestUnit: 'second', roundingMode: 'floor' });
}

/** The moment at which a zone's clocks show a day and a time; a time that a change of clocks skips counts on. */
export function toZonedInstant(day: string, time: string, zone: string): Date {
  const shown = PlainDateTime.fromString(`${day}T${time}`, getISO);
  return dateOf(PlainDateTime.toZonedDateTime(shown, zone));
}

/** The moment at which a day begins in the zone. */
export const startOfDay = (day: string, zone: string): Date =>
  dateOf(PlainDate.toZonedDateTime(dateIn(day), zone));

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  PlainDate.toString(PlainDate.addDays(dateIn(day), days));

/** The first day of the month of a day, and that of the next one. */
export function getMonthRange(day: string): [first: string, next: string] {
  const first = PlainDate.startOfMonth(dateIn(day));
  return [PlainDate.toString(first), PlainDate.toString(PlainDate.addMonths(first, 1))];
}

/** The first day of the week of a day, and that of the next one. `firstWeekday`: 0 for Sunday to 6. */
export function getWeekRange(day: string, firstWeekday: number): [first: string, next: string] {
  const weekday = PlainDate.dayOfWeek(dateIn(day));
  const first = addDays(day, -((weekday - firstWeekday + 7) % 7));
  return [first, addDays(first, 7)];
}

/** True if a text is a day that exists. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Boolean(dateIn(text));
  } catch {
    return false;
  }
}

function dateOf(at: ReturnType<typeof zoned>): Date {
  return new Date(Date.parse(Instant.toString(ZonedDateTime.toInstant(at))));
}
