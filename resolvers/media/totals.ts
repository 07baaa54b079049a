import type { Loaders } from '../../graph/upstream/loaders/loaders.ts';
import type { PlaylistRecord } from '../../graph/upstream/rest/media/media.ts';
import type { PlaylistTotals } from '../__generated__/types.ts';

/** Media count and length summed over playlists; a video in two of them counts twice (PLS-05). */
export async function loadTotals(
  playlists: readonly PlaylistRecord[],
  loaders: Pick<Loaders, 'playlistMedia'>,
): Promise<PlaylistTotals> {
  const media = await Promise.all(playlists.map(({ id }) => loaders.playlistMedia.load(id)));
  return {
    playlistCount: playlists.length,
    mediaCount: media.reduce((sum, { mediaCount }) => sum + mediaCount, 0),
    totalLength: media.reduce((sum, { totalLength }) => sum + totalLength, 0),
  };
}
