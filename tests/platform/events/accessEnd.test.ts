import { english } from '../../../schema/reasons/english.ts';
import spanish from '../../../schema/reasons/es.json' with { type: 'json' };
import { fill, readSaid } from '../../../schema/reasons/said.ts';
import { accessEndSaid, getCoverage } from '../../../schema/rules/accessEnd.ts';

const WEEK = 7 * 24 * 3_600_000;
const NOW = new Date('2026-11-26T15:00:00.000Z');
/** Sundays from 9:30 to 11:00 AM in New York, from November 29 on. */
const sundays = (count: number) =>
  Array.from({ length: count }, (_, week) => ({
    endAt: new Date(Date.parse('2026-11-29T16:00:00.000Z') + week * WEEK),
  }));
/** The end of the seventh Sunday, January 10. */
const SEVENTH = new Date('2027-01-10T16:00:00.000Z');
const said = (dates: { endAt: Date }[], endsAt: Date | null, name = 'Harbour TV') =>
  accessEndSaid({ name, endsAt, timezone: 'America/New_York', ...getCoverage(dates, endsAt) }, NOW);
const inSpanish = (text: string) => {
  const { reason, parameters } = readSaid(text)!;
  return fill(spanish.reasons[reason], parameters, spanish.words, 'es').replaceAll('\u202F', ' ');
};
const inEnglish = (text: string) => english(text).replaceAll('\u202F', ' ');

test.each([
  ['at the end of the seventh date', SEVENTH, 7],
  ['a millisecond before it', new Date(SEVENTH.getTime() - 1), 6],
  ['a millisecond after it', new Date(SEVENTH.getTime() + 1), 7],
  ['before the first date', NOW, 0],
  ['after the last date', new Date('2028-01-01T00:00:00.000Z'), 56],
  ['concurrent events', null, 0],
])('STM-14 SOC-01 counts the dates that access covers when it ends %s', (_when, endsAt, coveredDates) => {
  expect(getCoverage(sundays(56), endsAt)).toEqual({ coveredDates, totalDates: 56 });
});

test('STM-14 SOC-01 states the date on which access ends and how many dates of a series it covers', () => {
  const text = said(sundays(56), SEVENTH);
  expect(inEnglish(text)).toBe(
    'Access to Harbour TV expires on Sun, Jan 10, 2027, 11:00 AM EST and covers 7 of 56 dates. Renew it to cover the rest.',
  );
  expect(inSpanish(text)).toBe(
    'El acceso a Harbour TV termina el dom, 10 ene 2027, 11:00 GMT-5 y cubre 7 de 56 fechas. Renuévelo para cubrir las demás.',
  );
});

test('STM-14 SOC-01 states the date on which access ends before a single event', () => {
  const text = said(sundays(1), new Date('2026-11-29T15:00:00.000Z'));
  expect(inEnglish(text)).toBe(
    'Access to Harbour TV expires on Sun, Nov 29, 2026, 10:00 AM EST, before the event ends. Renew it.',
  );
  expect(inSpanish(text)).toBe(
    'El acceso a Harbour TV termina el dom, 29 nov 2026, 10:00 GMT-5, antes de que acabe el evento. Renuévelo.',
  );
});

test.each([
  ['withdrawn by the network', null],
  ['in the past', new Date(NOW.getTime() - 1)],
  ['now', NOW],
])('STM-14 SOC-01 states that access has ended when its end is %s', (_when, endsAt) => {
  const text = said(sundays(56), endsAt);
  expect(inEnglish(text)).toBe('Access to Harbour TV has expired. Renew it to stream the event there.');
  expect(inSpanish(text)).toBe('El acceso a Harbour TV ha terminado. Renuévelo para enviar allí el evento.');
});
