import type { ViewerTimeUnit } from '../../schema.generated.ts';
import { dateFormatter } from '../../time/formatters.ts';
import type { ChartDrawn, ChartPoint } from '../../ui/chart/chartOptions.ts';

const DAY_MS = 86_400_000;
/** Days of a range that are drawn each for itself; beyond it weeks, and beyond two years months. */
const MOST_DAYS = 92;
const MOST_DAYS_IN_WEEKS = 731;
const SPAN_MS: Record<ViewerTimeUnit, number> = {
  MINUTE: 60_000,
  DAY: DAY_MS,
  WEEK: 7 * DAY_MS,
  MONTH: 30 * DAY_MS,
};

/** The buckets that a range is drawn in (ANA-03). Both days are included. */
export function chooseTimeUnit({ start, end }: { start: string; end: string }): ViewerTimeUnit {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  return days <= MOST_DAYS ? 'DAY' : days <= MOST_DAYS_IN_WEEKS ? 'WEEK' : 'MONTH';
}

/** A figure over time as columns from nothing upwards, drawn in the given multiple of its unit. */
export function buildChartColumns(
  points: readonly { startsAt: string; value: number }[],
  unit: ViewerTimeUnit,
  scale = 1,
): ChartDrawn {
  const spanMs = SPAN_MS[unit];
  const drawn: ChartPoint[] = points.map(({ startsAt, value }) => ({
    at: Date.parse(startsAt) + spanMs / 2,
    value: value / scale,
  }));
  const first = drawn[0]?.at ?? 0;
  const last = drawn.at(-1)?.at ?? 0;
  return {
    points: drawn,
    spanMs,
    from: first - spanMs / 2,
    to: last + spanMs / 2,
    low: 0,
    high: 1,
    shape: 'columns',
  };
}

/** A bucket in words, from its middle: a day, the first and last day of a week, a month; in UTC (ANA-01). */
export function bucketWords(middle: number, unit: ViewerTimeUnit, language: string): string {
  const day = dateFormatter(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  if (unit === 'MONTH')
    return dateFormatter(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(middle);
  if (unit !== 'WEEK') return day.format(middle);
  const half = SPAN_MS.WEEK / 2;
  return day.formatRange(middle - half, middle + half - DAY_MS);
}
