import type { PlaylistResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';
import { isShown } from './pages.ts';

/** A playlist: fields that differ from its record. Its videos, their count and length are one call (C-244). */
export const Playlist = {
  __resolveReference: ({ id }, { loaders }) => loaders.playlist.load(id),
  ...renamed({ isRolling: 'rolling' }),
  sortPosition: (playlist) => (playlist.sortPosition === 'start' ? 'START' : 'END'),
  createdAt: (playlist) => playlist.created_date,
  mediaCount: async (playlist, _args, { loaders }) =>
    (await loaders.playlistMedia.load(playlist.id)).mediaCount,
  totalLength: async (playlist, _args, { loaders }) =>
    (await loaders.playlistMedia.load(playlist.id)).totalLength,
  orderVersion: async (playlist, _args, { loaders }) =>
    (await loaders.playlistMedia.load(playlist.id)).orderVersion ?? null,
  media: async (playlist, _args, { loaders }) =>
    (await loaders.playlistMedia.load(playlist.id)).media.filter(isShown),
  uses: ({ id, customerId }, _args, context) => loadUses('Playlist', { id, customerId }, context),
  customer: (playlist) => ({ __typename: 'Customer', id: playlist.customerId }),
} satisfies PlaylistResolvers;
