import type { QueryResolvers } from '../__generated__/types.ts';

/** Single videos and playlists; null when there is none that the caller may see. */
export const queries = {
  mediaItem: (_root, { id }, { loaders }) => loaders.mediaItem.load(id),
  playlist: (_root, { id }, { loaders }) => loaders.playlist.load(id),
} satisfies QueryResolvers;
