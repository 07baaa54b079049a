import type { Options, PointOptionsObject, XAxisOptions, YAxisOptions } from 'highcharts';

/** One span of time: its value, and the least and greatest within it where they are known. */
export interface ChartPoint {
  /** The middle of the span, in milliseconds. */
  at: number;
  value: number;
  least?: number;
  greatest?: number;
}

/** A value from which on something needs attention, with the words that stand beside its line. */
export interface ChartLimit {
  value: number;
  words: string;
}

/** Data of a chart over time. */
export interface ChartDrawn {
  points: readonly ChartPoint[];
  /** Duration of a point, in milliseconds. */
  spanMs: number;
  /** Ends of the time that is shown, in milliseconds. */
  from: number;
  to: number;
  /** The least and the greatest value that are always in view. */
  low: number;
  high: number;
  limit?: ChartLimit | undefined;
  /** Amounts that happened within a span stand as columns; whatever has a value at any time is a line. */
  shape?: 'line' | 'columns';
}

/** Formatters of values and times in the current language. */
export interface ChartWords {
  value: (value: number) => string;
  time: (at: number) => string;
  /** The span around a moment; by default the moment. */
  span?: ((middle: number) => string) | undefined;
  /** IANA zone whose hours the ticks stand at. */
  timeZone: string;
}

const GAP_IN_SPANS = 1.5;

/** Runs of points without a missing span between them: what is missing is a gap, never a zero and never a bridge. */
export function splitRuns(points: readonly ChartPoint[], spanMs: number): ChartPoint[][] {
  const runs: ChartPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && point.at - last.at <= spanMs * GAP_IN_SPANS) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The points as a line, with nothing where spans are missing; a point without neighbors shows as a dot. */
export function linePoints(points: readonly ChartPoint[], spanMs: number): PointOptionsObject[] {
  return broken(splitRuns(points, spanMs), ({ at, value }, isAlone) => ({
    x: at,
    y: value,
    ...(isAlone && { marker: { enabled: true } }),
  }));
}

/** The band from the least to the greatest of each span, with the same gaps. */
export function bandPoints(points: readonly ChartPoint[], spanMs: number): PointOptionsObject[] {
  return broken(splitRuns(points, spanMs), ({ at, value, least = value, greatest = value }) => ({
    x: at,
    low: least,
    high: greatest,
  }));
}

function broken(
  runs: readonly (readonly ChartPoint[])[],
  draw: (point: ChartPoint, isAlone: boolean) => PointOptionsObject,
): PointOptionsObject[] {
  return runs.flatMap((run, index) => [
    ...(index > 0 ? [{ x: (run[0]?.at ?? 0) - 1, y: null }] : []),
    ...run.map((point) => draw(point, run.length === 1)),
  ]);
}

/** A point in words: one value, or from the least to the greatest. */
export function pointWords(point: ChartPoint, say: (value: number) => string): string {
  const { value, least = value, greatest = value } = point;
  const [low, high] = [say(least), say(greatest)];
  return low === high ? low : `${low} – ${high}`;
}

/**
 * Options of Highcharts in styled mode: colors and fonts come from Chart.css, so themes need no redraw. Nothing is
 * animated or loaded, and no text is parsed as HTML.
 */
export function chartOptions(drawn: ChartDrawn, words: ChartWords): Options {
  const { points, spanMs, shape = 'line' } = drawn;
  const hasBand = shape === 'line' && points.some(({ least, greatest }) => least !== greatest);
  const byTime = new Map(points.map((point) => [point.at, point]));
  return {
    chart: {
      styledMode: true,
      animation: false,
      height: CHART_HEIGHT,
      spacing: [8, 2, 2, 2],
      // The same for all, so that charts above each other share their hours.
      marginLeft: 64,
      backgroundColor: 'transparent',
    },
    title: { text: undefined },
    credits: { enabled: false },
    legend: { enabled: false },
    // The drawing is one picture with a sentence; its values are in a table.
    accessibility: { enabled: false },
    time: { timezone: words.timeZone },
    xAxis: timeAxis(drawn, words),
    yAxis: valueAxis(drawn, words),
    tooltip: {
      animation: false,
      shared: true,
      hideDelay: 0,
      formatter() {
        const point = byTime.get(Number(this.x));
        return point
          ? `${(words.span ?? words.time)(point.at)} · <b>${pointWords(point, words.value)}</b>`
          : false;
      },
    },
    plotOptions: {
      series: {
        animation: false,
        states: { hover: { animation: { duration: 0 } }, inactive: { enabled: false } },
        marker: { enabled: false },
      },
    },
    series: [
      ...(hasBand
        ? [{ type: 'arearange' as const, data: bandPoints(points, spanMs), enableMouseTracking: false }]
        : []),
      shape === 'columns'
        ? { type: 'column', data: linePoints(points, spanMs), pointRange: spanMs }
        : { type: 'line', data: linePoints(points, spanMs) },
    ],
  };
}

/** Stretches that the time is marked off in. */
const TICKS = 4;

/** Height of a small chart with its times, in px; kept free while it is fetched. */
export const CHART_HEIGHT = 132;

function timeAxis({ from, to }: ChartDrawn, words: ChartWords): XAxisOptions {
  return {
    type: 'datetime',
    min: from,
    max: to,
    tickInterval: (to - from) / TICKS,
    crosshair: true,
    labels: { formatter: ({ value }) => words.time(Number(value)) },
  };
}

function valueAxis({ low, high, limit }: ChartDrawn, words: ChartWords): YAxisOptions {
  return {
    title: { text: undefined },
    softMin: low,
    softMax: high,
    ...(low === 0 && { min: 0 }),
    tickAmount: 3,
    allowDecimals: false,
    labels: { formatter: ({ value }) => words.value(Number(value)) },
    plotLines: limit
      ? [
          {
            value: limit.value,
            zIndex: 4,
            className: 'chart-limit',
            label: { text: limit.words, align: 'left', y: 13 },
          },
        ]
      : [],
    plotBands: limit ? [{ from: limit.value, to: Number.MAX_SAFE_INTEGER, className: 'chart-beyond' }] : [],
  };
}
