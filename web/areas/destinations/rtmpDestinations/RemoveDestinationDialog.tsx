import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import {
  useDeleteRtmpDestinationMutation,
  useRtmpDestinationUsesQuery,
} from './RemoveDestination.generated.ts';

interface RemoveDestinationDialogProps {
  destination: { id: string; name: string };
  onClose: () => void;
  onRemoved?: () => void;
}

/** Says what uses a destination before it is removed, and why it was not (RTM-07). */
export function RemoveDestinationDialog({ destination, onClose, onRemoved }: RemoveDestinationDialogProps) {
  const { t } = useTranslation('rtmpDestinations');
  const removal = useRemoval({ kind: 'RTMP_DESTINATION', typename: 'RtmpDestination' });
  const variables = { id: destination.id };
  const { data, loading } = useRtmpDestinationUsesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'network-only',
  });
  const [remove] = useDeleteRtmpDestinationMutation();
  const confirm = () =>
    removal({
      thing: destination,
      send: () => remove({ variables: { input: variables } }),
      pick: (answer) => answer.deleteRtmpDestination,
      done: t('removed', { count: 1, name: destination.name }),
      onRemoved,
    });
  return (
    <RemoveDialog
      title={t('removeTitle', { name: destination.name })}
      confirmLabel={t('remove')}
      uses={loading ? undefined : (data?.rtmpDestination?.uses ?? null)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('removeLoss')}</p>
    </RemoveDialog>
  );
}
