import { dayBeside, windowName, getScheduleWindow } from '../../../web/areas/schedule/scheduleWindow.ts';
import { isDay, startOfDay, wallClock } from '../../../web/time/days.ts';
import { getFirstWeekday } from '../../../web/time/formatters.ts';

test('SCH-07 a day begins at midnight of its zone on both sides of a change of the clocks', () => {
  expect(startOfDay('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOfDay('2026-11-02', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
  expect(startOfDay('2026-03-29', 'Europe/London').toISOString()).toBe('2026-03-29T00:00:00.000Z');
  expect(startOfDay('2026-03-30', 'Europe/London').toISOString()).toBe('2026-03-29T23:00:00.000Z');
  expect(wallClock(new Date('2026-11-22T14:30:00Z'), 'America/New_York')).toBe('2026-11-22T09:30:00');
});

test('a month has all its days, a week begins as the language has it', () => {
  expect(getScheduleWindow('month', '2026-12-31', 'UTC', 0)).toMatchObject({
    first: '2026-12-01',
    end: '2027-01-01',
  });
  expect(getScheduleWindow('month', '2028-02-10', 'UTC', 0)).toMatchObject({
    first: '2028-02-01',
    end: '2028-03-01',
  });
  expect(getScheduleWindow('week', '2026-11-22', 'UTC', 0)).toMatchObject({
    first: '2026-11-22',
    end: '2026-11-29',
  });
  expect(getScheduleWindow('week', '2026-11-22', 'UTC', 1)).toMatchObject({
    first: '2026-11-16',
    end: '2026-11-23',
  });
  expect([getFirstWeekday('en'), getFirstWeekday('es')]).toEqual([0, 1]);
});

test('S-044 a day is a window of its own, as long as its clocks have it', () => {
  // The clocks go back: 25 hours.
  const day = getScheduleWindow('day', '2026-11-01', 'America/New_York', 0);
  expect(day).toMatchObject({ first: '2026-11-01', end: '2026-11-02' });
  expect(Date.parse(day.to) - Date.parse(day.from)).toBe(25 * 3_600_000);
  expect([dayBeside(day, -1), dayBeside(day, 1)]).toEqual(['2026-10-31', '2026-11-02']);
  expect(windowName(day, 'en')).toBe('Sunday, November 1, 2026');
  expect(windowName(day, 'es')).toBe('Domingo, 1 de noviembre de 2026');
});

test('the windows of a year follow each other without a gap', () => {
  let window = getScheduleWindow('month', '2026-01-15', 'America/New_York', 0);
  for (let month = 0; month < 12; month += 1) {
    const next = getScheduleWindow('month', dayBeside(window, 1), 'America/New_York', 0);
    expect(next.from).toBe(window.to);
    expect(getScheduleWindow('month', dayBeside(next, -1), 'America/New_York', 0)).toEqual(window);
    window = next;
  }
});

test('what is no day is not taken for one', () => {
  expect(['2026-02-29', '2026-13-01', 'today', '', null].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isDay('2028-02-29')).toBe(true);
});
