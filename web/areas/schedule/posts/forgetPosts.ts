import type { ApolloCache } from '@apollo/client';

/** Has the posts of an organization's windows read anew: into which of them one falls may be another now. */
export function forgetPosts(cache: ApolloCache, customerId: string): void {
  const id = cache.identify({ __typename: 'Customer', id: customerId });
  if (id) cache.evict({ id, fieldName: 'postsWithin' });
}
