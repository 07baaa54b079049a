import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { UsesList } from '../../../ui/UsesList.tsx';
import { useDeletePlaylistMutation } from './DeletePlaylistDialog.generated.ts';
import { formatLength } from './PlaylistCells.tsx';
import { usePlaylistUses } from './usePlaylistUses.ts';

interface DeletePlaylistDialogProps {
  playlist: { id: string; name: string; mediaCount: number | null; totalLength: number | null };
  onClose: () => void;
  onDeleted?: () => void;
}

const PLAYLISTS = { kind: 'PLAYLIST', typename: 'Playlist', counts: ['playlistTotals'] } as const;

/** Names what goes, what stays and what uses it before a playlist is removed (S-210). */
export function DeletePlaylistDialog({ playlist, onClose, onDeleted }: DeletePlaylistDialogProps) {
  const { t } = useTranslation(['media', 'ui']);
  const uses = usePlaylistUses(playlist.id);
  const removal = useRemoval(PLAYLISTS);
  const [remove] = useDeletePlaylistMutation();
  const confirm = () =>
    removal({
      thing: playlist,
      send: () => remove({ variables: { input: { id: playlist.id } } }),
      pick: (answer) => answer.deletePlaylist,
      done: t('playlists.removed', { name: playlist.name }),
      onRemoved: onDeleted,
    });
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
          length: formatLength(playlist.totalLength),
        })}
      </p>
      <p className="muted">{t('playlists.removeStays')}</p>
      <div className="confirm-dialog__later" tabIndex={0} role="group" aria-label={t('ui:uses.label')}>
        <UsesList uses={uses} />
      </div>
    </ConfirmDialog>
  );
}
