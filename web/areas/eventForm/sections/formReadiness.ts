import type { EncoderState, ReadinessReason } from '../../../schema.generated.ts';
import type { Readiness_ItemFragment } from '../../readiness/public/Readiness.generated.ts';

type Readiness = NonNullable<Readiness_ItemFragment['readiness']>;
type Finding = Readiness['findings'][number];

interface Judged {
  /** Its encoder; undefined without one. */
  encoder: { id: string; name: string; status: { state: EncoderState } } | undefined;
  /** The plan that says how many run at once. */
  planName: string;
  /** What is in the way of one of its times: others that have something of it, or, without another, more than the plan has streams. */
  conflicts: readonly {
    kind: string;
    other: { eventId: string; title: string } | null;
  }[];
}

const CLASHES: Readonly<Record<string, ReadinessReason>> = {
  ENCODER: 'EVENT_CLASH',
  WEB_CHANNEL: 'EVENT_WEB_CHANNEL_CLASH',
  RTMP: 'EVENT_RTMP_CLASH',
};

/** Whether an event could take place as it stands in the form, judged as one that is saved is (ENC-17, EVT-11 to EVT-13, EVT-32). */
export function readinessOfForm({ encoder, planName, conflicts }: Judged): Readiness {
  const findings: Finding[] = [];
  const find = (reason: ReadinessReason, kind: Finding['thing']['kind'], id: string, name: string) => {
    if (findings.some((one) => one.reason === reason)) return;
    const severity = reason === 'EVENT_NO_INPUT' ? 'WARNING' : 'BLOCKING';
    findings.push({
      ...{ __typename: 'ReadinessFinding', reason, severity },
      thing: { __typename: 'ReadinessThing', kind, id, name },
    });
  };
  const state = encoder?.status.state;
  if (encoder && state === 'OFFLINE') find('EVENT_ENCODER_OFFLINE', 'ENCODER', encoder.id, encoder.name);
  if (encoder && state === 'UPDATE_REQUIRED')
    find('EVENT_UPDATE_REQUIRED', 'ENCODER', encoder.id, encoder.name);
  for (const { kind, other } of conflicts) {
    const reason = CLASHES[kind];
    if (reason && other) find(reason, 'EVENT', other.eventId, other.title);
    if (kind === 'CONCURRENCY') find('EVENT_TOO_MANY', 'PLAN', 'plan', planName);
  }
  if (encoder && state === 'IDLE') find('EVENT_NO_INPUT', 'ENCODER', encoder.id, encoder.name);
  const isBlocked = findings.some(({ severity }) => severity === 'BLOCKING');
  const isWell = findings.length === 0;
  return { __typename: 'Readiness', state: isBlocked ? 'BLOCKED' : isWell ? 'READY' : 'WARNING', findings };
}
