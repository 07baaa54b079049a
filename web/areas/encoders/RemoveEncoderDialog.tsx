import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../ui/RemoveDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
import { useDeleteEncoderMutation, useEncoderUsesQuery } from './MoveEncoderDialog.generated.ts';
import { useLeavingEncoder } from './useLeavingEncoder.ts';

interface RemoveEncoderDialogProps {
  encoder: { id: string; name: string };
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes a device from the organisation, unless something uses it; its activation code adds it again. */
export function RemoveEncoderDialog({ encoder, onClose, onRemoved }: RemoveEncoderDialogProps) {
  const { t } = useTranslation('encoders');
  const toasts = useToasts();
  const run = useMutationRun();
  const uses = useEncoderUsesQuery({ variables: { id: encoder.id }, fetchPolicy: 'network-only' });
  const [remove] = useDeleteEncoderMutation({ update: useLeavingEncoder() });
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id: encoder.id } } }),
      (data) => data.deleteEncoder,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({ intent: 'success', message: t('remove.done', { name: encoder.name }) });
    onRemoved();
    return undefined;
  };
  return (
    <RemoveDialog
      title={t('remove.title', { name: encoder.name })}
      confirmLabel={t('remove.confirm')}
      uses={uses.loading ? undefined : (uses.data?.encoder?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('remove.loses')}</p>
    </RemoveDialog>
  );
}
