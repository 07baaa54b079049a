import {
  bandPath,
  linePath,
  pointAt,
  runsOf,
  yOf,
  type ChartPoint,
  type ChartScale,
} from '../../../web/areas/encoders/health/readingPaths.ts';
import { droppedInLastHour, healthProblems } from '../../../web/areas/encoders/health/verdict.ts';
import { encoder } from './encoderFixture.ts';

const SPAN = 15;
const point = (at: number, value: number): ChartPoint => ({
  at,
  minimum: value - 1,
  average: value,
  maximum: value + 1,
});
const scale: ChartScale = { from: 0, to: 100, low: 0, high: 10, width: 100, height: 10 };

test('missing readings are a gap: the line ends before it and begins anew after it', () => {
  const points = [point(0, 5), point(15, 6), point(60, 7), point(75, 8), point(120, 9)];
  expect(runsOf(points, SPAN).map((run) => run.map(({ at }) => at))).toEqual([[0, 15], [60, 75], [120]]);
  expect(runsOf([], SPAN)).toEqual([]);
});

test('a line goes through the means, a band from the least to the greatest, a lone reading is a dash', () => {
  const run = [point(0, 5), point(50, 10)];
  expect(linePath(run, scale, SPAN)).toBe('M0 5L50 0');
  expect(bandPath(run, scale)).toBe('M0 4L50 0L50 1L0 6Z');
  expect(linePath([point(50, 5)], scale, SPAN)).toBe('M42.5 5H57.5');
  expect(bandPath([point(50, 5)], scale)).toBe('');
});

test('a value beyond the drawing lies at its edge', () => {
  expect([yOf(-5, scale), yOf(0, scale), yOf(10, scale), yOf(99, scale)]).toEqual([10, 10, 0, 0]);
});

test('pointing at a gap finds nothing', () => {
  const points = [point(0, 5), point(60, 6)];
  expect(pointAt(points, 7, SPAN)?.at).toBe(0);
  expect(pointAt(points, 30, SPAN)).toBeUndefined();
});

describe('the verdict', () => {
  const now = Date.parse('2026-11-22T15:00:00Z');
  const problems = (
    change: Parameters<typeof encoder>[2],
    readings: { start: string; droppedFrames: number }[] = [],
  ) => healthProblems(encoder('e1', 'Chapel', change) as never, readings, now);

  it('ENC-17 names what the list warns of, first', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ state: 'STARTED', hasInput: false })).toEqual(['noInput']);
    expect(problems({ celsius: 80 })).toEqual(['hot']);
    expect(problems({ state: 'UPDATE_REQUIRED' })).toEqual(['updateRequired']);
  });

  it('S-149 warns of a sensor within 5 °C of its limit', () => {
    expect(problems({ celsius: 69.9 })).toEqual([]);
    expect(problems({ celsius: 70 })).toEqual(['nearLimit']);
  });

  it('S-149 warns of thirty frames lost within the last hour, and forgets older ones', () => {
    const lost = (start: string, droppedFrames: number) => ({ start, droppedFrames });
    const old = lost('2026-11-22T13:45:00Z', 500);
    expect(
      droppedInLastHour([old, lost('2026-11-22T14:15:00Z', 12), lost('2026-11-22T14:45:00Z', 3)], now),
    ).toBe(15);
    expect(problems({}, [old])).toEqual([]);
    expect(problems({}, [lost('2026-11-22T14:30:00Z', 30)])).toEqual(['droppingFrames']);
  });

  it('says nothing of old readings while the encoder is offline', () => {
    expect(problems({ state: 'OFFLINE', celsius: 74 })).toEqual([]);
  });
});
