import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useConfirmed } from '../../../ui/useConfirmed.ts';
import { usePauseEventMutation } from './EventChanges.generated.ts';
import { useScheduleChanged } from './useScheduleChanged.ts';

interface PausedEvent {
  id: string;
  name: string;
  isPaused: boolean;
  revision: number;
  repeat: object | null;
  takenOut?: readonly object[] | null;
}

interface PauseDialogProps {
  event: PausedEvent;
  /** True if it is on air; pausing ends it immediately (EVT-20). */
  isLive: boolean;
  onClose: () => void;
}

/** Pauses an event, saying what stops, or lets it run again (S-170, STM-11). */
export function PauseDialog({ event, isLive, onClose }: PauseDialogProps) {
  const { t } = useTranslation('schedule');
  const confirmed = useConfirmed();
  const changed = useScheduleChanged();
  const [send] = usePauseEventMutation();
  const { id, name, isPaused, revision } = event;
  const deed = isPaused ? 'resume' : 'pause';
  const confirm = async () => {
    const input = { id, paused: !isPaused, seenRevision: revision };
    const refusal = await confirmed(
      () => send({ variables: { input } }),
      (answer) => answer.pauseEvent,
      t(`${deed}.done`, { name }),
    );
    await changed();
    return refusal;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`${deed}.title`, { name })}
      confirmLabel={t(`${deed}.confirm`)}
      isDestructive={isLive && !isPaused}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isLive && !isPaused && <p>{t('pause.live')}</p>}
      <p>{t(`${deed}.${event.repeat ? 'series' : 'once'}`)}</p>
      {(event.takenOut?.length ?? 0) > 0 && (
        <p className="muted">{t('pause.takenOut', { count: event.takenOut?.length })}</p>
      )}
    </ConfirmDialog>
  );
}
