import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

interface KeptConnection {
  __typename: string;
  totalCount?: number;
  edges?: readonly { node?: Reference }[];
  nodes?: readonly Reference[];
}

/**
 * Takes a removed record out of everything that is kept: out of each list that its owner holds, whatever that was
 * filtered and sorted by, with the list's total, and the record itself. The lists keep what they have loaded.
 */
export function dropFromLists(cache: ApolloCache, owner: StoreObject, record: StoreObject): void {
  const gone = cache.identify(record);
  const id = cache.identify(owner);
  if (!gone || !id) return;
  const stays = (reference: Reference | undefined) => reference?.__ref !== gone;
  cache.modify({
    id,
    fields: (value: unknown) => {
      if (!isConnection(value)) return value as never;
      const edges = value.edges?.filter(({ node }) => stays(node));
      const nodes = value.nodes?.filter(stays);
      const left = Math.max(
        (value.edges?.length ?? 0) - (edges?.length ?? 0),
        (value.nodes?.length ?? 0) - (nodes?.length ?? 0),
      );
      if (left === 0) return value as never;
      return {
        ...value,
        ...(edges && { edges }),
        ...(nodes && { nodes }),
        ...(value.totalCount !== undefined && { totalCount: value.totalCount - left }),
      } as never;
    },
  });
  cache.evict({ id: gone });
  cache.gc();
}

function isConnection(value: unknown): value is KeptConnection {
  return typeof value === 'object' && value !== null && ('edges' in value || 'nodes' in value);
}
