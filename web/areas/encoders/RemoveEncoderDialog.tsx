import { useTranslation } from 'react-i18next';
import type { EncoderType } from '../../schema.generated.ts';
import { RemoveDialog } from '../../ui/RemoveDialog.tsx';
import { useConfirmed } from '../../ui/useConfirmed.ts';
import { useDeleteEncoderMutation, useEncoderUsesQuery } from './MoveEncoderDialog.generated.ts';
import { useLeavingEncoder } from './useLeavingEncoder.ts';

/** Fields needed to remove an encoder. */
export interface RemovableEncoder {
  id: string;
  name: string;
  type: EncoderType;
}

interface RemoveEncoderDialogProps {
  encoder: RemovableEncoder;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Removes an encoder from the organization, unless something uses it. A removed device gets a new activation code, which
 * only the answer shows; a software encoder is unregistered, and its license is free (S-168, REG-01).
 */
export function RemoveEncoderDialog({ encoder, onClose, onRemoved }: RemoveEncoderDialogProps) {
  const { t } = useTranslation('encoders');
  const confirmed = useConfirmed();
  const uses = useEncoderUsesQuery({ variables: { id: encoder.id }, fetchPolicy: 'network-only' });
  const [remove] = useDeleteEncoderMutation({ update: useLeavingEncoder() });
  const words = encoder.type === 'SOFTWARE' ? 'unregister' : 'remove';
  const confirm = async () => {
    const refusal = await confirmed(
      () => remove({ variables: { input: { id: encoder.id } } }),
      (answer) => answer.deleteEncoder,
      ({ activationCode }) => ({
        message: t(`${words}.done`, { name: encoder.name }),
        ...(activationCode && { details: [t('remove.newCode', { code: activationCode })], isKept: true }),
      }),
    );
    if (refusal === undefined) onRemoved();
    return refusal;
  };
  return (
    <RemoveDialog
      title={t(`${words}.title`, { name: encoder.name })}
      confirmLabel={t(`${words}.confirm`)}
      uses={uses.loading ? undefined : (uses.data?.encoder?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`${words}.loses`)}</p>
    </RemoveDialog>
  );
}
