import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { isWebVideo, webVideoPath } from '../paths.ts';
import { useActiveWebVideosQuery } from './WebVideos.generated.ts';
import { WebVideoRowActions } from './WebVideoRowActions.tsx';

/** What is starting or started on web channels, apart from what was (DST-17); nothing where that is none. */
export function ActiveWebVideos({ customerId }: { customerId: string }) {
  const { t } = useTranslation('webVideos');
  const format = useFormat();
  const { data } = useActiveWebVideosQuery({ variables: { customerId }, fetchPolicy: 'cache-and-network' });
  const active = (data?.customer?.liveDestinations ?? []).filter(
    ({ kind, state }) =>
      isWebVideo(kind) && (state === 'STARTING' || state === 'STARTED' || state === 'WARNING'),
  );
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
