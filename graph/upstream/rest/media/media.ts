import { MEDIA_PAGE_MAX } from '../../../../schema/rules/media.ts';
import type { LimitFunction } from 'p-limit';
import type { components, paths } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

type Schemas = components['schemas'];

/** A saved video (LIB-15); what it says comes with a single one only (C-221, C-223). */
export type MediaItemRecord = Schemas['MediaItem'] &
  Partial<Pick<Schemas['MediaItemDetails'], 'transcript' | 'discussionQuestions' | 'documents'>>;
/** A document that belongs to a saved video (LIB-15). */
export type MediaDocumentRecord = Schemas['MediaDocument'];
/** Size and uses of a saved video (C-228). */
export type MediaSummaryRecord = Schemas['MediaSummary'];
export type MediaExtrasRecord = Schemas['MediaExtras'];
/** Leave to download a saved video (C-229). */
export type MediaDownloadRecord = Schemas['MediaDownload'];
/** When a library deletes by itself (LIB-14). */
export type LibrarySettingsRecord = Schemas['LibrarySettings'];
/** A player profile (PLY-03). */
export type PlayerProfileRecord = Schemas['PlayerProfile'];
/** Bytes that a library holds and may hold (C-230). */
export interface LibraryStorageRecord {
  usedBytes: number;
  /** Null when the plan names no limit. */
  limitBytes: number | null;
}
/** Playback URLs of a video and their lifetime. */
export type PlaybackRecord = Schemas['Playback'];
/** Progress of processing a saved video (LIB-08). */
export type MediaProcessingRecord = Schemas['MediaProcessing'];
/** A playlist without its videos (PLS-06). */
export type PlaylistRecord = Schemas['Playlist'];
/** Counts to narrow a search by (SRC-03 to SRC-05). */
export type MediaFacetsRecord = Schemas['MediaFacets'];
/** The videos of one playlist in order, how many, and how long together in milliseconds (C-244). */
export type PlaylistMedia = Schemas['PlaylistMedia'];
/** Orders of media and playlists. */
export type MediaOrder = Schemas['MediaItem'] extends never ? never : MediaQuery['sort'];
/** Parts of a search beside paging (SRC-02). */
export type MediaSearchQuery = Omit<SearchQuery, 'size' | 'sort' | 'page'>;

type MediaQuery = QueryOf<'/media-metadata/api/v1/customers/{id}/media'>;
type SearchQuery = QueryOf<'/search/api/v1/vod/{customer}'>;
type QueryOf<P extends keyof paths> = NonNullable<
  paths[P] extends { get: { parameters: { query?: infer Q } } } ? Q : never
>;

/** Page to read: `from` is the service's token from its next link, null for the first page. */
export interface MediaPageQuery {
  size: number;
  sort: MediaOrder;
  from: string | null;
}

/** A page, and the token of the next one; null after the last. */
export interface MediaPage<R> {
  rows: R[];
  next: string | null;
}

/** C-220: a page of saved videos (LIB-10); all of them, or those that are still processed. */
export async function listMedia(
  rest: RestClient,
  customerId: string,
  page: MediaPageQuery,
  only: Pick<MediaQuery, 'processing'> = {},
): Promise<MediaPage<MediaItemRecord>> {
  const { items, nextUrl } = await rest.get('/media-metadata/api/v1/customers/{id}/media', {
    params: { id: customerId },
    query: { ...only, ...queryOf(page) },
  });
  return { rows: items, next: tokenOf(nextUrl) };
}

/** C-221: one saved video. */
export function readMedia(rest: RestClient, mediaId: string): Promise<MediaItemRecord> {
  return rest.get('/media-metadata/api/v1/media/{mediaId}', { params: { mediaId } });
}

/** Address of a saved video for this caller; 404 while it cannot be played. */
export function playMedia(rest: RestClient, mediaId: string): Promise<PlaybackRecord> {
  return rest.get('/media-metadata/api/v1/media/{mediaId}/playback', { params: { mediaId } });
}

/** C-239: a page of playlists (PLS-03). */
export async function listPlaylists(
  rest: RestClient,
  customerId: string,
  page: MediaPageQuery,
): Promise<MediaPage<PlaylistRecord>> {
  const { items, nextUrl } = await rest.get('/media-metadata/api/v1/customers/{id}/playlists', {
    params: { id: customerId },
    query: queryOf(page),
  });
  return { rows: items, next: tokenOf(nextUrl) };
}

/** C-239, page after page: every playlist of an organization, in one call up to 1000. */
export async function listAllPlaylists(
  rest: RestClient,
  customerId: string,
  sort: MediaOrder,
): Promise<PlaylistRecord[]> {
  const rows: PlaylistRecord[] = [];
  let from: string | null = null;
  do {
    const page: MediaPage<PlaylistRecord> = await listPlaylists(rest, customerId, {
      size: MEDIA_PAGE_MAX,
      sort,
      from,
    });
    rows.push(...page.rows);
    from = page.next;
  } while (from !== null);
  return rows;
}

/** C-240: creates a playlist (PLS-01, PLS-02). 400 names the field. */
export function createPlaylist(
  rest: RestClient,
  customerId: string,
  body: { name: string; rolling: boolean; sortPosition: 'start' | 'end'; mediaIds: string[] },
): Promise<PlaylistRecord> {
  return rest.post('/media-metadata/api/v1/customers/{id}/playlists', { params: { id: customerId }, body });
}

/** C-241: one playlist. */
export function readPlaylist(rest: RestClient, uuid: string): Promise<PlaylistRecord> {
  return rest.get('/media-metadata/api/v1/playlists/{uuid}', { params: { uuid } });
}

/** C-242: changes a playlist; what is left out stays. */
export function updatePlaylist(
  rest: RestClient,
  uuid: string,
  body: { name?: string; rolling?: boolean; sortPosition?: 'start' | 'end' },
): Promise<PlaylistRecord> {
  return rest.patch('/media-metadata/api/v1/playlists/{uuid}', { params: { uuid }, body });
}

/** C-243: removes a playlist; its videos stay in the library. */
export async function deletePlaylist(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/media-metadata/api/v1/playlists/{uuid}', { params: { uuid } });
}

/** C-244: the videos of a playlist in order with their sums, as room allows (PLS-04). */
export function readPlaylistMedia(
  rest: RestClient,
  uuid: string,
  limit: LimitFunction,
): Promise<PlaylistMedia> {
  return rest.get('/media-metadata/api/v1/playlists/{uuid}/media', { params: { uuid }, limit });
}

/** C-260: a page of search results with facets; the next page is in the Link header (SRC-01, SRC-05). */
export async function searchMedia(
  rest: RestClient,
  customerId: string,
  search: MediaSearchQuery,
  page: MediaPageQuery,
): Promise<MediaPage<MediaItemRecord> & { facets: MediaFacetsRecord; total: number }> {
  const { body, headers } = await rest.getWithHeaders('/search/api/v1/vod/{customer}', {
    params: { customer: customerId },
    query: { ...search, ...queryOf(page) },
  });
  return {
    rows: body.mediaItems,
    facets: body.facets,
    total: body.total,
    next: tokenOf(nextLink(headers.link)),
  };
}

function queryOf({ size, sort, from }: MediaPageQuery) {
  return { size, sort, ...(from === null ? {} : { page: from }) };
}

/** The address that a Link header gives for the next page (RFC 8288). */
function nextLink(header: string | string[] | undefined): string | null {
  const links = [header ?? []].flat().join(',');
  return /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(links)?.[1] ?? null;
}

/**
 * The page token in a next link. Only the token is kept: a cursor comes back from the client, and an address out of
 * a client's hands must never decide where the caller's access token is sent.
 */
function tokenOf(link: string | null): string | null {
  return link === null ? null : new URL(link, 'http://service').searchParams.get('page');
}
