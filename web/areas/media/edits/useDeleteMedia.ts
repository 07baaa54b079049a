import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationRun } from '../../../ui/useMutationRun.ts';
import { DeleteMediaDocument } from './MediaEdits.generated.ts';
import { pendingDeletions } from './pendingDeletions.ts';

export interface DeletableMedia {
  id: string;
  title: string;
}

/** Videos that are hidden because they are about to be deleted. */
export function useHiddenMedia(): ReadonlySet<string> {
  return useSyncExternalStore(pendingDeletions.subscribe, pendingDeletions.hidden);
}

/** Deletes videos with ten seconds to undo it; says by name which could not be deleted (LIB-13). */
export function useDeleteMedia(): (videos: readonly DeletableMedia[]) => void {
  const { t } = useTranslation('media');
  const toasts = useToasts();
  const apollo = useApolloClient();
  const { viewer } = useSession();
  const run = useMutationRun();
  const customerId = viewer.customer.id;

  return useCallback(
    (videos) => {
      const send = async (ids: readonly string[]) => {
        const failures: string[] = [];
        const details: string[] = [];
        for (const id of ids) {
          const outcome = await run(
            () =>
              apollo.mutate({
                mutation: DeleteMediaDocument,
                variables: { input: { id } },
                // The page may be about to go.
                context: { fetchOptions: { keepalive: true } },
              }),
            (data) => data.deleteMedia,
          );
          if (outcome.ok) continue;
          failures.push(id);
          const title = videos.find((video) => video.id === id)?.title ?? id;
          details.push(`${title}: ${outcome.message ?? Object.values(outcome.fieldErrors).join(' ')}`);
        }
        if (failures.length > 0) toasts.show({ intent: 'danger', message: t('media.deleteFailed'), details });
        const customer = apollo.cache.identify({ __typename: 'Customer', id: customerId });
        apollo.cache.evict({ id: customer, fieldName: 'mediaSearch' });
        apollo.cache.gc();
        return failures;
      };
      const undo = pendingDeletions.schedule(
        videos.map(({ id }) => id),
        send,
      );
      toasts.show({
        intent: 'success',
        message: t('delete.done', { count: videos.length, title: videos[0]?.title }),
        action: { label: t('delete.undo'), onClick: undo },
      });
    },
    [apollo, customerId, run, t, toasts],
  );
}
