import type { ApolloCache } from '@apollo/client';
import { useSession } from '../../kernel/session.tsx';

/** Takes the organization's encoders out of the cache once one of them has left. */
export function useLeavingEncoder(): (cache: ApolloCache, answer: { data?: unknown }) => void {
  const { viewer } = useSession();
  return (cache) => {
    const customer = cache.identify({ __typename: 'Customer', id: viewer.customer.id });
    cache.evict({ id: customer, fieldName: 'encoders' });
  };
}
