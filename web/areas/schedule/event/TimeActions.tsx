import { Button } from '@blueprintjs/core';
import { Cross, Edit, TimelineEvents } from '@blueprintjs/icons';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EDIT_LOCK_MS, isEditLocked } from '../../../../schema/rules/editLock.ts';
import { useNow } from '../../../time/useNow.ts';
import type { EncoderState } from '../../../schema.generated.ts';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { eventEditPath } from '../../eventForm/paths.ts';
import { isAtWork } from '../../eventForm/public/scopeGuards.ts';
import { usePlans } from '../usePlans.ts';
import type { Event_HeadFragment } from './EventPage.generated.ts';
import type { EventTime } from './eventTimes.ts';
import './event.css';

const MoveDialog = lazy(async () => ({ default: (await import('../changes/MoveDialog.tsx')).MoveDialog }));
const SkipDateDialog = lazy(async () => ({
  default: (await import('../changes/SkipDateDialog.tsx')).SkipDateDialog,
}));

interface TimeActionsProps {
  event: Pick<Event_HeadFragment, 'id' | 'name' | 'timezone' | 'repeat' | 'revision' | 'isPaused'> & {
    encoder?: { status: { state: EncoderState } } | null;
  };
  time: Pick<EventTime, 'id' | 'startAt' | 'endAt' | 'bucket'>;
  /** Short ones, for a line of a list. */
  isLine?: boolean;
}

/**
 * What can be done about one time of an event that lies ahead: edit, move and, of a series, leave out. From five minutes before
 * its start it stays as it is (EVT-23, STM-13), but for what a paused event allows; and one date of a series is not edited by
 * itself while the encoder runs (EVT-25).
 */
export function TimeActions({ event, time, isLine = false }: TimeActionsProps) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'skip'>();
  const { mayEdit } = usePlans();
  const close = () => setOpen(undefined);
  const now = useNow(10_000);
  const why = useId();
  const isRepeated = event.repeat !== null;
  const isAlone = isRepeated && isAtWork(event.encoder?.status.state);
  const runs = useReasonWords(isAlone ? 'EVENT_ENCODER_RUNS' : null);
  if (time.bucket !== 'FUTURE') return null;
  const isClose = isEditLocked(new Date(time.startAt), new Date(now));
  const locked = (isLocked: boolean) => ({
    disabled: isLocked,
    ...(isLocked && { 'aria-describedby': why }),
  });
  const look = { size: isLine ? 'small' : 'medium', variant: isLine ? 'minimal' : 'outlined' } as const;
  return (
    <div className="time-actions">
      {isRepeated && mayEdit && (
        <Button
          {...look}
          {...locked(isClose || isAlone)}
          {...(isAlone && runs && { title: runs })}
          icon={<Edit />}
          text={t('time.edit')}
          onClick={() => void navigate(eventEditPath(event.id, { scope: 'this', occurrence: time.id }))}
        />
      )}
      <Button
        {...look}
        {...locked(isClose && (isRepeated || !event.isPaused))}
        icon={<TimelineEvents />}
        text={t('move.open')}
        onClick={() => setOpen('move')}
      />
      {isRepeated && (
        <Button
          {...look}
          {...locked(isClose && !event.isPaused)}
          icon={<Cross />}
          text={t('skip.open')}
          onClick={() => setOpen('skip')}
        />
      )}
      {isClose && (
        <span id={why} className="muted time-actions__why">
          {t('time.locked', { count: EDIT_LOCK_MS / 60_000 })}
        </span>
      )}
      {!isClose && isAlone && (
        <span id={why} className={isLine ? 'visually-hidden' : 'muted time-actions__why'}>
          {runs}
        </span>
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
            notAlone={isAlone ? runs : undefined}
            seenRevision={event.revision}
            onClose={close}
          />
        )}
        {open === 'skip' && <SkipDateDialog event={event} startAt={time.startAt} onClose={close} />}
      </Suspense>
    </div>
  );
}
