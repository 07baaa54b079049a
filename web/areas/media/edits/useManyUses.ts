import { useApolloClient } from '@apollo/client/react';
import pLimit from 'p-limit';
import { useEffect, useState } from 'react';
import type { UsesList_UseFragment } from '../../../ui/UsesList.generated.ts';
import { MediaUsesDocument } from '../public/MediaEdits.generated.ts';

/** Most videos whose uses are looked for before a question is asked. */
export const MOST_LOOKED_AT = 50;
const AT_ONCE = 4;

/** What uses any of these videos, each user once; undefined while it is read, null where that failed. */
export function useManyUses(ids: readonly string[]): readonly UsesList_UseFragment[] | null | undefined {
  const apollo = useApolloClient();
  const [uses, setUses] = useState<readonly UsesList_UseFragment[] | null>();
  const wanted = ids.slice(0, MOST_LOOKED_AT).join(' ');
  useEffect(() => {
    let isOver = false;
    const limit = pLimit(AT_ONCE);
    const read = (id: string) =>
      limit(() => apollo.query({ query: MediaUsesDocument, variables: { id }, fetchPolicy: 'network-only' }));
    void Promise.all(wanted.split(' ').map(read)).then(
      (answers) => {
        if (isOver) return;
        const all = answers.flatMap(({ data }) => data?.mediaItem?.uses ?? []);
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
  }, [apollo, wanted]);
  return uses;
}
