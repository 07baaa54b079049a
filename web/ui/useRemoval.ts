import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { dropFromLists } from '../kernel/dropFromLists.ts';
import { useSession } from '../kernel/session.tsx';
import type { BinKind } from '../schema.generated.ts';
import { refusalText, useMutationRun, type PayloadErrors } from './useMutationRun.ts';
import { useUndo, type DeletedThing } from './useUndo.ts';

interface Removal<Data> {
  thing: DeletedThing;
  send: () => Promise<{ data?: Data | null | undefined }>;
  pick: (data: Data) => PayloadErrors | null | undefined;
  /** Message beside the undo action. */
  done: string;
  onRemoved?: (() => void) | undefined;
}

interface RemovalKind {
  kind: BinKind;
  /** Its type in the cache; its lists are the organization's. */
  typename: string;
  /** Counts of the organization that are then others. */
  counts?: readonly string[];
}

/**
 * Removes a thing that can be restored: takes it out of every list, offers to undo it, and answers what
 * {@link ConfirmDialog} shows when it was refused.
 */
export function useRemoval({ kind, typename, counts = [] }: RemovalKind) {
  const run = useMutationRun();
  const undoable = useUndo(kind);
  const { cache } = useApolloClient();
  const { viewer } = useSession();
  return useCallback(
    async <Data>({ thing, send, pick, done, onRemoved }: Removal<Data>): Promise<string | undefined> => {
      const outcome = await run(send, pick);
      if (!outcome.ok) return refusalText(outcome);
      const customer = { __typename: 'Customer', id: viewer.customer.id };
      const recount = () => {
        for (const fieldName of counts) cache.evict({ id: cache.identify(customer), fieldName });
      };
      const putBack = dropFromLists(cache, customer, { __typename: typename, id: thing.id });
      recount();
      undoable(done, [thing], () => {
        putBack();
        recount();
      });
      onRemoved?.();
      return undefined;
    },
    [run, undoable, cache, viewer.customer.id, typename, counts],
  );
}
