import { FRESH_MS } from '../../../../schema/rules/encoderTimes.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

/** One occurrence of an event; `uuid` is the event, `startDay` and `endDay` are moments (SCH-02). */
export type ScheduleItemRecord = components['schemas']['ScheduleItem'];
/** Encoder video, called event in the REST API (LIB-17). */
export type EncoderVideoRecord = components['schemas']['EncoderVideo'];
/** Summary of an encoder video (C-111). */
export type EncoderVideoSummaryRecord = components['schemas']['EncoderVideoSummary'];
/** An event: what is planned, where it goes and what of it comes next. */
export type EventRecord = components['schemas']['Event'];
/** A rule that an event repeats by. */
export type EventRepeatRecord = components['schemas']['Repeat'];
/** One place that an event goes to. */
export type EventDestinationRecord = components['schemas']['DestinationSchedule'];
/** Result of checking an event before it is saved (C-117). */
export type EventCheckRecord = components['schemas']['EventCheck'];
/** Something that several events want at a time. */
export type EventConflictRecord = components['schemas']['EventConflict'];
/** Occurrence that uses the resource. */
export type EventConflictOtherRecord = NonNullable<EventConflictRecord['other']>;
/** Number of concurrent streams from a point in time. */
export type EventConcurrencyStepRecord = EventCheckRecord['concurrency']['steps'][number];
/** Number of concurrent streams. */
export type EventConcurrencyRecord = EventCheckRecord['concurrency'];
/** Something that happened meanwhile. */
export type EncoderVideoEntryRecord = EncoderVideoSummaryRecord['history'][number];
/** Something that happened to an event, its times, recordings or destinations (S-152). */
export type EventLogEntryRecord = components['schemas']['EventLogEntry'];
/** True if one time of an event can take place as planned. */
export type ReadinessRecord = components['schemas']['Readiness'];
/** Something that keeps it from that. */
export type ReadinessFindingRecord = ReadinessRecord['findings'][number];
/** A request to go live (C-124). */
export type GoLiveRecord = components['schemas']['GoLive'];
/** Go Live request and its result so far. */
export type GoLiveRequestRecord = NonNullable<GoLiveRecord['request']>;
/** Leave to download an encoder video (C-110). */
export type EncoderVideoDownloadRecord = components['schemas']['MediaDownload'];

/**
 * C-112: occurrences that overlap a window, by start (SCH-03). Answers up to 2 minutes old will do (SCH-04); that
 * only helps when equal windows are asked for, so callers round theirs. Who must not
 * miss what was just planned asks with `freshMs` 0.
 */
export function listScheduleItems(
  rest: RestClient,
  customerId: string,
  window: { from: string; to: string },
  freshMs: number = FRESH_MS,
): Promise<ScheduleItemRecord[]> {
  return rest.get('/api/v3/customers/{id}/schedules', {
    params: { id: customerId },
    query: { startTime: window.from, endTime: window.to },
    freshMs,
  });
}

/** Occurrences that run now, by start. No call of the catalog. */
export function listRunningItems(rest: RestClient, customerId: string): Promise<ScheduleItemRecord[]> {
  return rest.get('/api/v3/customers/{id}/onair', { params: { id: customerId } });
}

/** True if what overlaps a window can take place as planned, or of an event alone. No call of the catalog. */
export function listReadiness(
  rest: RestClient,
  customerId: string,
  asked: { startTime: string; endTime: string; scheduleId?: string },
): Promise<ReadinessRecord[]> {
  return rest.get('/api/v3/customers/{id}/schedules/readiness', { params: { id: customerId }, query: asked });
}
