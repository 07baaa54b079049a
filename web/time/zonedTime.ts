/** Times as people say them, in a given IANA zone, with the zone's short name where it matters. */
import { getClockFormat, hourForm, type Clock } from './clock.ts';
import { dateFormatter, relativeFormatter } from './formatters.ts';

/** The day that it is in the zone at a moment, `yyyy-mm-dd`. */
export const dayAt = (at: Date, timeZone: string): string =>
  dateFormatter('en-CA', { timeZone, dateStyle: 'short' }).format(at);

const dayNumber = (at: Date, timeZone: string) => Date.parse(dayAt(at, timeZone)) / 86_400_000;

/** Whole calendar days from now to then, as the zone counts days. */
export function daysBetween(now: Date, then: Date, timeZone: string): number {
  return dayNumber(then, timeZone) - dayNumber(now, timeZone);
}

/** "Today 17:30", "Wed 7:00 PM", "3 Dec 19:00": as short as it can be without being taken for another day. */
export function nearTime(
  at: Date,
  now: Date,
  timeZone: string,
  language: string,
  clock: Clock = getClockFormat(language),
): string {
  const time = clockTime(at, timeZone, language, clock);
  return `${nearDay(at, now, timeZone, language)} ${time}`;
}

export function nearDay(at: Date, now: Date, timeZone: string, language: string): string {
  const days = daysBetween(now, at, timeZone);
  if (Math.abs(days) <= 1) return capital(relativeFormatter(language).format(days, 'day'));
  if (days > 1 && days < 7) return capital(format(at, timeZone, language, { weekday: 'short' }));
  return format(at, timeZone, language, { day: 'numeric', month: 'short' });
}

export function clockTime(
  at: Date,
  timeZone: string,
  language: string,
  clock: Clock = getClockFormat(language),
): string {
  return format(at, timeZone, language, hourForm(clock));
}

/** From when to when: "5:30–6:30 PM", "11:30 AM–12:30 PM", "17:30–18:30". What both have in common is said once. */
export function clockSpan(
  start: Date,
  end: Date,
  timeZone: string,
  language: string,
  clock: Clock = getClockFormat(language),
): string {
  const formatter = dateFormatter(language, { ...hourForm(clock), timeZone });
  const halfOf = (at: Date) =>
    formatter.formatToParts(at).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const [half, until] = [halfOf(start), formatter.format(end)];
  const from = formatter.format(start);
  return `${half && half === halfOf(end) ? from.replace(half, '').trim() : from}–${until}`;
}

/** The zone's short name at that time: EST, GMT+1. */
export function zoneName(at: Date, timeZone: string, language: string): string {
  const parts = dateFormatter(language, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** True if clocks in both zones show the same at that time. */
export function isSameClock(at: Date, zone: string, other: string): boolean {
  const full: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' };
  return format(at, zone, 'en', full) === format(at, other, 'en', full);
}

function format(at: Date, timeZone: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormatter(language, { ...options, timeZone }).format(at);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
