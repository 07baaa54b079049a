import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { isWebVideo, webVideoPath } from '../../../kernel/paths/webVideos.ts';
import { canStop } from '../../library/webVideos/public/canStop.ts';
import { StopDestinationDialog } from '../../library/webVideos/public/StopDestinationDialog.tsx';
import type { GoLive_DestinationFragment } from './GoLive.generated.ts';
import type { Request } from './steps.ts';

/** Destinations with state, failure reason, viewers, and Stop. */
export function DestinationsCard({ request }: { request: Request }) {
  const { t } = useTranslation('goLive');
  const [toStop, setToStop] = useState<GoLive_DestinationFragment>();
  return (
    <section className="card go-live-destinations" aria-label={t('destinations')}>
      <h2>{t('destinations')}</h2>
      <ul>
        {request.contentDestinations.map((destination) => (
          <Line
            key={destination.id}
            destination={destination}
            title={request.title}
            onStop={() => setToStop(destination)}
          />
        ))}
      </ul>
      {toStop && <StopDestinationDialog destination={toStop} onClose={() => setToStop(undefined)} />}
    </section>
  );
}

interface LineProps {
  destination: GoLive_DestinationFragment;
  title: string;
  onStop: () => void;
}

function Line({ destination, title, onStop }: LineProps) {
  const { t } = useTranslation(['goLive', 'ui']);
  const { t: tUi } = useTranslation('ui');
  const { can } = useSession();
  const format = useFormat();
  const { id, kind, state, liveViewers } = destination;
  const cause = useReasonWords(destination.abortReason, destination.abortParameters);
  const name = destinationName(destination, tUi, title);
  return (
    <li>
      <span className="go-live-destinations__name">
        {isWebVideo(kind) && can('VIDEO_REVIEW') ? <Link to={webVideoPath(id)}>{name}</Link> : name}
        {cause && <span className="go-live-step__warning">{cause}</span>}
        {liveViewers !== null && canStop(destination) && (
          <span className="muted num">
            {t('watching', { count: liveViewers, viewers: format.number(liveViewers) })}
          </span>
        )}
      </span>
      <StatusTag kind="destination" state={state} />
      <span className="go-live-destinations__stop">
        {canStop(destination) && (
          <button type="button" className="go-live-quiet" onClick={onStop} aria-label={t('stopOf', { name })}>
            {t('stop')}
          </button>
        )}
      </span>
    </li>
  );
}
