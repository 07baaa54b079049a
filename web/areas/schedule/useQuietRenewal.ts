import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { renewInParts } from './renewInParts.ts';
import { SchedulePageDocument, type SchedulePageQueryVariables } from './SchedulePage.generated.ts';

/** From how many occurrences on an answer is taken over in parts. */
const MANY = 500;

interface Renewable {
  variables: SchedulePageQueryVariables;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Renews what a window shows. An answer with thousands of occurrences would hold the page up for half a second if it were
 * written in one piece, so it is written in parts with room for other work between them. Wishes that come while an answer is
 * on its way become one further renewal after it, so that an answer is never given up for the next.
 */
export function useQuietRenewal({ variables, loading, refetch }: Renewable): () => Promise<void> {
  const client = useApolloClient();
  const run = useRef({ isUnderWay: false, isWanted: false, isLoading: loading });
  const carryOut = useCallback(async () => {
    const state = run.current;
    while (state.isWanted && !state.isUnderWay && !state.isLoading) {
      state.isWanted = false;
      state.isUnderWay = true;
      // Errors are reported by the query itself, and retried at the next time.
      const renewed = holdsMany(client, variables)
        ? renewInParts(client, variables).catch(refetch)
        : refetch();
      await renewed.catch(() => undefined);
      state.isUnderWay = false;
    }
  }, [client, variables, refetch]);
  useEffect(() => {
    run.current.isLoading = loading;
    void carryOut();
  }, [loading, carryOut]);
  return useCallback(() => {
    run.current.isWanted = true;
    return carryOut();
  }, [carryOut]);
}

function holdsMany(client: ApolloClient, variables: SchedulePageQueryVariables): boolean {
  const held = client.readQuery({ query: SchedulePageDocument, variables });
  return (held?.customer?.schedule?.length ?? 0) > MANY;
}
