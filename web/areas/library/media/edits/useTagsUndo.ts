import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../../ui/useMutationRun.ts';
import { UpdateMediaDocument } from '../public/MediaEdits.generated.ts';

/** A video with the tags that it had, and the revision that it has since they were changed. */
export interface TagsBefore {
  id: string;
  title: string;
  tags: readonly string[];
  revision: number;
}

/** Says that tags were changed, and puts the old ones back on request; not over what somebody has changed since. */
export function useTagsUndo(): (before: readonly TagsBefore[]) => void {
  const { t } = useTranslation('media');
  const apollo = useApolloClient();
  const run = useMutationRun();
  const toasts = useToasts();
  return useCallback(
    (before) => {
      if (before.length === 0) return;
      const undo = async () => {
        const refusals: string[] = [];
        for (const { id, title, tags, revision } of before) {
          const input = { id, tags: [...tags], revision };
          const outcome = await run(
            () => apollo.mutate({ mutation: UpdateMediaDocument, variables: { input } }),
            (data) => data.updateMedia,
          );
          if (!outcome.ok) refusals.push(`${title}: ${refusalText(outcome)}`);
        }
        const count = before.length - refusals.length;
        if (count > 0) toasts.show({ intent: 'success', message: t('bulkTags.undone', { count }) });
        if (refusals.length > 0) {
          const message = t('bulkTags.failed', { count: refusals.length });
          toasts.show({ intent: 'danger', message, details: refusals });
        }
      };
      toasts.show({
        intent: 'success',
        message: t('bulkTags.done', { count: before.length }),
        action: { label: t('bulkTags.undo'), onClick: () => void undo() },
      });
    },
    [apollo, run, toasts, t],
  );
}
