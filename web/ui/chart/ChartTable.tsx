import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { pointWords, type ChartPoint } from './chartOptions.ts';
import './ChartTable.css';

/** A chart as a column of the table. */
export interface ChartColumn {
  title: string;
  points: readonly ChartPoint[];
  say: (value: number) => string;
}

interface ChartTableProps {
  /** Accessible caption. */
  caption: string;
  columns: readonly ChartColumn[];
  spanMs: number;
  /** Format of the span around an instant. A range of times of day by default. */
  saySpan?: ((middle: number) => string) | undefined;
}

/** The values of charts over the same time, for whoever cannot see or would rather read them; the newest first. */
export function ChartTable({ caption, columns, spanMs, saySpan }: ChartTableProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-table card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('chart.table')}</summary>
      {isOpen && <Values caption={caption} columns={columns} spanMs={spanMs} saySpan={saySpan} />}
    </details>
  );
}

function Values({ caption, columns, spanMs, saySpan }: ChartTableProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const times = [...new Set(columns.flatMap(({ points }) => points.map(({ at }) => at)))].sort(
    (a, b) => b - a,
  );
  const byTime = columns.map(({ points }) => new Map(points.map((point) => [point.at, point])));
  return (
    <div className="chart-table__scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="num">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at}>
              <th scope="row">
                {saySpan ? saySpan(at) : `${format.time(at - spanMs / 2)} – ${format.time(at + spanMs / 2)}`}
              </th>
              {columns.map(({ title, say }, index) => {
                const point = byTime[index]?.get(at);
                return <td key={title}>{point ? pointWords(point, say) : t('chart.gap')}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
