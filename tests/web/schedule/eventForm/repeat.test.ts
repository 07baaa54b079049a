import { startsByCalendar as atHand } from '../../../../schema/rules/calendarRule.ts';
import i18next, { type TFunction } from 'i18next';
import english from '../../../../web/areas/schedule/eventForm/locales/en.json' with { type: 'json' };
import spanish from '../../../../web/areas/schedule/eventForm/locales/es.json' with { type: 'json' };
import { sayRepeat } from '../../../../web/areas/schedule/eventForm/public/repeatWords.ts';
import {
  loadCalendarRule,
  startsByCalendar,
} from '../../../../web/areas/schedule/eventForm/lazyCalendarRule.ts';
import {
  toRepeatChoice,
  followStart,
  getRepeatPosition,
  toRepeatRule,
} from '../../../../web/areas/schedule/eventForm/repeatChoice.ts';
import type { Repeat, WeekdayName } from '../../../../schema/rules/repeatRule.ts';

const rule = (change: Partial<Repeat>): Repeat => ({
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
  ...{ ends: 'NEVER', count: null, until: null },
  ...change,
});

const texts = new Map<string, TFunction>();
beforeAll(async () => {
  for (const [language, eventForm] of Object.entries({ en: english, es: spanish })) {
    const instance = i18next.createInstance();
    texts.set(
      language,
      await instance.init({
        lng: language,
        resources: { [language]: { eventForm } },
        defaultNS: 'eventForm',
      }),
    );
  }
});
const say = (repeat: Repeat, language = 'en') =>
  sayRepeat(repeat, '2026-11-29T10:00', {
    ...{ t: texts.get(language) as never, language, clock: 'TWENTY_FOUR_HOURS' },
  });

test('RPT-08 a rule is told in words as people say it', () => {
  const firstSunday = rule({ type: 'MONTHLY', weekdays: ['SUNDAY'], position: 'FIRST' });
  expect(say({ ...firstSunday, ends: 'ON', until: '2027-06-01' })).toBe(
    'every first Sunday at 10:00 until June 1, 2027',
  );
  expect(say({ ...firstSunday, ends: 'ON', until: '2027-06-01' }, 'es')).toBe(
    'cada primer domingo a las 10:00 hasta el 1 de junio de 2027',
  );
  expect(say({ ...firstSunday, interval: 3 })).toBe('every 3 months on the first Sunday at 10:00');
  expect(say({ ...firstSunday, months: [5, 6] })).toBe('every first Sunday of May and June at 10:00');
});

test('RPT-06 each of the six types has words in both languages', () => {
  expect(say(rule({ type: 'MINUTELY', interval: 90 }))).toBe('every 90 minutes');
  expect(say(rule({ type: 'HOURLY' }))).toBe('every hour');
  expect(say(rule({ type: 'DAILY', interval: 2 }))).toBe('every 2 days at 10:00');
  expect(say(rule({ weekdays: ['WEDNESDAY', 'SUNDAY'] }))).toBe('every Wednesday and Sunday at 10:00');
  expect(say(rule({ weekdays: ['WEDNESDAY', 'SUNDAY'] }), 'es')).toBe('cada miércoles y domingo a las 10:00');
  expect(say(rule({ type: 'MONTHLY', dayOfMonth: 15 }))).toBe('every month on day 15 at 10:00');
  expect(say(rule({ type: 'YEARLY', months: [12], dayOfMonth: 24 }))).toBe(
    'every year on day 24 of December at 10:00',
  );
  expect(say(rule({ type: 'YEARLY', dayOfMonth: 24 }), 'es')).toBe(
    'cada año, el día 24 de noviembre a las 10:00',
  );
});

test('RPT-06 RPT-08 weekdays, months and positions are told as they run, whatever they stand beside', () => {
  const days = { weekdays: ['MONDAY', 'SUNDAY'] as WeekdayName[] };
  expect(say(rule({ type: 'HOURLY', interval: 2, ...days }))).toBe(
    'every 2 hours, only on Monday and Sunday',
  );
  expect(say(rule({ type: 'MINUTELY', interval: 90, months: [5, 6] }))).toBe(
    'every 90 minutes in May and June',
  );
  expect(say(rule({ type: 'HOURLY', months: [5], ...days }), 'es')).toBe(
    'cada hora en mayo, solo en lunes y domingo',
  );
  // Every seventh day where it is a Sunday, and not every seven weeks.
  expect(say(rule({ type: 'DAILY', interval: 7, weekdays: ['SUNDAY'] }))).toBe(
    'every 7 days, only on Sunday at 10:00',
  );
  expect(say(rule({ type: 'DAILY', weekdays: ['SUNDAY'] }))).toBe('every Sunday at 10:00');
  // Without a weekday a position counts that of the beginning, a Sunday.
  expect(say(rule({ type: 'MONTHLY', position: 'LAST' }))).toBe('every last Sunday at 10:00');
  expect(say(rule({ type: 'YEARLY', position: 'LAST' }))).toBe(
    'every year on the last Sunday of November at 10:00',
  );
  // Of two weekdays it is the one that is the first in the month.
  expect(say(rule({ type: 'MONTHLY', position: 'FIRST', ...days }))).toBe(
    'every first Monday or Sunday at 10:00',
  );
  expect(say(rule({ months: [12], weekdays: ['SUNDAY'] }))).toBe('every Sunday in December at 10:00');
});

test('RPT-07 an end after a number of times, on a day, and none are told apart', () => {
  const sundays = rule({ weekdays: ['SUNDAY'] });
  expect(say({ ...sundays, ends: 'AFTER', count: 27 })).toBe('every Sunday at 10:00, 27 times');
  expect(say({ ...sundays, ends: 'ON', until: '2026-12-27' })).toBe(
    'every Sunday at 10:00 until December 27',
  );
  expect(say(sundays)).toBe('every Sunday at 10:00');
});

test('RPT-08 a rule that is chosen takes its weekday and its place in the month from the beginning', () => {
  expect(toRepeatRule('WEEKLY', '2026-11-29T10:00', null)).toMatchObject({
    type: 'WEEKLY',
    weekdays: ['SUNDAY'],
  });
  expect(toRepeatRule('MONTHLY', '2026-11-29T10:00', null)).toMatchObject({
    position: 'LAST',
    weekdays: ['SUNDAY'],
  });
  expect(toRepeatRule('ONCE', '2026-11-29T10:00', rule({}))).toBeNull();
  expect(
    ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'].map((day) =>
      getRepeatPosition(`${day}T10:00`),
    ),
  ).toEqual(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST']);
});

test('RPT-07 the end that was chosen stays when another kind of rule is', () => {
  const until = { ends: 'ON', until: '2027-05-30' } as const;
  expect(toRepeatRule('DAILY', '2026-11-29T10:00', rule(until))).toMatchObject({ type: 'DAILY', ...until });
});

test.each(['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const)(
  'a rule chosen as %s is shown as that again',
  (choice) => {
    expect(toRepeatChoice(toRepeatRule(choice, '2026-11-29T10:00', null))).toBe(choice);
  },
);

test('what no choice has is a rule of its own', () => {
  expect(toRepeatChoice(rule({ interval: 2 }))).toBe('OWN');
  expect(toRepeatChoice(rule({ type: 'HOURLY' }))).toBe('OWN');
  expect(toRepeatChoice(rule({ type: 'YEARLY' }))).toBe('OWN');
});

test('a rule follows its beginning to another weekday, but not where somebody chose its days', () => {
  const move = (repeat: Repeat) => followStart(repeat, '2026-11-29T10:00', '2026-12-05T10:00');
  expect(move(rule({ weekdays: ['SUNDAY'] }))?.weekdays).toEqual(['SATURDAY']);
  expect(move(rule({ weekdays: ['SUNDAY', 'MONDAY'] }))?.weekdays).toEqual(['SUNDAY', 'MONDAY']);
  expect(move(rule({ type: 'MONTHLY', weekdays: ['SUNDAY'], position: 'LAST' }))).toMatchObject({
    weekdays: ['SATURDAY'],
    position: 'FIRST',
  });
  expect(move(rule({ type: 'MONTHLY', dayOfMonth: 29 }))?.dayOfMonth).toBe(5);
});

test('RPT-08 a rule follows its beginning to another position and month, so that the first date is not a year away', () => {
  const yearly = rule({ type: 'YEARLY', dayOfMonth: 31, months: [8] });
  expect(followStart(yearly, '2026-08-31T10:00', '2026-09-01T10:00')).toMatchObject({
    ...{ dayOfMonth: 1, months: [9] },
  });
  expect(followStart({ ...yearly, months: [3, 8] }, '2026-08-31T10:00', '2026-09-01T10:00')?.months).toEqual([
    3, 8,
  ]);
  // 25 September 2026 is the fourth Friday of its month and the last one, 18 September the third.
  const last = rule({ type: 'MONTHLY', weekdays: ['FRIDAY'], position: 'LAST' });
  expect(followStart(last, '2026-09-25T10:00', '2026-09-18T10:00')).toMatchObject({ position: 'THIRD' });
  expect(followStart(last, '2026-09-25T10:00', '2026-09-26T10:00')).toMatchObject({
    ...{ weekdays: ['SATURDAY'], position: 'LAST' },
  });
});

test('RPT-06 a rule by the calendar is told once that is there, as servers tell it, and not before', async () => {
  const repeat = rule({ weekdays: ['SUNDAY'] });
  const timing = {
    startLocal: '2026-11-29T10:00',
    timezone: 'America/New_York',
    durationMs: 3_600_000,
    repeat,
  };
  const span = { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 31) };
  expect(() => startsByCalendar(timing, repeat, span)).toThrow();
  await loadCalendarRule();
  const starts = startsByCalendar(timing, repeat, span);
  expect(starts).toContain(Date.UTC(2026, 10, 29, 15));
  expect(starts).toEqual(atHand(timing, repeat, span));
});
