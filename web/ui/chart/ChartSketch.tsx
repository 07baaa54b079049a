import { splitRuns, type ChartDrawn, type ChartPoint } from './chartOptions.ts';

/** Plot area within the box, in percent; the rest is for ticks. */
const PLOT = { left: 14, right: 99, top: 5, bottom: 76 };

/** The values until the library that draws them is there, each at its place; what is missing is a gap here too. */
export function ChartSketch({ drawn }: { drawn: ChartDrawn }) {
  const { points, spanMs, from, to, shape } = drawn;
  const values = points.map(({ value }) => value);
  const least = Math.min(drawn.low, ...values);
  const extent = Math.max(drawn.high, ...values) - least || 1;
  const width = (ms: number) => (ms / (to - from)) * (PLOT.right - PLOT.left);
  const x = ({ at }: ChartPoint) => (PLOT.left + width(at - from)).toFixed(2);
  const y = ({ value }: ChartPoint) =>
    (PLOT.bottom - ((value - least) / extent) * (PLOT.bottom - PLOT.top)).toFixed(2);
  return (
    <svg className="chart__sketch" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {shape === 'columns' ? (
        <path
          d={points.map((point) => `M${x(point)} ${PLOT.bottom}V${y(point)}`).join('')}
          strokeWidth={(0.6 * width(spanMs)).toFixed(2)}
        />
      ) : (
        <path
          d={splitRuns(points, spanMs)
            .map((run) => `M${run.map((point) => `${x(point)} ${y(point)}`).join('L')}`)
            .join('')}
          strokeWidth={1.6}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
