import {
  toCalendarEntries,
  firstHour,
  type CalendarEntry,
} from '../../../web/areas/schedule/calendarEntries.ts';
import type { ScheduleRow } from '../../../web/areas/schedule/scheduleRows.ts';
import { getScheduleWindow } from '../../../web/areas/schedule/scheduleWindow.ts';

const ZONE = 'America/New_York';
const month = getScheduleWindow('month', '2026-11-22', ZONE, 0);

const row = (id: string, startAt: string, change: Partial<ScheduleRow> = {}): ScheduleRow => ({
  id,
  title: id,
  kind: 'EVENT',
  type: 'LIVE',
  eventId: `event-${id}`,
  bucket: 'FUTURE',
  startAt,
  endAt: new Date(Date.parse(startAt) + 3_600_000).toISOString(),
  timezone: ZONE,
  isPaused: false,
  isManual: false,
  readiness: null,
  path: null,
  encoder: null,
  encoderChannel: null,
  ...change,
});

const drawn = (entries: readonly CalendarEntry[]) =>
  entries.map(({ id, extendedProps: about }) => ('hidden' in about ? `+${about.hidden.count}` : id));
const open = (items: readonly ScheduleRow[], window = month) =>
  toCalendarEntries(items, { window, zone: ZONE, canMove: () => true });

test('S-044 a day of a month draws four, or three and how many there are beside them', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, hour) => row(`e${hour}`, `2026-11-22T1${hour}:00:00Z`));
  expect(drawn(open(of(4)))).toEqual(['e0', 'e1', 'e2', 'e3']);
  const five = open(of(5));
  expect(drawn(five)).toEqual(['e0', 'e1', 'e2', '+2']);
  expect(five.at(-1)?.extendedProps).toEqual({ hidden: { day: '2026-11-22', count: 2 } });
});

test('S-044 what is on air is drawn however late in a full day it began', () => {
  const items = Array.from({ length: 6 }, (_, hour) => row(`e${hour}`, `2026-11-22T1${hour}:00:00Z`));
  items[5] = { ...items[5]!, bucket: 'LIVE' };
  expect(drawn(open(items)).toSorted()).toEqual(['+3', 'e0', 'e1', 'e5']);
});

test('S-044 a row counts for the day on which it begins by the organisation’s clocks', () => {
  // Half past eight in the evening of the 21st in New York; 24 hours later it is the 22nd.
  const items = [row('eve', '2026-11-22T01:30:00Z'), row('day', '2026-11-23T01:30:00Z')];
  expect(open(items).map(({ start }) => start)).toEqual(['2026-11-21T20:30:00', '2026-11-22T20:30:00']);
  const full = Array.from({ length: 4 }, (_, index) => row(`f${index}`, `2026-11-22T1${index}:00:00Z`));
  // With the one of the 21st among them the day would be too full.
  expect(drawn(open([...full, items[0]!]))).not.toContain('+2');
});

test('S-044 what began before the month is drawn with its first day', () => {
  expect(drawn(open([row('long', '2026-10-31T23:00:00Z')]))).toEqual(['long']);
});

test('S-044 a week draws everything, and only hours can be pulled at', () => {
  const items = Array.from({ length: 9 }, (_, hour) => row(`e${hour}`, `2026-11-22T1${hour}:00:00Z`));
  const week = open(items, getScheduleWindow('week', '2026-11-22', ZONE, 0));
  expect(week).toHaveLength(9);
  expect(week[0]).toMatchObject({ startEditable: true, durationEditable: true });
  expect(open(items)[0]).toMatchObject({ startEditable: true, durationEditable: false });
});

test('S-044 what may not be moved can be neither dragged nor pulled', () => {
  const window = getScheduleWindow('week', '2026-11-22', ZONE, 0);
  const [entry] = toCalendarEntries([row('e', '2026-11-22T15:00:00Z')], {
    window,
    zone: ZONE,
    canMove: () => false,
  });
  expect(entry).toMatchObject({ startEditable: false, durationEditable: false });
});

test('S-044 a week begins in the morning, or with its earliest event; one over midnight takes the whole day', () => {
  const day = getScheduleWindow('day', '2026-11-22', ZONE, 0);
  const hourOf = (...items: ScheduleRow[]) => firstHour(open(items, day));
  expect(hourOf()).toBe(7);
  expect(hourOf(row('late', '2026-11-22T15:00:00Z'))).toBe(7);
  expect(hourOf(row('early', '2026-11-22T10:30:00Z'))).toBe(5);
  expect(hourOf(row('night', '2026-11-23T04:30:00Z'))).toBe(0);
});
