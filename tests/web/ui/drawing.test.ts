import { sparklinePath } from '../../../web/ui/Sparkline.tsx';
import { rowsInView } from '../../../web/ui/useWindowedRows.ts';
import { clockTime, isSameClock, nearTime, zoneName } from '../../../web/time/zonedTime.ts';

const now = new Date('2026-11-22T14:47:00Z');
const NEW_YORK = 'America/New_York';
const near = (at: string, zone: string, language: string) =>
  nearTime(new Date(at), now, zone, language).replaceAll(/\s/g, ' ');

test('a list of 100,000 rows draws only those near the screen', () => {
  const { start, end } = rowsInView(100_000, 61, -61 * 50_000, 900);
  expect(start).toBeGreaterThan(49_900);
  expect(start).toBeLessThanOrEqual(50_000);
  expect(end).toBeGreaterThanOrEqual(50_015);
  expect(end - start).toBeLessThan(50);
});

test('the window ends with the list and begins with it', () => {
  expect(rowsInView(200, 61, 300, 900).start).toBe(0);
  expect(rowsInView(200, 61, -61 * 199, 900).end).toBe(200);
  expect(rowsInView(40, 61, -5000, 900)).toEqual({ start: 0, end: 40 });
});

test('a sparkline spans its width with the highest value on top', () => {
  expect(sparklinePath([0, 10, 5], 100, 22)).toBe('M0 20L50 2L100 11');
  expect(sparklinePath([], 100, 22)).toBe('');
});

test('a time is told in the zone of its event, by the day of that zone', () => {
  // 03:30 UTC on Monday is still Sunday evening in New York.
  expect(near('2026-11-23T03:30:00Z', NEW_YORK, 'en')).toBe('Today 10:30 PM');
  expect(near('2026-11-23T03:30:00Z', 'UTC', 'en')).toBe('Tomorrow 3:30 AM');
  expect(near('2026-11-26T00:00:00Z', NEW_YORK, 'en')).toBe('Wed 7:00 PM');
  expect(near('2026-12-25T15:00:00Z', NEW_YORK, 'en')).toBe('Dec 25 10:00 AM');
  expect(near('2026-11-23T03:30:00Z', NEW_YORK, 'es')).toBe('Hoy 22:30');
});

test('the zone is named as it is at that time, daylight saving included', () => {
  expect(zoneName(now, NEW_YORK, 'en')).toBe('EST');
  expect(zoneName(new Date('2026-07-01T12:00:00Z'), NEW_YORK, 'en')).toBe('EDT');
  expect(clockTime(now, NEW_YORK, 'en', 'TWENTY_FOUR_HOURS')).toBe('09:47');
});

test('the viewer’s own time is offered only where clocks differ', () => {
  expect(isSameClock(now, NEW_YORK, 'America/Toronto')).toBe(true);
  expect(isSameClock(now, NEW_YORK, 'Europe/London')).toBe(false);
});
