import type { GraphContext } from '../../graph/upstream/context.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import type { PlaylistRecord } from '../../graph/upstream/rest/media/media.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { addToPlaylist, removeFromPlaylist, reorderPlaylist } from '../../graph/upstream/rest/media/edits.ts';
import { addToPlaylistSchema } from '../../schema/rules/mediaEdits.ts';
import { checked } from '../shared/checked.ts';
import { POSITION } from './pages.ts';

/** Writes to what playlists hold. */
export const playlistMutations = {
  addToPlaylist: (_root, { input }, { rest, loaders }) =>
    checked(addToPlaylistSchema, input, ({ playlistId, mediaIds }) => {
      const position = input.position ? { position: POSITION[input.position] } : {};
      return userErrors(() => changed(loaders, addToPlaylist(rest, playlistId, { mediaIds, ...position })));
    }),
  removeFromPlaylist: (_root, { input: { playlistId, mediaId } }, { rest, loaders }) =>
    userErrors(() => changed(loaders, removeFromPlaylist(rest, playlistId, mediaId))),
  reorderPlaylist: (_root, { input: { playlistId, mediaIds } }, { rest, loaders }) =>
    userErrors(() => changed(loaders, reorderPlaylist(rest, playlistId, mediaIds))),
} satisfies MutationResolvers;

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
