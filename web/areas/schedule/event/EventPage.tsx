import { Button } from '@blueprintjs/core';
import { Share } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { eventEditPath } from '../../../kernel/paths/eventForm.ts';
import { schedulePath } from '../../../kernel/paths/schedule.ts';
import { usePlans } from '../usePlans.ts';
import { EditButton } from './EditButton.tsx';
import { EventState, EventSummary } from './EventHeadline.tsx';
import { EventDates } from './EventDates.tsx';
import { EventDestinations } from './EventDestinations.tsx';
import { EventInfo } from './EventInfo.tsx';
import { EventLog } from './EventLogTab.tsx';
import { EventPageDocument } from './EventPage.generated.ts';
import { LateEventMenu } from './LateEventMenu.tsx';
import { TimeCard } from './TimeCard.tsx';
import { useEvent } from './useEvent.ts';

// They come with dialogs that most visits do not open.
const ShareEventDialog = lazy(async () => ({
  default: (await import('./ShareEventDialog.tsx')).ShareEventDialog,
}));

/** An event: when it takes place, where it goes and how that went, and what can be done about it (S-046). */
export function EventPage() {
  const { t } = useTranslation('schedule');
  const { event, meant, load, variables, now } = useEvent();
  const { mayPlan: mayChange, mayEdit } = usePlans();
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <DetailsPage
        title={event?.name}
        back={{ label: t('title'), to: schedulePath() }}
        tag={event && <EventState event={event} />}
        summary={event && <EventSummary event={event} />}
        load={load}
        missing={t('event.gone')}
        actions={
          event && (
            <>
              <OpenQueryButton source={{ document: EventPageDocument, variables }} variant="minimal" />
              <Button icon={<Share />} text={t('share.open')} onClick={() => setSharing(true)} />
              {mayChange && <LateEventMenu event={event} />}
              {mayEdit && <EditButton event={event} meant={meant} path={eventEditPath} />}
            </>
          )
        }
        lead={event && meant && <TimeCard event={event} time={meant} now={now} />}
        tabs={
          event
            ? [
                { id: 'details', label: t('event.tabs.details'), panel: <EventInfo event={event} /> },
                { id: 'dates', label: t('event.tabs.dates'), panel: <EventDates event={event} /> },
                {
                  id: 'destinations',
                  label: t('event.tabs.destinations'),
                  panel: <EventDestinations event={event} />,
                },
                ...(mayChange
                  ? [{ id: 'log', label: t('event.tabs.log'), panel: <EventLog event={event} /> }]
                  : []),
              ]
            : []
        }
      />
      {event && isSharing && (
        <Suspense>
          <ShareEventDialog event={event} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
