import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { useOrganizationVenueLicensesQuery } from './Organization.generated.ts';

/** Venue licences in use and left (VEN-08, ORG-10). */
export function VenueLicenses({ customerId }: { customerId: string }) {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const { data, loading, error, refetch } = useOrganizationVenueLicensesQuery({
    variables: { customerId },
    errorPolicy: 'all',
  });
  const some = data?.customer?.venueLicenses?.filter((one) => one.totalCount + one.usedCount > 0);
  if (!some)
    return (
      <section className="card" aria-labelledby="org-licenses">
        <h2 id="org-licenses">{t('licenses.title')}</h2>
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={2} />
      </section>
    );
  if (some.length === 0) return null;
  return (
    <section className="card" aria-labelledby="org-licenses">
      <h2 id="org-licenses">{t('licenses.title')}</h2>
      <div className="org-meters">
        {some.map(({ licenseType, totalCount, usedCount, availableCount }) => (
          <Meter
            key={licenseType}
            label={t(`licenses.${licenseType}`)}
            share={totalCount === 0 ? 1 : usedCount / totalCount}
            text={t('licenses.left', { count: availableCount })}
            hint={t('licenses.used', { used: format.number(usedCount), total: format.number(totalCount) })}
          />
        ))}
      </div>
    </section>
  );
}
