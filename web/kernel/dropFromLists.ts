import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

interface KeptConnection {
  totalCount?: number;
  edges?: readonly { node?: Reference }[];
  nodes?: readonly Reference[];
}

/**
 * Takes a removed record out of each list that its owner holds, whatever that was filtered and sorted by, with the
 * list's total. The lists keep what else they have loaded. The returned function puts the record back where it was,
 * for when its removal is undone.
 */
export function dropFromLists(cache: ApolloCache, owner: StoreObject, record: StoreObject): () => void {
  const gone = cache.identify(record);
  const id = cache.identify(owner);
  if (!gone || !id) return () => undefined;
  const before = new Map<string, unknown>();
  cache.modify({
    id,
    fields: (value: unknown, { storeFieldName }) => {
      const without = isConnection(value) ? connectionWithout(value, gone) : listWithout(value, gone);
      if (without === value) return value as never;
      before.set(storeFieldName, value);
      return without as never;
    },
  });
  return () => {
    cache.modify({
      id,
      // A list that was read anew meanwhile knows better.
      fields: (value: unknown, { storeFieldName, DELETE }) =>
        (before.has(storeFieldName) && isAsLeft(value, before.get(storeFieldName), gone)
          ? before.get(storeFieldName)
          : before.has(storeFieldName)
            ? DELETE
            : value) as never,
    });
  };
}

function connectionWithout(value: KeptConnection, gone: string): KeptConnection {
  const edges = value.edges?.filter(({ node }) => node?.__ref !== gone);
  const nodes = value.nodes?.filter(({ __ref }) => __ref !== gone);
  const left = Math.max(
    (value.edges?.length ?? 0) - (edges?.length ?? 0),
    (value.nodes?.length ?? 0) - (nodes?.length ?? 0),
  );
  if (left === 0) return value;
  return {
    ...value,
    ...(edges && { edges }),
    ...(nodes && { nodes }),
    ...(value.totalCount !== undefined && { totalCount: value.totalCount - left }),
  };
}

function listWithout(value: unknown, gone: string): unknown {
  if (!Array.isArray(value)) return value;
  const rest = (value as Reference[]).filter((item) => item?.__ref !== gone);
  return rest.length === value.length ? value : rest;
}

/** True if a list has not changed since the record was removed from it. */
function isAsLeft(now: unknown, was: unknown, gone: string): boolean {
  const ids = (value: unknown): string[] => {
    if (Array.isArray(value)) return (value as Reference[]).map((item) => item?.__ref);
    const { edges, nodes } = value as KeptConnection;
    return (edges?.map(({ node }) => node?.__ref) ?? nodes?.map(({ __ref }) => __ref) ?? []) as string[];
  };
  const wanted = ids(was).filter((id) => id !== gone);
  const there = ids(now);
  return there.length === wanted.length && there.every((id, at) => id === wanted[at]);
}

function isConnection(value: unknown): value is KeptConnection {
  return typeof value === 'object' && value !== null && ('edges' in value || 'nodes' in value);
}
