import { string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { destinationSchema, type CHOSEN_KINDS } from './destinationFields.ts';

/** Rules of the places that an event goes to, shared by the form, the graph and the platform. */

export type EventDestinationKind = (typeof CHOSEN_KINDS)[number];
/** Destinations of an event at most, beside those of its group (value chosen). */
export const EVENT_DESTINATIONS_MAX = 50;

/** Messages of rules between several destinations of an event. */
export const EVENT_DESTINATION_MESSAGES = {
  many: formatReason('EVENT_DESTINATIONS_TOO_MANY', { limit: EVENT_DESTINATIONS_MAX }),
  unknown: formatReason('EVENT_DESTINATION_UNKNOWN'),
  kindStays: formatReason('EVENT_DESTINATION_KIND'),
  /** Names when it would be on air, in minutes after the beginning of the content. */
  nothingLeft: ({ from, to }: { from: number; to: number }) =>
    formatReason('EVENT_DESTINATION_NOTHING_LEFT', { start: minutes(from), stop: minutes(to) }),
  twice: formatReason('EVENT_DESTINATION_TWICE'),
  postTwice: formatReason('EVENT_POST_TWICE'),
} as const;

const minutes = (ms: number) => Math.round(ms / 600) / 100;

/** One place that an event goes to; one that it has already by its id. */
export const eventDestinationSchema = destinationSchema().shape({ id: string().nullable() });
export type EventDestinationFields = InferType<typeof eventDestinationSchema>;

/** Rules of the fields that a change of a destination contains. */
export function eventDestinationChangesSchema(changes: object) {
  const { fields } = eventDestinationSchema;
  const given = Object.keys(fields).filter((name) => name in changes);
  return eventDestinationSchema.pick(given as (keyof typeof fields)[]);
}

/** Fields of a destination that rules between several destinations need. */
interface Placed {
  kind?: string | undefined;
  webChannelId?: string | null | undefined;
  rtmpDestinationId?: string | null | undefined;
  startOffset?: number | undefined;
  stopOffset?: number | undefined;
  scheduledPostDays?: number | null | undefined;
}

/** When a destination is on air within its event, in milliseconds after the event's start. */
export function onAirWithin(
  { startOffset = 0, stopOffset = 0 }: Pick<Placed, 'startOffset' | 'stopOffset'>,
  durationMs: number,
): { from: number; to: number } {
  return { from: startOffset, to: durationMs + stopOffset };
}

/** Places of a list whose offsets leave nothing of the content (EVT-14). */
export function emptied(destinations: readonly Placed[], durationMs: number): number[] {
  return destinations.flatMap((one, at) => {
    const { from, to } = onAirWithin(one, durationMs);
    return to > from ? [] : [at];
  });
}

/** Places of a list that send to a web channel or RTMP destination while another one of it does (EVT-12, EVT-13). */
export function overlapping(destinations: readonly Placed[], durationMs: number): number[] {
  return destinations.flatMap((one, at) => {
    const target = targetOf(one);
    const mine = onAirWithin(one, durationMs);
    const isTaken = destinations.slice(0, at).some((other) => {
      const theirs = onAirWithin(other, durationMs);
      return target !== null && targetOf(other) === target && mine.from < theirs.to && theirs.from < mine.to;
    });
    return isTaken ? [at] : [];
  });
}

function targetOf({ kind, webChannelId, rtmpDestinationId }: Placed): string | null {
  if (kind === 'EMBED' && webChannelId) return `EMBED ${webChannelId}`;
  return kind === 'RTMP' && rtmpDestinationId ? `RTMP ${rtmpDestinationId}` : null;
}

/** Places of a list that schedule a second post of their kind (DST-10). */
export function secondPosts(destinations: readonly Placed[]): number[] {
  const seen = new Set<unknown>();
  return destinations.flatMap(({ kind, scheduledPostDays }, at) => {
    if (scheduledPostDays === null || scheduledPostDays === undefined) return [];
    if (seen.has(kind)) return [at];
    seen.add(kind);
    return [];
  });
}
