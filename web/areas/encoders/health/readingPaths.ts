/** What a chart draws of one span: least, mean and greatest, at the middle of the span. */
export interface ChartPoint {
  /** Milliseconds. */
  at: number;
  minimum: number;
  average: number;
  maximum: number;
}

/** Where values and times lie in a drawing. */
export interface ChartScale {
  from: number;
  to: number;
  low: number;
  high: number;
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Place of a moment from the left. */
export function xOf(at: number, { from, to, width }: ChartScale): number {
  return round(((at - from) / (to - from)) * width);
}

/** Place of a value from the top; what lies outside is drawn at the edge. */
export function yOf(value: number, { low, high, height }: ChartScale): number {
  const share = (value - low) / (high - low || 1);
  return round(height - Math.min(Math.max(share, 0), 1) * height);
}

/** Runs of points without a missing span between them: missing data is a gap, never a zero and never a bridge. */
export function runsOf(points: readonly ChartPoint[], spanMs: number): ChartPoint[][] {
  const runs: ChartPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && point.at - last.at <= spanMs * 1.5) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The line of the means of a run; a lone point becomes a dash as long as its span. */
export function linePath(run: readonly ChartPoint[], scale: ChartScale, spanMs: number): string {
  const [only] = run;
  if (only && run.length === 1) {
    const y = yOf(only.average, scale);
    return `M${xOf(only.at - spanMs / 2, scale)} ${y}H${xOf(only.at + spanMs / 2, scale)}`;
  }
  return run
    .map(({ at, average }, index) => `${index === 0 ? 'M' : 'L'}${xOf(at, scale)} ${yOf(average, scale)}`)
    .join('');
}

/** The band between the least and the greatest of a run. */
export function bandPath(run: readonly ChartPoint[], scale: ChartScale): string {
  if (run.length < 2) return '';
  const upper = run.map(({ at, maximum }) => `${xOf(at, scale)} ${yOf(maximum, scale)}`);
  const lower = [...run].reverse().map(({ at, minimum }) => `${xOf(at, scale)} ${yOf(minimum, scale)}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** The point whose span holds a moment, or undefined in a gap. */
export function pointAt(
  points: readonly ChartPoint[],
  moment: number,
  spanMs: number,
): ChartPoint | undefined {
  return points.find(({ at }) => Math.abs(at - moment) <= spanMs / 2);
}
