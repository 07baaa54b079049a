import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { Meter } from '../../../ui/Meter.tsx';
import type { VenueLicense_LicenseFragment } from './Venues.generated.ts';
import './venues.css';

interface LicensesLeftProps {
  licenses: readonly VenueLicense_LicenseFragment[];
  hasPlan: boolean;
}

/** Licences in use and left, by type; those that there are none of are left out (VEN-06, VEN-08, VEN-16). */
export function LicensesLeft({ licenses, hasPlan }: LicensesLeftProps) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const some = licenses.filter(({ totalCount, usedCount }) => totalCount + usedCount > 0);
  if (some.length === 0) return <p className="muted">{t(hasPlan ? 'licenses.none' : 'licenses.noPlan')}</p>;
  return (
    <section className="card venue-licenses" aria-label={t('licenses.title')}>
      {some.map(({ licenseType, totalCount, usedCount, availableCount }) => (
        <Meter
          key={licenseType}
          label={t(`types.${licenseType}`)}
          share={totalCount === 0 ? 1 : usedCount / totalCount}
          text={t('licenses.left', { count: availableCount, left: format.number(availableCount) })}
          hint={t('licenses.used', { used: format.number(usedCount), total: format.number(totalCount) })}
        />
      ))}
    </section>
  );
}
