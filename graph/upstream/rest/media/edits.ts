import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type {
  LibrarySettingsRecord,
  LibraryStorageRecord,
  MediaDownloadRecord,
  MediaExtrasRecord,
  MediaItemRecord,
  MediaSummaryRecord,
  PlaylistRecord,
} from './media.ts';

/** Changes to a video's details; what is left out stays. */
export interface MediaChanges {
  title?: string | undefined;
  description?: string | null | undefined;
  tags?: string[] | undefined;
  start_time?: string | undefined;
  publishState?: components['schemas']['MediaItem']['publishState'] | undefined;
  revision?: number | undefined;
}

/** C-223: edits details. 409 when the revision is no longer the one seen. */
export function updateMedia(
  rest: RestClient,
  mediaId: string,
  changes: MediaChanges,
): Promise<MediaItemRecord> {
  const body = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return rest.patch('/media-metadata/api/v1/media/{mediaId}', { params: { mediaId }, body });
}

/** C-224: puts a video into delete-pending (LIB-07). 409 unless it is completed (STM-08). */
export async function deleteMedia(rest: RestClient, mediaId: string): Promise<void> {
  await rest.delete('/media-metadata/api/v1/media/{mediaId}', { params: { mediaId } });
}

/**
 * C-225: sets the thumbnail: a JPG or PNG picture in base64 (LIB-04), or what the video shows at a time in milliseconds.
 * 409 where there is no engine to take that.
 */
export function setThumbnail(
  rest: RestClient,
  mediaId: string,
  body: { file: string } | { time: number },
): Promise<MediaItemRecord> {
  return rest.post('/media-metadata/api/v1/media/{mediaId}/thumbnail', { params: { mediaId }, body });
}

/** C-228: what a video weighs, how often it was watched and what uses it. */
export function readMediaSummary(rest: RestClient, mediaId: string): Promise<MediaSummaryRecord> {
  return rest.get('/media-metadata/api/v1/media/{mediaId}/summary', { params: { mediaId } });
}

/** mediaExtras: what lists leave out of at most 100 videos; those that do not exist are left out. */
export function readMediaExtras(rest: RestClient, mediaId: string[]): Promise<MediaExtrasRecord[]> {
  return rest.get('/media-metadata/api/v1/media/extras', { query: { mediaId } });
}

/** C-229: leave to download a video, or a part of it in milliseconds (CUE-16). 409 when it cannot be played yet. */
export function openDownload(
  rest: RestClient,
  mediaId: string,
  range: { start?: number | null; end?: number | null },
): Promise<MediaDownloadRecord> {
  const query = {
    ...(range.start == null ? {} : { start: range.start }),
    ...(range.end == null ? {} : { end: range.end }),
  };
  return rest.get('/api/v3/library/{mediaId}/download', { params: { mediaId }, query });
}

/** C-167: the embed of a saved video or of a playlist; the same each time. 400 for a profile of somebody else. */
export function createLibraryEmbed(
  rest: RestClient,
  body: { mediaId: string | null; playlistId: string | null; profileId: string | null },
): Promise<components['schemas']['LibraryEmbed']> {
  return rest.post('/api/v3/webplayer/library', { body });
}

/** C-230: storage used (SUB-03). */
export async function readStorage(rest: RestClient, customerId: string): Promise<LibraryStorageRecord> {
  const path = '/media-metadata/api/v1/customers/{id}/bucketsize';
  const { bytes, limitBytes } = await rest.get(path, { params: { id: customerId } });
  return { usedBytes: bytes, limitBytes };
}

/** C-019, reading: when a library deletes by itself (LIB-14). */
export function readLibrarySettings(rest: RestClient, customerId: string): Promise<LibrarySettingsRecord> {
  return rest.get('/api/v3/customers/{id}/librarysettings', { params: { id: customerId } });
}

/** C-019: changes when a library deletes by itself; what is left out stays (LIB-14). */
export function updateLibrarySettings(
  rest: RestClient,
  customerId: string,
  body: Partial<LibrarySettingsRecord>,
): Promise<LibrarySettingsRecord> {
  return rest.patch('/api/v3/customers/{id}/librarysettings', { params: { id: customerId }, body });
}

/** C-245: adds videos at the playlist's sort position. 409 when it is full (PLS-02). */
export function addToPlaylist(
  rest: RestClient,
  uuid: string,
  body: { mediaIds: string[]; position?: 'start' | 'end' },
): Promise<PlaylistRecord> {
  return rest.post('/media-metadata/api/v1/playlists/{uuid}/media', { params: { uuid }, body });
}

/** C-246: takes a video out of a playlist. */
export function removeFromPlaylist(rest: RestClient, uuid: string, mediaId: string): Promise<PlaylistRecord> {
  return rest.delete('/media-metadata/api/v1/playlists/{uuid}/media/{mediaId}', {
    params: { uuid, mediaId },
  });
}

/**
 * C-247: puts a playlist's videos in a new order. 409 when it no longer holds exactly those (PLS-08), or when
 * `orderVersion` names another order than the present one.
 */
export function reorderPlaylist(
  rest: RestClient,
  uuid: string,
  mediaIds: string[],
  orderVersion?: string,
): Promise<PlaylistRecord> {
  return rest.put('/media-metadata/api/v1/playlists/{uuid}/order', {
    params: { uuid },
    body: { mediaIds, ...(orderVersion !== undefined && { orderVersion }) },
  });
}

/** C-262: titles that contain a text, at most ten. */
export function searchSuggestions(rest: RestClient, customer: string, text: string): Promise<string[]> {
  return rest.get('/search/api/v1/suggestions/{customer}', { params: { customer }, query: { text } });
}

/** C-263: tags that contain a text, most used first. */
export function listTags(
  rest: RestClient,
  customer: string,
  text: string,
): Promise<components['schemas']['TagCount'][]> {
  return rest.get('/search/api/v1/tags/{customer}', { params: { customer }, query: { text } });
}
