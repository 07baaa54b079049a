import {
  getHorizon,
  getMaximumCount,
  movedSeries,
  movedSkips,
  listOccurrences,
} from '../../../schema/rules/repeat.ts';
import type { Repeat, Timing } from '../../../schema/rules/repeatRule.ts';
import { repeatProblems } from '../../../schema/rules/repeatLimits.ts';
import { localAt } from '../../../schema/rules/wallTime.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-22T14:47:00.000Z');
const NEVER: Repeat = {
  ...{ type: 'DAILY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'NEVER', count: null, until: null },
};
const timing = (repeat: Partial<Repeat> | null, more: Partial<Timing> = {}): Timing => ({
  ...{ startLocal: '2026-11-29T10:00', timezone: 'America/New_York', durationMs: HOUR },
  repeat: repeat && { ...NEVER, ...repeat },
  ...more,
});
const starts = (of: Timing, bounds = {}) =>
  listOccurrences(of, bounds).map(({ startAt }) => startAt.toISOString().slice(0, 16));
const locals = (of: Timing, bounds = {}) =>
  listOccurrences(of, bounds).map(({ startAt }) => localAt(startAt, of.timezone));

describe('the times of a rule', () => {
  it('SCH-07 keep the clock on the wall when clocks go forward and back, north and south', () => {
    const daily = (startLocal: string, timezone: string) =>
      starts(timing({}, { startLocal, timezone }), { most: 3 });
    // New York: 8 March 2026 forward, 1 November 2026 back. Sydney: 5 April 2026 back, 4 October 2026 forward.
    expect(daily('2026-03-07T10:00', 'America/New_York')).toEqual([
      '2026-03-07T15:00',
      '2026-03-08T14:00',
      '2026-03-09T14:00',
    ]);
    expect(daily('2026-10-31T10:00', 'America/New_York')).toEqual([
      '2026-10-31T14:00',
      '2026-11-01T15:00',
      '2026-11-02T15:00',
    ]);
    expect(daily('2026-04-04T10:00', 'Australia/Sydney')).toEqual([
      '2026-04-03T23:00',
      '2026-04-05T00:00',
      '2026-04-06T00:00',
    ]);
    expect(daily('2026-10-03T10:00', 'Australia/Sydney')).toEqual([
      '2026-10-03T00:00',
      '2026-10-03T23:00',
      '2026-10-04T23:00',
    ]);
  });

  it('SCH-07 a time that the clocks skip counts on, and of one that comes twice it is the first; the days around stay', () => {
    const at = (startLocal: string) => starts(timing({}, { startLocal }), { most: 3 });
    expect(at('2026-03-07T02:30')).toEqual(['2026-03-07T07:30', '2026-03-08T07:30', '2026-03-09T06:30']);
    expect(at('2026-10-31T01:30')).toEqual(['2026-10-31T05:30', '2026-11-01T05:30', '2026-11-02T06:30']);
  });

  it('RPT-06 minutes and hours count the time that passes, also while clocks change', () => {
    const of = timing({ type: 'HOURLY', interval: 2 }, { startLocal: '2026-10-31T22:00' });
    expect(starts(of, { most: 5 })).toEqual([
      '2026-11-01T02:00',
      '2026-11-01T04:00',
      '2026-11-01T06:00',
      '2026-11-01T08:00',
      '2026-11-01T10:00',
    ]);
    const half = timing({ type: 'MINUTELY', interval: 30, weekdays: ['SUNDAY'] }, { durationMs: HOUR / 4 });
    expect(locals(half, { most: 29 }).at(-1)).toBe('2026-12-06T00:00');
  });

  it.each([
    ['DAILY', { type: 'DAILY', interval: 3 }, ['2026-11-29', '2026-12-02', '2026-12-05']],
    ['WEEKLY', { type: 'WEEKLY', interval: 2 }, ['2026-11-29', '2026-12-13', '2026-12-27']],
    [
      'WEEKLY on some days',
      { type: 'WEEKLY', weekdays: ['MONDAY', 'THURSDAY'] },
      ['2026-11-30', '2026-12-03', '2026-12-07'],
    ],
    ['MONTHLY on the day of the start', { type: 'MONTHLY' }, ['2026-11-29', '2026-12-29', '2027-01-29']],
    [
      'MONTHLY on a day that not each month has',
      { type: 'MONTHLY', dayOfMonth: 31 },
      ['2026-12-31', '2027-01-31', '2027-03-31'],
    ],
    ['YEARLY', { type: 'YEARLY' }, ['2026-11-29', '2027-11-29']],
    [
      'YEARLY in some months',
      { type: 'YEARLY', months: [3, 12] },
      ['2026-12-29', '2027-03-29', '2027-12-29'],
    ],
  ] as [string, Partial<Repeat>, string[]][])('RPT-06 %s', (_what, repeat, days) => {
    const bounds = { most: days.length, until: new Date('2028-01-01') };
    expect(locals(timing(repeat), bounds)).toEqual(days.map((day) => `${day}T10:00`));
  });

  it.each([
    ['FIRST', '2026-12-06'],
    ['SECOND', '2026-12-13'],
    ['THIRD', '2026-12-20'],
    ['FOURTH', '2026-12-27'],
    ['LAST', '2026-11-29'],
  ] as const)('RPT-08 the %s Sunday of a month', (position, day) => {
    const of = timing({ type: 'MONTHLY', position, weekdays: ['SUNDAY'] });
    expect(locals(of)[0]).toBe(`${day}T10:00`);
  });

  it('RPT-07 end after a number, on a day that belongs to it, or never: 99 at most within 13 months', () => {
    expect(starts(timing({ ends: 'AFTER', count: 3 }))).toHaveLength(3);
    expect(locals(timing({ ends: 'ON', until: '2026-12-01' }))).toHaveLength(3);
    expect(starts(timing({}))).toHaveLength(99);
    expect(starts(timing({ type: 'MONTHLY' }), { until: getHorizon(NOW, 'America/New_York') })).toHaveLength(
      // February has no 29th then.
      12,
    );
  });

  it('RPT-05 says how many still end inside 13 months, and never more than 99', () => {
    const limit = (repeat: Partial<Repeat>) => getMaximumCount(timing(repeat), NOW);
    expect([
      limit({}),
      limit({ type: 'WEEKLY' }),
      limit({ type: 'MONTHLY' }),
      limit({ type: 'YEARLY' }),
    ]).toEqual([99, 56, 12, 2]);
  });

  it('EVT-29 a date that is left out counts towards the number', () => {
    const skipped = ['2026-11-30T15:00:00.000Z'];
    expect(locals(timing({ ends: 'AFTER', count: 3 }, { skipped }))).toEqual([
      '2026-11-29T10:00',
      '2026-12-01T10:00',
    ]);
  });

  it('RPT-01 consecutive times must not touch: also where clocks go forward', () => {
    const reasons = (repeat: Partial<Repeat>, durationMs: number) =>
      repeatProblems(timing(repeat, { durationMs }), NOW).map(({ field, said }) => `${field} ${said}`);
    expect(reasons({ type: 'HOURLY' }, HOUR)).toEqual(['interval REPEAT_INTERVAL_SHORT']);
    expect(reasons({ type: 'HOURLY' }, HOUR - 1)).toEqual([]);
    // The day on which the clocks go forward has 23 hours.
    expect(reasons({ type: 'DAILY', ends: 'ON', until: '2027-03-20', interval: 1 }, 23 * HOUR)).toEqual([]);
    const late = timing({}, { startLocal: '2027-03-01T10:00', durationMs: 23 * HOUR });
    expect(repeatProblems(late, NOW)).toMatchObject([{ field: 'interval' }]);
  });

  it('EVT-24 a series that moves takes its days along', () => {
    const of = timing({ type: 'WEEKLY', weekdays: ['SUNDAY', 'WEDNESDAY'] });
    const moved = movedSeries(of, new Date('2026-12-06T15:00:00Z'), new Date('2026-12-07T16:30:00Z'), NOW);
    expect(moved).toMatchObject({
      startLocal: '2026-11-30T11:30',
      repeat: { weekdays: ['MONDAY', 'THURSDAY'] },
    });
  });

  it('EVT-29 what is skipped goes with the start: by the clock on the wall, or as far as time passes', () => {
    const skips = (of: Timing, skipped: string, change: Partial<Timing>) =>
      movedSkips({ ...of, skipped: [skipped] }, { ...of, ...change });
    // New York puts its clocks forward on 14 March 2027: 10:00 is 15:00 before it, 14:00 after it.
    const later = { startLocal: '2026-11-29T11:00' };
    expect(skips(timing({}), '2027-03-15T14:00:00Z', later)).toEqual(['2027-03-15T15:00:00.000Z']);
    const inMadrid = { timezone: 'Europe/Madrid' };
    expect(skips(timing({}), '2027-03-15T14:00:00Z', inMadrid)).toEqual(['2027-03-15T09:00:00.000Z']);
    // Every five hours from 7 March, moved by a day: the skipped one comes 24 hours later, though that day has 23.
    const often = timing({ type: 'HOURLY', interval: 5 }, { startLocal: '2027-03-07T10:00' });
    const nextDay = { startLocal: '2027-03-08T10:00' };
    expect(skips(often, '2027-03-14T02:00:00Z', nextDay)).toEqual(['2027-03-15T02:00:00.000Z']);
  });
});
