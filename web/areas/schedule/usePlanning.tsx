import { Add } from '@blueprintjs/icons';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isEditLocked } from '../../../schema/rules/editLock.ts';
import { useNow } from '../../time/useNow.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { eventCreatePath } from '../../kernel/paths/eventForm.ts';
import { slotOfDay, type Slot } from './calendarChanges.ts';
import { useDragged } from './changes/useDragged.tsx';
import type { ScheduleRow } from './scheduleRows.ts';
import type { ScheduleWindow } from './scheduleWindow.ts';
import { usePlans } from './usePlans.ts';

/**
 * Planning in the schedule: add an event, start one in a free slot, and move upcoming ones. In a day view, events are
 * added to that day, so that a slot can be used without a mouse.
 */
export function usePlanning({ span, first }: ScheduleWindow, zone: string) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const now = useNow(60_000);
  const { mayPlan, mayAdd } = usePlans();
  const { dragged, dialog } = useDragged();
  const canMove = useCallback(
    ({ kind, bucket, startAt }: ScheduleRow) =>
      mayPlan && kind === 'EVENT' && bucket === 'FUTURE' && !isEditLocked(new Date(startAt), new Date(now)),
    [mayPlan, now],
  );
  const begin = useCallback((slot: Slot) => void navigate(eventCreatePath({ ...slot })), [navigate]);
  return {
    canMove,
    dragged,
    dialog,
    begin: mayAdd ? begin : undefined,
    addButton: mayAdd && (
      <LinkButton
        to={eventCreatePath(span === 'day' ? slotOfDay(first, new Date(now), zone) : {})}
        intent="primary"
        icon={<Add />}
        text={t('add')}
      />
    ),
  };
}
