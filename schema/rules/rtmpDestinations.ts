import { object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { keptStreamKey, liveOutputSchema } from './liveOutputs.ts';

/** Rules of RTMP destinations; shared by the form, the graph and the platform. */

/** Longest view URL (RTM-05). */
export const VIEW_URL_MAX = 2048;

/** Messages of broken rules and refusals. */
export const RTMP_MESSAGES = {
  viewUrlFormat: formatReason('VIEW_URL_FORMAT'),
  viewUrlLong: ({ value }: { value: string }) =>
    formatReason('VIEW_URL_TOO_LONG', { limit: VIEW_URL_MAX, length: value.length }),
  viewUrlInside: formatReason('VIEW_URL_INSIDE'),
  keyLost: formatReason('RTMP_KEY_LOST'),
  streamRuns: formatReason('RTMP_STREAM_RUNS'),
  sourceRequired: formatReason('RTMP_SOURCE_REQUIRED'),
  sourcesTwo: formatReason('RTMP_SOURCES_TWO'),
  videoNotReady: (title: string) => formatReason('RTMP_VIDEO_NOT_READY', { title }),
  videoCodecs: (codecs: string) => formatReason('RTMP_VIDEO_CODECS', { codecs }),
  channelNotLive: (name: string) => formatReason('RTMP_SOURCE_NOT_LIVE', { name }),
  nobodyPublishes: formatReason('PUBLISHING_OFF'),
  keyRequired: formatReason('STREAM_KEY_REQUIRED'),
} as const;

/** Text before an `@` is not the host. */
function isViewUrl(text: string): boolean {
  return /^https?:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\]*)?$/i.test(text) && URL.canParse(text);
}

/** A new RTMP destination (RTM-01 to RTM-05). */
export const rtmpDestinationSchema = liveOutputSchema.shape({
  viewUrl: string()
    .trim()
    .nullable()
    .max(VIEW_URL_MAX, RTMP_MESSAGES.viewUrlLong)
    .test('url', RTMP_MESSAGES.viewUrlFormat, (url) => !url || isViewUrl(url)),
});
export type RtmpDestinationInput = InferType<typeof rtmpDestinationSchema>;

/** One that is there already: without a stream key it keeps the one that it has (RTM-08). */
export const rtmpDestinationEditSchema = rtmpDestinationSchema.shape({ streamKey: keptStreamKey });

/** Starting a stream needs one source beside the destination, its URL and its key: a channel or a saved video (RTM-06). */
export const rtmpStreamSchema = object({
  encoderChannelId: string()
    .nullable()
    .when('mediaId', ([mediaId], field) => (mediaId ? field : field.required(RTMP_MESSAGES.sourceRequired)))
    .test('one', RTMP_MESSAGES.sourcesTwo, (id, { parent }) => !(id && parent.mediaId)),
  mediaId: string().nullable(),
});
