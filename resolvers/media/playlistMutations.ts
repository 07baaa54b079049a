import type { GraphContext } from '../../graph/upstream/context.ts';
import { refused, userErrors } from '../../graph/kernel/userErrors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import { readPlaylist, type PlaylistRecord } from '../../graph/upstream/rest/media/media.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { addToPlaylist, removeFromPlaylist, reorderPlaylist } from '../../graph/upstream/rest/media/edits.ts';
import { addToPlaylistSchema } from '../../schema/rules/mediaEdits.ts';
import { withFieldAliases } from '../shared/fieldAliases.ts';
import { checked } from '../shared/checked.ts';
import { POSITION } from './pages.ts';

/** Writes to what playlists hold. */
export const playlistMutations = {
  addToPlaylist: (_root, { input }, { rest, loaders }) =>
    withFieldAliases(input, { mediaItemIds: 'mediaIds' }, (known) =>
      checked(addToPlaylistSchema, known, ({ playlistId, mediaIds }) => {
        const position = known.position ? { position: POSITION[known.position] } : {};
        return userErrors(() => changed(loaders, addToPlaylist(rest, playlistId, { mediaIds, ...position })));
      }),
    ),
  removeFromPlaylist: async (_root, { input: { playlistId, mediaItemId, mediaId } }, { rest, loaders }) => {
    const id = mediaItemId ?? mediaId;
    if (!id) return missing('mediaItemId');
    return userErrors(() => changed(loaders, removeFromPlaylist(rest, playlistId, id)));
  },
  reorderPlaylist: async (_root, { input }, { rest, loaders }) => {
    const { playlistId, mediaItemIds, mediaIds, orderVersion } = input;
    const ids = mediaItemIds ?? mediaIds;
    if (!ids) return missing('mediaItemIds');
    const payload = await userErrors(() =>
      changed(loaders, reorderPlaylist(rest, playlistId, ids, orderVersion ?? undefined)),
    );
    // A refused order returns the current order.
    const isStale = payload.userErrors.some(({ code }) => code === 'CONFLICT');
    return isStale ? { ...payload, playlist: await orNull(readPlaylist(rest, playlistId)) } : payload;
  },
} satisfies MutationResolvers;

/** An input without what it is about, which may come under its older name as well. */
function missing(field: string) {
  return { userErrors: [refused('REQUIRED', field, 'REQUIRED')] };
}

/** The playlist after a change, with what was read of its videos before forgotten. */
async function changed(
  loaders: GraphContext['loaders'],
  write: Promise<PlaylistRecord>,
): Promise<{ playlist: PlaylistRecord }> {
  const playlist = await write;
  loaders.playlist.replace(playlist);
  loaders.playlistMedia.clear(playlist.id);
  return { playlist };
}
