import { array, boolean, number, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import {
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_MESSAGES,
  DESTINATION_TITLE_MAX,
} from './contentDestinations.ts';
import { tooLong } from './names.ts';
import { isSocial, postFields } from './socialPosts.ts';

/** Rules of one place that an event or a web video is sent to, before it is; shared by the forms, the graph and the platform. */

/** The kinds that people choose from (DST-21, DST-22). */
export const CHOSEN_KINDS = ['EMBED', 'RTMP', 'FACEBOOK', 'YOUTUBE', 'SAVEONLY'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

const HOUR = 60 * 60_000;
/** The longest that a destination starts after its content, or ends before it, in milliseconds: as long as an event is (EVT-05). */
export const OFFSET_MAX_MS = 12 * HOUR;
/** The most days before an event that a post is published, unless its repetition leaves fewer (DST-09; value chosen). */
export const POST_DAYS_MAX = 30;
/** Playlists that one recording joins at most (value chosen). */
export const ARCHIVE_PLAYLISTS_MAX = 20;

/** Messages of missing fields of a destination. */
export const FIELD_MESSAGES = {
  kind: formatReason('DESTINATION_KIND_REQUIRED'),
  webChannel: formatReason('DESTINATION_CHANNEL_REQUIRED'),
  rtmp: formatReason('DESTINATION_RTMP_REQUIRED'),
  place: formatReason('POST_DESTINATION_REQUIRED'),
  startOffset: formatReason('DESTINATION_START_OFFSET', { limit: OFFSET_MAX_MS / HOUR }),
  stopOffset: formatReason('DESTINATION_STOP_OFFSET', { limit: OFFSET_MAX_MS / HOUR }),
  postDays: (maximum: number, value: unknown) =>
    formatReason('SCHEDULED_POST_DAYS', { minimum: 1, maximum, value: String(value) }),
  postKind: formatReason('SCHEDULED_POST_KIND'),
  playlists: ({ value }: { value: readonly string[] }) =>
    formatReason('DESTINATION_PLAYLISTS_TOO_MANY', { limit: ARCHIVE_PLAYLISTS_MAX, length: value.length }),
} as const;

/** Forms represent null as empty text. */
const orNull = (value: unknown) => (value === '' ? null : value);
const id = () => string().nullable().transform(orNull);
const needed = (kind: ChosenKind, message: string) =>
  id().when('kind', { is: kind, then: (rule) => rule.required(message) });

/** The playlists that a recording joins. */
export const archivePlaylistIds = array(string().required())
  .default([])
  .max(ARCHIVE_PLAYLISTS_MAX, FIELD_MESSAGES.playlists);

/**
 * One content destination: what every kind says, and what each needs (DST-01 to DST-06, DST-09, DST-25). Words may be in either
 * case: the graph has them in the one, the platform in the other. `postDaysMax` is what the repetition leaves for a post.
 */
export function destinationSchema(postDaysMax: number = POST_DAYS_MAX) {
  const days = (value: unknown) => FIELD_MESSAGES.postDays(postDaysMax, value);
  return object({
    kind: string().required(FIELD_MESSAGES.kind).oneOf(CHOSEN_KINDS, FIELD_MESSAGES.kind),
    title: postFields.title.max(DESTINATION_TITLE_MAX, tooLong(DESTINATION_TITLE_MAX)).transform(orNull),
    description: postFields.description
      .max(DESTINATION_DESCRIPTION_MAX, DESTINATION_MESSAGES.descriptionLong)
      .transform(orNull),
    privacy: postFields.privacy.lowercase().transform(orNull),
    publishState: postFields.publishStatus.lowercase().transform(orNull),
    webChannelId: needed('EMBED', FIELD_MESSAGES.webChannel),
    webPresetId: id(),
    rtmpDestinationId: needed('RTMP', FIELD_MESSAGES.rtmp),
    socialAccountId: postFields.accountId.transform(orNull),
    placeId: id().when('kind', { is: isSocial, then: (rule) => rule.required(FIELD_MESSAGES.place) }),
    isCrossposted: boolean().default(false),
    hasButton: postFields.hasButton,
    buttonText: postFields.buttonText.transform(orNull),
    buttonUrl: postFields.buttonUrl.transform(orNull),
    thumbnailFileId: id(),
    startOffset: number()
      .default(0)
      .typeError(FIELD_MESSAGES.startOffset)
      .integer(FIELD_MESSAGES.startOffset)
      .min(0, FIELD_MESSAGES.startOffset)
      .max(OFFSET_MAX_MS, FIELD_MESSAGES.startOffset),
    stopOffset: number()
      .default(0)
      .typeError(FIELD_MESSAGES.stopOffset)
      .integer(FIELD_MESSAGES.stopOffset)
      .min(-OFFSET_MAX_MS, FIELD_MESSAGES.stopOffset)
      .max(0, FIELD_MESSAGES.stopOffset),
    scheduledPostDays: number()
      .nullable()
      .transform((value: unknown, given: unknown) => (given === '' ? null : value))
      .typeError(({ originalValue }: { originalValue: unknown }) => days(originalValue))
      .integer(({ value }: { value: number }) => days(value))
      .min(1, ({ value }: { value: number }) => days(value))
      .max(postDaysMax, ({ value }: { value: number }) => days(value))
      .test('kind', FIELD_MESSAGES.postKind, (value, { parent }) => {
        const { kind } = parent as { kind?: unknown };
        // A missing kind is refused by its own rule, and a change need not contain it.
        return value == null || kind === undefined || isSocial(kind);
      }),
    isAutosaved: boolean().default(false),
    autoArchivePlaylistIds: archivePlaylistIds,
  });
}
export type CheckedDestination = InferType<ReturnType<typeof destinationSchema>>;
