import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient } from '@apollo/client/react';
import pLimit from 'p-limit';
import { useEffect, useState } from 'react';
import type { UsesList_UseFragment } from './UsesList.generated.ts';

/** Most things whose uses are looked for before a question is asked. */
export const MOST_LOOKED_AT = 50;
const AT_ONCE = 4;

type Uses = readonly UsesList_UseFragment[];

/** Query of one object's uses. */
export interface UsesQuery<Data> {
  document: TypedDocumentNode<Data, { id: string }>;
  usesOf: (data: Data) => Uses | null | undefined;
}

/**
 * Uses of several objects without duplicates. Undefined while loading, null if it failed. The query must be the same
 * on each call.
 */
export function useManyUses<Data>(query: UsesQuery<Data>, ids: readonly string[]): Uses | null | undefined {
  const apollo = useApolloClient();
  const [uses, setUses] = useState<Uses | null>();
  const wanted = ids.slice(0, MOST_LOOKED_AT).join(' ');
  useEffect(() => {
    let isOver = false;
    const limit = pLimit(AT_ONCE);
    const read = (id: string) =>
      limit(() =>
        apollo.query<Data, { id: string }>({
          query: query.document,
          variables: { id },
          fetchPolicy: 'network-only',
        }),
      );
    void Promise.all(wanted.split(' ').map(read)).then(
      (answers) => {
        if (isOver) return;
        const all = answers.flatMap(({ data }) => (data && query.usesOf(data)) ?? []);
        setUses([...new Map(all.map((use) => [`${use.kind} ${use.id}`, use])).values()]);
      },
      () => {
        if (!isOver) setUses(null);
      },
    );
    return () => {
      isOver = true;
      limit.clearQueue();
    };
  }, [apollo, query, wanted]);
  return uses;
}
