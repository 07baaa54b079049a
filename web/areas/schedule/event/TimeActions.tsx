import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eventEditPath } from '../../../kernel/paths/eventForm.ts';
import { TimeDialogs } from './TimeDialogs.tsx';
import { useTimeDeeds, type OneTime, type TimedEvent } from './useTimeDeeds.tsx';
import './event.css';

interface TimeActionsProps {
  event: TimedEvent;
  time: OneTime;
  /** Short ones, for a line of a list. */
  isLine?: boolean;
}

/** Buttons for an upcoming occurrence. */
export function TimeActions({ event, time, isLine = false }: TimeActionsProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'move' | 'skip'>();
  const { deeds, closed, runs } = useTimeDeeds(event, time);
  const why = useId();
  if (deeds.length === 0) return null;
  const look = { size: isLine ? 'small' : 'medium', variant: isLine ? 'minimal' : 'outlined' } as const;
  return (
    <div className="time-actions">
      {deeds.map(({ id, isLocked, ...deed }) => (
        <Button
          key={id}
          {...look}
          {...deed}
          disabled={isLocked}
          {...(isLocked && { 'aria-describedby': why })}
          onClick={() =>
            id === 'edit'
              ? void navigate(eventEditPath(event.id, { scope: 'this', occurrence: time.id }))
              : setOpen(id)
          }
        />
      ))}
      {closed && (
        <span id={why} className="muted time-actions__why">
          {closed}
        </span>
      )}
      {runs && (
        <span id={why} className={isLine ? 'visually-hidden' : 'muted time-actions__why'}>
          {runs}
        </span>
      )}
      <TimeDialogs open={open} event={event} time={time} onClose={() => setOpen(undefined)} />
    </div>
  );
}
