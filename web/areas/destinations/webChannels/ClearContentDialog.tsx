import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useClearWebChannelMutation, type WebChannel_ChannelFragment } from './WebChannels.generated.ts';

interface ClearContentDialogProps {
  channel: Pick<WebChannel_ChannelFragment, 'id' | 'name' | 'activeContent'>;
  onClose: () => void;
}

/** Removes what a channel shows, until the next scheduled event begins on it (S-184, WCH-12). */
export function ClearContentDialog({ channel, onClose }: ClearContentDialogProps) {
  const { t } = useTranslation('webChannels');
  const toasts = useToasts();
  const run = useMutationRun();
  const [clear] = useClearWebChannelMutation();
  const { id, name, activeContent } = channel;
  const confirm = async () => {
    const outcome = await run(
      () => clear({ variables: { input: { id } } }),
      (data) => data.clearWebChannel,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t('clear.done', { name }) });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('clear.title', { name })}
      confirmLabel={t('clear.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      {activeContent?.title && <p>{t('clear.what', { title: activeContent.title })}</p>}
      {activeContent?.kind === 'LIVE' && <p>{t('clear.live')}</p>}
      <p>{t('clear.until')}</p>
    </ConfirmDialog>
  );
}
