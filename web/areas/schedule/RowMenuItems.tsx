import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../../time/useNow.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useReasonWords } from '../../ui/useReasonWords.ts';
import { eventEditPath } from '../../kernel/paths/eventForm.ts';
import { scopeGuards } from './eventForm/public/scopeGuards.ts';
import { useEventToChange, type EventToChange } from './changes/useEventToChange.ts';
import { EventItems } from './event/EventItems.tsx';
import { useTimeDeeds } from './event/useTimeDeeds.tsx';
import { RowMenuWait } from './RowMenuWait.tsx';
import type { ChosenDeed } from './RowMenuDialogs.tsx';
import type { RowToChange } from './scheduleRows.ts';
import { usePlans } from './usePlans.ts';

interface RowMenuItemsProps {
  row: RowToChange;
  onChosen: (chosen: ChosenDeed) => void;
}

/** Items of the row menu, after the event is loaded. */
export function RowMenuItems({ row, onChosen }: RowMenuItemsProps) {
  const { t } = useTranslation('schedule');
  const { data, error, refetch } = useEventToChange(row.eventId, true);
  const event = data?.event;
  if (event) return <Items row={row} event={event} onChosen={(deed) => onChosen({ deed, event })} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} layout="bar" />;
  return data ? <p className="schedule-menu__note">{t('event.gone')}</p> : <RowMenuWait />;
}

interface ItemsProps {
  row: RowToChange;
  event: EventToChange;
  onChosen: (deed: ChosenDeed['deed']) => void;
}

function Items({ row, event, onChosen }: ItemsProps) {
  const navigate = useNavigate();
  const menu = useRef<HTMLUListElement>(null);
  const { deeds, closed, runs } = useTimeDeeds(event, row);
  const reason = closed ?? runs;
  const why = useId();
  // It comes after its popover, where a keyboard has waited for it.
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role="menuitem"][tabindex="0"]')?.focus(), []);
  return (
    <Menu ulRef={menu}>
      {reason && <MenuDivider title={reason} titleId={why} />}
      {deeds.map(({ id, isLocked, ...deed }) => (
        <MenuItem
          key={id}
          {...deed}
          disabled={isLocked}
          {...(isLocked && { 'aria-describedby': why })}
          onClick={() =>
            id === 'edit'
              ? void navigate(eventEditPath(event.id, { scope: 'this', occurrence: row.id }))
              : onChosen(id)
          }
        />
      ))}
      <EditItem event={event} said={reason && why} />
      <MenuDivider />
      <EventItems event={event} onOpen={onChosen} />
    </Menu>
  );
}

/** Leads to the form of an event, of a series to that of all its dates; `said`: the id of the reason that the menu has told already. */
function EditItem({ event, said }: { event: EventToChange; said: string | undefined }) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const { mayEdit } = usePlans();
  const now = useNow(10_000);
  const isSeries = event.repeat !== null;
  const guards = scopeGuards(
    {
      isPaused: event.isPaused,
      encoderState: event.encoder?.status.state,
      chosen: undefined,
      times: event.next ? [event.next] : [],
    },
    new Date(now),
  );
  const locked = useReasonWords(guards.all ?? null);
  const own = useId();
  const why = said ?? own;
  if (!mayEdit) return null;
  return (
    <>
      {locked && !said && <MenuDivider title={locked} titleId={own} />}
      <MenuItem
        icon={<Edit />}
        text={t(isSeries ? 'menu.editSeries' : 'event.edit')}
        disabled={guards.all !== undefined}
        {...(locked && { 'aria-describedby': why })}
        onClick={() => void navigate(eventEditPath(event.id, isSeries ? { scope: 'all' } : {}))}
      />
    </>
  );
}
