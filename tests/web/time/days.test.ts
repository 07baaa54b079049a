import {
  addDays,
  isDay,
  toZonedInstant,
  getMonthRange,
  wallClock,
  getWeekRange,
} from '../../../web/time/days.ts';
import { dayAt } from '../../../web/time/zonedTime.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['2026-11-22T04:59:59.999Z', NEW_YORK, '2026-11-21T23:59:59'],
  ['2026-11-22T05:00:00Z', NEW_YORK, '2026-11-22T00:00:00'],
  ['2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23T00:00:00'],
  ['2026-03-08T06:59:59Z', NEW_YORK, '2026-03-08T01:59:59'],
  ['2026-03-08T07:00:00Z', NEW_YORK, '2026-03-08T03:00:00'],
])('at %s clocks in %s show %s', (at, zone, shown) => {
  expect(wallClock(new Date(at), zone)).toBe(shown);
  expect(dayAt(new Date(at), zone)).toBe(shown.slice(0, 10));
});

test.each([
  ['2026-11-22', '09:30', '2026-11-22T14:30:00.000Z'],
  // Of the hour that comes twice, the first.
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  // An hour that is skipped counts on.
  ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['2026-11-22', '23:59:59.999', '2026-11-23T04:59:59.999Z'],
])('clocks in New York show %s %s at %s', (day, time, at) => {
  expect(toZonedInstant(day, time, NEW_YORK).toISOString()).toBe(at);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test('a month runs to the first of the next one, a week from its first weekday', () => {
  expect(getMonthRange('2026-12-31')).toEqual(['2026-12-01', '2027-01-01']);
  // 22 November 2026 is a Sunday.
  expect(getWeekRange('2026-11-22', 0)).toEqual(['2026-11-22', '2026-11-29']);
  expect(getWeekRange('2026-11-22', 1)).toEqual(['2026-11-16', '2026-11-23']);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20261122', false],
  ['tomorrow', false],
  ['', false],
  [null, false],
])('whether %p is a day: %p', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});
