import { createFormat } from '../../../web/time/format.ts';

const en = createFormat('en');

test('LST-05 large counts have thousands separators, as the language writes them', () => {
  expect(en.number(1234567)).toBe('1,234,567');
  expect(createFormat('es').number(1234567)).toBe('1.234.567');
});

test('a time that matters names its zone', () => {
  expect(en.dateTime('2026-11-22T14:47:00Z', 'America/New_York')).toMatch(
    /Nov 22, 2026, 9:47\sAM (EST|GMT-5)/,
  );
});

test('a span in words is never nothing for what has a length', () => {
  expect(en.span(12_000)).toBe('12 s');
  expect(en.span(59_400)).toBe('59 s');
  expect(en.span(59_600)).toBe('1 min');
  expect(en.span(90 * 60_000)).toBe('1 h 30 min');
});

test('lengths, sizes and rates', () => {
  expect(en.duration(5_334_000)).toBe('1:28:54');
  expect(en.duration(185_000)).toBe('3:05');
  expect(en.bytes(1_310_000_000_000)).toBe('1.31 TB');
  expect(en.bitrate(11_800)).toBe('11.8 Mbps');
});
