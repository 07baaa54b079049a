import { Button } from '@blueprintjs/core';
import { Cross, Edit, TimelineEvents } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { eventEditPath } from '../../eventForm/paths.ts';
import { usePlans } from '../usePlans.ts';
import type { Event_HeadFragment } from './EventPage.generated.ts';
import type { EventTime } from './eventTimes.ts';
import './event.css';

const MoveDialog = lazy(async () => ({ default: (await import('../changes/MoveDialog.tsx')).MoveDialog }));
const SkipDateDialog = lazy(async () => ({
  default: (await import('../changes/SkipDateDialog.tsx')).SkipDateDialog,
}));

interface TimeActionsProps {
  event: Pick<Event_HeadFragment, 'id' | 'name' | 'timezone' | 'repeat' | 'revision'>;
  time: Pick<EventTime, 'id' | 'startAt' | 'endAt' | 'bucket'>;
  /** Short ones, for a line of a list. */
  isLine?: boolean;
}

/** What can be done about one time of an event that lies ahead: edit, move and, of a series, leave out. */
export function TimeActions({ event, time, isLine = false }: TimeActionsProps) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'skip'>();
  const { mayEdit } = usePlans();
  const close = () => setOpen(undefined);
  if (time.bucket !== 'FUTURE') return null;
  const isRepeated = event.repeat !== null;
  const look = { size: isLine ? 'small' : 'medium', variant: isLine ? 'minimal' : 'outlined' } as const;
  return (
    <div className="time-actions">
      {isRepeated && mayEdit && (
        <Button
          {...look}
          icon={<Edit />}
          text={t('time.edit')}
          onClick={() => void navigate(eventEditPath(event.id, { scope: 'this', occurrence: time.id }))}
        />
      )}
      <Button {...look} icon={<TimelineEvents />} text={t('move.open')} onClick={() => setOpen('move')} />
      {isRepeated && (
        <Button {...look} icon={<Cross />} text={t('skip.open')} onClick={() => setOpen('skip')} />
      )}
      <Suspense>
        {open === 'move' && (
          <MoveDialog
            time={{
              eventId: event.id,
              occurrenceId: time.id,
              name: event.name,
              timezone: event.timezone,
              startAt: time.startAt,
              endAt: time.endAt,
            }}
            isRepeated={isRepeated}
            seenRevision={event.revision}
            onClose={close}
          />
        )}
        {open === 'skip' && <SkipDateDialog event={event} startAt={time.startAt} onClose={close} />}
      </Suspense>
    </div>
  );
}
