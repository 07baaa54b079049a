import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import {
  GoLiveDestinationsChangedDocument,
  GoLiveProgressDocument,
  useGoLivePageQuery,
} from './GoLive.generated.ts';

/** The requests to go live of an organization, as the server tells them from now on. */
export function useGoLives(customerId: string) {
  const query = useGoLivePageQuery({
    variables: { customerId },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const { data, previousData, loading, error } = query;
  const refetch = () => void query.refetch();
  const customer = (data ?? previousData)?.customer;
  const known = new Set(customer?.goLives?.map(({ id }) => id));
  useStatusSubscription(GoLiveProgressDocument, {
    variables: { customerId },
    onGap: refetch,
    // One that has ended leaves the list, another joins it: only the list itself tells.
    onEvent: ({ goLiveProgress: { goLives } }) => {
      if (goLives.length === 0 || goLives.some(({ id }) => !known.has(id))) refetch();
    },
  });
  useStatusSubscription(GoLiveDestinationsChangedDocument, { variables: { customerId }, onGap: refetch });
  return {
    goLives: customer?.goLives ?? undefined,
    timezone: customer?.timezone,
    loading,
    error,
    refetch,
  };
}
