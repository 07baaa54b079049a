import { jest } from '@jest/globals';
import { getClockFormat, keepClock } from '../../../web/time/clock.ts';
import { createFormat } from '../../../web/time/format.ts';
import { readTime, sayTime } from '../../../web/time/timeOfDay.ts';
import { clockSpan, clockTime, nearTime } from '../../../web/time/zonedTime.ts';

const AT = '2026-11-22T22:30:00Z';
const NEW_YORK = 'America/New_York';
/** ICU sets the narrow blank before AM and PM; it reads as any other. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

afterEach(() => keepClock(null));

it.each([
  ['1:05 PM', '13:05'],
  ['12:00 AM', '00:00'],
  ['12:00 PM', '12:00'],
  ['11:59pm', '23:59'],
  ['1 pm', '13:00'],
  ['1:05 p. m.', '13:05'],
  ['1:05 a.m.', '01:05'],
  ['13:05', '13:05'],
  ['9:05', '09:05'],
  ['00:00', '00:00'],
])('LST-03 %s is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['', '13', '24:00', '12:60', '13:05 PM', '0:30 AM', '1:5', 'noon'])(
  'LST-03 %j is no time of day',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);

test('a time of day is written by the clock that is asked for', () => {
  expect(plain(sayTime('13:05', 'en', 'TWELVE_HOURS'))).toBe('1:05 PM');
  expect(plain(sayTime('00:00', 'en', 'TWELVE_HOURS'))).toBe('12:00 AM');
  expect(sayTime('13:05', 'en', 'TWENTY_FOUR_HOURS')).toBe('13:05');
});

test('until a clock is chosen the language decides: AM and PM in English, 24 hours in Spanish', () => {
  expect(getClockFormat('en')).toBe('TWELVE_HOURS');
  expect(getClockFormat('es')).toBe('TWENTY_FOUR_HOURS');
  expect(plain(createFormat('en').time(AT, NEW_YORK))).toBe('5:30 PM');
  expect(createFormat('es').time(AT, NEW_YORK)).toBe('17:30');
});

test.each([
  [['en-US@posix', 'en'], 'TWELVE_HOURS'],
  [['en-US@posix', 'en-GB'], 'TWENTY_FOUR_HOURS'],
  [['en_GB'], 'TWELVE_HOURS'],
])('what a browser calls %j is read by what can be read of it', (languages, clock) => {
  const said = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(getClockFormat('en')).toBe(clock);
  said.mockRestore();
});

test('a span says AM or PM once where both ends share it', () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);
  const span = (from: string, to: string, language = 'en') =>
    plain(clockSpan(at(from), at(to), 'UTC', language));
  expect(span('17:30', '18:30')).toBe('5:30–6:30 PM');
  expect(span('11:30', '12:30')).toBe('11:30 AM–12:30 PM');
  expect(span('17:30', '18:30', 'es')).toBe('17:30–18:30');
});

test('the clock that was chosen is that of every language and of every form of a time', () => {
  keepClock('TWENTY_FOUR_HOURS');
  const now = new Date(AT);
  expect(createFormat('en').time(AT, NEW_YORK)).toBe('17:30');
  expect(createFormat('en').dateTime(AT, 'UTC')).toBe('Nov 22, 2026, 22:30 UTC');
  expect(clockTime(now, NEW_YORK, 'en')).toBe('17:30');
  keepClock('TWELVE_HOURS');
  expect(plain(createFormat('es').time(AT, NEW_YORK))).toBe('5:30 p. m.');
  expect(plain(nearTime(now, now, NEW_YORK, 'en'))).toBe('Today 5:30 PM');
});
