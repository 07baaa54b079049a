import { useTranslation } from 'react-i18next';
import { DayTimeFields } from '../../../../ui/DayTimeFields.tsx';

/** Air date and time in the organization's zone, which is named. */
export function AirTimeFields({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('media');
  return (
    <DayTimeFields
      day={{ name: 'airDate', label: t('edit.airDate') }}
      time={{ name: 'airTime', label: t('edit.airTime') }}
      zone={timeZone}
    />
  );
}
