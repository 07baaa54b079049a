import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useReasonWords } from '../../../ui/useReasonWords.ts';
import { isWebVideo, webVideoPath } from '../../../kernel/paths/webVideos.ts';
import type { WebVideoDestination_DestinationFragment } from './WebVideo.generated.ts';
import { isOnAir } from './webVideoStates.ts';
import './WebVideo.css';

/** Other destinations of the same event with their states. Null if unknown. */
export function WebVideoDestinations({
  others,
}: {
  others: readonly WebVideoDestination_DestinationFragment[] | null;
}) {
  const { t } = useTranslation('webVideos');
  return (
    <div className="card">
      {others === null || others.length === 0 ? (
        <p className="muted">{t(others === null ? 'places.unknown' : 'places.none')}</p>
      ) : (
        <ul className="web-video-places">
          {others.map((destination) => (
            <Place key={destination.id} destination={destination} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Place({ destination }: { destination: WebVideoDestination_DestinationFragment }) {
  const { t } = useTranslation('webVideos');
  const { t: tUi } = useTranslation('ui');
  const format = useFormat();
  const { id, kind, state, liveViewers } = destination;
  const abortCause = useReasonWords(destination.abortReason, destination.abortParameters);
  const name = destinationName(destination, tUi);
  return (
    <li>
      {isWebVideo(kind) ? <Link to={webVideoPath(id)}>{name}</Link> : <span>{name}</span>}
      <StatusTag kind="destination" state={state} />
      <span className="num ink2 web-video-places__viewers">
        {liveViewers !== null &&
          isOnAir(state) &&
          t('watching', { count: liveViewers, viewers: format.number(liveViewers) })}
      </span>
      {abortCause && <span className="web-video-places__cause">{abortCause}</span>}
    </li>
  );
}
