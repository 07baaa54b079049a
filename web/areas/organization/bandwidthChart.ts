import type { ChartDrawn } from '../../ui/chart/chartOptions.ts';

const DAY_MS = 86_400_000;
const GB = 1e9;

/** Intervals of bandwidth totals. */
export type Unit = 'DAY' | 'MONTH';

/** Bytes of days or months as columns, in gigabytes, with the allowance of a month as a line (BWD-02). */
export function bandwidthColumns(
  history: readonly { day: string; bytes: number }[],
  unit: Unit,
  allowance: { gigabytes: number; words: string } | null,
): ChartDrawn {
  const spanMs = unit === 'DAY' ? DAY_MS : 30 * DAY_MS;
  const points = history.map(({ day, bytes }) => ({ at: Date.parse(day) + spanMs / 2, value: bytes / GB }));
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 0;
  return {
    ...{ points, spanMs, from: first - spanMs / 2, to: last + spanMs / 2, low: 0, high: 1, shape: 'columns' },
    limit: allowance ? { value: allowance.gigabytes, words: allowance.words } : undefined,
  };
}
