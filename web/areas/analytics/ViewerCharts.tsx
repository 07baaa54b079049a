import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormatter } from '../../time/formatters.ts';
import { useFormat } from '../../time/format.ts';
import { Chart } from '../../ui/chart/Chart.tsx';
import { ChartTable } from '../../ui/chart/ChartTable.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { bucketWords, buildChartColumns, chooseTimeUnit } from './buckets.ts';
import { formatTimeWatched } from './metrics.ts';
import type { ViewerSummaryCardsQueryVariables } from './SummaryCards.generated.ts';
import { useViewerChartsQuery } from './ViewerCharts.generated.ts';

/** In seconds. */
const HOUR = 3600;

/** Views and time watched over the range, and the same as a table; days are those of UTC (ANA-01, ANA-03). */
export function ViewerCharts({ variables }: { variables: ViewerSummaryCardsQueryVariables }) {
  const { t, i18n } = useTranslation('analytics');
  const format = useFormat();
  const unit = chooseTimeUnit(variables);
  const { data, previousData, error, refetch } = useViewerChartsQuery({ variables: { ...variables, unit } });
  const customer = (data ?? previousData)?.customer;
  const charts = useMemo(() => {
    const language = i18n.language;
    const time = dateFormatter(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const words = {
      sayTime: (at: number) => time.format(at),
      saySpan: (middle: number) => bucketWords(middle, unit, language),
    };
    const chart = (
      key: 'views' | 'watched',
      say: (value: number) => string,
      series: NonNullable<typeof customer>['views'],
      scale = 1,
    ) => {
      const total = series ? say(series.total / scale) : '–';
      const drawn = buildChartColumns(series?.points ?? [], unit, scale);
      const title = t(`charts.${key}`);
      const most = say(Math.max(0, ...drawn.points.map(({ value }) => value)));
      return {
        key,
        title,
        say,
        drawn,
        now: total,
        label: t('charts.said', { title, total, most }),
        ...words,
      };
    };
    return [
      chart('views', (value) => format.number(value), customer?.views ?? null),
      // In hours, so that the marks beside it are round.
      chart('watched', (hours) => formatTimeWatched(hours * HOUR, language), customer?.watched ?? null, HOUR),
    ];
  }, [customer, unit, t, i18n.language, format]);
  if (error && !customer)
    return (
      <div className="card metrics-failure">
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <section className="viewer-charts" aria-label={t('charts.all')}>
        {charts.map(({ key, ...chart }) => (
          <Chart key={key} isLater timeZone="UTC" {...chart} />
        ))}
      </section>
      <ChartTable
        caption={t('charts.all')}
        columns={charts.map(({ title, say, drawn }) => ({ title, say, points: drawn.points }))}
        spanMs={charts[0]?.drawn.spanMs ?? 0}
        saySpan={charts[0]?.saySpan}
      />
    </>
  );
}
