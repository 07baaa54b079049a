import { PLAYLIST_FETCH_CONCURRENCY } from '../../../schema/rules/media.ts';
import { createLimiter } from '../../kernel/limiter.ts';
import type { RestClient } from '../client/client.ts';
import { readMedia, readPlaylist, readPlaylistMedia } from '../rest/media/media.ts';
import { readMediaSummary } from '../rest/media/edits.ts';
import { readProfile } from '../rest/media/playerProfiles.ts';
import { createLoader } from './createLoader.ts';
import { createLookup } from './createLookup.ts';
import { orNull } from './createRecordLoader.ts';

/**
 * The playlists whose media are read at one time, in the whole process (PLS-04): a limit an operation would let
 * five operations put twenty calls in flight. Equal calls of callers of equal scope are one call before they get
 * here, so a playlist that many want takes one place.
 */
const playlistMediaLimit = createLimiter(PLAYLIST_FETCH_CONCURRENCY);

/** Loaders of saved videos and playlists for one operation. */
export const mediaLoaders = {
  /** Saved videos by media id; no call answers several (C-221). */
  mediaItem: (rest: RestClient) =>
    createLoader({
      load: async ([id = '']) => [await orNull(readMedia(rest, id))].filter((record) => record !== null),
      keyOf: (record) => record.mediaId,
      batch: false,
    }),
  /** What a saved video weighs and what uses it; no call answers several (C-228). */
  mediaSummary: (rest: RestClient) => createLookup((id) => readMediaSummary(rest, id)),
  /** Player profiles by uuid; no call answers several (C-170). */
  playerProfile: (rest: RestClient) =>
    createLoader({
      load: async ([id = '']) => [await orNull(readProfile(rest, id))].filter((record) => record !== null),
      keyOf: (record) => record.id,
      batch: false,
    }),
  /** Playlists by uuid; no call answers several (C-241). */
  playlist: (rest: RestClient) =>
    createLoader({
      load: async ([id = '']) => [await orNull(readPlaylist(rest, id))].filter((record) => record !== null),
      keyOf: (record) => record.id,
      batch: false,
    }),
  /** The videos of a playlist with their sums, at most 4 playlists at a time (C-244, PLS-04). */
  playlistMedia: (rest: RestClient) => createLookup((id) => readPlaylistMedia(rest, id, playlistMediaLimit)),
};
