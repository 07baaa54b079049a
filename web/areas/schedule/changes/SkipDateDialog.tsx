import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { useSkipEventDateMutation } from './EventChanges.generated.ts';
import { useRestoreDate } from './useRestoreDate.ts';
import { useScheduleChanged } from './useScheduleChanged.ts';

interface SkipDateDialogProps {
  event: { id: string; name: string; timezone: string };
  startAt: string;
  onClose: () => void;
}

/** Leaves one date of a series out (S-172, EVT-29); it can be brought back from the event's dates. */
export function SkipDateDialog({ event, startAt, onClose }: SkipDateDialogProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const run = useMutationRun();
  const toasts = useToasts();
  const changed = useScheduleChanged();
  const restore = useRestoreDate(event);
  const [skip] = useSkipEventDateMutation();
  const date = format.dateTime(startAt, event.timezone);
  const confirm = async () => {
    const outcome = await run(
      () => skip({ variables: { input: { id: event.id, startAt } } }),
      (answer) => answer.skipEventDate,
    );
    if (!outcome.ok) return refusalText(outcome);
    toasts.show({
      intent: 'success',
      message: t('skip.done', { name: event.name, date }),
      action: { label: t('move.undo'), onClick: () => void restore(startAt) },
    });
    await changed();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('skip.title', { name: event.name })}
      confirmLabel={t('skip.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong className="num">
          {format.day(startAt, event.timezone)}, {format.time(startAt, event.timezone)}
        </strong>
      </p>
      <p className="muted">{t('skip.others')}</p>
    </ConfirmDialog>
  );
}
