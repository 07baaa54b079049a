import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSocial } from '../../../../schema/rules/socialPosts.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { isWebVideo, webVideoPath } from '../../../kernel/paths/webVideos.ts';
import { canStop } from '../../library/webVideos/public/canStop.ts';
import type { Event_ContentDestinationFragment } from './EventPage.generated.ts';
import { isActive } from './eventTimes.ts';
import './event.css';

const StopDestinationDialog = lazy(async () => ({
  default: (await import('../../library/webVideos/public/StopDestinationDialog.tsx')).StopDestinationDialog,
}));

const SentPictureDialog = lazy(async () => ({
  default: (await import('./SentPictureDialog.tsx')).SentPictureDialog,
}));

const PublishDialog = lazy(async () => ({
  default: (await import('../../library/webVideos/public/PublishDialog.tsx')).PublishDialog,
}));

interface SentPlaceProps {
  destination: Event_ContentDestinationFragment;
  /** The zone of the organization. */
  timezone: string | undefined;
}

/** One destination of a run: what it does, who watches, why it ended, what its network refused, and the ways to stop it and to say who sees it (DST-19, DST-20, STM-10). */
export function SentPlace({ destination, timezone }: SentPlaceProps) {
  const { t } = useTranslation('schedule');
  const { t: tUi } = useTranslation('ui');
  const { can } = useSession();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const { id, kind, state, liveViewers, duration, socialAccountId } = destination;
  const mayPicture = can('MANAGE_SCHEDULE') && can('MANAGE_SOCIAL_MEDIA');
  const cause = useReasonWords(destination.abortReason, destination.abortParameters);
  const archiveProblem = useReasonWords(destination.archiveReason);
  const pictureProblem = useReasonWords(destination.thumbnailReason, destination.thumbnailParameters);
  const showProblem = useReasonWords(destination.publishReason, destination.publishParameters);
  const buttonProblem = useReasonWords(destination.buttonReason, destination.buttonParameters);
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
      {can('MANAGE_SCHEDULE') && isSocial(kind) && (
        <Button
          size="small"
          text={t('places.visibility')}
          aria-label={t('places.visibilityOf', { name })}
          onClick={() => setPublishing(true)}
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
      {showProblem && (
        <span className="event-places__cause">{t('places.notAsSaid', { reason: showProblem })}</span>
      )}
      {buttonProblem && (
        <span className="event-places__cause">{t('places.noButton', { reason: buttonProblem })}</span>
      )}
      {isPublishing && (
        <Suspense>
          <PublishDialog destination={destination} timezone={timezone} onClose={() => setPublishing(false)} />
        </Suspense>
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
