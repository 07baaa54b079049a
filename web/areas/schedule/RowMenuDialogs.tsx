import type { EventToChange } from './changes/useEventToChange.ts';
import { EventDialogs } from './event/EventDialogs.tsx';
import { TimeDialogs } from './event/TimeDialogs.tsx';
import type { RowToChange } from './scheduleRows.ts';

/** Action selected in a row menu, with the event at that time. */
export interface ChosenDeed {
  deed: 'move' | 'skip' | 'pause' | 'remove';
  event: EventToChange;
}

interface RowMenuDialogsProps {
  row: RowToChange;
  chosen: ChosenDeed;
  onClose: () => void;
}

/** Carries out what was chosen in the menu of a row; the list stays where it is. */
export function RowMenuDialogs({ row, chosen: { deed, event }, onClose }: RowMenuDialogsProps) {
  return deed === 'pause' || deed === 'remove' ? (
    <EventDialogs open={deed} event={event} onClose={onClose} onRemoved={onClose} />
  ) : (
    <TimeDialogs open={deed} event={event} time={row} onClose={onClose} />
  );
}
