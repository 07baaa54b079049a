import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { Duplicate, More, Pause, Play, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { destinationName } from '../../../ui/destinationName.ts';
import { eventCreatePath } from '../../eventForm/paths.ts';
import { PauseDialog } from '../changes/PauseDialog.tsx';
import { RemoveEventDialog } from '../changes/RemoveEventDialog.tsx';
import { schedulePath } from '../paths.ts';
import { usePlans } from '../usePlans.ts';
import type {
  Event_ContentDestinationFragment,
  Event_HeadFragment,
  Event_TimeFragment,
} from './EventPage.generated.ts';
import { isActive } from './eventTimes.ts';

type Sent = Pick<Event_ContentDestinationFragment, 'kind' | 'title' | 'state'>;

export interface EventMenuProps {
  event: Pick<Event_HeadFragment, 'id' | 'name' | 'isPaused' | 'revision' | 'repeat' | 'next'> & {
    takenOut: readonly { id: string; name: string }[] | null;
    occurrences: readonly Pick<Event_TimeFragment, 'bucket'>[] | null;
    contentDestinations: readonly (Sent & { webChannel: { name: string } | null })[] | null;
  };
  /** What follows its removal; by default the schedule opens. */
  onRemoved?: (() => void) | undefined;
}

/** What can be done to an event as a whole: copy, pause and remove it. */
export function EventMenu({ event, onRemoved }: EventMenuProps) {
  const { t } = useTranslation('schedule');
  const { t: tUi } = useTranslation('ui');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'pause' | 'remove'>();
  const { mayAdd } = usePlans();
  const close = () => setOpen(undefined);
  const running = (event.contentDestinations ?? []).filter(isActive);
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            {mayAdd && (
              <MenuItem
                icon={<Duplicate />}
                text={t('event.again')}
                onClick={() => void navigate(eventCreatePath({ from: event.id }))}
              />
            )}
            <MenuItem
              icon={event.isPaused ? <Play /> : <Pause />}
              text={t(event.isPaused ? 'resume.open' : 'pause.open')}
              onClick={() => setOpen('pause')}
            />
            <MenuDivider />
            <MenuItem
              icon={<Trash />}
              intent="danger"
              text={t('remove.open')}
              onClick={() => setOpen('remove')}
            />
          </Menu>
        }
      >
        <Button icon={<More />} aria-label={t('event.more')} />
      </PopoverNext>
      {open === 'pause' && (
        <PauseDialog event={event} isLive={event.next?.bucket === 'LIVE'} onClose={close} />
      )}
      {open === 'remove' && (
        <RemoveEventDialog
          event={event}
          running={running.map((one) => destinationName(one, tUi))}
          ahead={event.occurrences?.filter(({ bucket }) => bucket === 'FUTURE').length ?? 0}
          onClose={close}
          onRemoved={onRemoved ?? (() => void navigate(schedulePath(), { replace: true }))}
        />
      )}
    </>
  );
}
