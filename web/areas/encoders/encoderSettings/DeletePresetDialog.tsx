import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx';
import { useDeleteEncoderPresetMutation, useEncoderPresetUsesQuery } from './DeletePresetDialog.generated.ts';

interface DeletePresetDialogProps {
  preset: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says what uses a preset before it is removed. */
export function DeletePresetDialog({ preset, onClose, onDeleted }: DeletePresetDialogProps) {
  const { t } = useTranslation('encoderSettings');
  const removal = useRemoval({ kind: 'ENCODER_PRESET', typename: 'EncoderPreset' });
  const variables = { id: preset.id };
  const { data, loading } = useEncoderPresetUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteEncoderPresetMutation();
  const confirm = () =>
    removal({
      thing: preset,
      send: () => remove({ variables: { input: variables } }),
      pick: (answer) => answer.deleteEncoderPreset,
      done: t('remove.done', { name: preset.name }),
      onRemoved: onDeleted,
    });
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
