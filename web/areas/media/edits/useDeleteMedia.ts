import { useApolloClient } from '@apollo/client/react';
import pLimit from 'p-limit';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../../kernel/dropFromLists.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useUndo } from '../../../ui/useUndo.ts';
import type { MediaState } from '../../../schema.generated.ts';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
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
  const toasts = useToasts();
  const apollo = useApolloClient();
  const { viewer } = useSession();
  const run = useMutationRun();
  const undoable = useUndo('MEDIA');
  const customerId = viewer.customer.id;

  return useCallback(
    async (videos) => {
      const limit = pLimit(AT_ONCE);
      const refusals = new Map<string, string>();
      const remove = async ({ id, title }: DeletableMedia) => {
        const outcome = await run(
          () => apollo.mutate({ mutation: DeleteMediaDocument, variables: { input: { id } } }),
          (data) => data.deleteMedia,
        );
        if (!outcome.ok) refusals.set(id, `${title}: ${refusalText(outcome)}`);
      };
      await Promise.all(videos.map((video) => limit(remove, video)));
      const deleted = videos.filter(({ id }) => !refusals.has(id));
      const owner = { __typename: 'Customer', id: customerId };
      const putBacks = deleted.map(({ id }) =>
        dropFromLists(apollo.cache, owner, { __typename: 'MediaItem', id }),
      );
      if (deleted.length > 0) {
        undoable(
          t('delete.done', { count: deleted.length, title: deleted[0]?.title }),
          // What failed to process has nothing to come back to.
          deleted.filter(({ state }) => state !== 'ERRORED').map(({ id, title }) => ({ id, name: title })),
          () => putBacks.reverse().forEach((putBack) => putBack()),
        );
      }
      if (refusals.size > 0)
        toasts.show({ intent: 'danger', message: t('media.deleteFailed'), details: [...refusals.values()] });
      return [...refusals.keys()];
    },
    [apollo, customerId, run, t, toasts, undoable],
  );
}
