import { lazy, memo, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '../../kernel/errorReporter.ts';
import { useFormat } from '../../time/format.ts';
import type { ChartDrawingProps } from './ChartDrawing.tsx';
import { useLater } from '../useLater.ts';
import { ChartSketch } from './ChartSketch.tsx';
import type { ChartDrawn } from './chartOptions.ts';
import './Chart.css';
import { viewerZone } from '../../time/formatters.ts';

interface ChartProps {
  title: string;
  /** The present value, as people read it. */
  now: string;
  drawn: ChartDrawn;
  /** A value of the chart as people read it. */
  say: (value: number) => string;
  /** Accessible description of the drawing. */
  label: string;
  /** Formats of instants, by default times of day, and of the span around one. */
  sayTime?: ((at: number) => string) | undefined;
  saySpan?: ((middle: number) => string) | undefined;
  /** The zone that the time is marked off in; the viewer's by default. */
  timeZone?: string;
  /** True if it is drawn after the page has loaded, so that its library does not slow down the first visit. */
  isLater?: boolean;
}

// Without the library the rest of the screen stays: the present value, and the table of values beside the charts.
const ChartDrawing = lazy(() =>
  import('./ChartDrawing.tsx').then(
    ({ ChartDrawing: component }) => ({ default: component }),
    (error: unknown) => {
      report(error, 'render');
      return { default: ChartMissing };
    },
  ),
);

/** A small chart over time: its title, the present value, and a drawing with its limit and its gaps. */
export const Chart = memo(function Chart(props: ChartProps) {
  const { title, now, drawn, say, label, sayTime, saySpan, timeZone = viewerZone(), isLater = false } = props;
  const format = useFormat();
  const { isDue, hurry } = useLater(isLater);
  const words = useMemo(
    () => ({ value: say, time: sayTime ?? ((at: number) => format.time(at)), span: saySpan, timeZone }),
    [say, sayTime, saySpan, timeZone, format],
  );
  const sketch = (
    <div className="chart__drawing" role="img" aria-label={label} aria-busy="true">
      <ChartSketch drawn={drawn} />
    </div>
  );
  return (
    <figure className="chart card" onPointerEnter={hurry}>
      <figcaption className="chart__head">
        <h3>{title}</h3>
        <span className="num chart__now">{now}</span>
      </figcaption>
      {isDue ? (
        <Suspense fallback={sketch}>
          <ChartDrawing drawn={drawn} words={words} label={label} />
        </Suspense>
      ) : (
        sketch
      )}
    </figure>
  );
});

function ChartMissing({ label }: ChartDrawingProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="chart__drawing chart__missing">
      <span className="visually-hidden">{label}</span>
      <span className="muted">{t('chart.missing')}</span>
    </div>
  );
}
