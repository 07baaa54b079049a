import type { EventType } from '../../schema.generated.ts';
import { encoderVideoPath } from '../../kernel/paths/encoderVideos.ts';
import { postPath } from '../../kernel/paths/posts.ts';
import { isWebVideo, webVideoPath } from '../../kernel/paths/webVideos.ts';
import { eventPath } from '../../kernel/paths/schedule.ts';
import type {
  ScheduleRow_DestinationFragment,
  ScheduleRow_EncoderVideoFragment,
  ScheduleRow_ItemFragment,
  ScheduleRow_PostFragment,
} from './SchedulePage.generated.ts';

/** Kinds of rows (SCH-05): a scheduled event, a video sent by an event or manually, or a post. */
export type RowKind = 'EVENT' | 'ENCODER_VIDEO' | 'WEB_VIDEO' | 'DESTINATION' | 'POST';

/** A row of the schedule, whatever it is. */
export interface ScheduleRow extends Pick<
  ScheduleRow_ItemFragment,
  'id' | 'title' | 'bucket' | 'startAt' | 'timezone' | 'isPaused' | 'encoderChannel'
> {
  kind: RowKind;
  encoder?: { id: string; name: string } | null;
  /** Of a planned event (SCH-06). */
  type: EventType | null;
  /** The event that it takes place for. */
  eventId: string | null;
  /** Null while it lasts and nobody knows how long. */
  endAt: string | null;
  /** True if it was started by hand, outside of any event. */
  isManual: boolean;
  /** Of a post: the network that it appears at, and what it does (STM-12). */
  post?: Pick<ScheduleRow_PostFragment, 'kind' | 'state'>;
  /** True if it can take place; null where that is not judged. */
  readiness: ScheduleRow_ItemFragment['readiness'];
  /** The page that shows it; null for what opens above the schedule alone. */
  path: string | null;
}

/** A time of an event that runs or comes, which is what is changed there. */
export type RowToChange = ScheduleRow & { eventId: string; endAt: string };

export const isToChange = (row: ScheduleRow): row is RowToChange =>
  row.eventId !== null && row.endAt !== null && row.bucket !== 'PAST';

/** An occurrence of an event. */
export const rowOfItem = (item: ScheduleRow_ItemFragment): ScheduleRow => ({
  ...item,
  kind: 'EVENT',
  isManual: false,
  path: eventPath(item.eventId, item.id),
});

/** Row of an encoder video. `zone` is the organization's. */
export const rowOfEncoderVideo = (
  { id, name, status, startedAt, duration, isManual, ...used }: ScheduleRow_EncoderVideoFragment,
  timezone: string,
): ScheduleRow => ({
  ...LASTING,
  ...used,
  id: `video-${id}`,
  title: name,
  kind: 'ENCODER_VIDEO',
  bucket: status === 'STOPPED' ? 'PAST' : 'LIVE',
  startAt: startedAt,
  endAt: endOf(startedAt, duration),
  timezone,
  isManual,
  path: encoderVideoPath(id),
});

/**
 * Row of a web video or a manually started destination. Destinations of events are part of the event's row. `zone` is
 * the organization's.
 */
export function rowOfDestination(
  destination: ScheduleRow_DestinationFragment,
  timezone: string,
): ScheduleRow | null {
  const { id, title, kind, state, startRequestedAt, startedAt, duration, isManual, encoder } = destination;
  const isWeb = isWebVideo(kind);
  const startAt = startedAt ?? startRequestedAt;
  if (startAt === null || (!isWeb && !isManual)) return null;
  return {
    ...LASTING,
    encoder,
    id: `destination-${id}`,
    title,
    kind: isWeb ? 'WEB_VIDEO' : 'DESTINATION',
    bucket: ENDED.has(state) ? 'PAST' : 'LIVE',
    startAt,
    endAt: endOf(startAt, duration),
    timezone,
    isManual,
    path: isWeb ? webVideoPath(id) : null,
  };
}

/** Row of a post, scheduled or published. `opens` is true if the user can open it (S-050). */
export const rowOfPost = (
  { id, kind, title, publishAt, state }: ScheduleRow_PostFragment,
  timezone: string,
  opens: boolean,
): ScheduleRow => ({
  ...LASTING,
  id: `post-${id}`,
  title,
  kind: 'POST',
  bucket: state === 'POSTED' || state === 'FAILED' ? 'PAST' : 'FUTURE',
  startAt: publishAt,
  endAt: null,
  timezone,
  isManual: false,
  post: { kind, state },
  path: opens ? postPath(id) : null,
});

/** Fields without meaning for recordings. */
const LASTING = { type: null, eventId: null, isPaused: false, readiness: null } as const;
const ENDED: ReadonlySet<string> = new Set(['STOPPED', 'ABORTED', 'ERROR']);

const endOf = (start: string, duration: number | null) =>
  duration === null ? null : new Date(Date.parse(start) + duration).toISOString();
