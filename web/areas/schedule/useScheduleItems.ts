import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { FRESH_MS } from '../../../schema/rules/encoderTimes.ts';
import { useRenewal } from '../../kernel/freshness.ts';
import { useScreen } from '../../kernel/screen.ts';
import { useReadinessChanged } from './readiness/public/useReadinessChanged.ts';
import { rowOfDestination, rowOfEncoderVideo, rowOfItem, rowOfPost } from './scheduleRows.ts';
import { SchedulePageDocument, useSchedulePageQuery } from './SchedulePage.generated.ts';
import { useQuietRenewal } from './useQuietRenewal.ts';

/**
 * Rows of the window, reloaded after two minutes, and at once when readiness may have changed (SCH-03, SCH-04,
 * ENC-17).
 */
export function useScheduleItems(
  { id: customerId, timezone }: { id: string; timezone: string },
  { from, to }: { from: string; to: string },
  seen: { withEncoders: boolean; withVideos: boolean; withPosts: boolean },
) {
  const client = useApolloClient();
  const { withEncoders, withVideos, withPosts } = seen;
  const opensPosts = useScreen('post') !== undefined;
  const variables = useMemo(
    () => ({ customerId, from, to, withEncoders, withVideos, withPosts }),
    [customerId, from, to, withEncoders, withVideos, withPosts],
  );
  const query = useSchedulePageQuery({
    variables,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { loading, error, refetch } = query;
  const renew = useQuietRenewal({ variables, loading, refetch });
  useRenewal({
    document: SchedulePageDocument,
    variables,
    freshMs: FRESH_MS,
    loading,
    error,
    refetch: renew,
  });
  // After a failed renewal the query holds nothing; what was there before is still in the cache.
  const data = query.data ?? client.readQuery({ query: SchedulePageDocument, variables });
  const customer = data?.customer;
  useReadinessChanged(customer?.schedule ?? undefined, () => void renew());
  const items = useMemo(
    () =>
      customer?.schedule && [
        ...customer.schedule.map(rowOfItem),
        ...(customer.encoderVideosWithin ?? []).map((video) => rowOfEncoderVideo(video, timezone)),
        ...(customer.contentDestinationsWithin ?? [])
          .map((destination) => rowOfDestination(destination, timezone))
          .filter((row) => row !== null),
        ...(customer.postsWithin ?? []).map((post) => rowOfPost(post, timezone, opensPosts)),
      ],
    [customer, timezone, opensPosts],
  );
  return {
    items: items ?? undefined,
    variables,
    load: { loading, error, retry: () => void refetch() },
  };
}
