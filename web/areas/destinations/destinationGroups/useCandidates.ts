import { useSession } from '../../../kernel/session.tsx';
import { useDestinationGroupCandidatesQuery } from './Groups.generated.ts';
import type { PlaceValues } from './groupValues.ts';

/**
 * Loads the possible targets of a group by name: web channels first, then RTMP destinations. Add further kinds here.
 */
export function useCandidates(
  webChannels: readonly { id: string; name: string }[],
  filter: string,
): { candidates: PlaceValues[]; isLoading: boolean } {
  const { viewer } = useSession();
  const wanted = filter.trim();
  const { data, previousData, loading } = useDestinationGroupCandidatesQuery({
    variables: { customerId: viewer.customer.id, filter: wanted || null },
    errorPolicy: 'all',
  });
  const rtmp = (data ?? previousData)?.customer?.rtmpDestinations?.edges ?? [];
  const named = webChannels.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  return {
    candidates: [
      ...named.map(({ id, name }) => ({ kind: 'EMBED' as const, destinationId: id, name })),
      ...rtmp.map(({ node }) => ({ kind: 'RTMP' as const, destinationId: node.id, name: node.name })),
    ],
    isLoading: loading,
  };
}
