import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../../ui/useConfirmed.ts';
import { useDeleteEncoderVideoMutation } from './EncoderVideoDialogs.generated.ts';

interface DeleteEncoderVideoDialogProps {
  video: { id: string; name: string };
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Says what goes with an encoder video before it is deleted (C-109). */
export function DeleteEncoderVideoDialog({ video, onClose, onDeleted }: DeleteEncoderVideoDialogProps) {
  const { t } = useTranslation('encoderVideos');
  const confirmed = useConfirmed();
  const [remove] = useDeleteEncoderVideoMutation();
  const confirm = () =>
    confirmed(
      () =>
        remove({
          variables: { input: { id: video.id } },
          update(cache, { data }) {
            const id = data?.deleteEncoderVideo?.deletedId;
            if (!id) return;
            // The page that shows it leaves before it is gone.
            onDeleted?.();
            cache.evict({ id: cache.identify({ __typename: 'EncoderVideo', id }) });
            cache.gc();
          },
        }),
      (data) => data.deleteEncoderVideo,
      t('remove.done', { name: video.name }),
    );
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { name: video.name })}
      confirmLabel={t('remove.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('remove.loss')}</p>
    </ConfirmDialog>
  );
}
