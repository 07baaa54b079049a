import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { useDeleteWebChannelMutation, useWebChannelUsesQuery } from './WebChannels.generated.ts';

interface RemoveWebChannelDialogProps {
  channel: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says what uses a channel before it is removed, and why it was not. */
export function RemoveWebChannelDialog({ channel, onClose, onRemoved }: RemoveWebChannelDialogProps) {
  const { t } = useTranslation('webChannels');
  const removal = useRemoval({ kind: 'WEB_CHANNEL', typename: 'WebChannel' });
  const variables = { id: channel.id };
  const { data, loading } = useWebChannelUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteWebChannelMutation();
  const confirm = () =>
    removal({
      thing: channel,
      send: () => remove({ variables: { input: variables } }),
      pick: (answer) => answer.deleteWebChannel,
      done: t('removed', { name: channel.name }),
      onRemoved,
    });
  return (
    <RemoveDialog
      title={t('removeTitle', { name: channel.name })}
      confirmLabel={t('remove')}
      uses={loading ? undefined : (data?.webChannel?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
    </RemoveDialog>
  );
}
