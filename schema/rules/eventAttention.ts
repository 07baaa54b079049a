import {
  findAttentionReasons,
  EVENT_REASONS,
  NEEDED_WITHIN_MS,
  type EncoderCondition,
  type EventReason,
} from './attention.ts';

/** Facts about an upcoming or starting occurrence that decide its readiness. */
export interface EventCondition {
  /** True if it starts too far ahead for the current state to matter ({@link isJudgedByTheMoment}). */
  isFar: boolean;
  isPaused: boolean;
  /** Encoder of the event; null for a replay, where none is chosen, and where it was deleted or moved away. */
  encoder: EncoderCondition | null;
  needsEncoder: boolean;
  /** True if it should have started, but its encoder has not encoded for longer than a start takes. */
  isLateByEncoder: boolean;
  /** True if its whole time passed while nothing ran here. */
  isMissed: boolean;
  /** True if it began long after its time, for nothing ran here. */
  hasBegunLate: boolean;
  /** True if access to an account that it goes to ends before it does. */
  accountEnds: boolean;
  /** Of its saved video: whether it is there, and can be played (LIB-16). */
  video: 'none' | 'ready' | 'processing' | 'gone';
  /** True if its web channel has nothing to replay (EVT-30). */
  hasNothingToReplay: boolean;
  /** True if its preset needs more than the plan gives (EVT-15). */
  isPlanShort: boolean;
  /** True if more run at its time than the plan has streams (EVT-32). */
  isBeyondStreams: boolean;
  /** True if the organization's storage is used up. */
  isStorageFull: boolean;
  /** True if another event has its encoder at the same time (EVT-11). */
  clashes: boolean;
  /** True if another event uses one of its web channels or RTMP destinations (EVT-13, EVT-12). */
  clashesOnWeb: boolean;
  clashesOnRtmp: boolean;
}

/** Severities of a finding. */
export type ReadinessSeverity = 'BLOCKING' | 'WARNING';
/** Readiness of an event: ready, with a warning, or blocked. */
export type ReadinessState = 'READY' | 'WARNING' | 'BLOCKED';

const MILD: readonly EventReason[] = ['eventEncoderHot', 'eventNoInput', 'eventStartedLate', 'eventPaused'];

/**
 * Reasons that apply however far ahead an event is, because only a change resolves them: accounts expire at a known
 * time, and deleted objects do not come back.
 */
const LASTING: readonly EventReason[] = [
  'eventEncoderMissing',
  'eventAccountEnds',
  'eventVideoGone',
  'eventPlanShort',
  'eventTooMany',
  'eventClash',
  'eventWebChannelClash',
  'eventRtmpClash',
  'eventPaused',
];

/**
 * True if an event starts soon enough for the current state to matter: its encoder, a video being saved, what it
 * replays, free space. Within a month, these change many times.
 */
export function isJudgedByTheMoment(startAt: Date, now: Date): boolean {
  return startAt.getTime() - now.getTime() < NEEDED_WITHIN_MS;
}

/** Returns the severity of a reason. */
export function getSeverity(reason: EventReason): ReadinessSeverity {
  return MILD.includes(reason) ? 'WARNING' : 'BLOCKING';
}

/**
 * The reasons to look at an event, the gravest first; none when it can take place: of one far ahead those that last alone. What there is to say of its encoder is what
 * every place says of that one ({@link findAttentionReasons}).
 */
export function attentionToEvent(event: EventCondition): EventReason[] {
  // Of one that does not run until it is resumed nothing else matters (EVT-20).
  if (event.isPaused) return ['eventPaused'];
  return EVENT_REASONS.filter(
    (reason) => (!event.isFar || LASTING.includes(reason)) && APPLIES[reason](event),
  );
}

/** All together: red where anything keeps it from its start. */
export function getReadiness(reasons: readonly EventReason[]): ReadinessState {
  if (reasons.some((reason) => getSeverity(reason) === 'BLOCKING')) return 'BLOCKED';
  return reasons.length > 0 ? 'WARNING' : 'READY';
}

const says = ({ encoder }: EventCondition, reason: ReturnType<typeof findAttentionReasons>[number]) =>
  encoder !== null && findAttentionReasons(encoder).includes(reason);

const APPLIES: Record<EventReason, (event: EventCondition) => boolean> = {
  eventMissed: ({ isMissed }) => isMissed,
  eventFailedToStart: ({ isLateByEncoder }) => isLateByEncoder,
  eventEncoderMissing: ({ needsEncoder, encoder }) => needsEncoder && encoder === null,
  eventEncoderOffline: (event) => says(event, 'offline'),
  eventUpdateRequired: (event) => says(event, 'updateRequired'),
  eventAccountEnds: ({ accountEnds }) => accountEnds,
  eventVideoGone: ({ video }) => video === 'gone',
  eventVideoProcessing: ({ video }) => video === 'processing',
  eventNothingToReplay: ({ hasNothingToReplay }) => hasNothingToReplay,
  eventPlanShort: ({ isPlanShort }) => isPlanShort,
  eventTooMany: ({ isBeyondStreams }) => isBeyondStreams,
  eventStorageFull: ({ isStorageFull }) => isStorageFull,
  eventClash: ({ clashes }) => clashes,
  eventWebChannelClash: ({ clashesOnWeb }) => clashesOnWeb,
  eventRtmpClash: ({ clashesOnRtmp }) => clashesOnRtmp,
  eventPaused: ({ isPaused }) => isPaused,
  eventEncoderHot: (event) => says(event, 'hot'),
  // Online without anything at its input, or encoding nothing.
  eventNoInput: (event) => event.encoder?.state === 'idle' || says(event, 'noInput'),
  eventStartedLate: ({ hasBegunLate }) => hasBegunLate,
};
