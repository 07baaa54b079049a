import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { UsesList } from '../../../../ui/UsesList.tsx';
import { MOST_LOOKED_AT, useManyUses, type UsesQuery } from '../../../../ui/useManyUses.ts';
import { useDeleteMedia, type DeletableMedia } from '../edits/useDeleteMedia.ts';
import { VideoNames } from '../edits/VideoNames.tsx';
import { MediaUsesDocument, type MediaUsesQuery } from './MediaEdits.generated.ts';

const USES: UsesQuery<MediaUsesQuery> = {
  document: MediaUsesDocument,
  usesOf: ({ mediaItem }) => mediaItem?.uses,
};

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
      {videos.length > 1 && <VideoNames videos={videos} />}
      <Uses ids={videos.map(({ id }) => id)} />
    </ConfirmDialog>
  );
}

function Uses({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation(['media', 'ui']);
  const uses = useManyUses(USES, ids);
  return (
    <div className="confirm-dialog__later" tabIndex={0} role="group" aria-label={t('ui:uses.label')}>
      <UsesList uses={uses} />
      {ids.length > MOST_LOOKED_AT && (
        <p className="muted">{t('delete.lookedAt', { count: MOST_LOOKED_AT })}</p>
      )}
    </div>
  );
}
