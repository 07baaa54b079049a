import { array, boolean, mixed, object, string } from 'yup';
import { tooLong } from './names.ts';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/**
 * Rules of the library, its search and its playlists, shared by the forms, the graph and the platform.
 * The platform adds what only storage can know: whether a playlist is full, whether a video exists.
 */

/** Longest title of a video (LIB-01). */
export const TITLE_MAX = 128;
/** Longest tags of a video, all of them joined by commas as they are typed (LIB-02). */
export const TAGS_MAX = 150;
/** Library item states (LIB-06), as they are on the wire. */
export const MEDIA_STATES = [
  'started',
  'content_available',
  'completed',
  'errored',
  'delete_pending',
  'partial_delete_pending',
  'republish_pending',
] as const;
export type MediaStateName = (typeof MEDIA_STATES)[number];

/** Processing states (LIB-08, UPL-18), as they are on the wire. */
export const PROCESSING_STATES = [
  'PENDING',
  'STARTING',
  'IN_PROGRESS',
  'SEGMENTING',
  'TRANSCODING',
  'RE_SEGMENTING',
  'RETRYING',
  'FAILED',
  'COMPLETE',
  'CANCELLED',
  'TIMED_OUT',
] as const;
export type ProcessingStateName = (typeof PROCESSING_STATES)[number];

/** States of a rendition, with the words of video processing (STM-07). */
export const RENDITION_STATES = [
  'PENDING',
  'TRANSCODING',
  'RETRYING',
  'COMPLETE',
  'FAILED',
  'CANCELLED',
] as const satisfies readonly ProcessingStateName[];
export type RenditionStateName = (typeof RENDITION_STATES)[number];

/** Media kinds (LIB-11). */
export const MEDIA_KINDS = ['ON_DEMAND', 'ON_DEMAND_UNPUBLISHED', 'REAL_TIME'] as const;
/** Sources of a video (SRC-04). */
export const MEDIA_SOURCES = ['LIVE', 'UPLOADED'] as const;
/** Publish states (STM-10). */
export const PUBLISH_STATES = ['published', 'scheduled_published', 'unpublished'] as const;
/** Reasons why an upload failed (UPL-17). */
export const UPLOAD_ERROR_KINDS = ['FILE_PROCESSING', 'FILE_SIZE', 'FILE_TYPE', 'NO_FILE'] as const;

/** Rows of a page of media, of search results and of playlists (LIB-10, SRC-01, PLS-03). */
export const MEDIA_PAGE_SIZE = 50;
/** Most rows that one page of media or playlists may be asked for. */
export const MEDIA_PAGE_MAX = 1000;

/** Length facets (SRC-03). */
export const DURATION_RANGES = [
  'UNDER_FIVE_MINUTES',
  'FIVE_TO_THIRTY_MINUTES',
  'OVER_THIRTY_MINUTES',
] as const;
export type DurationRangeName = (typeof DURATION_RANGES)[number];
/** Lower bound of the middle duration facet, in milliseconds, included (SRC-06). */
export const MIDDLE_RANGE_FROM_MS = 300_000;
/** Upper bound of the middle duration facet, in milliseconds, included (SRC-06). */
export const MIDDLE_RANGE_TO_MS = 1_800_000;
/** Most tags that a search lists with their counts. */
export const TAG_FACET_MAX = 100;

/** The length facet of a length in milliseconds (SRC-06: exactly 5:00 and exactly 30:00 are in the middle). */
export function getDurationRange(lengthMs: number): DurationRangeName {
  if (lengthMs < MIDDLE_RANGE_FROM_MS) return 'UNDER_FIVE_MINUTES';
  return lengthMs <= MIDDLE_RANGE_TO_MS ? 'FIVE_TO_THIRTY_MINUTES' : 'OVER_THIRTY_MINUTES';
}

/**
 * States of a video (LIB-06, LIB-08) as people look for them: it has been processed, it still is (none of
 * `PROCESSING_ENDS`), or that failed. The database has them as `media_state_group`.
 */
export const STATE_GROUPS = ['READY', 'IN_WORK', 'FAILED'] as const;
export type StateGroupName = (typeof STATE_GROUPS)[number];

/** Longest name of a playlist (PLS-01). */
export const PLAYLIST_NAME_MAX = 128;
/** Most videos that a playlist holds (PLS-02). */
export const PLAYLIST_MAX_VIDEOS = 250;
/** Positions at which new videos are added to a playlist (PLS-07). */
export const SORT_POSITIONS = ['start', 'end'] as const;
/** The playlists whose media are fetched at one time (PLS-04). */
export const PLAYLIST_FETCH_CONCURRENCY = 4;

/** Messages of broken rules. */
export const MEDIA_MESSAGES = {
  titleRequired: formatReason('TITLE_REQUIRED'),
  titleLong: formatReason('TITLE_TOO_LONG', { limit: TITLE_MAX }),
  tagsLong: formatReason('TAGS_TOO_LONG', { limit: TAGS_MAX }),
  descriptionBrackets: formatReason('DESCRIPTION_BRACKETS'),
  playlistNameRequired: formatReason('NAME_REQUIRED'),
  playlistNameLong: tooLong(PLAYLIST_NAME_MAX),
  playlistFull: formatReason('PLAYLIST_FULL'),
  playlistTooMany: formatReason('PLAYLIST_TOO_LONG', { limit: PLAYLIST_MAX_VIDEOS }),
  playlistTwice: formatReason('PLAYLIST_TWICE'),
  playlistOrder: formatReason('PLAYLIST_ORDER'),
} as const;

/** Details of a video that people may set (LIB-01 to LIB-03). */
export const mediaDetailsSchema = object({
  title: string().trim().required(MEDIA_MESSAGES.titleRequired).max(TITLE_MAX, MEDIA_MESSAGES.titleLong),
  description: string()
    .nullable()
    .matches(/^[^<>]*$/, { message: MEDIA_MESSAGES.descriptionBrackets, excludeEmptyString: true }),
  tags: array(string().trim().required()).test(
    'tags',
    MEDIA_MESSAGES.tagsLong,
    (tags) => (tags ?? []).join(',').length <= TAGS_MAX,
  ),
});

const playlistName = string()
  .trim()
  .required(MEDIA_MESSAGES.playlistNameRequired)
  .max(PLAYLIST_NAME_MAX, MEDIA_MESSAGES.playlistNameLong);

/** A new playlist (PLS-01, PLS-02, PLS-06). */
export const createPlaylistSchema = object({
  name: playlistName,
  rolling: boolean().default(false),
  sortPosition: mixed<(typeof SORT_POSITIONS)[number]>().oneOf(SORT_POSITIONS).default('end'),
  mediaIds: array(string().required())
    .default([])
    .max(PLAYLIST_MAX_VIDEOS, MEDIA_MESSAGES.playlistTooMany)
    .test('unique', MEDIA_MESSAGES.playlistTwice, (ids) => new Set(ids).size === (ids?.length ?? 0)),
});

/** Changes to a playlist; what is left out stays (PLS-01, PLS-07, PLS-09). */
export const updatePlaylistSchema = object({
  name: string()
    .trim()
    .min(1, MEDIA_MESSAGES.playlistNameRequired)
    .max(PLAYLIST_NAME_MAX, MEDIA_MESSAGES.playlistNameLong),
  rolling: boolean(),
  sortPosition: mixed<(typeof SORT_POSITIONS)[number]>().oneOf(SORT_POSITIONS),
});

/** Reason why a saved video cannot be the source of an event, or null: it must have finished saving (LIB-16). */
export function eventSourceProblem(media: { state: string; processingState: string }): ReasonMessage | null {
  const isSaved = media.state.toLowerCase() === 'completed' && media.processingState === 'COMPLETE';
  return isSaved ? null : formatReason('MEDIA_NOT_SAVED');
}
