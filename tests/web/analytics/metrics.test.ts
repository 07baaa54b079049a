import {
  formatChange,
  formatMetric,
  formatTimeWatched,
  METRICS,
} from '../../../web/areas/analytics/metrics.ts';
import { parseRange } from '../../../web/areas/analytics/useRange.ts';
import { formatPlayerDuration } from '../../../web/player/playerState.ts';

test('ANA-16 time watched turns into compact hours at 86,400 seconds', () => {
  expect(formatTimeWatched(86_399, 'en')).toBe('24h');
  expect(formatTimeWatched(86_400, 'en')).toBe('24 h');
  expect(formatTimeWatched(4_320_000, 'en')).toBe('1.2K h');
  expect(formatTimeWatched(4_800, 'en')).toBe('1h 20m');
});

test('PLY-04 a length is written as "1h 20m"', () => {
  expect(formatPlayerDuration(4_800)).toBe('1h 20m');
  expect(formatPlayerDuration(720)).toBe('12m');
  expect(formatPlayerDuration(45)).toBe('45s');
  expect(formatPlayerDuration(Number.NaN)).toBe('');
});

test('LST-05 large counts use thousands separators', () => {
  expect(formatMetric('views', 1_234_567, 'en')).toBe('1,234,567');
});

test('ANA-09 ANA-12 the ten metrics stand in their order', () => {
  expect(METRICS).toHaveLength(10);
  expect(METRICS[0]).toBe('viewers');
  expect(METRICS.at(-1)).toBe('totalTimeWatched');
});

test('ANA-10 a change shows its sign, and nothing where there was nothing before', () => {
  expect(formatChange(12.5, 'en')).toBe('+12.5%');
  expect(formatChange(-8, 'en')).toBe('-8%');
  expect(formatChange(0, 'en')).toBe('0%');
  expect(formatChange(null, 'en')).toBe('–');
});

const now = Date.parse('2026-11-22T01:30:00Z');
const range = (query: string) => parseRange(new URLSearchParams(query), now);

test('ANA-02 ANA-01 the last 7, 28 or 365 days end today in UTC', () => {
  expect(range('range=7')).toMatchObject({ start: '2026-11-16', end: '2026-11-22' });
  expect(range('range=28')).toMatchObject({ start: '2026-10-26', end: '2026-11-22' });
  expect(range('range=365')).toMatchObject({ start: '2025-11-23', end: '2026-11-22' });
});

test('ANA-02 days of one’s own count when they make sense, and 28 days do otherwise', () => {
  expect(range('range=custom&start=2026-01-01&end=2026-01-31')).toMatchObject({
    choice: 'custom',
    start: '2026-01-01',
    end: '2026-01-31',
  });
  expect(range('range=custom&start=2026-02-01&end=2026-01-31').choice).toBe('28');
  expect(range('range=11&api=nonsense')).toMatchObject({ choice: '28', api: 'WEB_EVENTS' });
});
