import { skipToken } from '@apollo/client/react';
import { useSession } from '../../../kernel/session.tsx';
import { useNow } from '../../../time/useNow.ts';
import { canStop } from '../../library/webVideos/public/canStop.ts';
import {
  useGoLiveStateQuery,
  type GoLive_GoLiveFragment,
  type GoLiveStateQuery,
} from './GoLive.generated.ts';

export type EndedRequest = NonNullable<NonNullable<GoLiveStateQuery['goLiveState']>['request']>;

/** Polling interval while a broadcast stops, in milliseconds. */
const READ_EVERY_MS = 2_000;
/** Time after its end for which a broadcast that has not settled is polled, in milliseconds. */
const SETTLES_WITHIN_MS = 5 * 60_000;

/**
 * Follows one broadcast by its id once the list of those in progress does not tell enough: while it stops, and after it has
 * ended. `known` is what the list has of it.
 */
export function useGoLive(id: string | null, known: GoLive_GoLiveFragment | undefined) {
  const { viewer, can } = useSession();
  const now = useNow(10_000);
  const needed = id !== null && (!known || known.request?.isEnding || known.request?.endedAt != null);
  const variables = { customerId: viewer.customer.id, id: id ?? '', withRecordings: can('VIDEO_REVIEW') };
  const query = useGoLiveStateQuery(needed ? { variables, fetchPolicy: 'cache-and-network' } : skipToken);
  const state = needed ? query.data?.goLiveState : undefined;
  const isPolled = needed && state?.request != null && !hasSettled(state.request, now);
  useGoLiveStateQuery(
    isPolled
      ? {
          variables,
          fetchPolicy: 'network-only',
          pollInterval: READ_EVERY_MS,
          skipPollAttempt: () => document.hidden,
        }
      : skipToken,
  );
  return { goLive: state ?? known, loading: needed && query.loading && !state };
}

/** True if encoder, destinations and recordings of a broadcast have all stopped, or nothing more is to be expected. */
export function hasSettled(request: EndedRequest, now: number): boolean {
  const { endedAt, encoder, encoderKeptFor, contentDestinations, encoderVideos } = request;
  if (endedAt === null) return false;
  if (now - Date.parse(endedAt) > SETTLES_WITHIN_MS) return true;
  const { state } = encoder.status;
  return (
    (encoderKeptFor !== null || (state !== 'STARTED' && state !== 'STOPPING')) &&
    !contentDestinations.some((one) => canStop(one) || one.state === 'STOPPING') &&
    (encoderVideos ?? []).every(({ status }) => status === 'STOPPED')
  );
}
