import {
  REPEAT_POSITIONS,
  WEEKDAYS,
  type Repeat,
  type RepeatPositionName,
  type WeekdayName,
} from './repeatRule.ts';
import { getDay, floating } from './wallTime.ts';

/** Changes of a rule when its dates move to other days (EVT-24, RPT-08), for the form and for moving a series. */

const DAY_MS = 24 * 60 * 60_000;

const dayAt = (local: string) => new Date(floating(`${getDay(local)}T00:00`));
const nameOf = (day: Date) => WEEKDAYS[(day.getUTCDay() + 6) % 7]!;

/** Positions of a local time's day among such weekdays of its month: by number, as the last, or both. */
export function getRepeatPositions(local: string, weekdays: readonly WeekdayName[]): RepeatPositionName[] {
  const day = dayAt(local);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => at + 1).filter((of) =>
    (weekdays.length > 0 ? weekdays : [nameOf(day)]).includes(nameOf(new Date(Date.UTC(year, month, of)))),
  );
  const at = days.indexOf(day.getUTCDate());
  if (at < 0) return [];
  const names: RepeatPositionName[] = at < 4 ? [REPEAT_POSITIONS[at]!] : [];
  return at === days.length - 1 ? [...names, 'LAST'] : names;
}

/** The position of a rule one of whose dates goes to a day: the same where that has it, too. */
export function movedPosition(
  position: RepeatPositionName,
  to: string,
  weekdays: readonly WeekdayName[],
): RepeatPositionName {
  const all = getRepeatPositions(to, weekdays);
  return all.includes(position) ? position : (all[0] ?? position);
}

/** The months of a rule: the one that it has goes along with a date that leaves it. */
export function movedMonths(months: readonly number[], from: string, to: string): number[] {
  const isOfDate = months.length === 1 && months[0] === dayAt(from).getUTCMonth() + 1;
  return isOfDate ? [dayAt(to).getUTCMonth() + 1] : [...months];
}

/** Wall-clock times of a date of a series, and of where it goes. */
interface Moved {
  from: string;
  to: string;
}

/**
 * The rule of a series all of whose dates go as far as one of them does: its days of the week turn along, and of rules by months
 * the day, the position and the months, so that the date is where it was put. The day that it ends on goes along, so that no date
 * is lost and none is added, but never beyond the last day that it may (RPT-02, RPT-03).
 */
export function shiftRule(given: Repeat, date: Moved, start: Moved, lastDay: string): Repeat {
  const days = Math.round((+dayAt(date.to) - +dayAt(date.from)) / DAY_MS);
  if (days === 0) return given;
  const repeat = { ...given, until: given.until && movedUntil(given.until, days, lastDay) };
  const weekdays = repeat.weekdays.map((day) => WEEKDAYS[turned(WEEKDAYS.indexOf(day), days, 7)]!);
  if (repeat.type !== 'MONTHLY' && repeat.type !== 'YEARLY') {
    return { ...repeat, weekdays, months: movedMonths(repeat.months, start.from, start.to) };
  }
  const by = dayAt(date.to).getUTCMonth() - dayAt(date.from).getUTCMonth();
  const months = repeat.months.map((month) => turned(month - 1, by, 12) + 1).sort((a, b) => a - b);
  const { position } = repeat;
  if (position !== null) {
    return { ...repeat, weekdays, months, position: movedPosition(position, date.to, weekdays) };
  }
  const day = dayAt(date.to).getUTCDate();
  const isOfStart = repeat.dayOfMonth === null && day === dayAt(start.to).getUTCDate();
  return { ...repeat, weekdays, months, dayOfMonth: isOfStart ? null : day };
}

function movedUntil(until: string, days: number, lastDay: string): string {
  const moved = new Date(+dayAt(`${until}T00:00`) + days * DAY_MS).toISOString().slice(0, 10);
  return moved > lastDay ? lastDay : moved;
}

function turned(at: number, by: number, length: number): number {
  return (((at + by) % length) + length) % length;
}
