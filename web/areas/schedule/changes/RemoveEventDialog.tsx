import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useRemoval } from '../../../ui/useRemoval.ts';
import { useRemoveEventMutation } from './EventChanges.generated.ts';
import { useScheduleChanged } from './useScheduleChanged.ts';

interface RemoveEventDialogProps {
  event: { id: string; name: string; takenOut?: readonly { id: string; name: string }[] | null };
  /** Names of the destinations that are on air for it. */
  running: readonly string[];
  /** Number of upcoming occurrences. */
  ahead: number;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
}

/** Removes an event with all its times, saying what stops (S-171, EVT-21); it can be brought back for 30 days. */
export function RemoveEventDialog({ event, running, ahead, onClose, onRemoved }: RemoveEventDialogProps) {
  const { t } = useTranslation('schedule');
  const removal = useRemoval({ kind: 'EVENT', typename: 'Event' });
  const changed = useScheduleChanged();
  const [remove] = useRemoveEventMutation();
  const { id, name } = event;
  const takenOut = event.takenOut?.length ?? 0;
  const confirm = () =>
    removal({
      thing: { id, name },
      send: () => remove({ variables: { input: { id } } }),
      pick: (answer) => answer.removeEvent,
      done: t('remove.done', { name }),
      onRemoved: () => {
        onRemoved?.();
        void changed();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      isDestructive
      onConfirm={confirm}
      onClose={onClose}
    >
      {running.length > 0 && (
        <>
          <p>{t('remove.stops', { count: running.length })}</p>
          <ul>
            {running.map((one, index) => (
              // Two may be called the same.
              <li key={index}>{one}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t('remove.times', { count: ahead })}</p>
      {takenOut > 0 && <p>{t('remove.takenOut', { count: takenOut })}</p>}
      <p className="muted">{t('remove.bin')}</p>
    </ConfirmDialog>
  );
}
