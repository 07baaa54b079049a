import { array, boolean, number, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import {
  DESTINATION_DESCRIPTION_MAX,
  DESTINATION_MESSAGES,
  DESTINATION_TITLE_MAX,
} from './contentDestinations.ts';
import { LONGEST_RUN_MS } from './encoderTimes.ts';
import { tooLong } from './names.ts';
import { postFields } from './socialPosts.ts';

/** Rules of Go Live, shared by the form, the graph and the platform. */

/** Progress of a Go Live request in REST (GOL-02). */
export const GO_LIVE_PROGRESS = [
  'NOT_EXIST',
  'ENCODER_START_WAIT',
  'SCHEDULE_CREATE_WAIT',
  'SCHEDULE_CREATED',
  'FAILED',
  'TIMED_OUT',
] as const;
export type GoLiveProgress = (typeof GO_LIVE_PROGRESS)[number];

/** The state machine of Go Live (STM-06): what has come to its end or failed never goes on; another request does. */
const NEXT: Readonly<Record<GoLiveProgress, readonly GoLiveProgress[]>> = {
  NOT_EXIST: ['ENCODER_START_WAIT'],
  ENCODER_START_WAIT: ['SCHEDULE_CREATE_WAIT', 'FAILED', 'TIMED_OUT'],
  SCHEDULE_CREATE_WAIT: ['SCHEDULE_CREATED', 'FAILED', 'TIMED_OUT'],
  SCHEDULE_CREATED: [],
  FAILED: [],
  TIMED_OUT: [],
};

/** True if the machine has this arrow (STM-06). */
export function canProgress(from: GoLiveProgress, to: GoLiveProgress): boolean {
  return NEXT[from].includes(to);
}

/** The states in which a request waits for something, and how long at most, in milliseconds (values chosen). */
export const GO_LIVE_WAITS_MS = { ENCODER_START_WAIT: 2 * 60_000, SCHEDULE_CREATE_WAIT: 60_000 } as const;
export type GoLiveWait = keyof typeof GO_LIVE_WAITS_MS;

/** True if a request is still on its way. */
export function isWaiting(progress: GoLiveProgress): progress is GoLiveWait {
  return progress in GO_LIVE_WAITS_MS;
}

/** An event that starts within so many milliseconds is warned of (GOL-03). */
export const GO_LIVE_SOON_MS = 60 * 60_000;
/** Longest name, as of any event (EVT-02). */
export const GO_LIVE_NAME_MAX = 128;
/** Destinations that are chosen by themselves at most, as in a group (value chosen). */
export const GO_LIVE_DESTINATIONS_MAX = 50;
/** Time that a failed request is shown on Go Live, in milliseconds (chosen value). */
export const GO_LIVE_SHOWN_MS = 60 * 60_000;

/** Messages of refused and failed Go Live requests. */
export const GO_LIVE_MESSAGES = {
  encoderRequired: formatReason('GO_LIVE_ENCODER_REQUIRED'),
  channelRequired: formatReason('GO_LIVE_CHANNEL_REQUIRED'),
  noDestination: formatReason('GO_LIVE_NO_DESTINATION'),
  destinationsMany: formatReason('GO_LIVE_DESTINATIONS_TOO_MANY', { limit: GO_LIVE_DESTINATIONS_MAX }),
  kind: formatReason('GO_LIVE_DESTINATION_KIND'),
  destinationUnknown: formatReason('GO_LIVE_DESTINATION_UNKNOWN'),
  destinationTwice: formatReason('GO_LIVE_DESTINATION_TWICE'),
  groupUnknown: formatReason('GO_LIVE_GROUP_UNKNOWN'),
  noPreset: formatReason('GO_LIVE_NO_PRESET'),
  durationNone: formatReason('GO_LIVE_DURATION_REQUIRED'),
  durationLong: formatReason('GO_LIVE_TOO_LONG', { hours: LONGEST_RUN_MS / 3_600_000 }),
  encoderRuns: (name: string) => formatReason('GO_LIVE_ENCODER_RUNS', { name }),
  underWay: (name: string) => formatReason('GO_LIVE_UNDER_WAY', { name }),
  /** `stops` is when the broadcast has to end for that event, as `momentSaid`. */
  soon: (title: string, minutes: number, stops?: string) =>
    formatReason('GO_LIVE_EVENT_SOON', { title, minutes, ...(stops && { stops }) }),
  cancelled: formatReason('GO_LIVE_CANCELLED'),
  encoderFailed: (name: string) => formatReason('GO_LIVE_ENCODER_FAILED', { name }),
  encoderSlow: (name: string) => formatReason('GO_LIVE_ENCODER_SLOW', { name }),
  eventSlow: formatReason('GO_LIVE_EVENT_SLOW'),
  over: formatReason('GO_LIVE_OVER'),
  notFailed: formatReason('GO_LIVE_NOT_FAILED'),
} as const;

/** The kinds of destination that are chosen by themselves, beside those of a group (DST-21). */
export const GO_LIVE_KINDS = ['EMBED', 'RTMP', 'FACEBOOK', 'YOUTUBE'] as const;

/** One of them, with what is said there at Facebook and YouTube (DST-01 to DST-06). */
const destination = object({
  kind: string()
    .required(GO_LIVE_MESSAGES.kind)
    .oneOf([...GO_LIVE_KINDS], GO_LIVE_MESSAGES.kind),
  destinationId: string().required(GO_LIVE_MESSAGES.destinationUnknown),
  ...postFields,
  title: postFields.title.max(DESTINATION_TITLE_MAX, tooLong(DESTINATION_TITLE_MAX)),
  description: postFields.description.max(DESTINATION_DESCRIPTION_MAX, DESTINATION_MESSAGES.descriptionLong),
  accountId: postFields.accountId.default(null),
});

/** Encoder, destinations, and duration of a broadcast (EVT-01, EVT-02, EVT-04 to EVT-06). */
export const goLiveSchema = object({
  title: string()
    .trim()
    .required(formatReason('NAME_REQUIRED'))
    .max(GO_LIVE_NAME_MAX, tooLong(GO_LIVE_NAME_MAX)),
  encoderId: string().required(GO_LIVE_MESSAGES.encoderRequired),
  encoderChannelId: string().required(GO_LIVE_MESSAGES.channelRequired),
  encoderPresetId: string().nullable().default(null),
  destinationGroupId: string().nullable().default(null),
  destinations: array(destination)
    .default([])
    .max(GO_LIVE_DESTINATIONS_MAX, GO_LIVE_MESSAGES.destinationsMany)
    .test(
      'some',
      GO_LIVE_MESSAGES.noDestination,
      (chosen, { parent }) =>
        chosen.length > 0 || Boolean((parent as { destinationGroupId?: unknown }).destinationGroupId),
    )
    .test('once', GO_LIVE_MESSAGES.destinationTwice, (chosen) => {
      const keys = chosen.map(
        ({ kind, destinationId, accountId }) => `${kind} ${accountId} ${destinationId}`,
      );
      return new Set(keys).size === keys.length;
    }),
  duration: number()
    .typeError(GO_LIVE_MESSAGES.durationNone)
    .required(GO_LIVE_MESSAGES.durationNone)
    .moreThan(0, GO_LIVE_MESSAGES.durationNone)
    .max(LONGEST_RUN_MS, GO_LIVE_MESSAGES.durationLong),
  /** True if an event that starts soon has been pointed out already (GOL-03). */
  isSoonKnown: boolean().default(false),
});
export type GoLiveInput = InferType<typeof goLiveSchema>;

/** Destination in addition to the group. */
export type GoLiveDestination = GoLiveInput['destinations'][number];
