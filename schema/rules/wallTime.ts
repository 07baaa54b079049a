/**
 * Wall-clock times in zones, `YYYY-MM-DDTHH:mm`, over Temporal, for forms, graph and platform alike (SCH-07). The functions
 * of `temporal-polyfill/fns` are the same without the classes.
 */
import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True if a text is a wall-clock time of a day that exists. */
export function isLocalTime(text: string): boolean {
  return LOCAL.test(text) && isThere(() => PlainDateTime.fromString(text, getISO));
}

/** True if a text is a day that exists, `YYYY-MM-DD`. */
export function isLocalDay(text: string): boolean {
  return DAY.test(text) && isThere(() => PlainDate.fromString(text, getISO));
}

/** True if this is the name of an IANA zone. */
export function isZone(name: string): boolean {
  // Offsets such as +02:00 are zones to Intl, too, but know no changes of the clocks.
  return /^[A-Za-z]/.test(name) && isThere(() => new Intl.DateTimeFormat('en', { timeZone: name }));
}

/**
 * The moment at which a zone's clocks show this time. One that a change of the clocks skips counts on, so that 02:30
 * becomes 03:30; of one that comes twice it is the first.
 */
export function momentAt(local: string, zone: string): Date {
  const shown = PlainDateTime.toZonedDateTime(PlainDateTime.fromString(local, getISO), zone);
  return new Date(Date.parse(Instant.toString(ZonedDateTime.toInstant(shown))));
}

/** Local date and time of an instant in a zone, to the minute. */
export function localAt(moment: Date, zone: string): string {
  const zoned = Instant.toZonedDateTimeISO(Instant.fromEpochMilliseconds(moment.getTime()), zone);
  return PlainDateTime.toString(ZonedDateTime.toPlainDateTime(zoned), {
    smallestUnit: 'minute',
    roundingMode: 'floor',
  });
}

/** The day of a wall-clock time. */
export function getDay(local: string): string {
  return local.slice(0, 10);
}

/** The same day so many months later; the last one of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  return PlainDate.toString(PlainDate.addMonths(PlainDate.fromString(day, getISO), months));
}

/** The day after. */
export function nextDay(day: string): string {
  return PlainDate.toString(PlainDate.addDays(PlainDate.fromString(day, getISO), 1));
}

/** Milliseconds of a wall-clock time on a clock that never changes: what rules are reckoned with. */
export function floating(local: string): number {
  return Date.parse(`${local}Z`);
}

/** The wall-clock time of {@link floating} milliseconds. */
export function fromFloatingMs(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16);
}

function isThere(find: () => unknown): boolean {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}
