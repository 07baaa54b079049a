import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../../../ui/useConfirmed.ts';
import { useStopContentDestinationMutation } from './StopDestinationDialog.generated.ts';

interface StopDestinationDialogProps {
  destination: {
    id: string;
    title: string;
    liveViewers: number | null;
    webChannel: { name: string } | null;
  };
  onClose: () => void;
}

/** A stopped destination cannot be started again (S-177, DST-20), so it asks, and says who loses the picture. */
export function StopDestinationDialog({ destination, onClose }: StopDestinationDialogProps) {
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  const confirmed = useConfirmed();
  const [stop] = useStopContentDestinationMutation();
  const name = destination.webChannel?.name ?? destination.title;
  const confirm = () =>
    confirmed(
      () => stop({ variables: { input: { id: destination.id } } }),
      (answer) => answer.stopContentDestination,
      t('stop.done', { name }),
    );
  const viewers = destination.liveViewers ?? 0;
  return (
    <ConfirmDialog
      isOpen
      title={t('stop.title', { name })}
      confirmLabel={t('stop.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {viewers > 0 && `${t('stop.viewers', { count: viewers, viewers: format.number(viewers) })} `}
        {t('stop.final')}
      </p>
    </ConfirmDialog>
  );
}
