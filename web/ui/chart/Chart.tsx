import { lazy, memo, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { report } from '../../kernel/errorReporter.ts';
import { useFormat } from '../../time/format.ts';
import type { ChartDrawingProps } from './ChartDrawing.tsx';
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
  /** What a screen reader hears instead of the drawing. */
  label: string;
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
export const Chart = memo(function Chart({ title, now, drawn, say, label }: ChartProps) {
  const format = useFormat();
  const words = useMemo(
    () => ({
      value: say,
      time: (at: number) => format.time(at),
      timeZone: viewerZone(),
    }),
    [say, format],
  );
  return (
    <figure className="chart card">
      <figcaption className="chart__head">
        <h3>{title}</h3>
        <span className="num chart__now">{now}</span>
      </figcaption>
      <Suspense fallback={<div className="chart__drawing" role="img" aria-label={label} aria-busy="true" />}>
        <ChartDrawing drawn={drawn} words={words} label={label} />
      </Suspense>
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
