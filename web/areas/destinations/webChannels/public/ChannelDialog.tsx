import { Dialog, DialogBody } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../../../ui/LoadState.tsx';
import { PreviewDialog } from '../PreviewDialog.tsx';
import { ShareDialog } from '../ShareDialog.tsx';
import { useSharedWebChannelQuery } from './ChannelDialog.generated.ts';

interface ChannelDialogProps {
  channel: { id: string; name: string };
  /** Its codes and addresses, or its player. */
  shows: 'share' | 'preview';
  onClose: () => void;
}

/** Sharing and preview of a web channel, also for users without access to its settings (S-182, S-183). */
export function ChannelDialog({ channel: { id, name }, shows, onClose }: ChannelDialogProps) {
  const { t } = useTranslation('webChannels');
  const { data, loading, error, refetch } = useSharedWebChannelQuery({ variables: { id } });
  const found = data?.webChannel;
  if (found && shows === 'share') return <ShareDialog channel={found} onClose={onClose} />;
  if (found) return <PreviewDialog channel={found} onClose={onClose} />;
  return (
    <Dialog isOpen title={name} onClose={onClose} transitionDuration={120}>
      <DialogBody>
        <LoadState load={{ loading, error, retry: () => void refetch() }} rows={3} />
        {!loading && !error && <p>{t('missing')}</p>}
      </DialogBody>
    </Dialog>
  );
}
