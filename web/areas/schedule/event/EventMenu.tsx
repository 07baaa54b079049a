import { Button, Menu, PopoverNext } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventDialogs, type WholeEvent } from './EventDialogs.tsx';
import { EventItems } from './EventItems.tsx';

export interface EventMenuProps {
  event: WholeEvent;
  /** Called after removal. Opens the schedule by default. */
  onRemoved?: (() => void) | undefined;
}

/** Menu with the actions on an event. */
export function EventMenu({ event, onRemoved }: EventMenuProps) {
  const { t } = useTranslation('schedule');
  const [open, setOpen] = useState<'pause' | 'remove'>();
  return (
    <>
      <PopoverNext
        placement="bottom-end"
        content={
          <Menu>
            <EventItems event={event} onOpen={setOpen} />
          </Menu>
        }
      >
        <Button icon={<More />} aria-label={t('event.more')} />
      </PopoverNext>
      <EventDialogs open={open} event={event} onClose={() => setOpen(undefined)} onRemoved={onRemoved} />
    </>
  );
}
