import { lazy, Suspense } from 'react';
import { useNotAlone, type OneTime, type TimedEvent } from './useTimeDeeds.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('../changes/MoveDialog.tsx')).MoveDialog }));
const SkipDateDialog = lazy(async () => ({
  default: (await import('../changes/SkipDateDialog.tsx')).SkipDateDialog,
}));

interface TimeDialogsProps {
  open: 'move' | 'skip' | undefined;
  event: TimedEvent;
  time: OneTime;
  onClose: () => void;
}

/** Moves one time of an event, or leaves it out. */
export function TimeDialogs({ open, event, time, onClose }: TimeDialogsProps) {
  const notAlone = useNotAlone(event);
  return (
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
          isRepeated={event.repeat !== null}
          notAlone={notAlone}
          seenRevision={event.revision}
          onClose={onClose}
        />
      )}
      {open === 'skip' && <SkipDateDialog event={event} startAt={time.startAt} onClose={onClose} />}
    </Suspense>
  );
}
