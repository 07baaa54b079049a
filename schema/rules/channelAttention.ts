import { CHANNEL_REASONS, type ChannelReason } from './attention.ts';
import { lastingErrors, type FindingKind, type JudgedSpan } from './liveDoctor.ts';

/** Facts about an encoder channel with an incoming stream. */
export interface ChannelCondition {
  /** Incoming stream of the last minute in intervals, newest last. */
  spans: readonly JudgedSpan[];
}

/** The finding that, once it lasts, is a reason. */
const FINDING_BEHIND: Record<ChannelReason, FindingKind> = {
  keyFramesRare: 'KEYFRAME_INTERVAL',
  noSound: 'AUDIO_ENCODER',
};

/** The reasons to look at a channel, the gravest first; none when what arrives can be seen and heard. */
export function attentionToChannel({ spans }: ChannelCondition): ChannelReason[] {
  const lasting = lastingErrors(spans);
  return CHANNEL_REASONS.filter((reason) => lasting.includes(FINDING_BEHIND[reason]));
}
