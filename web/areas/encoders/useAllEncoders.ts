import { NetworkStatus } from '@apollo/client';
import { useEffect, useMemo } from 'react';
import { ENCODER_PAGE_MAX } from '../../../schema/rules/encoderTimes.ts';
import { useSession } from '../../app/session.tsx';
import type { EncoderRow } from './encoderState.ts';
import { useEncodersPageQuery } from './EncodersPage.generated.ts';
import { useEncodersChanged } from './useEncodersChanged.ts';

/**
 * Every encoder of the organisation, kept live: a first page that shows soon, then the rest in one more, so that the
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

  const edges = connection?.edges;
  const encoders = useMemo(() => edges?.map(({ node }): EncoderRow => node), [edges]);
  useEncodersChanged(viewer.customer.id, encoders, () => void refetch());

  return {
    encoders,
    variables,
    load: {
      loading: query.loading && query.networkStatus !== NetworkStatus.fetchMore,
      error: query.error,
      retry: () => void refetch(),
    },
  };
}
