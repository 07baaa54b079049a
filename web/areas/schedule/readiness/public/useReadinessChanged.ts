import { useRef } from 'react';
import { useSession } from '../../../../kernel/session.tsx';
import { useStatusSubscription } from '../../../../kernel/useStatusSubscription.ts';
import type { EncoderState } from '../../../../schema.generated.ts';
import {
  ReadinessEncodersChangedDocument,
  ReadinessNotificationsChangedDocument,
} from './ReadinessChanged.generated.ts';

/** Occurrence with readiness and encoder. */
interface Judged {
  encoder?: { id: string; status: { state: EncoderState } } | null;
}

/** Either lets a person look at encoders (PRM-01, PRM-02). */
const READ_ENCODERS = ['VIEW_DASHBOARD', 'MANAGE_ENCODER_AND_WEB_SETTINGS'] as const;

/**
 * Asks anew whether events can take place as soon as what that rests on changes: the state of one of their encoders,
 * and what
 * wants attention in the organization (ENC-17). New readings of an encoder alone ask nothing.
 */
export function useReadinessChanged(judged: readonly Judged[] | undefined, renew: () => void): void {
  const { viewer, can } = useSession();
  const variables = { customerId: viewer.customer.id };
  const states = useRef(new Map<string, EncoderState>());
  useStatusSubscription(ReadinessEncodersChangedDocument, {
    variables,
    skip: !can(READ_ENCODERS),
    onGap: renew,
    onEvent({ encodersChanged: { encoders } }) {
      const changed = encoders.filter(({ id, status }) => {
        const known = judged?.find(({ encoder }) => encoder?.id === id)?.encoder?.status.state;
        const before = states.current.get(id) ?? known;
        states.current.set(id, status.state);
        return before !== undefined && before !== status.state;
      });
      if (changed.length > 0) renew();
    },
  });
  useStatusSubscription(ReadinessNotificationsChangedDocument, { variables, onGap: renew, onEvent: renew });
}
