import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { useDeleteQrOverlayMutation } from './QrOverlays.generated.ts';

interface RemoveQrOverlayDialogProps {
  overlay: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says what is lost before an overlay is removed. */
export function RemoveQrOverlayDialog({ overlay, onClose, onRemoved }: RemoveQrOverlayDialogProps) {
  const { t } = useTranslation('qrOverlays');
  const removal = useRemoval({ kind: 'QR_OVERLAY', typename: 'QrOverlay' });
  const { id, name } = overlay;
  const [remove] = useDeleteQrOverlayMutation();
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => remove({ variables: { input: { id } } }),
      pick: (answer) => answer.deleteQrOverlay,
      done: t('wasRemoved', { name }),
      onRemoved,
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
    </ConfirmDialog>
  );
}
