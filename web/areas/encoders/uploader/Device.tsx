import { useTranslation } from 'react-i18next';
import type { Registration } from './useRegistration.ts';

/** The device that the plugin's link named; for its organization, under which name and with whom it is registered. */
export function Device({ deviceId, registration }: { deviceId: string; registration: Registration | null }) {
  const { t } = useTranslation('uploader');
  return (
    <dl className="uploader-device">
      <dt>{t('device.id')}</dt>
      <dd className="mono">{deviceId}</dd>
      {registration?.name && (
        <>
          <dt>{t('device.name')}</dt>
          <dd>{registration.name}</dd>
          <dt>{t('device.organization')}</dt>
          <dd>{registration.customerName}</dd>
        </>
      )}
    </dl>
  );
}
