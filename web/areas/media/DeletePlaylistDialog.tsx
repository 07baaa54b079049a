import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../kernel/dropFromLists.ts';
import { useSession } from '../../kernel/session.tsx';
import { useUndo } from '../../ui/useUndo.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { refusalText, useMutationRun } from '../../ui/useMutationRun.ts';
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
  const undoable = useUndo('PLAYLIST');
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const [remove] = useDeletePlaylistMutation();
  const customer = { __typename: 'Customer', id: viewer.customer.id };
  const recount = () => cache.evict({ id: cache.identify(customer), fieldName: 'playlistTotals' });
  const confirm = async () => {
    const outcome = await run(
      () => remove({ variables: { input: { id: playlist.id } } }),
      (data) => data.deletePlaylist,
    );
    if (!outcome.ok) return refusalText(outcome);
    const putBack = dropFromLists(cache, customer, { __typename: 'Playlist', id: playlist.id });
    recount();
    undoable(t('playlists.removed', { name: playlist.name }), [playlist], () => {
      putBack();
      recount();
    });
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
