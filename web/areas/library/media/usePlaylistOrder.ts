import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announce.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { isStale, refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import {
  useAddToPlaylistMutation,
  useRemoveFromPlaylistMutation,
  useReorderPlaylistMutation,
} from './edits/PlaylistEdits.generated.ts';
import type { MediaRow } from './MediaStateTag.tsx';
import type { PlaylistDetails } from './playlistDetails.ts';

/**
 * The order of a playlist's videos. A move is shown at once, and moves that follow while it is saved are saved after it
 * as one; when an order is refused, the old one comes back, or
 * what somebody else has made of it meanwhile, and it is said why (PLS-08). A video that was taken out can be put back in its place.
 */
export function usePlaylistOrder(playlist: PlaylistDetails) {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const run = useMutationRun();
  const [reorder] = useReorderPlaylistMutation();
  const [takeOut] = useRemoveFromPlaylistMutation();
  const [putBack] = useAddToPlaylistMutation();
  const [wanted, setWanted] = useState<readonly MediaRow[]>();
  const latest = useRef<readonly MediaRow[]>(undefined);
  const videos: readonly MediaRow[] = wanted ?? playlist.media ?? [];
  const playlistId = playlist.id;

  const save = (mediaItemIds: string[], orderVersion: string | null | undefined) =>
    run(
      () =>
        reorder({ variables: { input: { playlistId, mediaItemIds, orderVersion: orderVersion ?? null } } }),
      (data) => data.reorderPlaylist,
    );

  const saveLatest = async () => {
    // Another user's order is not overwritten; further moves build on our own last one.
    let version = playlist.orderVersion;
    for (let sent; latest.current && latest.current !== sent;) {
      sent = latest.current;
      const outcome = await save(
        sent.map(({ id }) => id),
        version,
      );
      if (outcome.ok) {
        version = outcome.payload.playlist?.orderVersion ?? null;
        continue;
      }
      if (isStale(outcome.payload)) {
        toasts.show({ intent: 'danger', message: t('playlists.reorderStale') });
        break;
      }
      toasts.show({
        intent: 'danger',
        message: t('playlists.reorderFailed'),
        ...(outcome.message && { details: [outcome.message] }),
      });
      break;
    }
    latest.current = undefined;
    setWanted(undefined);
  };

  const move = async (from: number, to: number) => {
    const isUnderWay = latest.current !== undefined;
    const next = [...(latest.current ?? videos)];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    latest.current = next;
    setWanted(next);
    announce(t('playlists.moved', { title: moved.title, place: to + 1, count: next.length }));
    if (!isUnderWay) await saveLatest();
  };

  const remove = async (media: MediaRow) => {
    const before = videos.map(({ id }) => id);
    const outcome = await run(
      () => takeOut({ variables: { input: { playlistId, mediaItemId: media.id } } }),
      (data) => data.removeFromPlaylist,
    );
    if (!outcome.ok) {
      toasts.show({ intent: 'danger', message: refusalText(outcome) });
      return;
    }
    const undo = async () => {
      const added = await run(
        () => putBack({ variables: { input: { playlistId, mediaItemIds: [media.id] } } }),
        (data) => data.addToPlaylist,
      );
      const again = added.ok ? await save(before, added.payload.playlist?.orderVersion) : added;
      if (!again.ok) toasts.show({ intent: 'danger', message: again.message ?? t('media.saveFailed') });
    };
    toasts.show({
      intent: 'success',
      message: t('playlists.takenOut', { title: media.title }),
      action: { label: t('delete.undo'), onClick: () => void undo() },
    });
  };

  return { videos, move, remove, isSaving: wanted !== undefined };
}
