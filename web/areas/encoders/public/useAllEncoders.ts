import { NetworkStatus } from '@apollo/client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ENCODER_PAGE_MAX } from '../../../../schema/rules/encoderTimes.ts';
import type { Question } from '../../../kernel/early.ts';
import { useSession } from '../../../kernel/session.tsx';
import type { EncoderRow } from './encoderState.ts';
import { EncodersPageDocument, useEncodersPageQuery } from '../EncodersPage.generated.ts';
import { useEncodersChanged } from '../useEncodersChanged.ts';

/** As EncodersPage.graphql asks for at first. */
const FIRST_PAGE = 100;

/** First query of {@link useAllEncoders}. */
export const allEncodersQuestion = (customerId: string): Question => ({
  document: EncodersPageDocument,
  variables: { customerId },
});

/**
 * Every encoder of the organization, kept live: a first page that shows soon, then the rest in one more, so that the
 * number of calls does not grow with the number of encoders.
 */
export function useAllEncoders() {
  const { viewer } = useSession();
  const variables = { customerId: viewer.customer.id };
  const query = useEncodersPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { fetchMore, refetch } = query;
  const connection = (query.data ?? query.previousData)?.customer?.encoders;
  const { hasNextPage, endCursor } = connection?.pageInfo ?? {};

  useEffect(() => {
    if (hasNextPage) void fetchMore({ variables: { first: ENCODER_PAGE_MAX, after: endCursor } });
  }, [hasNextPage, endCursor, fetchMore]);

  const readAgain = useCallback(async () => {
    const { data } = await refetch();
    const page = data?.customer?.encoders?.pageInfo;
    if (page?.hasNextPage) await fetchMore({ variables: { first: ENCODER_PAGE_MAX, after: page.endCursor } });
  }, [refetch, fetchMore]);
  const edges = connection?.edges;
  // Later pages may have changed while the list was not shown.
  const wasComplete = useRef(hasNextPage === false && (edges?.length ?? 0) > FIRST_PAGE);
  useEffect(() => {
    if (wasComplete.current) readAgain().catch(() => undefined);
  }, [readAgain]);

  const encoders = useMemo(() => edges?.map(({ node }): EncoderRow => node), [edges]);
  useEncodersChanged(viewer.customer.id, encoders, () => void readAgain().catch(() => undefined));

  return {
    encoders,
    variables,
    load: {
      loading: query.loading && query.networkStatus !== NetworkStatus.fetchMore,
      error: query.error,
      retry: () => void readAgain().catch(() => undefined),
    },
  };
}
