import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { useDeleteWebPresetMutation, useWebPresetUsesQuery } from './WebPresets.generated.ts';

interface RemoveWebPresetDialogProps {
  preset: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says what uses a web preset before it is removed. */
export function RemoveWebPresetDialog({ preset, onClose, onRemoved }: RemoveWebPresetDialogProps) {
  const { t } = useTranslation('webPresets');
  const removal = useRemoval({ kind: 'WEB_PRESET', typename: 'WebPreset' });
  const { id, name } = preset;
  const { data, loading } = useWebPresetUsesQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteWebPresetMutation();
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => remove({ variables: { input: { id } } }),
      pick: (answer) => answer.deleteWebPreset,
      done: t('wasRemoved', { name }),
      onRemoved,
    });
  return (
    <RemoveDialog
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      uses={loading ? undefined : (data?.webPreset?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
    </RemoveDialog>
  );
}
