import { ATTENTION_REASON_NAMES, type EventReason } from '../../../../../schema/rules/attention.ts';
import { encoderStateWord } from '../../../../../schema/rules/encoderStates.ts';
import { attentionToEvent, getReadiness, getSeverity } from '../../../../../schema/rules/eventAttention.ts';
import { getEventSource } from '../../../../../schema/rules/eventTypes.ts';
import type { EncoderState, EventType } from '../../../../schema.generated.ts';
import type { Readiness_ItemFragment } from '../../readiness/public/Readiness.generated.ts';

type Readiness = NonNullable<Readiness_ItemFragment['readiness']>;
type Thing = Readiness['findings'][number]['thing'];

interface Draft {
  /** Empty for a new event. */
  eventId: string;
  name: string;
  type: EventType;
  /** True if the next date is too far ahead for the state of the encoder to matter. */
  isFar: boolean;
  /** The chosen encoder; null where none is chosen, undefined where it cannot be read. */
  encoder: { id: string; name: string; status: { state: EncoderState } } | null | undefined;
  /** The plan that limits how many events run at once. */
  planName: string;
  /** Conflicts of the next date; one without another event exceeds the plan. */
  conflicts: readonly { kind: string; other: { eventId: string; title: string } | null }[];
  /** Accounts whose access ends before the next date does. */
  endedAccounts: readonly { id: string; name: string }[];
}

/** Returns the readiness of the next date of an event that is being edited, by the rule for saved events (ENC-17, EVT-04). */
export function readinessOfForm(draft: Draft): Readiness {
  const { encoder, conflicts, endedAccounts } = draft;
  const has = (kind: string) => conflicts.some((one) => one.kind === kind && one.other !== null);
  const reasons = attentionToEvent({
    ...NOTHING_FOUND,
    isFar: draft.isFar,
    needsEncoder: getEventSource(draft.type) === 'encoder',
    encoder:
      encoder === null
        ? null
        : { ...HEALTHY, state: encoder ? encoderStateWord(encoder.status.state) : 'normal' },
    accountEnds: endedAccounts.length > 0,
    isBeyondStreams: conflicts.some(({ kind }) => kind === 'CONCURRENCY'),
    clashes: has('ENCODER'),
    clashesOnWeb: has('WEB_CHANNEL'),
    clashesOnRtmp: has('RTMP'),
  });
  return {
    __typename: 'Readiness',
    state: getReadiness(reasons),
    findings: reasons.map((reason) => ({
      ...{ __typename: 'ReadinessFinding', access: null },
      reason: ATTENTION_REASON_NAMES[reason],
      severity: getSeverity(reason),
      thing: thingOf(reason, draft),
    })),
  };
}

/** An encoder of which nothing but its state is known. */
const HEALTHY = {
  ...{ hasInput: null, temperatures: [], cpuUsage: null },
  ...{ droppedFramesLastHour: 0, isNeeded: false },
};

/** Problems that only a saved event can have. */
const NOTHING_FOUND = {
  ...{ isPaused: false, isLateByEncoder: false, isMissed: false, hasBegunLate: false },
  ...{ hasNothingToReplay: false, isPlanShort: false, isStorageFull: false },
  video: 'none',
} as const;

const CLASH_KINDS: Partial<Record<EventReason, string>> = {
  eventClash: 'ENCODER',
  eventWebChannelClash: 'WEB_CHANNEL',
  eventRtmpClash: 'RTMP',
};

/** Returns the thing that fixes a finding; the event itself where there is nothing else. */
function thingOf(reason: EventReason, { eventId, name, ...draft }: Draft): Thing {
  const thing = (kind: Thing['kind'], id: string, called: string): Thing => ({
    ...{ __typename: 'ReadinessThing', kind, id },
    name: called,
  });
  const other = draft.conflicts.find((one) => one.other && one.kind === CLASH_KINDS[reason])?.other;
  if (other) return thing('EVENT', other.eventId, other.title);
  if (reason === 'eventTooMany') return thing('PLAN', 'plan', draft.planName);
  const [account] = draft.endedAccounts;
  if (reason === 'eventAccountEnds' && account) return thing('SOCIAL_ACCOUNT', account.id, account.name);
  if (draft.encoder && ENCODER_REASONS.includes(reason))
    return thing('ENCODER', draft.encoder.id, draft.encoder.name);
  return thing('EVENT', eventId, name);
}

const ENCODER_REASONS: readonly EventReason[] = [
  'eventEncoderOffline',
  'eventUpdateRequired',
  'eventNoInput',
];
