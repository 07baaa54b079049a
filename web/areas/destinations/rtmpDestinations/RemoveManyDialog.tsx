import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { dropFromLists } from '../../../kernel/dropFromLists.ts';
import { useSession } from '../../../kernel/session.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useBulk } from '../../../ui/useBulk.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { useManyUses, type UsesQuery } from '../../../ui/useManyUses.ts';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useUndo } from '../../../ui/useUndo.ts';
import {
  RtmpDestinationUsesDocument,
  useDeleteRtmpDestinationMutation,
  type RtmpDestinationUsesQuery,
} from './RemoveDestination.generated.ts';

const USES: UsesQuery<RtmpDestinationUsesQuery> = {
  document: RtmpDestinationUsesDocument,
  usesOf: ({ rtmpDestination }) => rtmpDestination?.uses,
};

interface RemoveManyDialogProps {
  destinations: readonly { id: string; name: string }[];
  /** Ids of those that stayed, for what uses them. */
  onRemoved: (failedIds: string[]) => void;
  onClose: () => void;
}

/** Removes several destinations after it has said what uses them, with the offer to undo it; says by name which stayed, and why (RTM-07). */
export function RemoveManyDialog({ destinations, onRemoved, onClose }: RemoveManyDialogProps) {
  const { t } = useTranslation(['rtmpDestinations', 'ui']);
  const { viewer } = useSession();
  const { cache } = useApolloClient();
  const run = useMutationRun();
  const bulk = useBulk();
  const undoable = useUndo('RTMP_DESTINATION');
  const [remove] = useDeleteRtmpDestinationMutation();
  const uses = useManyUses(
    USES,
    destinations.map(({ id }) => id),
  );
  const count = destinations.length;
  const confirm = async () => {
    const { done, failedIds } = await bulk({
      rows: destinations,
      nameOf: ({ name }) => name,
      async each({ id }) {
        const outcome = await run(
          () => remove({ variables: { input: { id } } }),
          (data) => data.deleteRtmpDestination,
        );
        return outcome.ok ? undefined : refusalText(outcome);
      },
      failed: (failures) => t('removeFailed', { count: failures }),
    });
    const owner = { __typename: 'Customer', id: viewer.customer.id };
    const putBacks = done.map(({ id }) => dropFromLists(cache, owner, { __typename: 'RtmpDestination', id }));
    if (done.length > 0) {
      const message = t('removed', { count: done.length, name: done[0]?.name });
      undoable(message, done, () => putBacks.reverse().forEach((putBack) => putBack()));
    }
    onRemoved(failedIds);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('removeManyTitle', { count })}
      confirmLabel={t('remove')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
      <p>{t('removeUsed')}</p>
      <div className="confirm-dialog__later" tabIndex={0} role="group" aria-label={t('ui:uses.label')}>
        <UsesList uses={uses} />
      </div>
    </ConfirmDialog>
  );
}
