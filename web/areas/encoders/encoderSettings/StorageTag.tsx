import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/StatusTag.tsx';

/** True if a channel's storage is set up; one that stays on the local network needs none. */
export function StorageTag({ channel }: { channel: { isProvisioned: boolean; isLanOnly: boolean } }) {
  const { t } = useTranslation('encoderSettings');
  if (channel.isLanOnly && !channel.isProvisioned) return <span className="muted">{t('storage.none')}</span>;
  return <StatusTag kind="storage" state={channel.isProvisioned ? 'READY' : 'MISSING'} />;
}
