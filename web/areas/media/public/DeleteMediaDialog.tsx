import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { UsesList } from '../../../ui/UsesList.tsx';
import { useMediaUsesQuery } from './MediaEdits.generated.ts';
import { useDeleteMedia, type DeletableMedia } from '../edits/useDeleteMedia.ts';
import { VideoNames } from '../edits/VideoNames.tsx';

interface DeleteMediaDialogProps {
  videos: readonly DeletableMedia[];
  onClose: () => void;
  /** Those that could not be deleted, for them to stay chosen. */
  onDeleted?: (failedIds: readonly string[]) => void;
}

/** Says where a video is used before it is deleted (S-188); it can be restored for 30 days. */
export function DeleteMediaDialog({ videos, onClose, onDeleted }: DeleteMediaDialogProps) {
  const { t } = useTranslation('media');
  const deleteMedia = useDeleteMedia();
  const [only] = videos;
  const lost = videos.filter(({ state }) => state === 'ERRORED');
  const confirm = async () => {
    const failed = await deleteMedia(videos);
    onDeleted?.(failed);
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.title', { count: videos.length, title: only?.title })}
      confirmLabel={t('delete.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('delete.loss', { count: videos.length })}</p>
      {lost.length > 0 && (
        <p>{t('delete.forGood', { count: lost.length, names: lost.map(({ title }) => title).join(', ') })}</p>
      )}
      {only && videos.length === 1 ? <Uses id={only.id} /> : <VideoNames videos={videos} />}
    </ConfirmDialog>
  );
}

function Uses({ id }: { id: string }) {
  const { data, loading } = useMediaUsesQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const { t } = useTranslation('ui');
  return (
    <div className="confirm-dialog__later" tabIndex={0} role="group" aria-label={t('uses.label')}>
      <UsesList uses={loading ? undefined : (data?.mediaItem?.uses ?? null)} />
    </div>
  );
}
