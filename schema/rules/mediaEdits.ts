import { array, boolean, mixed, number, object, string } from 'yup';
import { MEDIA_MESSAGES, PUBLISH_STATES, TAGS_MAX, TITLE_MAX } from './media.ts';
import { formatPosition, POSITION_MAX_MS } from './positions.ts';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';

/**
 * Rules of editing the library: details, thumbnails, publishing, downloads and its settings, shared by the forms,
 * the graph and the platform.
 */

/** Largest picture that is taken for a thumbnail, in bytes: 2 MB (LIB-04). */
export const THUMBNAIL_MAX_BYTES = 2 * 1024 * 1024;
/** Most pixels of a picture that is taken for a thumbnail: 2 MB can unpack to far more (value chosen). */
export const THUMBNAIL_MAX_PIXELS = 24_000_000;
/** Fewest and most days after which a library deletes its videos by itself (LIB-14; values chosen). */
const DELETE_AFTER_DAYS = { min: 1, max: 3650 } as const;
/** Days that are proposed when a library begins to delete (value chosen). */
export const DELETE_AFTER_DAYS_AT_FIRST = 365;

const MEGABYTE = 1024 * 1024;

/** Messages of refused edits. */
export const MEDIA_EDIT_MESSAGES = {
  tagEmpty: formatReason('TAG_EMPTY'),
  tagComma: formatReason('TAG_COMMA'),
  airedAt: formatReason('AIR_TIME_FORMAT'),
  publishState: formatReason('PUBLISH_STATE_REQUIRED'),
  publishTime: formatReason('PUBLISH_TIME_PAST'),
  publishArrow: formatReason('PUBLISHED_ALREADY'),
  thumbnailMissing: formatReason('THUMBNAIL_REQUIRED'),
  thumbnailKind: formatReason('THUMBNAIL_KIND'),
  thumbnailBroken: formatReason('THUMBNAIL_BROKEN'),
  thumbnailOne: formatReason('THUMBNAIL_ONE'),
  thumbnailPixels: formatReason('THUMBNAIL_PIXELS', { limit: THUMBNAIL_MAX_PIXELS / 1e6 }),
  notDeletable: formatReason('MEDIA_NOT_DELETABLE'),
  notPlayable: formatReason('MEDIA_NOT_PLAYABLE'),
  rangeOrder: formatReason('RANGE_ORDER'),
  daysRequired: formatReason('LIBRARY_DAYS_REQUIRED'),
  days: formatReason('LIBRARY_DAYS', { minimum: DELETE_AFTER_DAYS.min, maximum: DELETE_AFTER_DAYS.max }),
  playlistMissing: formatReason('PLAYLIST_REQUIRED'),
  videosMissing: formatReason('MEDIA_REQUIRED'),
} as const;

const title = string().trim().max(TITLE_MAX, MEDIA_MESSAGES.titleLong);
const description = string()
  .nullable()
  .matches(/^[^<>]*$/, { message: MEDIA_MESSAGES.descriptionBrackets, excludeEmptyString: true });
const tags = array(
  string()
    .trim()
    .required(MEDIA_EDIT_MESSAGES.tagEmpty)
    .matches(/^[^,]*$/, MEDIA_EDIT_MESSAGES.tagComma),
).test('max', MEDIA_MESSAGES.tagsLong, (list) => (list ?? []).join(',').length <= TAGS_MAX);
const publishState = mixed<(typeof PUBLISH_STATES)[number]>().oneOf(
  PUBLISH_STATES,
  MEDIA_EDIT_MESSAGES.publishState,
);

/** Texts of a saved video (LIB-01 to LIB-03). */
export const mediaTexts = { title, description, tags } as const;

/** Changes to a video's details; what is left out stays (LIB-01 to LIB-03). */
export const updateMediaSchema = object({
  title: title.min(1, MEDIA_MESSAGES.titleRequired),
  description,
  tags,
  publishState,
});

/** The details as the form holds them: day and time apart, in the organization's zone (LIB-01 to LIB-03, LIB-15). */
export const mediaFormSchema = object({
  title: title.required(MEDIA_MESSAGES.titleRequired),
  description,
  tags,
  airDate: string().matches(/^\d{4}-\d{2}-\d{2}$/, MEDIA_EDIT_MESSAGES.airedAt),
  airTime: string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, MEDIA_EDIT_MESSAGES.airedAt),
  publishState,
});

export type PublishStateName = (typeof PUBLISH_STATES)[number];

/**
 * Reason why a video cannot change from one publish state to another, or null (STM-10). A scheduled video is
 * published at its air date and time, which must be in the future.
 */
export function publishProblem(
  from: PublishStateName,
  to: PublishStateName,
  airsAt: Date,
  now: Date,
): ReasonMessage | null {
  if (to !== 'scheduled_published') return null;
  if (from === 'published') return MEDIA_EDIT_MESSAGES.publishArrow;
  return airsAt > now ? null : MEDIA_EDIT_MESSAGES.publishTime;
}

const SIGNATURES = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

/** Detects the image format from the first bytes, whatever the file name. Null for other formats. */
function pictureKindOf(bytes: Uint8Array): keyof typeof SIGNATURES | null {
  for (const [kind, signature] of Object.entries(SIGNATURES)) {
    if (signature.every((byte, at) => bytes[at] === byte)) return kind as keyof typeof SIGNATURES;
  }
  return null;
}

/** Reason why a file cannot be a thumbnail, or null: JPG or PNG by its bytes, at most 2 MB (LIB-04). */
export function thumbnailProblem(bytes: Uint8Array): ReasonMessage | null {
  if (bytes.length === 0) return MEDIA_EDIT_MESSAGES.thumbnailMissing;
  if (bytes.length > THUMBNAIL_MAX_BYTES) {
    // Rounded up, so that a picture just over the limit isn't said to be as large as it.
    const megabytes = Math.ceil((bytes.length / MEGABYTE) * 10) / 10;
    return formatReason('THUMBNAIL_SIZE', { limit: THUMBNAIL_MAX_BYTES / MEGABYTE, size: megabytes });
  }
  return pictureKindOf(bytes) === null ? MEDIA_EDIT_MESSAGES.thumbnailKind : null;
}

/**
 * Reason why a video has no frame at a time in milliseconds, or null. Not checked if the duration is unknown (C-225).
 */
export function thumbnailTimeProblem(time: number, lengthMs: number | null): ReasonMessage | null {
  const value = formatPosition(time);
  if (!Number.isInteger(time) || time < 0 || time > POSITION_MAX_MS)
    return formatReason('POSITION_FORMAT', {
      limit: formatPosition(POSITION_MAX_MS),
      value: time < 0 ? `-${formatPosition(-time)}` : value,
    });
  if (lengthMs === null || time <= lengthMs) return null;
  return formatReason('POSITION_OUTSIDE', { limit: formatPosition(lengthMs), value });
}

/** Part of a video to download, in milliseconds; an end that is left out is the video's own. */
export const downloadRangeSchema = object({
  start: number().integer().min(0).nullable(),
  end: number()
    .integer()
    .min(1)
    .nullable()
    .test(
      'order',
      MEDIA_EDIT_MESSAGES.rangeOrder,
      (end, { parent }) => end == null || end > ((parent as { start?: number | null }).start ?? 0),
    ),
});

/** When a library deletes by itself (LIB-14). */
export const librarySettingsSchema = object({
  deleteAfterEnabled: boolean().required(),
  deleteAfterDays: number()
    .typeError(MEDIA_EDIT_MESSAGES.daysRequired)
    .required(MEDIA_EDIT_MESSAGES.daysRequired)
    .integer(MEDIA_EDIT_MESSAGES.days)
    .min(DELETE_AFTER_DAYS.min, MEDIA_EDIT_MESSAGES.days)
    .max(DELETE_AFTER_DAYS.max, MEDIA_EDIT_MESSAGES.days),
});

/** Videos that join a playlist, which must be chosen (LIB-18, PLS-02). */
export const addToPlaylistSchema = object({
  playlistId: string().required(MEDIA_EDIT_MESSAGES.playlistMissing),
  mediaIds: array(string().required()).required().min(1, MEDIA_EDIT_MESSAGES.videosMissing),
});
