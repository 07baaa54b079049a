import pLimit from 'p-limit';
import { PLAYLIST_FETCH_CONCURRENCY } from '../../../schema/rules/media.ts';
import type { RestClient } from '../client/client.ts';
import { playMedia, readMedia, readPlaylist, readPlaylistMedia } from '../rest/media/media.ts';
import { readMediaExtras, readMediaSummary } from '../rest/media/edits.ts';
import { readProfile } from '../rest/media/playerProfiles.ts';
import { createLoader } from './createLoader.ts';
import { createLookup } from './createLookup.ts';
import { orNull } from './createRecordLoader.ts';

/**
 * The playlists whose media are read at one time, in the whole process (PLS-04): a limit an operation would let
 * five operations put twenty calls in flight. Equal calls of callers of equal scope are one call before they get
 * here, so a playlist that many want takes one place.
 */
const playlistMediaLimit = pLimit(PLAYLIST_FETCH_CONCURRENCY);

/** Videos that one call of extras takes. */
const EXTRAS_MAX = 100;

/** Loaders of saved videos and playlists for one operation. */
export const mediaLoaders = {
  /** Saved videos by media id; no call answers several (C-221). */
  mediaItem: (rest: RestClient) =>
    createLoader({
      load: async ([id = '']) => [await orNull(readMedia(rest, id))].filter((record) => record !== null),
      keyOf: (record) => record.mediaId,
      batch: false,
    }),
  /** Playback URLs of a saved video. No call supports several. */
  mediaPlayback: (rest: RestClient) => createLookup((id) => orNull(playMedia(rest, id))),
  /** Fields omitted from lists of saved videos: texts and views (mediaExtras). */
  mediaExtras: (rest: RestClient) =>
    createLoader({
      load: (ids) => readMediaExtras(rest, [...ids]),
      keyOf: (record) => record.mediaId,
      maxBatch: EXTRAS_MAX,
    }),
  /** Size and uses of a saved video. No call supports several (C-228). */
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
