import { RRuleTemporal } from 'rrule-temporal';
import {
  WEEKDAYS,
  type Repeat,
  type RepeatPositionName,
  type Timing,
  type WeekdayName,
} from './repeatRule.ts';
import { floating, momentAt, fromFloatingMs } from './wallTime.ts';

/** When to look, in milliseconds since 1970. */
export interface Span {
  from: number;
  until: number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * The starts of a rule by days, weeks, months or years (RPT-06 to RPT-08, SCH-07), by a clock that never changes, which is then
 * read as that of the zone: so the wall-clock time stays. Heavy; browsers fetch it when a rule is near.
 */
export function startsByCalendar({ startLocal, timezone }: Timing, repeat: Repeat, span: Span): number[] {
  const start = floating(startLocal);
  const counts = repeat.ends === 'AFTER';
  const rule = new RRuleTemporal({
    ...partsOf(repeat, startLocal),
    ...(repeat.ends === 'ON' && repeat.until !== null && { until: onStillClock(`${repeat.until}T23:59`) }),
    dtstart: onStillClock(startLocal),
    tzid: 'UTC',
  });
  // Zones are at most 14 hours apart from a clock without one; rules that count are counted from their start.
  const low = counts ? start : Math.max(start, span.from - DAY_MS);
  const high = Math.max(low, span.until + DAY_MS);
  const shown = rule.between(new Date(low), new Date(high), true).map((each) => each.epochMilliseconds);
  const kept = repeat.type === 'YEARLY' ? shown.filter((at) => isInYear(repeat, start, at)) : shown;
  return (counts ? kept.slice(0, repeat.count ?? 0) : kept).map((at) =>
    momentAt(fromFloatingMs(at), timezone).getTime(),
  );
}

function isInYear({ interval }: Repeat, start: number, at: number): boolean {
  return (new Date(at).getUTCFullYear() - new Date(start).getUTCFullYear()) % interval === 0;
}

function onStillClock(local: string) {
  return { timeZoneId: 'UTC', toString: () => `${local}:00+00:00[UTC]` };
}

const twoLetters = (weekday: WeekdayName) => weekday.slice(0, 2);
const POSITIONS: Readonly<Record<RepeatPositionName, number>> = {
  FIRST: 1,
  SECOND: 2,
  THIRD: 3,
  FOURTH: 4,
  LAST: -1,
};

/** A rule in the parts of RFC 5545. Years are months of which some years are taken: so a position counts within a month. */
function partsOf(repeat: Repeat, startLocal: string) {
  const { type, interval, weekdays, dayOfMonth, position, months } = repeat;
  const start = new Date(floating(startLocal));
  const own = WEEKDAYS[(start.getUTCDay() + 6) % 7]!;
  const named = months.length === 0 && type === 'YEARLY' ? [start.getUTCMonth() + 1] : [...months];
  const base = {
    freq: type === 'YEARLY' ? ('MONTHLY' as const) : (type as 'DAILY'),
    interval: type === 'YEARLY' ? 1 : interval,
    ...(named.length > 0 && { byMonth: named }),
    wkst: 'MO',
  };
  if (type === 'DAILY' || type === 'WEEKLY') {
    return weekdays.length > 0 ? { ...base, byDay: weekdays.map(twoLetters) } : base;
  }
  if (position === null) return { ...base, byMonthDay: [dayOfMonth ?? start.getUTCDate()] };
  const among = weekdays.length > 0 ? weekdays : [own];
  return { ...base, byDay: among.map(twoLetters), bySetPos: [POSITIONS[position]] };
}
