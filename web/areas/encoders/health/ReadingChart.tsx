import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/format.ts';
import {
  bandPath,
  linePath,
  pointAt,
  runsOf,
  xOf,
  yOf,
  type ChartPoint,
  type ChartScale,
} from './readingPaths.ts';
import './EncoderHealth.css';

interface ReadingChartProps {
  title: string;
  /** The present value, as people read it. */
  now: string;
  points: readonly ChartPoint[];
  spanMs: number;
  /** Ends of the time shown, in milliseconds. */
  from: number;
  to: number;
  /** The least and greatest value that is always shown. */
  low: number;
  high: number;
  /** Where it becomes a warning. */
  limit?: number;
  /** A value of the chart as people read it. */
  say: (value: number) => string;
}

const WIDTH = 480;
const HEIGHT = 96;

/**
 * A day of readings: the mean as a line, the least and greatest as a band, the limit as a dashed line, and a gap where
 * nothing was heard. Pointing at it tells the values of that time; a screen reader hears the whole in a sentence.
 */
export const ReadingChart = memo(function ReadingChart(props: ReadingChartProps) {
  const { title, points, spanMs, from, to, limit, say } = props;
  const { t } = useTranslation('encoders');
  const format = useFormat();
  const [pointed, setPointed] = useState<number>();

  const scale = useMemo<ChartScale>(() => {
    const values = [props.low, props.high, ...points.flatMap(({ minimum, maximum }) => [minimum, maximum])];
    return { from, to, low: Math.min(...values), high: Math.max(...values), width: WIDTH, height: HEIGHT };
  }, [points, from, to, props.low, props.high]);
  const runs = useMemo(() => runsOf(points, spanMs), [points, spanMs]);
  const shown = pointed === undefined ? undefined : pointAt(points, pointed, spanMs);

  const label =
    points.length === 0
      ? t('health.chart.none', { title })
      : t('health.chart.label', {
          title,
          minimum: say(Math.min(...points.map(({ minimum }) => minimum))),
          maximum: say(Math.max(...points.map(({ maximum }) => maximum))),
          now: props.now,
        });

  return (
    <figure className="reading-chart card">
      <figcaption className="reading-chart__head">
        <h3>{title}</h3>
        <span className="num reading-chart__value">
          {shown ? (
            <>
              <span className="muted">{format.time(shown.at)}</span> {rangeOf(shown, say)}
            </>
          ) : pointed === undefined ? (
            props.now
          ) : (
            <span className="muted">{t('health.chart.gap')}</span>
          )}
        </span>
      </figcaption>
      <svg
        className="reading-chart__drawing"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          setPointed(from + ((clientX - box.left) / box.width) * (to - from));
        }}
        onPointerLeave={() => setPointed(undefined)}
      >
        {runs.map((run) => (
          <g key={run[0]?.at}>
            <path className="reading-chart__band" d={bandPath(run, scale)} />
            <path className="reading-chart__line" d={linePath(run, scale, spanMs)} />
          </g>
        ))}
        {limit !== undefined && (
          <path className="reading-chart__limit" d={`M0 ${yOf(limit, scale)}H${WIDTH}`} />
        )}
        {shown && <path className="reading-chart__pointer" d={`M${xOf(shown.at, scale)} 0V${HEIGHT}`} />}
      </svg>
      <div className="reading-chart__axis num" aria-hidden="true">
        <span>{format.time(from)}</span>
        <span>{format.time((from + to) / 2)}</span>
        <span>{t('health.chart.now')}</span>
      </div>
    </figure>
  );
});

function rangeOf({ minimum, maximum }: ChartPoint, say: (value: number) => string): string {
  const [low, high] = [say(minimum), say(maximum)];
  return low === high ? low : `${low} – ${high}`;
}
