import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../kernel/dropFromLists.ts';
import { useSession } from '../../kernel/session.tsx';
import { useUndo } from '../../ui/useUndo.ts';
import { RemoveDialog } from '../../ui/RemoveDialog.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useDeleteEncoderPresetMutation, useEncoderPresetUsesQuery } from './DeletePresetDialog.generated.ts';

interface DeletePresetDialogProps {
  preset: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says what uses a preset before it is removed. */
export function DeletePresetDialog({ preset, onClose, onDeleted }: DeletePresetDialogProps) {
  const { t } = useTranslation('encoderSettings');
  const { viewer } = useSession();
  const undoable = useUndo('ENCODER_PRESET');
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const variables = { id: preset.id };
  const { data, loading } = useEncoderPresetUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteEncoderPresetMutation();
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: variables } }),
      (answer) => answer.deleteEncoderPreset,
    );
    if (!outcome.ok) return refusalText(outcome);
    const customer = { __typename: 'Customer', id: viewer.customer.id };
    const putBack = dropFromLists(cache, customer, { __typename: 'EncoderPreset', id: preset.id });
    undoable(t('remove.done', { name: preset.name }), [preset], putBack);
    onDeleted?.();
    return undefined;
  };
  return (
    <RemoveDialog
      title={t('remove.presetTitle', { name: preset.name })}
      confirmLabel={t('remove.confirm')}
      uses={loading ? undefined : (data?.encoderPreset?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('remove.presetLoss')}</p>
    </RemoveDialog>
  );
}
