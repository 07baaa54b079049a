import { boolean, mixed, number, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { tooLong } from './names.ts';

/** Rules of web channels, shared by the form, the graph and the platform. */

/** Longest name (WCH-01); the shortest has one character (WCH-16). */
export const WEB_CHANNEL_NAME_MAX = 40;
/** Letters, digits, underscore and dash (WCH-03). */
export const LOAD_BALANCER = /^[A-Za-z0-9_-]+$/;
/** Longest load balancer (value chosen: that of a name in a host's address). */
export const LOAD_BALANCER_MAX = 63;
/** Longest description (value chosen). */
export const WEB_CHANNEL_TEXT_MAX = 2000;
/** Fewest days that recordings are kept; the most are the organization's (WCH-07). */
export const WEB_DELETE_AFTER_MIN = 1;
/** Seconds by which viewers are behind: 1:30 to 10:00 (WCH-06). */
export const STREAM_DELAY = { minimum: 90, maximum: 600, usual: 90 } as const;

/** Kinds of offline content (WCH-09). */
export const OFFLINE_KINDS = ['image', 'video', 'playlist', 'replay'] as const;
export type OfflineKindName = (typeof OFFLINE_KINDS)[number];
/** Ways to put a channel into a page (WCH-10), as they stand on the wire. */
export const WEB_EMBED_TYPES = ['iframe', 'alternative-iframe', 'script', 'standalone', 'link'] as const;
export type WebEmbedTypeName = (typeof WEB_EMBED_TYPES)[number];

/** Messages of broken rules and refusals. */
export const WEB_CHANNEL_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: tooLong(WEB_CHANNEL_NAME_MAX),
  loadBalancerRequired: formatReason('LOAD_BALANCER_REQUIRED'),
  loadBalancerFormat: formatReason('LOAD_BALANCER_FORMAT'),
  loadBalancerLong: ({ value }: { value: string }) =>
    formatReason('LOAD_BALANCER_TOO_LONG', { limit: LOAD_BALANCER_MAX, length: value.length }),
  loadBalancerFixed: formatReason('LOAD_BALANCER_FIXED'),
  taken: formatReason('WEB_CHANNEL_TAKEN'),
  regionRequired: formatReason('REGION_REQUIRED'),
  textLong: ({ value }: { value: string }) =>
    formatReason('WEB_CHANNEL_TEXT_TOO_LONG', { limit: WEB_CHANNEL_TEXT_MAX, length: value.length }),
  delay: ({ value }: { value: unknown }) => formatReason('STREAM_DELAY_RANGE', { value: shown(value) }),
  keepRequired: formatReason('WEB_DELETE_AFTER_REQUIRED'),
  keepLeast: ({ value }: { value: unknown }) =>
    formatReason('WEB_DELETE_AFTER_LEAST', { minimum: WEB_DELETE_AFTER_MIN, value: shown(value) }),
  keepMost: ({ max, value }: { max: number; value: unknown }) =>
    formatReason('WEB_DELETE_AFTER_RANGE', {
      minimum: WEB_DELETE_AFTER_MIN,
      maximum: max,
      value: shown(value),
    }),
  offlineKind: formatReason('OFFLINE_KIND_UNKNOWN'),
  imageRequired: formatReason('OFFLINE_IMAGE_REQUIRED'),
  videoRequired: formatReason('OFFLINE_VIDEO_REQUIRED'),
  playlistRequired: formatReason('OFFLINE_PLAYLIST_REQUIRED'),
  videoUnknown: formatReason('OFFLINE_VIDEO_UNKNOWN'),
  playlistUnknown: formatReason('OFFLINE_PLAYLIST_UNKNOWN'),
  embedType: formatReason('WEB_EMBED_TYPE_UNKNOWN'),
  noSubtitles: formatReason('SUBTITLES_NOT_IN_PLAN'),
  nothingToClear: formatReason('WEB_CHANNEL_NOTHING_ACTIVE'),
} as const;

/** The refused value as people typed it. */
function shown(value: unknown): string {
  return value === null || value === undefined || Number.isNaN(value) ? 'empty' : String(value);
}

interface Offline {
  kind?: OfflineKindName | null | undefined;
}

const chosen = (kind: OfflineKindName, message: string) =>
  string()
    .nullable()
    .default(null)
    .test(kind, message, (id, { parent }) => (parent as Offline).kind !== kind || (id != null && id !== ''));

const offlineKind = mixed<OfflineKindName>()
  .oneOf([...OFFLINE_KINDS], WEB_CHANNEL_MESSAGES.offlineKind)
  .default('replay');

const offlineContent = object({
  kind: offlineKind,
  mediaId: chosen('video', WEB_CHANNEL_MESSAGES.videoRequired),
  playlistId: chosen('playlist', WEB_CHANNEL_MESSAGES.playlistRequired),
});

const text = string()
  .trim()
  .nullable()
  .default(null)
  .max(WEB_CHANNEL_TEXT_MAX, WEB_CHANNEL_MESSAGES.textLong);
const deleteAfter = number()
  .typeError(WEB_CHANNEL_MESSAGES.keepRequired)
  .required(WEB_CHANNEL_MESSAGES.keepRequired)
  .integer(WEB_CHANNEL_MESSAGES.keepLeast)
  .min(WEB_DELETE_AFTER_MIN, WEB_CHANNEL_MESSAGES.keepLeast);
const flag = boolean().default(false);

/** A web channel as a whole: a new one, or what one becomes by a change (WCH-01 to WCH-07, WCH-09, WCH-11, WCH-16). */
export const webChannelSchema = object({
  name: string()
    .trim()
    .required(WEB_CHANNEL_MESSAGES.nameRequired)
    .max(WEB_CHANNEL_NAME_MAX, WEB_CHANNEL_MESSAGES.nameLong),
  description: text,
  loadBalancer: string()
    .trim()
    .required(WEB_CHANNEL_MESSAGES.loadBalancerRequired)
    .max(LOAD_BALANCER_MAX, WEB_CHANNEL_MESSAGES.loadBalancerLong)
    .matches(LOAD_BALANCER, {
      message: WEB_CHANNEL_MESSAGES.loadBalancerFormat,
      excludeEmptyString: true,
    }),
  regionId: string().required(WEB_CHANNEL_MESSAGES.regionRequired),
  embedType: mixed<WebEmbedTypeName>()
    .oneOf([...WEB_EMBED_TYPES], WEB_CHANNEL_MESSAGES.embedType)
    .default('iframe'),
  detectQrCodes: flag,
  streamUrlsEnabled: flag,
  deleteAfter,
  offlineContent,
  showRostrumLogo: flag,
  streamDelay: number()
    .typeError(WEB_CHANNEL_MESSAGES.delay)
    .default(STREAM_DELAY.usual)
    .integer(WEB_CHANNEL_MESSAGES.delay)
    .min(STREAM_DELAY.minimum, WEB_CHANNEL_MESSAGES.delay)
    .max(STREAM_DELAY.maximum, WEB_CHANNEL_MESSAGES.delay),
  subtitlesEnabled: flag,
  qrClickEnabled: flag,
  videoDescription: text,
});

/** Fields of a web channel. */
export type WebChannelFields = InferType<typeof webChannelSchema>;

/** Limits of an organization's channels in addition to the general rules. */
export interface WebChannelLimits {
  /** Most days that recordings are kept (WCH-07). */
  maxDeleteAfter: number;
  /** True if its plan has subtitles (AIE-06). */
  hasSubtitles: boolean;
}

/** The rules of one organization's channels; an image that is to be shown has to be there (WCH-05, WCH-07, AIE-06). */
export function webChannelSchemaFor(
  { maxDeleteAfter, hasSubtitles }: WebChannelLimits,
  has: { image: boolean; subtitles?: boolean },
): typeof webChannelSchema {
  return webChannelSchema.shape({
    deleteAfter: deleteAfter.max(maxDeleteAfter, WEB_CHANNEL_MESSAGES.keepMost),
    offlineContent: offlineContent.shape({
      kind: offlineKind.test(
        'image',
        WEB_CHANNEL_MESSAGES.imageRequired,
        (kind) => kind !== 'image' || has.image,
      ),
    }),
    // Subtitles turned on under another plan stay on until they are turned off.
    subtitlesEnabled: flag.test(
      'plan',
      WEB_CHANNEL_MESSAGES.noSubtitles,
      (isOn) => !isOn || hasSubtitles || (has.subtitles ?? false),
    ),
  });
}
