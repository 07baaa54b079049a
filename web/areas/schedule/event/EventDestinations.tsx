import { Button } from '@blueprintjs/core';
import { Lock } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { isWebVideo, webVideoPath } from '../../webVideos/paths.ts';
import { canStop } from '../../webVideos/public/canStop.ts';
import { BothTimes } from '../public/BothTimes.tsx';
import type { Event_ContentDestinationFragment, Event_DestinationFragment } from './EventPage.generated.ts';
import { isActive, runsOf } from './eventTimes.ts';
import type { EventDetails } from './useEvent.ts';
import './event.css';

const StopDestinationDialog = lazy(async () => ({
  default: (await import('../../webVideos/public/StopDestinationDialog.tsx')).StopDestinationDialog,
}));

const SentPictureDialog = lazy(async () => ({
  default: (await import('./SentPictureDialog.tsx')).SentPictureDialog,
}));

type Sent = Event_ContentDestinationFragment;
const RUNS_AT_ONCE = 5;

/** Where an event goes: on air now, planned, and how its last times went (DST-12 to DST-19). */
export function EventDestinations({ event }: { event: EventDetails }) {
  const { t } = useTranslation('schedule');
  const [most, setMost] = useState(RUNS_AT_ONCE);
  const sent = event.contentDestinations;
  const active = sent?.filter(isActive) ?? [];
  const runs = runsOf(sent ?? [], event.occurrences ?? []);
  return (
    <div className="card event-places">
      {active.length > 0 && (
        <section>
          <h3>{t('places.active')}</h3>
          <SentList destinations={active} />
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
            <SentList destinations={destinations} />
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

function SentList({ destinations }: { destinations: readonly Sent[] }) {
  return (
    <ul>
      {destinations.map((one) => (
        <SentPlace key={one.id} destination={one} />
      ))}
    </ul>
  );
}

/** One destination of a run: what it does, who watches, why it ended, and the way to stop it (DST-19, DST-20). */
function SentPlace({ destination }: { destination: Sent }) {
  const { t } = useTranslation('schedule');
  const { t: tUi } = useTranslation('ui');
  const { can } = useSession();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const { id, kind, state, liveViewers, duration, socialAccountId } = destination;
  const mayPicture = can('MANAGE_SCHEDULE') && can('MANAGE_SOCIAL_MEDIA');
  const cause = useReasonWords(destination.abortReason, destination.abortParameters);
  const archiveProblem = useReasonWords(destination.archiveReason);
  const pictureProblem = useReasonWords(destination.thumbnailReason, destination.thumbnailParameters);
  const name = destinationName(destination, tUi);
  return (
    <li>
      {isWebVideo(kind) && can('VIDEO_REVIEW') ? (
        <Link to={webVideoPath(id)}>{name}</Link>
      ) : (
        <span>{name}</span>
      )}
      <StatusTag kind="destination" state={state} />
      <span className="muted num">
        {isActive(destination) && liveViewers !== null
          ? t('places.watching', { count: liveViewers, viewers: format.number(liveViewers) })
          : duration !== null && format.span(duration)}
      </span>
      {mayPicture && socialAccountId !== null && isActive(destination) && (
        <Button
          size="small"
          text={t('places.picture')}
          aria-label={t('places.pictureTitle', { name })}
          onClick={() => setPicturing(true)}
        />
      )}
      {can('MANAGE_SCHEDULE') && canStop(destination) && (
        <Button
          size="small"
          intent="danger"
          text={t('places.stop')}
          aria-label={t('places.stopOne', { name })}
          onClick={() => setAsking(true)}
        />
      )}
      {cause && <span className="event-places__cause">{cause}</span>}
      {archiveProblem && (
        <span className="event-places__cause">{t('places.notArchived', { reason: archiveProblem })}</span>
      )}
      {pictureProblem && (
        <span className="event-places__cause">{t('places.noPicture', { reason: pictureProblem })}</span>
      )}
      {isPicturing && socialAccountId !== null && (
        <Suspense>
          <SentPictureDialog
            destination={destination}
            accountId={socialAccountId}
            name={name}
            onClose={() => setPicturing(false)}
          />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <StopDestinationDialog destination={destination} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </li>
  );
}
