import { splitWallTime, getWeekdayIndex } from './public/wallTimes.ts';
import { movedMonths, movedPosition, getRepeatPositions } from '../../../../schema/rules/movedRule.ts';
import type { RepeatPositionName, Repeat, WeekdayName } from '../../../../schema/rules/repeatRule.ts';
import { WEEKDAYS } from '../../../../schema/rules/repeatRule.ts';

/** First choices of the repetition. Everything else is a custom rule. */
export const REPEAT_CHOICES = ['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY', 'OWN'] as const;
export type RepeatChoice = (typeof REPEAT_CHOICES)[number];

const POSITIONS: readonly RepeatPositionName[] = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'];

/** The weekday of a wall-clock time. */
export const getWeekdayName = (startLocal: string): WeekdayName =>
  WEEKDAYS[getWeekdayIndex(splitWallTime(startLocal).day)] ?? 'MONDAY';

/** Position of a day's weekday in its month; a fifth is the last (RPT-08). */
export function getRepeatPosition(startLocal: string): RepeatPositionName {
  const ofMonth = Number(splitWallTime(startLocal).day.slice(8, 10));
  return POSITIONS[Math.ceil(ofMonth / 7) - 1] ?? 'LAST';
}

const PLAIN: Repeat = {
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'NEVER', count: null, until: null },
};

/** The rule that a choice means for an event that begins then; its end stays as it was. */
export function toRepeatRule(choice: RepeatChoice, startLocal: string, before: Repeat | null): Repeat | null {
  const { ends, count, until } = before ?? PLAIN;
  const end = { ends, count, until };
  const weekdays = [getWeekdayName(startLocal)];
  switch (choice) {
    case 'ONCE':
      return null;
    case 'DAILY':
      return { ...PLAIN, ...end, type: 'DAILY' };
    case 'WEEKLY':
      return { ...PLAIN, ...end, type: 'WEEKLY', weekdays };
    case 'MONTHLY':
      return { ...PLAIN, ...end, type: 'MONTHLY', weekdays, position: getRepeatPosition(startLocal) };
    case 'OWN':
      return before ?? { ...PLAIN, weekdays };
  }
}

/** The choice that a rule looks like; of several that fit the plainest. */
export function toRepeatChoice(repeat: Repeat | null): RepeatChoice {
  if (repeat === null) return 'ONCE';
  const { type, interval, weekdays, months } = repeat;
  if (interval !== 1 || months.length > 0) return 'OWN';
  if (type === 'DAILY' && weekdays.length === 0) return 'DAILY';
  if (type === 'WEEKLY') return 'WEEKLY';
  if (type === 'MONTHLY' && weekdays.length <= 1) return 'MONTHLY';
  return 'OWN';
}

/**
 * The rule after its event was moved to another beginning: the weekday, the day, the position and the month that it had from the
 * old one it takes from the new one, and what somebody chose otherwise stays.
 */
export function followStart(repeat: Repeat | null, from: string, to: string): Repeat | null {
  if (repeat === null || splitWallTime(from).day === splitWallTime(to).day) return repeat;
  const { weekdays, position } = repeat;
  const next = { ...repeat, months: movedMonths(repeat.months, from, to) };
  if (weekdays.length === 1 && weekdays[0] === getWeekdayName(from)) next.weekdays = [getWeekdayName(to)];
  if (weekdays.length <= 1 && position && getRepeatPositions(from, weekdays).includes(position)) {
    next.position = movedPosition(position, to, next.weekdays);
  }
  if (repeat.dayOfMonth === Number(splitWallTime(from).day.slice(8))) {
    next.dayOfMonth = Number(splitWallTime(to).day.slice(8));
  }
  return next;
}

/** The two ways in which a month can mean a day: by its number, or by its weekday (RPT-08). */
export function monthlyBy(repeat: Repeat, by: 'day' | 'position', startLocal: string): Repeat {
  return by === 'day'
    ? { ...repeat, weekdays: [], position: null, dayOfMonth: Number(splitWallTime(startLocal).day.slice(8)) }
    : {
        ...repeat,
        weekdays: [getWeekdayName(startLocal)],
        position: getRepeatPosition(startLocal),
        dayOfMonth: null,
      };
}
