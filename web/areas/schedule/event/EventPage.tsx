import { Button } from '@blueprintjs/core';
import { Edit, Share } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useClock } from '../../../time/clock.ts';
import { useFormat } from '../../../time/format.ts';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { Translate } from '../../../ui/useMutationRun.ts';
import { eventEditPath } from '../../eventForm/paths.ts';
import { sayRepeat } from '../../eventForm/public/repeatWords.ts';
import { schedulePath } from '../paths.ts';
import { statesOf } from '../scheduleList.ts';
import { usePlans } from '../usePlans.ts';
import { EventDates } from './EventDates.tsx';
import { EventDestinations } from './EventDestinations.tsx';
import { EventInfo } from './EventInfo.tsx';
import { EventLog } from './EventLogTab.tsx';
import { EventPageDocument } from './EventPage.generated.ts';
import { TimeCard } from './TimeCard.tsx';
import { useEvent, type EventDetails } from './useEvent.ts';
import type { EventTime } from './eventTimes.ts';

// They come with dialogs that most visits do not open.
const EventMenu = lazy(async () => ({ default: (await import('./EventMenu.tsx')).EventMenu }));
const ShareEventDialog = lazy(async () => ({
  default: (await import('./ShareEventDialog.tsx')).ShareEventDialog,
}));
const ScopeDialog = lazy(async () => ({
  default: (await import('../../eventForm/public/ScopeDialog.tsx')).ScopeDialog,
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
        summary={event && <Summary event={event} />}
        load={load}
        missing={t('event.gone')}
        actions={
          event && (
            <>
              <OpenQueryButton source={{ document: EventPageDocument, variables }} variant="minimal" />
              <Button icon={<Share />} text={t('share.open')} onClick={() => setSharing(true)} />
              {mayChange && (
                <Suspense>
                  <EventMenu event={event} />
                </Suspense>
              )}
              {mayEdit && <EditButton event={event} meant={meant} />}
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

/** What the event is at present: of what runs, else of what comes, else over. */
function EventState({ event }: { event: EventDetails }) {
  const bucket = event.next?.bucket ?? 'PAST';
  return (
    <>
      {statesOf({ bucket, isPaused: event.isPaused }).map((state) => (
        <StatusTag key={state} kind="schedule" state={state} />
      ))}
    </>
  );
}

function Summary({ event }: { event: EventDetails }) {
  const { t, i18n } = useTranslation('schedule');
  const { t: say } = useTranslation('eventForm');
  const { clock } = useClock();
  const format = useFormat();
  const { repeat, startLocal, timezone, duration } = event;
  const tongue = { t: say as unknown as Translate, language: i18n.language, clock };
  const rule = repeat && sayRepeat(repeat, startLocal, tongue);
  const parts = [
    rule && rule.charAt(0).toLocaleUpperCase() + rule.slice(1),
    repeat && timezone.replaceAll('_', ' '),
    format.span(duration),
    t(`kinds.${event.type}`),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}

/** Leads to the form; one that repeats asks first what is meant (S-169, EVT-24, EVT-25). */
function EditButton({ event, meant }: { event: EventDetails; meant: EventTime | undefined }) {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const edit = (scope?: 'this' | 'all') => {
    const occurrence = scope === 'this' ? meant?.id : undefined;
    void navigate(eventEditPath(event.id, { ...(scope && { scope }), ...(occurrence && { occurrence }) }));
  };
  const isOver = meant?.bucket === 'PAST';
  const isLive = meant?.bucket === 'LIVE';
  return (
    <>
      <Button
        intent="primary"
        icon={<Edit />}
        text={t('event.edit')}
        onClick={() => (event.repeat ? setAsking(true) : edit())}
      />
      {isAsking && (
        <Suspense>
          <ScopeDialog
            name={event.name}
            occurrence={meant && !isOver ? format.dateTime(meant.startAt, event.timezone) : undefined}
            blocked={{ ...(isLive && { this: t('event.editLive') }) }}
            onChosen={edit}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
