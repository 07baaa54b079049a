import { ArrowDown, ArrowUp, Minus } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { SummaryMetricName } from '../../../schema/rules/analytics.ts';
import type { Trend } from '../../schema.generated.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { formatChange, formatMetric, METRICS } from './metrics.ts';
import type { Metric_ChangeFragment, useViewerSummaryCardsQuery } from './SummaryCards.generated.ts';

const TREND_ICONS: Record<Trend, typeof ArrowUp> = { POSITIVE: ArrowUp, NEGATIVE: ArrowDown, NONE: Minus };

/** The ten summary metrics, each with its change against the window before (ANA-09 to ANA-12). */
export function SummaryCards({ query }: { query: ReturnType<typeof useViewerSummaryCardsQuery> }) {
  const { data, previousData, loading, error, refetch } = query;
  const known = (data ?? previousData)?.customer?.viewerSummary;
  // Noughts of a range before tell nothing of this one.
  const summary = known?.views.count === 0 ? undefined : known;
  if (!summary && !loading) {
    return (
      <div className="card metrics-failure">
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <dl className="metrics" aria-busy={loading}>
      {METRICS.map((name) => (
        <MetricCard key={name} name={name} metric={summary?.[name]} />
      ))}
    </dl>
  );
}

function MetricCard({
  name,
  metric,
}: {
  name: SummaryMetricName;
  metric: Metric_ChangeFragment | undefined;
}) {
  const { t, i18n } = useTranslation('analytics');
  const Icon = TREND_ICONS[metric?.trend ?? 'NONE'];
  return (
    <div className="card metric">
      <dt>{t(`metrics.${name}`)}</dt>
      <dd className="num">
        {metric ? (
          <>
            <b>{formatMetric(name, metric.count, i18n.language)}</b>
            <span
              className={`metric__change metric__change--${metric.trend.toLowerCase()}`}
              title={t('change.hint')}
            >
              {metric.percentageChange !== null && <Icon size={12} />}
              {formatChange(metric.percentageChange, i18n.language)}
              <span className="visually-hidden">{t(`change.${metric.trend}`)}</span>
            </span>
          </>
        ) : (
          <i className="metric__skeleton" />
        )}
      </dd>
    </div>
  );
}
