import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx';
import {
  useDeleteEncoderChannelMutation,
  useEncoderChannelUsesQuery,
} from './DeleteChannelDialog.generated.ts';

interface DeleteChannelDialogProps {
  channel: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says what uses a channel before it is removed. */
export function DeleteChannelDialog({ channel, onClose, onDeleted }: DeleteChannelDialogProps) {
  const { t } = useTranslation('encoderSettings');
  const removal = useRemoval({ kind: 'ENCODER_CHANNEL', typename: 'EncoderChannel' });
  const variables = { id: channel.id };
  const { data, loading } = useEncoderChannelUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteEncoderChannelMutation();
  const confirm = () =>
    removal({
      thing: channel,
      send: () => remove({ variables: { input: variables } }),
      pick: (answer) => answer.deleteEncoderChannel,
      done: t('remove.done', { name: channel.name }),
      onRemoved: onDeleted,
    });
  return (
    <RemoveDialog
      title={t('remove.channelTitle', { name: channel.name })}
      confirmLabel={t('remove.confirm')}
      uses={loading ? undefined : (data?.encoderChannel?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('remove.channelLoss')}</p>
    </RemoveDialog>
  );
}
