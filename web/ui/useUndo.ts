import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinKind } from '../schema.generated.ts';
import { refetchActive } from './refetchActive.ts';
import { useToasts } from './Toasts.tsx';
import { refusalText, useMutationRun } from './useMutationRun.ts';
import { RestoreDeletedDocument } from './bin.generated.ts';

export interface DeletedThing {
  id: string;
  name: string;
}

/** Restores something out of the bin; answers why it could not be. */
export function useRestore(kind: BinKind): (thing: DeletedThing) => Promise<string | undefined> {
  const apollo = useApolloClient();
  const run = useMutationRun();
  return useCallback(
    async ({ id }) => {
      const outcome = await run(
        () => apollo.mutate({ mutation: RestoreDeletedDocument, variables: { input: { kind, id } } }),
        (data) => data.restoreDeleted,
      );
      return outcome.ok ? undefined : refusalText(outcome);
    },
    [apollo, run, kind],
  );
}

/**
 * Says that things are deleted, and offers to undo it: the service restores them, so nothing has to wait here for the
 * offer to lapse. `putBack` shows them again
 * where they were.
 */
export function useUndo(kind: BinKind) {
  const { t } = useTranslation('ui');
  const toasts = useToasts();
  const restore = useRestore(kind);
  const apollo = useApolloClient();
  return useCallback(
    (message: string, things: readonly DeletedThing[], putBack: () => void) => {
      const undo = async () => {
        const refusals: string[] = [];
        for (const thing of things) {
          const refusal = await restore(thing);
          if (refusal) refusals.push(`${thing.name}: ${refusal}`);
        }
        putBack();
        // Lists that were opened since the deletion never had it.
        void refetchActive(apollo);
        if (refusals.length > 0)
          toasts.show({ intent: 'danger', message: t('bin.failed'), details: refusals });
      };
      toasts.show({
        intent: 'success',
        message,
        ...(things.length > 0 && { action: { label: t('bin.undo'), onClick: () => void undo() } }),
      });
    },
    [apollo, restore, toasts, t],
  );
}
