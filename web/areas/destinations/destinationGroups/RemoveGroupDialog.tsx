import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { useDeleteDestinationGroupMutation, useDestinationGroupUsesQuery } from './Groups.generated.ts';

interface RemoveGroupDialogProps {
  group: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says which events use a group before it is removed. */
export function RemoveGroupDialog({ group: { id, name }, onClose, onRemoved }: RemoveGroupDialogProps) {
  const { t } = useTranslation('destinationGroups');
  const removal = useRemoval({ kind: 'DESTINATION_GROUP', typename: 'DestinationGroup' });
  const { data, loading } = useDestinationGroupUsesQuery({
    variables: { id },
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteDestinationGroupMutation();
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => remove({ variables: { input: { id } } }),
      pick: (answer) => answer.deleteDestinationGroup,
      done: t('wasRemoved', { name }),
      onRemoved,
    });
  return (
    <RemoveDialog
      title={t('removeTitle', { name })}
      confirmLabel={t('remove')}
      uses={loading ? undefined : (data?.destinationGroup?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
    </RemoveDialog>
  );
}
