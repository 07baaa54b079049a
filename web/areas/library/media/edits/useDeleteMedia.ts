import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../../../kernel/dropFromLists.ts';
import { useSession } from '../../../../kernel/session.tsx';
import { useUndo } from '../../../../ui/useUndo.ts';
import type { MediaState } from '../../../../schema.generated.ts';
import { useBulk } from '../../../../ui/useBulk.ts';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { DeleteMediaDocument } from '../public/MediaEdits.generated.ts';

export interface DeletableMedia {
  id: string;
  title: string;
  state: MediaState;
}

const AT_ONCE = 4;

/** Deletes videos, with the offer to undo it; says by name which could not be deleted (LIB-13), and answers their ids. */
export function useDeleteMedia(): (videos: readonly DeletableMedia[]) => Promise<string[]> {
  const { t } = useTranslation('media');
  const bulk = useBulk();
  const apollo = useApolloClient();
  const { viewer } = useSession();
  const run = useMutationRun();
  const undoable = useUndo('MEDIA');
  const customerId = viewer.customer.id;

  return useCallback(
    async (videos) => {
      const { done: deleted, failedIds } = await bulk({
        rows: videos,
        nameOf: ({ title }) => title,
        async each({ id }) {
          const outcome = await run(
            () => apollo.mutate({ mutation: DeleteMediaDocument, variables: { input: { id } } }),
            (data) => data.deleteMedia,
          );
          return outcome.ok ? undefined : refusalText(outcome);
        },
        atOnce: AT_ONCE,
        failed: () => t('media.deleteFailed'),
      });
      const owner = { __typename: 'Customer', id: customerId };
      const putBacks = deleted.map(({ id }) =>
        dropFromLists(apollo.cache, owner, { __typename: 'MediaItem', id }),
      );
      if (deleted.length > 0) {
        undoable(
          t('delete.done', { count: deleted.length, title: deleted[0]?.title }),
          // Videos that failed to process cannot be restored.
          deleted.filter(({ state }) => state !== 'ERRORED').map(({ id, title }) => ({ id, name: title })),
          () => putBacks.reverse().forEach((putBack) => putBack()),
        );
      }
      return failedIds;
    },
    [apollo, bulk, customerId, run, t, undoable],
  );
}
