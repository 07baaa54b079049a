import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../app/dropFromLists.ts';
import { useSession } from '../../app/session.tsx';
import { RemoveDialog } from '../../ui/RemoveDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationRun } from '../../ui/useMutationRun.ts';
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
  const { viewer } = useSession();
  const toasts = useToasts();
  const run = useMutationRun();
  const variables = { id: channel.id };
  const { data, loading } = useEncoderChannelUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteEncoderChannelMutation({
    update(cache, { data: answer }) {
      const id = answer?.deleteEncoderChannel?.deletedId;
      if (!id) return;
      dropFromLists(
        cache,
        { __typename: 'Customer', id: viewer.customer.id },
        { __typename: 'EncoderChannel', id },
      );
    },
  });
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: variables } }),
      (answer) => answer.deleteEncoderChannel,
    );
    if (!outcome.ok) return outcome.message ?? Object.values(outcome.fieldErrors).join(' ');
    toasts.show({ intent: 'success', message: t('remove.done', { name: channel.name }) });
    onDeleted?.();
    return undefined;
  };
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
