import { groupClashes, savable } from '../../../../web/areas/schedule/eventForm/map/clashes.ts';
import {
  blocksPath,
  linesPath,
  listMonths,
  toStripPosition,
  stepsPath,
  stripWindow,
} from '../../../../web/areas/schedule/eventForm/map/mapGeometry.ts';

const NEW_YORK = 'America/New_York';
const span = (startAt: string, endAt: string) => ({ startAt, endAt });
const conflict = (kind: string, startAt: string) => ({ kind, startAt, endAt: startAt.replace('T14', 'T15') });

test('RPT-03 the strip reaches from today to the same day 13 months on, by the calendar of the zone', () => {
  const { from, to } = stripWindow(new Date('2026-11-29T02:00:00Z'), NEW_YORK);
  expect(new Date(from).toISOString()).toBe('2026-11-28T05:00:00.000Z');
  expect(new Date(to).toISOString()).toBe('2027-12-28T05:00:00.000Z');
});

test('moments stand on the strip in proportion, and those beyond it on its edges', () => {
  const window = { from: 0, to: 1_000_000 };
  expect([
    toStripPosition(0, window),
    toStripPosition(250_000, window),
    toStripPosition(1_000_000, window),
  ]).toEqual([0, 250, 1000]);
  expect([toStripPosition(-5, window), toStripPosition(2_000_000, window)]).toEqual([0, 1000]);
});

test('times in the same place of the strip are one line, and those outside of it none', () => {
  const window = { from: Date.parse('2026-01-01'), to: Date.parse('2027-01-01') };
  const day = (hour: string) => span(`2026-07-02T${hour}:00Z`, `2026-07-02T${hour}:59Z`);
  expect(linesPath([day('12:00'), day('12:10'), span('2025-01-01', '2025-01-02')], window, 4, 16)).toBe(
    'M500 4V16',
  );
  expect(blocksPath([span('2025-12-01', '2026-02-06T12:00:00Z')], window, 2, 18)).toBe('M0 2H100V18H0Z');
});

test('EVT-32 the line of how many run at once rises and falls where they begin and end', () => {
  const window = { from: 0, to: 1_000 };
  const at = (ms: number, count: number) => ({ startAt: new Date(ms).toISOString(), count });
  expect(stepsPath([at(-5, 1), at(100, 2), at(200, 0)], window, 4, 0, 20)).toBe('M0 15H100V10H200V20H1000');
  expect(stepsPath([at(100, 9)], window, 4, 0, 20)).toBe('M0 20H100V0H1000');
});

test('months begin where the zone’s calendar says', () => {
  const window = stripWindow(new Date('2026-11-24T12:00:00Z'), NEW_YORK);
  const months = listMonths(window, NEW_YORK);
  expect(months.map(({ day }) => day)).toEqual([
    ...['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01', '2027-06-01'],
    ...['2027-07-01', '2027-08-01', '2027-09-01', '2027-10-01', '2027-11-01', '2027-12-01'],
  ]);
});

test('EVT-11 EVT-13 a time with two conflicts clashes once', () => {
  const clashes = groupClashes([
    conflict('WEB_CHANNEL', '2027-04-18T14:00:00Z'),
    conflict('ENCODER', '2027-03-14T14:00:00Z'),
    conflict('RTMP', '2027-03-14T14:00:00Z'),
  ]);
  expect(clashes.map(({ startAt, conflicts }) => [startAt.slice(0, 10), conflicts.length])).toEqual([
    ['2027-03-14', 2],
    ['2027-04-18', 1],
  ]);
});

test('EVT-29 a series can be saved but for the times that clash', () => {
  const times = ['2027-03-07', '2027-03-14', '2027-03-21'].map((day) =>
    span(`${day}T14:00:00Z`, `${day}T15:00:00Z`),
  );
  expect(savable(times, [{ startAt: '2027-03-14T14:00:00.000Z' }])).toEqual({ total: 3, free: 2 });
  expect(savable(times, [])).toEqual({ total: 3, free: 3 });
});
