import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, type Clock } from '../../../../time/clock.ts';
import { dateFormatter, listFormatter } from '../../../../time/formatters.ts';
import { sayTime } from '../../../../time/timeOfDay.ts';
import type { Repeat, WeekdayName } from '../../../../../schema/rules/repeatRule.ts';
import { WEEKDAYS } from '../../../../../schema/rules/repeatRule.ts';
import { splitWallTime } from './wallTimes.ts';

type Say = (key: string, values?: Record<string, unknown>) => string;

interface Tongue {
  /** Words of this area's catalog. */
  t: Say;
  language: string;
  clock: Clock;
}

/** A rule in words: "every first Sunday at 10:00 until 1 June" (RPT-06 to RPT-08). */
export function sayRepeat(repeat: Repeat, startLocal: string, { t, language, clock }: Tongue): string {
  const { day, time } = splitWallTime(startLocal);
  const often = repeat.type === 'MINUTELY' || repeat.type === 'HOURLY';
  const words = [
    sayRule(repeat, day, t, language),
    !often && time !== '' && t('repeat.say.at', { time: sayTime(time, language, clock) }),
    sayUntil(repeat, day, t, language),
  ];
  const { ends, count } = repeat;
  const times = ends === 'AFTER' && count ? `, ${t('repeat.say.times', { count })}` : '';
  return words.filter(Boolean).join(' ') + times;
}

/** The same in the reader's language and by their clock. */
export function useRepeatWords(): (repeat: Repeat, startLocal: string) => string {
  const { t, i18n } = useTranslation('eventForm');
  const { clock } = useClock();
  return useCallback(
    (repeat, startLocal) =>
      sayRepeat(repeat, startLocal, { t: t as unknown as Say, language: i18n.language, clock }),
    [t, i18n.language, clock],
  );
}

function sayRule(repeat: Repeat, startDay: string, t: Say, language: string): string {
  const { type, interval: count, weekdays, position, months } = repeat;
  const among = [...weekdays].sort(inWeek).map((day) => sayWeekday(day, language));
  const days = list(among, language);
  if (position && (type === 'MONTHLY' || type === 'YEARLY')) {
    // Of several weekdays it is the one in that place; of none that of the beginning.
    const which = list(among, language, 'disjunction') || startWeekday(startDay, language);
    const place = t(`repeat.say.positions.${position}`);
    const said = t(`repeat.say.${type}_POSITION`, { count, position: place, days: which });
    return said + ofMonths(repeat, startDay, t, language);
  }
  if (type === 'MONTHLY' || type === 'YEARLY') {
    const day = repeat.dayOfMonth ?? Number(startDay.slice(8));
    return t(`repeat.say.${type}_DAY`, { count, day }) + ofMonths(repeat, startDay, t, language);
  }
  const within = months.length > 0 ? ` ${sayMonths('inMonths', months, t, language)}` : '';
  if (type === 'WEEKLY' || (type === 'DAILY' && count === 1 && days)) {
    return t('repeat.say.WEEKLY', { count, days: days || startWeekday(startDay, language) }) + within;
  }
  // Those that count time or days leave out what falls on other days.
  return t(`repeat.say.${type}`, { count }) + within + (days && t('repeat.say.only', { days }));
}

/** The months of a rule by months; a year's rule without them keeps that of its beginning. */
function ofMonths({ type, months }: Repeat, startDay: string, t: Say, language: string): string {
  const own = months.length === 0 && type === 'YEARLY' ? [Number(startDay.slice(5, 7))] : months;
  return own.length > 0 ? ` ${sayMonths('months', own, t, language)}` : '';
}

function sayUntil({ ends, until }: Repeat, startDay: string, t: Say, language: string): string {
  if (ends !== 'ON' || !until || !/^\d{4}-\d{2}-\d{2}$/.test(until)) return '';
  const year = until.slice(0, 4) === startDay.slice(0, 4) ? undefined : ('numeric' as const);
  return t('repeat.say.until', { date: sayDay(until, { day: 'numeric', month: 'long', year }, language) });
}

const inWeek = (a: WeekdayName, b: WeekdayName) => WEEKDAYS.indexOf(a) - WEEKDAYS.indexOf(b);

const sayDay = (day: string, options: Intl.DateTimeFormatOptions, language: string) =>
  dateFormatter(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const startWeekday = (day: string, language: string) => sayDay(day, { weekday: 'long' }, language);

/** The name of a weekday; 1 January 2024 was a Monday. */
export const sayWeekday = (
  weekday: WeekdayName,
  language: string,
  length: 'long' | 'short' = 'long',
): string => sayDay(`2024-01-0${WEEKDAYS.indexOf(weekday) + 1}`, { weekday: length }, language);

/** The name of a month, 1 to 12. */
export const sayMonth = (month: number, language: string, length: 'long' | 'short' = 'long'): string =>
  sayDay(`2024-${String(month).padStart(2, '0')}-01`, { month: length }, language);

function sayMonths(
  words: 'months' | 'inMonths',
  months: readonly number[],
  t: Say,
  language: string,
): string {
  const names = [...months].sort((a, b) => a - b).map((month) => sayMonth(month, language));
  return t(`repeat.say.${words}`, { months: list(names, language) });
}

function list(names: readonly string[], language: string, type?: Intl.ListFormatType): string {
  return names.length < 2 ? (names[0] ?? '') : listFormatter(language, type).format(names);
}
