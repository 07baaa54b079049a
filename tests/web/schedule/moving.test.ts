import { toMove, validateMoveValues, toMoveValues } from '../../../web/areas/schedule/changes/moving.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const time = {
  eventId: 'ev1',
  occurrenceId: 't1',
  name: 'Sunday service',
  timezone: 'America/New_York',
  startAt: '2026-11-22T14:30:00Z',
  endAt: '2026-11-22T16:00:00Z',
};

test('SCH-07 a form that moves an event holds day and time by the clocks of its own zone', () => {
  expect(toMoveValues(time)).toEqual({
    scope: 'THIS',
    day: '2026-11-22',
    start: '09:30',
    length: '1 h 30 min',
  });
  const values = { ...toMoveValues(time), day: '2026-07-05' };
  expect(toMove(values, time).startAt.toISOString()).toBe('2026-07-05T13:30:00.000Z');
});

test('S-044 a length that is as before is not sent, another one is', () => {
  expect(toMove(toMoveValues(time), time).duration).toBeUndefined();
  expect(toMove({ ...toMoveValues(time), length: '2 h' }, time).duration).toBe(7_200_000);
});

test('EVT-07 a start in the past is refused on its field, and so is one that is none', () => {
  const values = toMoveValues(time);
  expect(validateMoveValues(values, time, NOW)).toEqual({});
  expect(validateMoveValues({ ...values, day: '2026-11-20', start: '09:59' }, time, NOW)).toEqual({
    start: 'EVENT_START_PAST',
  });
  expect(validateMoveValues({ ...values, day: '2026-11-20', start: '10:00' }, time, NOW)).toEqual({});
  expect(validateMoveValues({ ...values, day: '2026-02-30' }, time, NOW)).toEqual({
    day: 'EVENT_START_REQUIRED',
  });
  expect(validateMoveValues({ ...values, start: 'soon' }, time, NOW)).toEqual({
    start: 'EVENT_START_REQUIRED',
  });
});

test.each(['22.11.2026', '11/22/2026', '2026-11-1', '26-11-22', '20261122', '2026-11-22T09:30', ''])(
  'LST-04 a day that is not yyyy-mm-dd is refused on its field: %p',
  (day) => {
    expect(validateMoveValues({ ...toMoveValues(time), day }, time, NOW)).toEqual({
      day: 'EVENT_START_REQUIRED',
    });
  },
);

test('EVT-06 a length of nothing is refused on its field', () => {
  for (const length of ['', '0 min', 'long'])
    expect(validateMoveValues({ ...toMoveValues(time), length }, time, NOW)).toEqual({
      length: 'EVENT_DURATION_REQUIRED',
    });
});
