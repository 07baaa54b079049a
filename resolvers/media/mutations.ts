import type { MutationResolvers, PlaylistSortPosition } from '../__generated__/types.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { createPlaylist, deletePlaylist, updatePlaylist } from '../../graph/upstream/rest/media/media.ts';
import { createPlaylistSchema, updatePlaylistSchema } from '../../schema/rules/media.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { withFieldAliases } from '../shared/fieldAliases.ts';
import { checked } from '../shared/checked.ts';
import { mediaMutations } from './mediaMutations.ts';
import { POSITION } from './pages.ts';
import { playlistMutations } from './playlistMutations.ts';
import { profileMutations } from './profileMutations.ts';
import { uploadMutations } from './uploadMutations.ts';

/** Writes to playlists, saved videos and player profiles. */
export const mutations = {
  ...mediaMutations,
  ...playlistMutations,
  ...profileMutations,
  ...uploadMutations,
  createPlaylist: (_root, { input }, context) =>
    withFieldAliases(input, { mediaItemIds: 'mediaIds' }, (known) =>
      checked(
        createPlaylistSchema,
        { ...known, sortPosition: POSITION[known.sortPosition ?? 'END'] },
        (valid) =>
          userErrors(async () => {
            const customerId = known.customerId ?? requireCaller(context).customerId;
            return { playlist: await createPlaylist(context.rest, customerId, valid) };
          }),
      ),
    ),
  updatePlaylist: (_root, { input }, { rest, loaders }) =>
    checked(updatePlaylistSchema, changesOf(input), (changes) =>
      userErrors(async () => {
        const playlist = await updatePlaylist(rest, input.id, changes);
        loaders.playlist.replace(playlist);
        return { playlist };
      }),
    ),
  deletePlaylist: (_root, { input }, { rest, loaders }) =>
    userErrors(async () => {
      await deletePlaylist(rest, input.id);
      loaders.playlist.clear(input.id);
      return { deletedId: input.id };
    }),
} satisfies MutationResolvers;

/** Picks the given changes. Null and omitted mean the same. */
function changesOf(input: {
  name?: string | null;
  rolling?: boolean | null;
  sortPosition?: PlaylistSortPosition | null;
}) {
  return {
    ...(input.name == null ? {} : { name: input.name }),
    ...(input.rolling == null ? {} : { rolling: input.rolling }),
    ...(input.sortPosition == null ? {} : { sortPosition: POSITION[input.sortPosition] }),
  };
}
