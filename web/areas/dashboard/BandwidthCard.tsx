import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { Meter } from '../../ui/Meter.tsx';
import { useBandwidthCardQuery } from './BandwidthCard.generated.ts';
import { DashboardCard } from './DashboardCard.tsx';

/** Bandwidth of this month against the allowance; it starts anew on the 1st at 12:00 UTC (BWD-01, BWD-03). */
export function BandwidthCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const query = useBandwidthCardQuery({ variables: { customerId } });
  const bandwidth = (query.data ?? query.previousData)?.customer?.bandwidth;
  const share =
    bandwidth && bandwidth.allowanceBytes > 0 ? bandwidth.usedBytes / bandwidth.allowanceBytes : 0;
  if (query.data?.customer && !bandwidth && !query.error) return null;
  return (
    <DashboardCard
      title={t('bandwidth.title')}
      load={{ loading: query.loading, error: query.error, retry: () => void query.refetch() }}
      hasData={Boolean(bandwidth)}
    >
      {bandwidth && (
        <>
          <Meter
            label={t('bandwidth.month')}
            share={share}
            warnAt={0.9}
            text={t('bandwidth.of', {
              used: format.bytes(bandwidth.usedBytes),
              allowance: format.bytes(bandwidth.allowanceBytes),
            })}
          />
          <p className="dash-small num">
            {t('bandwidth.resets', { at: format.dateTime(bandwidth.resetsAt, 'UTC') })} ·{' '}
            {t('bandwidth.average', { average: format.bytes(bandwidth.averageBytes) })}
          </p>
        </>
      )}
    </DashboardCard>
  );
}
