import type { Registration, UseRecord } from '../shared/usesRegistration.ts';

/** Playlists that hold a saved video and events that play it: the service tells both in one call (C-228). */
export const mediaUses: Registration = {
  MediaItem: async ({ id }, { loaders }) => {
    const { playlists, events } = await loaders.mediaSummary.load(id);
    const use = (kind: UseRecord['kind']) => (user: { id: string; name: string }) => ({
      kind,
      id: user.id,
      name: user.name,
      startsAt: null,
    });
    return [...playlists.map(use('PLAYLIST')), ...events.map(use('EVENT'))];
  },
};
