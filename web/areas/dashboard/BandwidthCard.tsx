import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { useBandwidthCardQuery } from './BandwidthCard.generated.ts';
import { BandwidthDialog } from './BandwidthDialog.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** Bandwidth of this month against the allowance, which starts anew on the 1st at 12:00 UTC; each day is a click away (S-139, BWD-01, BWD-03). */
export function BandwidthCard({ customerId }: { customerId: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const query = useBandwidthCardQuery({ variables: { customerId } });
  const bandwidth = (query.data ?? query.previousData)?.customer?.bandwidth;
  const share =
    bandwidth && bandwidth.allowanceBytes > 0 ? bandwidth.usedBytes / bandwidth.allowanceBytes : 0;
  if (query.data?.customer && !bandwidth && !query.error) return null;
  return (
    <DashboardCard
      title={t('bandwidth.title')}
      end={
        bandwidth && (
          <button type="button" className="dash-link dash-more" onClick={() => setOpen(true)}>
            {t('bandwidth.days')}
          </button>
        )
      }
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
          {bandwidth.days.length > 1 && (
            <Sparkline
              values={bandwidth.days.map(({ bytes }) => bytes)}
              label={t('bandwidth.trend')}
              width={220}
            />
          )}
          {isOpen && <BandwidthDialog bandwidth={bandwidth} onClose={() => setOpen(false)} />}
        </>
      )}
    </DashboardCard>
  );
}
