import { daysLater, momentAt, toSlot } from '../../../web/areas/schedule/calendarChanges.ts';

const ZONE = 'America/New_York';
const QUARTER = 15 * 60_000;
/** As the calendar tells a place: what the wall clock shows, called UTC. */
const clock = (text: string) => new Date(`${text}Z`);

test('SCH-07 a day that an event is dragged to keeps its clock time over a change of the clocks', () => {
  // Nine in the morning, before and after the clocks went back in New York.
  const october = { startAt: '2026-10-31T13:00:00Z', timezone: ZONE };
  expect(daysLater(october, 1).toISOString()).toBe('2026-11-01T14:00:00.000Z');
  expect(daysLater(october, -1).toISOString()).toBe('2026-10-30T13:00:00.000Z');
  // In the other hemisphere they went forward.
  const sydney = { startAt: '2026-10-02T23:00:00Z', timezone: 'Australia/Sydney' };
  expect(daysLater(sydney, 1).toISOString()).toBe('2026-10-03T22:00:00.000Z');
});

test('SCH-07 an event keeps the clock of its own zone, not that of the organisation', () => {
  // London goes back a week before New York.
  const london = { startAt: '2026-10-24T18:00:00Z', timezone: 'Europe/London' };
  expect(daysLater(london, 1).toISOString()).toBe('2026-10-25T19:00:00.000Z');
});

test('SCH-07 an hour that an event is dragged to is that of the organisation’s clocks', () => {
  expect(momentAt(clock('2026-11-22T09:30:00'), ZONE).toISOString()).toBe('2026-11-22T14:30:00.000Z');
  expect(momentAt(clock('2026-07-22T09:30:00'), ZONE).toISOString()).toBe('2026-07-22T13:30:00.000Z');
});

describe('a free slot', () => {
  const now = new Date('2026-11-22T15:20:00Z');
  const slot = (start: string, end: string, allDay = false) =>
    toSlot({ start: clock(start), end: clock(end), allDay }, QUARTER, now, ZONE);

  test('S-044 one that was clicked is an hour long, one that was drawn over as long as that', () => {
    expect(slot('2026-11-23T09:30:00', '2026-11-23T09:45:00')).toEqual({
      at: '2026-11-23T09:30',
      until: '2026-11-23T10:30',
    });
    expect(slot('2026-11-23T09:30:00', '2026-11-23T12:00:00')).toEqual({
      at: '2026-11-23T09:30',
      until: '2026-11-23T12:00',
    });
  });

  test('S-044 a day of a month offers its morning, and today the next hour', () => {
    expect(slot('2026-11-24T00:00:00', '2026-11-25T00:00:00', true)).toEqual({
      at: '2026-11-24T10:00',
      until: '2026-11-24T11:00',
    });
    expect(slot('2026-11-22T00:00:00', '2026-11-23T00:00:00', true)).toEqual({
      at: '2026-11-22T11:00',
      until: '2026-11-22T12:00',
    });
  });

  test('EVT-07 none lies in the past, and one that has begun begins later', () => {
    expect(slot('2026-11-21T00:00:00', '2026-11-22T00:00:00', true)).toBeNull();
    expect(slot('2026-11-22T10:00:00', '2026-11-22T10:15:00')).toBeNull();
    expect(slot('2026-11-22T09:00:00', '2026-11-22T13:00:00')).toEqual({
      at: '2026-11-22T11:00',
      until: '2026-11-22T13:00',
    });
  });
});
