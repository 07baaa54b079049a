import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { StorageTag } from './StorageTag.tsx';
import { useProvisionChannel } from './useProvisionChannel.ts';
import './EncoderSettings.css';

interface StorageRowProps {
  channel: {
    id: string;
    isProvisioned: boolean;
    bucket: string | null;
    isLanOnly: boolean;
    isViewOnly: boolean;
  };
}

/** State of a channel's storage, with setup. */
export function StorageRow({ channel }: StorageRowProps) {
  const { t } = useTranslation('encoderSettings');
  const { start, isRunning } = useProvisionChannel();
  const canStart = !channel.isProvisioned && !channel.isLanOnly && !channel.isViewOnly;
  return (
    <span className="settings-storage" aria-live="polite">
      {isRunning ? <StatusTag kind="storage" state="SETTING_UP" /> : <StorageTag channel={channel} />}
      {channel.bucket && <span className="mono">{channel.bucket}</span>}
      {canStart && (
        <Button
          size="small"
          text={t('storage.setUp')}
          loading={isRunning}
          onClick={() => void start(channel.id)}
        />
      )}
    </span>
  );
}
