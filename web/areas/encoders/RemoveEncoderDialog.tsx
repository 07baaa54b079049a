import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../ui/RemoveDialog.tsx';
import { useConfirmed } from '../../ui/useConfirmed.ts';
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
  const confirmed = useConfirmed();
  const uses = useEncoderUsesQuery({ variables: { id: encoder.id }, fetchPolicy: 'network-only' });
  const [remove] = useDeleteEncoderMutation({ update: useLeavingEncoder() });
  const confirm = async () => {
    const refusal = await confirmed(
      () => remove({ variables: { input: { id: encoder.id } } }),
      (answer) => answer.deleteEncoder,
      t('remove.done', { name: encoder.name }),
    );
    if (refusal === undefined) onRemoved();
    return refusal;
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
