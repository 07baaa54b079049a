import { Button } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { BothTimes } from '../public/BothTimes.tsx';
import type { Event_ContentDestinationFragment, Event_DestinationFragment } from './EventPage.generated.ts';
import { isActive, groupRuns } from './eventTimes.ts';
import { SentPlace } from './SentPlace.tsx';
import type { EventDetails } from './useEvent.ts';
import './event.css';

const RUNS_AT_ONCE = 5;

/** Destinations of an event: on air, planned, and past broadcasts (DST-12 to DST-19). */
export function EventDestinations({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const [most, setMost] = useState(RUNS_AT_ONCE);
  const sent = event.contentDestinations;
  const active = sent?.filter(isActive) ?? [];
  const runs = groupRuns(sent ?? [], event.occurrences ?? []);
  return (
    <div className="card event-places">
      {active.length > 0 && (
        <section>
          <h3>{t('places.active')}</h3>
          <SentList destinations={active} timezone={event.customer?.timezone} />
        </section>
      )}
      <Planned event={event} />
      <section>
        <h3>{t('places.runs')}</h3>
        {!sent && <p className="muted">{t('places.unknown')}</p>}
        {sent && runs.length === 0 && <p className="muted">{t('places.noRuns')}</p>}
        {runs.slice(0, most).map(({ time, destinations }) => (
          <section key={time?.id ?? 'gone'} className="event-run">
            <h4>
              {time ? (
                <BothTimes startAt={time.startAt} endAt={time.endAt} zone={event.timezone} />
              ) : (
                t('places.earlier')
              )}
            </h4>
            <SentList destinations={destinations} timezone={event.customer?.timezone} />
          </section>
        ))}
        {runs.length > most && (
          <Button
            variant="minimal"
            text={t('dates.more', { count: runs.length - most })}
            onClick={() => setMost(runs.length)}
          />
        )}
      </section>
    </div>
  );
}

/** Its own destinations and its group, as they are planned for every time to come. */
function Planned({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const { destinations, destinationGroup: group } = event;
  return (
    <section>
      <h3>{t('places.planned')}</h3>
      {destinations.length === 0 && !group && <p className="muted">{t('places.nonePlanned')}</p>}
      <ul>
        {group && (
          <li>
            <ThingLink kind="DESTINATION_GROUP" id={group.id} name={group.name} />
            <span className="muted">{t('info.group')}</span>
          </li>
        )}
        {destinations.map((one) => (
          <PlannedPlace key={one.id} place={one} />
        ))}
      </ul>
    </section>
  );
}

function PlannedPlace({ place }: { place: Event_DestinationFragment }) {
  const { t } = useTranslation('schedule');
  const { t: tUi } = useTranslation('ui');
  const format = useFormat();
  const { kind, placeName, title, startOffset, stopOffset, scheduledPostDays: days } = place;
  const kindWord = tUi(`destinationKinds.${kind}`);
  // Many titles say kind and place once more.
  const ownTitle = title !== null && !title.includes(placeName ?? kindWord) ? title : null;
  const about = [
    placeName ? kindWord : kind !== 'SAVEONLY' && t('places.gone'),
    ownTitle,
    startOffset > 0 && t('places.startsAfter', { span: format.span(startOffset) }),
    stopOffset !== 0 && t('places.stopsBefore', { span: format.span(Math.abs(stopOffset)) }),
    days !== null && t('places.post', { count: days }),
    place.isAutosaved && t('places.autosaved'),
  ];
  return (
    <li>
      <span>{placeName ?? kindWord}</span>
      <span className="muted">{about.filter(Boolean).join(' · ')}</span>
      {place.isLocked && (
        <span className="muted event-places__locked" title={t('places.lockedHelp')}>
          <Lock /> {t('places.locked')}
        </span>
      )}
    </li>
  );
}

function SentList({
  destinations,
  timezone,
}: {
  destinations: readonly Event_ContentDestinationFragment[];
  timezone: string | undefined;
}) {
  return (
    <ul>
      {destinations.map((one) => (
        <SentPlace key={one.id} destination={one} timezone={timezone} />
      ))}
    </ul>
  );
}
