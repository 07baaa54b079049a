import { startsByCalendar, type Span } from './calendarRule.ts';
import { shiftRule } from './movedRule.ts';
import { HORIZON_MONTHS, MOST_OCCURRENCES, STEPS, WEEKDAYS, type Repeat, type Timing } from './repeatRule.ts';
import { addMonths, getDay, floating, localAt, momentAt, nextDay, fromFloatingMs } from './wallTime.ts';

/**
 * When events take place (RPT-01 to RPT-08, SCH-07): the one module that makes instants of a rule. The form's preview, the
 * check for conflicts and the rows that the scheduler runs come out of {@link listOccurrences}. Pure.
 */

export interface Occurrence {
  startAt: Date;
  endAt: Date;
}

export interface Bounds {
  /** Only what ends later. */
  from?: Date | undefined;
  /** Only what starts earlier; without it 13 months after the start, or after `from` if that is later. */
  until?: Date | undefined;
  /** Maximum number. 99 by default. */
  most?: number | undefined;
}

/**
 * The instants of an event within bounds, by start. DAILY to YEARLY keep the wall-clock time across changes of the clocks;
 * MINUTELY and HOURLY count the time that passes.
 */
export function listOccurrences(timing: Timing, bounds: Bounds = {}): Occurrence[] {
  const { most = MOST_OCCURRENCES } = bounds;
  const skipped = new Set(timing.skipped?.map((moment) => new Date(moment).getTime()));
  const from = bounds.from?.getTime() ?? -Infinity;
  const until = (bounds.until ?? horizonAfter(timing, bounds.from)).getTime();
  const found: Occurrence[] = [];
  for (const start of startsOf(timing, { from: from - timing.durationMs, until })) {
    if (found.length >= most) break;
    if (start + timing.durationMs <= from || start >= until || skipped.has(start)) continue;
    found.push({ startAt: new Date(start), endAt: new Date(start + timing.durationMs) });
  }
  return found;
}

/** Upcoming occurrences of an event: at most 99 that start within 13 months. */
export function timesAhead(timing: Timing, now: Date): Occurrence[] {
  // An occurrence that ends after this starts now or later.
  const from = new Date(now.getTime() + timing.durationMs - 1);
  return listOccurrences(timing, { from, until: getHorizon(now, timing.timezone) });
}

/** The end of what can be planned at a moment, which does not belong to it: that of the day 13 months later in the zone (RPT-03). */
export function getHorizon(now: Date, timezone: string): Date {
  return momentAt(`${nextDay(getLastDay(now, timezone))}T00:00`, timezone);
}

/** The last day that a rule may end on (RPT-03). */
export function getLastDay(now: Date, timezone: string): string {
  return addMonths(getDay(localAt(now, timezone)), HORIZON_MONTHS);
}

/** Occurrences that a rule may have by AFTER: those that still end inside 13 months, 99 at most (RPT-04, RPT-05). */
export function getMaximumCount(timing: Timing, now: Date): number {
  if (!timing.repeat) return 1;
  const endless = { ...timing.repeat, ends: 'NEVER' as const, count: null, until: null };
  const horizon = getHorizon(now, timing.timezone);
  return listOccurrences({ ...timing, repeat: endless, skipped: [] }, { until: horizon }).length;
}

/** Skipped starts after an event's own start has moved by the clock on the wall; those that the rule has no longer go. */
export function movedSkips(before: Timing, after: Timing): string[] {
  return startsAmong(after, movedStarts(before.skipped ?? [], before, after)).map((start) =>
    start.toISOString(),
  );
}

type Beginning = Pick<Timing, 'startLocal' | 'timezone' | 'repeat'>;

/**
 * Moves the starts of a series along with its own start: by local time, or by elapsed time for a rule that counts it.
 * {@link startsAmong} tells whether the rule has them.
 */
export function movedStarts(starts: readonly (Date | string)[], before: Beginning, after: Beginning): Date[] {
  if (after.repeat && after.repeat.type in STEPS) {
    const passed =
      +momentAt(after.startLocal, after.timezone) - +momentAt(before.startLocal, before.timezone);
    return starts.map((start) => new Date(new Date(start).getTime() + passed));
  }
  const shift = floating(after.startLocal) - floating(before.startLocal);
  return starts.map((start) => {
    const local = floating(localAt(new Date(start), before.timezone));
    return momentAt(fromFloatingMs(local + shift), after.timezone);
  });
}

/** Those of some moments at which a rule has a start, be it skipped or not. */
export function startsAmong(timing: Timing, moments: readonly Date[]): Date[] {
  const startsWithin = (from: Date, last: number) =>
    listOccurrences({ ...timing, skipped: [] }, { from, until: new Date(last + 1) }).map(
      (one) => +one.startAt,
    );
  if (timing.repeat?.ends === 'AFTER' && moments.length > 0) {
    // One that counts is counted from its start: once for all of them.
    const all = new Set(
      startsWithin(momentAt(timing.startLocal, timing.timezone), Math.max(...moments.map(Number))),
    );
    return moments.filter((start) => all.has(+start));
  }
  return moments.filter((start) => startsWithin(start, +start).includes(+start));
}

/** A series that moves as far as one of its dates does, on the clock on the wall; its rule goes along. */
export function movedSeries(
  timing: Timing,
  from: Date,
  to: Date,
  now: Date,
): Pick<Timing, 'startLocal' | 'repeat'> {
  const { startLocal, timezone, repeat } = timing;
  const date = { from: localAt(from, timezone), to: localAt(to, timezone) };
  const moved = fromFloatingMs(floating(startLocal) + floating(date.to) - floating(date.from));
  return {
    startLocal: moved,
    repeat: repeat && shiftRule(repeat, date, { from: startLocal, to: moved }, getLastDay(now, timezone)),
  };
}

function horizonAfter({ startLocal, timezone }: Timing, from: Date | undefined): Date {
  const start = momentAt(startLocal, timezone);
  return getHorizon(from && from > start ? from : start, timezone);
}

function startsOf(timing: Timing, span: Span): Iterable<number> {
  const { repeat, startLocal, timezone } = timing;
  if (repeat === null) return [momentAt(startLocal, timezone).getTime()];
  return repeat.type in STEPS ? stepped(timing, repeat, span) : startsByCalendar(timing, repeat, span);
}

const DAY_MS = 24 * 60 * 60_000;

/** Counts the time that passes; days that the rule leaves out are passed over at once. */
function* stepped({ startLocal, timezone }: Timing, repeat: Repeat, span: Span): Generator<number> {
  const step = repeat.interval * (STEPS[repeat.type] ?? DAY_MS);
  const first = momentAt(startLocal, timezone).getTime();
  const atOrAfter = (moment: number) => first + Math.max(0, Math.ceil((moment - first) / step)) * step;
  const counts = repeat.ends === 'AFTER';
  let taken = 0;
  let dayEnd = -Infinity;
  // Rules that count have to be counted from their start.
  for (let at = counts ? first : atOrAfter(span.from); at < span.until; at += step) {
    if (at >= dayEnd) {
      const local = localAt(new Date(at), timezone);
      const day = getDay(local);
      if (repeat.ends === 'ON' && day > (repeat.until ?? '')) return;
      dayEnd = momentAt(`${nextDay(day)}T00:00`, timezone).getTime();
      if (!isOn(repeat, local)) {
        at = Math.max(at, atOrAfter(dayEnd) - step);
        continue;
      }
    }
    if (counts && taken >= (repeat.count ?? 0)) return;
    taken += 1;
    yield at;
  }
}

function isOn({ weekdays, months }: Repeat, local: string): boolean {
  const day = new Date(floating(local));
  const weekday = WEEKDAYS[(day.getUTCDay() + 6) % 7]!;
  return (
    (weekdays.length === 0 || weekdays.includes(weekday)) &&
    (months.length === 0 || months.includes(day.getUTCMonth() + 1))
  );
}
