import { array, number, object, string, type InferType } from 'yup';
import { formatReason, type ReasonMessage } from '../reasons/said.ts';
import { destinationTexts } from './contentDestinations.ts';
import { archivePlaylistIds, destinationSchema } from './destinationFields.ts';
import { mediaTexts } from './mediaEdits.ts';
import { MEDIA_MESSAGES } from './media.ts';
import { formatPosition, POSITION_MAX_MS } from './positions.ts';

/** Rules of web videos: what is played on web channels and elsewhere by hand; shared by the forms, the graph and the platform. */

/** Playback modes of a web video (WEB-06): as live, or on demand from the beginning. */
export const PLAYOUTS = ['as_live', 'on_demand'] as const;
export type PlayoutName = (typeof PLAYOUTS)[number];
/** Destination kinds of a saved video. Saving it again makes no sense (DST-22). */
const STARTED_KINDS: readonly string[] = ['EMBED', 'RTMP', 'FACEBOOK', 'YOUTUBE'];
/** Places that one web video is started on at most (value chosen). */
export const WEB_VIDEO_DESTINATIONS_MAX = 20;

/** Messages of refusals when a web video is started, trimmed, or saved. */
export const WEB_VIDEO_MESSAGES = {
  noDestination: formatReason('WEB_VIDEO_DESTINATION_REQUIRED'),
  source: formatReason('WEB_VIDEO_SOURCE_REQUIRED'),
  playout: formatReason('WEB_VIDEO_PLAYOUT_UNKNOWN'),
  busy: formatReason('WEB_CHANNEL_BUSY'),
  twice: formatReason('WEB_CHANNEL_TWICE'),
  rtmpTwice: formatReason('RTMP_DESTINATION_TWICE'),
  noReplay: formatReason('WEB_CHANNEL_NO_REPLAY'),
  noRecording: formatReason('RECORDING_MISSING'),
  kind: formatReason('WEB_VIDEO_KIND'),
  kindSource: formatReason('WEB_VIDEO_KIND_SOURCE'),
  stopRequired: formatReason('STOP_CUE_REQUIRED'),
  startRequired: formatReason('START_CUE_REQUIRED'),
  order: formatReason('CUES_ORDER'),
  stopFixed: formatReason('STOP_CUE_FIXED'),
} as const;

/** True if the start lies before the end, where both are said (TRM-02). */
const inOrder = (start: unknown, stop: unknown) =>
  start == null || stop == null || Number(start) < Number(stop);

/**
 * Reason why a position is outside a video of the given duration, or null (TRM-03). Not checked if the duration is
 * unknown.
 */
export function positionProblem(ms: number, lengthMs: number | null): ReasonMessage | null {
  if (!Number.isInteger(ms) || ms < 0 || ms > POSITION_MAX_MS)
    return formatReason('POSITION_FORMAT', { limit: formatPosition(POSITION_MAX_MS), value: String(ms) });
  if (lengthMs === null || ms <= lengthMs) return null;
  return formatReason('POSITION_OUTSIDE', { limit: formatPosition(lengthMs), value: formatPosition(ms) });
}

const position = () =>
  number()
    .nullable()
    .typeError(({ originalValue }: { originalValue: unknown }) =>
      formatReason('POSITION_FORMAT', {
        limit: formatPosition(POSITION_MAX_MS),
        value: String(originalValue),
      }),
    )
    .test('position', (ms, context) => {
      const problem = ms == null ? null : positionProblem(ms, null);
      return problem === null || context.createError({ message: problem });
    });

/** Part of a web video: the stop cue is needed (TRM-01, TRM-02, TRM-06, WEB-07). */
export const trimSchema = object({
  start: position().required(WEB_VIDEO_MESSAGES.startRequired),
  end: position()
    .required(WEB_VIDEO_MESSAGES.stopRequired)
    .test('order', WEB_VIDEO_MESSAGES.order, (end, { parent }) => inOrder((parent as Part).start, end)),
});
interface Part {
  start?: unknown;
}

/** A recording that becomes a saved video: what it is called, which part of it, and the playlists it joins (LIB-01 to LIB-03). */
export const archiveSchema = object({
  title: mediaTexts.title.required(MEDIA_MESSAGES.titleRequired),
  description: mediaTexts.description,
  tags: mediaTexts.tags,
  playlistIds: archivePlaylistIds,
  start: position().default(null),
  end: position()
    .default(null)
    .test('order', WEB_VIDEO_MESSAGES.order, (end, { parent }) => inOrder((parent as Part).start ?? 0, end)),
});
export type ArchiveInput = InferType<typeof archiveSchema>;

interface Sources {
  mediaId?: unknown;
  contentDestinationId?: unknown;
  webChannelId?: unknown;
}

/** Index of the first duplicate in a list, or -1. */
function secondOf<K extends string>(
  places: readonly ({ kind: string } & Partial<Record<K, string | null | undefined>>)[],
  kind: string,
  field: K,
): number {
  const ids = places.map((place) => (place.kind === kind ? place[field] : null));
  return ids.findIndex((id, at) => id != null && ids.indexOf(id) < at);
}

/** A web video that is to be started: what it plays, what it is called and where it goes (WEB-01 to WEB-03, WEB-06). */
export const startWebVideoSchema = object({
  mediaId: string()
    .nullable()
    .default(null)
    .test('one', WEB_VIDEO_MESSAGES.source, (mediaId, { parent }) => {
      const { contentDestinationId, webChannelId } = parent as Sources;
      return [mediaId, contentDestinationId, webChannelId].filter(Boolean).length === 1;
    }),
  contentDestinationId: string().nullable().default(null),
  webChannelId: string().nullable().default(null),
  title: destinationTexts.title,
  description: destinationTexts.description,
  playout: string().lowercase().oneOf(PLAYOUTS, WEB_VIDEO_MESSAGES.playout).default('as_live'),
  startCue: position().default(null),
  stopCue: position()
    .default(null)
    .test('order', WEB_VIDEO_MESSAGES.order, (stop, { parent }) =>
      inOrder((parent as { startCue?: unknown }).startCue ?? 0, stop),
    ),
  destinations: array(destinationSchema())
    .default([])
    .min(1, WEB_VIDEO_MESSAGES.noDestination)
    .max(WEB_VIDEO_DESTINATIONS_MAX)
    .test('kinds', (destinations, context) => {
      const at = destinations.findIndex(({ kind }) => !STARTED_KINDS.includes(kind));
      return (
        at === -1 ||
        context.createError({ path: `${context.path}[${at}].kind`, message: WEB_VIDEO_MESSAGES.kind })
      );
    })
    .test('saved', (destinations, context) => {
      const { mediaId } = context.parent as Sources;
      const at = mediaId ? -1 : destinations.findIndex(({ kind }) => kind !== 'EMBED');
      return (
        at === -1 ||
        context.createError({ path: `${context.path}[${at}].kind`, message: WEB_VIDEO_MESSAGES.kindSource })
      );
    })
    .test('channelOnce', (destinations, context) => {
      const at = secondOf(destinations, 'EMBED', 'webChannelId');
      const path = `${context.path}[${at}].webChannelId`;
      return at === -1 || context.createError({ path, message: WEB_VIDEO_MESSAGES.twice });
    })
    .test('rtmpOnce', (destinations, context) => {
      const at = secondOf(destinations, 'RTMP', 'rtmpDestinationId');
      const path = `${context.path}[${at}].rtmpDestinationId`;
      return at === -1 || context.createError({ path, message: WEB_VIDEO_MESSAGES.rtmpTwice });
    }),
});
export type StartWebVideoInput = InferType<typeof startWebVideoSchema>;
