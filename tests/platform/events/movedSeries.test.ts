import { movedSeries, listOccurrences } from '../../../schema/rules/repeat.ts';
import type { Repeat, Timing } from '../../../schema/rules/repeatRule.ts';
import { localAt } from '../../../schema/rules/wallTime.ts';

const NOW = new Date('2026-08-01T10:00Z');
const NEVER: Repeat = {
  ...{ type: 'MONTHLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'NEVER', count: null, until: null },
};
const timing = (startLocal: string, repeat: Partial<Repeat>): Timing => ({
  ...{ startLocal, timezone: 'UTC', durationMs: 3_600_000, repeat: { ...NEVER, ...repeat } },
});
/** The first days of a series one of whose dates was moved. */
const days = (of: Timing, from: string, to: string, most = 3) => {
  const [was, is] = [new Date(`${from}T10:00Z`), new Date(`${to}T10:00Z`)];
  const moved = { ...of, ...movedSeries(of, was, is, NOW) };
  return listOccurrences(moved, { most }).map(({ startAt }) => localAt(startAt, 'UTC').slice(0, 10));
};

describe('EVT-24 RPT-08 a series that moves is where one of its dates was put', () => {
  const firstSunday = timing('2026-09-06T10:00', { weekdays: ['SUNDAY'], position: 'FIRST' });
  const lastFriday = timing('2026-08-28T10:00', { weekdays: ['FRIDAY'], position: 'LAST' });

  it('by a position: the first Sunday becomes the second, and loses no date', () => {
    expect(days(firstSunday, '2026-09-06', '2026-09-13')).toEqual(['2026-09-13', '2026-10-11', '2026-11-08']);
    // By a later one of its dates, too.
    expect(days(firstSunday, '2026-10-04', '2026-10-11')).toEqual(['2026-09-13', '2026-10-11', '2026-11-08']);
    expect(days(firstSunday, '2026-09-06', '2026-09-07')).toEqual(['2026-09-07', '2026-10-05', '2026-11-02']);
  });

  it('by the last position: the last Friday becomes the third, or the last Saturday', () => {
    expect(days(lastFriday, '2026-08-28', '2026-08-21')).toEqual(['2026-08-21', '2026-09-18', '2026-10-16']);
    // 25 September is the fourth and the last one, and so is the day after.
    expect(days(lastFriday, '2026-09-25', '2026-09-26')).toEqual(['2026-08-29', '2026-09-26', '2026-10-31']);
  });

  it('by a position across the end of a month', () => {
    const early = timing('2026-03-01T10:00', { weekdays: ['SUNDAY'], position: 'FIRST', months: [3, 11] });
    expect(days(early, '2026-11-01', '2026-10-31')).toEqual(['2026-02-28', '2026-10-31', '2027-02-27']);
  });

  it('by months: of a yearly one in August the month goes along into September, of several each', () => {
    const yearly = timing('2026-08-31T10:00', { type: 'YEARLY', dayOfMonth: 31, months: [8] });
    expect(days(yearly, '2026-08-31', '2026-09-01', 2)).toEqual(['2026-09-01', '2027-09-01']);
    const twice = timing('2026-08-31T10:00', { dayOfMonth: 31, months: [8, 10] });
    expect(days(twice, '2026-08-31', '2026-09-01')).toEqual(['2026-09-01', '2026-11-01', '2027-09-01']);
    const over = timing('2026-12-31T10:00', { type: 'YEARLY', dayOfMonth: 31, months: [12] });
    expect(days(over, '2026-12-31', '2027-01-01', 2)).toEqual(['2027-01-01', '2028-01-01']);
  });

  it('by the day of the month, also where its start has another length of month behind it', () => {
    const monthly = timing('2027-01-30T10:00', {});
    expect(days(monthly, '2027-04-30', '2027-05-01')).toEqual(['2027-02-01', '2027-03-01', '2027-04-01']);
    expect(days(monthly, '2027-01-30', '2027-01-29')).toEqual(['2027-01-29', '2027-03-29', '2027-04-29']);
  });

  it('by weeks in a month of its own, which its first date leaves', () => {
    const weekly = timing('2026-08-31T10:00', { type: 'WEEKLY', weekdays: ['MONDAY'], months: [8] });
    expect(days(weekly, '2026-08-31', '2026-09-01', 2)).toEqual(['2026-09-01', '2026-09-08']);
  });

  it('RPT-02 RPT-03 keeps as many dates by the day that it ends on, which goes along, and never beyond 13 months', () => {
    const until = (day: string) =>
      timing('2026-09-06T10:00', { type: 'WEEKLY', weekdays: ['SUNDAY'], ends: 'ON', until: day });
    const three = until('2026-09-20');
    expect(days(three, '2026-09-06', '2026-09-08', 9)).toEqual(['2026-09-08', '2026-09-15', '2026-09-22']);
    // Past the day that it ended on, which had been refused.
    expect(days(three, '2026-09-06', '2026-10-06', 9)).toEqual(['2026-10-06', '2026-10-13', '2026-10-20']);
    expect(days(three, '2026-09-13', '2026-09-06', 9)).toEqual(['2026-08-30', '2026-09-06', '2026-09-13']);
    const moved = (day: string) =>
      movedSeries(until(day), new Date('2026-09-06T10:00Z'), new Date('2026-09-08T10:00Z'), NOW).repeat
        ?.until;
    expect([moved('2027-08-29'), moved('2027-08-31'), moved('2027-09-01')]).toEqual([
      '2027-08-31',
      '2027-09-01',
      '2027-09-01',
    ]);
  });
});
