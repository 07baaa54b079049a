import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { destinationName } from '../../../ui/destinationName.ts';
import { PauseDialog } from '../changes/PauseDialog.tsx';
import { RemoveEventDialog } from '../changes/RemoveEventDialog.tsx';
import { schedulePath } from '../../../kernel/paths/schedule.ts';
import type {
  Event_ContentDestinationFragment,
  Event_HeadFragment,
  Event_TimeFragment,
} from './EventPage.generated.ts';
import { isActive } from './eventTimes.ts';

type Sent = Pick<Event_ContentDestinationFragment, 'kind' | 'title' | 'state'>;

/** An event as far as pausing and removing it need it. */
export type WholeEvent = Pick<
  Event_HeadFragment,
  'id' | 'name' | 'isPaused' | 'isAdHoc' | 'revision' | 'repeat' | 'next'
> & {
  takenOut: readonly { id: string; name: string }[] | null;
  occurrences: readonly Pick<Event_TimeFragment, 'bucket'>[] | null;
  contentDestinations: readonly (Sent & { webChannel: { name: string } | null })[] | null;
};

interface EventDialogsProps {
  open: 'pause' | 'remove' | undefined;
  event: WholeEvent;
  onClose: () => void;
  /** Called after removal. Opens the schedule by default. */
  onRemoved?: (() => void) | undefined;
}

/** Pauses an event as a whole, or removes it. */
export function EventDialogs({ open, event, onClose, onRemoved }: EventDialogsProps) {
  const { t: tUi } = useTranslation('ui');
  const navigate = useNavigate();
  const running = (event.contentDestinations ?? []).filter(isActive);
  return (
    <>
      {open === 'pause' && (
        <PauseDialog event={event} isLive={event.next?.bucket === 'LIVE'} onClose={onClose} />
      )}
      {open === 'remove' && (
        <RemoveEventDialog
          event={event}
          running={running.map((one) => destinationName(one, tUi))}
          ahead={event.occurrences?.filter(({ bucket }) => bucket === 'FUTURE').length ?? 0}
          onClose={onClose}
          onRemoved={onRemoved ?? (() => void navigate(schedulePath(), { replace: true }))}
        />
      )}
    </>
  );
}
