import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../kernel/dropFromLists.ts';
import { useSession } from '../../kernel/session.tsx';
import { useUndo } from '../../ui/useUndo.ts';
import { RemoveDialog } from '../../ui/RemoveDialog.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
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
  const undoable = useUndo('ENCODER_CHANNEL');
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const variables = { id: channel.id };
  const { data, loading } = useEncoderChannelUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteEncoderChannelMutation();
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: variables } }),
      (answer) => answer.deleteEncoderChannel,
    );
    if (!outcome.ok) return refusalText(outcome);
    const customer = { __typename: 'Customer', id: viewer.customer.id };
    const putBack = dropFromLists(cache, customer, { __typename: 'EncoderChannel', id: channel.id });
    undoable(t('remove.done', { name: channel.name }), [channel], putBack);
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
