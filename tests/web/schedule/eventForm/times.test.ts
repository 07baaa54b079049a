import {
  readLength,
  wholeMinutes,
  writeLength,
} from '../../../../web/areas/schedule/eventForm/public/lengths.ts';
import {
  durationUntil,
  getLocalEnd,
  toInstant,
  nextHour,
  nextLike,
} from '../../../../web/areas/schedule/eventForm/public/wallTimes.ts';

const NEW_YORK = 'America/New_York';
const HOUR = 3_600_000;
const MINUTE = 60_000;

test.each([
  ['1:30', 90],
  ['1 h 30 m', 90],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1.5 h', 90],
  ['1,5 h', 90],
  ['90', 90],
  ['90 min.', 90],
  ['2 hours', 120],
  ['45 minutos', 45],
  ['2 horas', 120],
  ['5 min', 5],
  ['0:00', 0],
])('a length typed as %s is %d minutes', (typed, minutes) => {
  expect(readLength(typed)).toBe(minutes * MINUTE);
});

test.each(['', 'long', '1:75', '2', '12', '-5 min', 'h'])('%j is no length', (typed) => {
  expect(readLength(typed)).toBeNull();
});

test('what a field shows of a length is read as the same one', () => {
  for (const minutes of [0, 1, 45, 60, 90, 719, 720]) {
    expect(readLength(writeLength(minutes * MINUTE))).toBe(minutes * MINUTE);
  }
  expect(writeLength(90 * MINUTE)).toBe('1 h 30 min');
});

test('SCH-07 a wall-clock time keeps its hour over a change of clocks, north and south', () => {
  expect(toInstant('2026-03-01T09:30', NEW_YORK)?.toISOString()).toBe('2026-03-01T14:30:00.000Z');
  expect(toInstant('2026-03-08T09:30', NEW_YORK)?.toISOString()).toBe('2026-03-08T13:30:00.000Z');
  expect(toInstant('2026-04-04T09:30', 'Australia/Sydney')?.toISOString()).toBe('2026-04-03T22:30:00.000Z');
  expect(toInstant('2026-04-05T09:30', 'Australia/Sydney')?.toISOString()).toBe('2026-04-04T23:30:00.000Z');
});

test('SCH-07 an event over the night in which clocks go forward ends an hour later by the clock', () => {
  expect(getLocalEnd('2026-03-08T01:30', HOUR, NEW_YORK)).toBe('2026-03-08T03:30');
  expect(durationUntil('2026-03-08T01:30', '03:30', NEW_YORK)).toBe(HOUR);
});

test('an end that is not later on the day lies on the next one', () => {
  expect(durationUntil('2026-11-29T22:00', '01:00', NEW_YORK)).toBe(3 * HOUR);
  expect(durationUntil('2026-11-29T09:30', '11:00', NEW_YORK)).toBe(90 * MINUTE);
  expect(durationUntil('2026-11-29T09:30', '9', NEW_YORK)).toBeUndefined();
});

test('EVT-07 the next time like the last one lies ahead, on the same weekday at the same hour', () => {
  const before = new Date('2026-11-29T14:29:00Z');
  const after = new Date('2026-11-29T14:31:00Z');
  expect(nextLike('2026-11-22T09:30', before, NEW_YORK)).toBe('2026-11-29T09:30');
  expect(nextLike('2026-11-22T09:30', after, NEW_YORK)).toBe('2026-12-06T09:30');
});

test('a time that does not exist means no moment', () => {
  expect(toInstant('2026-02-30T09:30', NEW_YORK)).toBeUndefined();
  expect(toInstant('2026-02-20T24:00', NEW_YORK)).toBeUndefined();
  expect(toInstant('2026-02-20T09:30', 'Mars/Olympus')).toBeUndefined();
});

test('the hour that is offered lies far enough ahead to be planned', () => {
  expect(nextHour(new Date('2026-11-29T14:20:00Z'), NEW_YORK, 10 * MINUTE)).toBe('2026-11-29T10:00');
  expect(nextHour(new Date('2026-11-29T14:55:00Z'), NEW_YORK, 10 * MINUTE)).toBe('2026-11-29T11:00');
});

test.each([
  [2_617_000, 2_640_000],
  [2_640_000, 2_640_000],
  [2_640_001, 2_700_000],
  [1, 60_000],
  [43_200_000, 43_200_000],
])('S-045 suggests whole minutes: %d ms becomes %d ms', (ms, minutes) => {
  expect(wholeMinutes(ms)).toBe(minutes);
});
