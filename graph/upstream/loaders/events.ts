import { NEEDED_WITHIN_MS } from '../../../schema/rules/attention.ts';
import { FRESH_MS } from '../../../schema/rules/encoderTimes.ts';
import type { GraphClock } from '../../kernel/clock.ts';
import type { RestClient } from '../client/client.ts';
import { listScheduleItems, type EventRecord } from '../rest/events/events.ts';
import { listEvents, readDestinationSchedule, readSchedule } from '../rest/events/schedules.ts';
import {
  listEncoderVideos,
  listSubjectVideos,
  playEncoderVideo,
  readEncoderVideo,
} from '../rest/events/encoderVideos.ts';
import { createLookup } from './createLookup.ts';
import { orNull, recordLoader } from './createRecordLoader.ts';
import { readinessLoader } from './readiness.ts';

/** Maximum planning horizon in milliseconds: 13 months are at most 397 days (EVT-09). */
export const PLANNED_MS = 400 * 24 * 60 * 60_000;

/** Loaders of the schedule for one operation. */
export const eventsLoaders = {
  /** True if what lies ahead can take place, by occurrence. */
  readiness: readinessLoader,
  /**
   * Running and upcoming occurrences of the next 14 days (C-112). The window starts at a multiple of two minutes, so
   * that requests within that time share a response (SCH-04).
   */
  upcoming: (rest: RestClient, clock: GraphClock) =>
    createLookup((customerId) => {
      const from = Math.floor(clock.now().getTime() / FRESH_MS) * FRESH_MS;
      return listScheduleItems(rest, customerId, {
        from: new Date(from).toISOString(),
        to: new Date(from + NEEDED_WITHIN_MS).toISOString(),
      });
    }),
  /** Events (planned-events, C-114). */
  event: recordLoader<EventRecord>({
    list: (customerId, rest) => listEvents(rest, customerId),
    one: (uuid, rest) => readSchedule(rest, uuid),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Events with all their times (C-114); no call answers several. */
  schedule: (rest: RestClient) => createLookup((uuid) => orNull(readSchedule(rest, uuid))),
  /** Destinations of events, each by its id; no call answers several by theirs. */
  eventDestination: (rest: RestClient) => createLookup((id) => orNull(readDestinationSchedule(rest, id))),
  /** Encoder videos (C-105, C-107). */
  encoderVideo: recordLoader({
    list: (customerId, rest) => listEncoderVideos(rest, customerId),
    one: (uuid, rest) => readEncoderVideo(rest, uuid),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Playback URLs of an encoder video. No call supports several. */
  encoderVideoPlayback: (rest: RestClient) => createLookup((id) => orNull(playEncoderVideo(rest, id))),
  /** Encoder videos of one encoder or of one encoder channel (C-106). */
  subjectVideos: (rest: RestClient) => createLookup((id) => listSubjectVideos(rest, id)),
  /** All that runs or is planned in an organization, as it is now: before something is removed (C-112). */
  planned: (rest: RestClient, clock: GraphClock) =>
    createLookup((customerId) => {
      const from = clock.now();
      const to = new Date(from.getTime() + PLANNED_MS);
      return listScheduleItems(rest, customerId, { from: from.toISOString(), to: to.toISOString() }, 0);
    }),
};
