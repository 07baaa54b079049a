import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStatusSubscription } from '../../../../kernel/useStatusSubscription.ts';
import type { DestinationKind, DestinationState } from '../../../../schema.generated.ts';
import { useFormat } from '../../../../time/format.ts';
import { StatusTag } from '../../../../ui/StatusTag.tsx';
import { isWebVideo, webVideoPath } from '../../../../kernel/paths/webVideos.ts';
import { isOnAir } from '../webVideoStates.ts';
import { ActiveWebVideosChangedDocument, useActiveWebVideosQuery } from './WebVideos.generated.ts';
import { WebVideoRowActions } from './WebVideoRowActions.tsx';

interface ActiveWebVideosProps {
  customerId: string;
  /** Something began that nobody has read yet. */
  onBegun: () => void;
}

const isActive = ({ kind, state }: { kind: DestinationKind; state: DestinationState }) =>
  isWebVideo(kind) && (state === 'STARTING' || isOnAir(state));

/** Active web videos above the others, updated live (DST-17). Nothing if there are none. */
export function ActiveWebVideos({ customerId, onBegun }: ActiveWebVideosProps) {
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  const { data, refetch } = useActiveWebVideosQuery({
    variables: { customerId },
    fetchPolicy: 'cache-and-network',
  });
  const live = data?.customer?.liveDestinations;
  useStatusSubscription(ActiveWebVideosChangedDocument, {
    variables: { customerId },
    onGap: () => void refetch(),
    onEvent({ contentDestinationsChanged: { contentDestinations } }) {
      const known = new Set(live?.map(({ id }) => id));
      if (!contentDestinations.some((one) => isActive(one) && !known.has(one.id))) return;
      void refetch();
      onBegun();
    },
  });
  const active = (live ?? []).filter(isActive);
  if (active.length === 0) return null;
  return (
    <section className="card web-video-active" aria-labelledby="active-web-videos">
      <h2 id="active-web-videos">{t('list.active')}</h2>
      <ul className="web-video-places">
        {active.map((video) => (
          <li key={video.id}>
            <span className="in-text">
              <Link to={webVideoPath(video.id)}>{video.title}</Link>
              {video.webChannel && <span className="muted"> · {video.webChannel.name}</span>}
            </span>
            <StatusTag kind="destination" state={video.state} />
            <span className="num ink2 web-video-places__viewers">
              {video.liveViewers !== null &&
                t('watching', { count: video.liveViewers, viewers: format.number(video.liveViewers) })}
              <WebVideoRowActions video={video} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
