/**
 * Reasons why something needs attention: the single rule of lists, dashboard, details, and notifications (ENC-17,
 * S-149).
 */
import { CPU_WARNING_PERCENT, DROPPED_FRAMES_WARNING, NEAR_LIMIT_CELSIUS } from './encoderHealth.ts';
import type { EncoderStateWord } from './encoderStates.ts';

/** Reasons why an encoder needs attention, most severe first: harm to a live stream before risks. */
export const ENCODER_REASONS = [
  'noInput',
  'droppingFrames',
  'neededSoon',
  'updateRequired',
  'offline',
  'hot',
  'nearLimit',
  'cpuHigh',
] as const;
export type EncoderReason = (typeof ENCODER_REASONS)[number];

/**
 * Reasons why an encoder channel needs attention, most severe first: problems of the RTMP stream that viewers notice.
 */
export const CHANNEL_REASONS = ['keyFramesRare', 'noSound'] as const;
export type ChannelReason = (typeof CHANNEL_REASONS)[number];

/** Reasons why an upcoming event needs attention, most severe first: those that prevent its start before risks. */
export const EVENT_REASONS = [
  'eventMissed',
  'eventFailedToStart',
  'eventEncoderMissing',
  'eventEncoderOffline',
  'eventUpdateRequired',
  'eventAccountEnds',
  'eventVideoGone',
  'eventVideoProcessing',
  'eventNothingToReplay',
  'eventPlanShort',
  'eventTooMany',
  'eventStorageFull',
  'eventClash',
  'eventWebChannelClash',
  'eventRtmpClash',
  'eventPaused',
  'eventEncoderHot',
  'eventNoInput',
  'eventStartedLate',
] as const;
export type EventReason = (typeof EVENT_REASONS)[number];

/** Reasons why a destination on a social network needs attention, most severe first. */
export const DESTINATION_REASONS = ['destinationPublishRefused', 'destinationButtonRefused'] as const;

export const ATTENTION_REASONS = [
  ...ENCODER_REASONS,
  ...CHANNEL_REASONS,
  ...EVENT_REASONS,
  ...DESTINATION_REASONS,
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** Each reason's name in the graph. */
export const ATTENTION_REASON_NAMES = {
  noInput: 'NO_INPUT',
  droppingFrames: 'DROPPING_FRAMES',
  neededSoon: 'NEEDED_SOON',
  updateRequired: 'UPDATE_REQUIRED',
  offline: 'OFFLINE',
  hot: 'HOT',
  nearLimit: 'NEAR_LIMIT',
  cpuHigh: 'CPU_HIGH',
  keyFramesRare: 'KEY_FRAMES_RARE',
  noSound: 'NO_SOUND',
  eventMissed: 'EVENT_MISSED',
  eventFailedToStart: 'EVENT_FAILED_TO_START',
  eventEncoderMissing: 'EVENT_ENCODER_MISSING',
  eventEncoderOffline: 'EVENT_ENCODER_OFFLINE',
  eventUpdateRequired: 'EVENT_UPDATE_REQUIRED',
  eventAccountEnds: 'EVENT_ACCOUNT_ENDS',
  eventVideoGone: 'EVENT_VIDEO_GONE',
  eventVideoProcessing: 'EVENT_VIDEO_PROCESSING',
  eventNothingToReplay: 'EVENT_NOTHING_TO_REPLAY',
  eventPlanShort: 'EVENT_PLAN_SHORT',
  eventTooMany: 'EVENT_TOO_MANY',
  eventStorageFull: 'EVENT_STORAGE_FULL',
  eventClash: 'EVENT_CLASH',
  eventWebChannelClash: 'EVENT_WEB_CHANNEL_CLASH',
  eventRtmpClash: 'EVENT_RTMP_CLASH',
  eventPaused: 'EVENT_PAUSED',
  eventEncoderHot: 'EVENT_ENCODER_HOT',
  eventNoInput: 'EVENT_NO_INPUT',
  eventStartedLate: 'EVENT_STARTED_LATE',
  destinationPublishRefused: 'DESTINATION_PUBLISH_REFUSED',
  destinationButtonRefused: 'DESTINATION_BUTTON_REFUSED',
} as const satisfies Record<AttentionReason, string>;

/** Time before an event from which its encoder is needed, in milliseconds: 14 days (chosen value). */
export const NEEDED_WITHIN_MS = 14 * 24 * 60 * 60_000;

/** Facts about an encoder that decide whether it needs attention. */
export interface EncoderCondition {
  state: EncoderStateWord;
  hasInput: boolean | null;
  temperatures: readonly { celsius: number; warningCelsius: number }[];
  /** Percent; null while unknown. */
  cpuUsage: number | null;
  droppedFramesLastHour: number;
  /** True if an event of the next 14 days, or one on air, needs it. */
  isNeeded: boolean;
}

/** States from which an encoder does not come by itself to where it can start. */
const CANNOT_START: readonly EncoderStateWord[] = ['offline', 'update required'];

/** The reasons to look at an encoder, the gravest first; none when all is well (ENC-17). */
export function findAttentionReasons(encoder: EncoderCondition): EncoderReason[] {
  return ENCODER_REASONS.filter((reason) => APPLIES[reason](encoder));
}

/** The last report of an offline encoder says nothing about its current state. */
const APPLIES: Record<EncoderReason, (encoder: EncoderCondition) => boolean> = {
  noInput: ({ state, hasInput }) => state === 'started' && hasInput === false,
  droppingFrames: ({ state, droppedFramesLastHour }) =>
    state !== 'offline' && droppedFramesLastHour >= DROPPED_FRAMES_WARNING,
  neededSoon: ({ state, isNeeded }) => isNeeded && CANNOT_START.includes(state),
  updateRequired: ({ state }) => state === 'update required',
  offline: ({ state }) => state === 'offline',
  hot: ({ state, temperatures }) => state !== 'offline' && leastMargin(temperatures) <= 0,
  nearLimit: ({ state, temperatures }) => {
    const margin = leastMargin(temperatures);
    return state !== 'offline' && margin > 0 && margin <= NEAR_LIMIT_CELSIUS;
  },
  cpuHigh: ({ state, cpuUsage }) => state !== 'offline' && (cpuUsage ?? 0) >= CPU_WARNING_PERCENT,
};

/** Degrees between a sensor and its limit, of the one that is nearest to it. */
function leastMargin(temperatures: EncoderCondition['temperatures']): number {
  return Math.min(...temperatures.map(({ celsius, warningCelsius }) => warningCelsius - celsius));
}
