import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../app/dropFromLists.ts';
import { useSession } from '../../app/session.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { useMutationRun } from '../../ui/useMutationRun.ts';
import { useDeletePlaylistMutation } from './DeletePlaylistDialog.generated.ts';
import { lengthOf } from './PlaylistCells.tsx';

interface DeletePlaylistDialogProps {
  playlist: { id: string; name: string; mediaCount: number | null; totalLength: number | null };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Names what goes and what stays before a playlist is removed (S-210). */
export function DeletePlaylistDialog({ playlist, onClose, onDeleted }: DeletePlaylistDialogProps) {
  const { t } = useTranslation('media');
  const { viewer } = useSession();
  const toasts = useToasts();
  const run = useMutationRun();
  const [remove] = useDeletePlaylistMutation({
    update(cache, { data }) {
      const id = data?.deletePlaylist?.deletedId;
      if (!id) return;
      const customer = { __typename: 'Customer', id: viewer.customer.id };
      cache.evict({ id: cache.identify(customer), fieldName: 'playlistTotals' });
      dropFromLists(cache, customer, { __typename: 'Playlist', id });
    },
  });
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id: playlist.id } } }),
      (data) => data.deletePlaylist,
    );
    if (!outcome.ok) return outcome.message ?? Object.values(outcome.fieldErrors).join(' ');
    toasts.show({ intent: 'success', message: t('playlists.removed', { name: playlist.name }) });
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('playlists.removeTitle', { name: playlist.name })}
      confirmLabel={t('playlists.removeConfirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {t('playlists.removeLoss', {
          count: playlist.mediaCount ?? 0,
          length: lengthOf(playlist.totalLength),
        })}
      </p>
      <p className="muted">{t('playlists.removeStays')}</p>
    </ConfirmDialog>
  );
}
