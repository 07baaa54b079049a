import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { destinationName } from '../../../ui/destinationName.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { encoderVideoPath } from '../../../kernel/paths/encoderVideos.ts';
import { isWebVideo, webVideoPath } from '../../../kernel/paths/webVideos.ts';
import type { EndedRequest } from './useGoLive.ts';

/** The recordings of a broadcast: what each web channel showed, and what the encoder sent. */
export function RecordingCard({ request }: { request: EndedRequest }) {
  const { t } = useTranslation('goLive');
  const { t: tUi } = useTranslation('ui');
  const { can } = useSession();
  const format = useFormat();
  const { contentDestinations, encoder, encoderVideos, eventId, title } = request;
  const mayWatch = can('VIDEO_REVIEW');
  const webVideos = mayWatch ? contentDestinations.filter(({ kind }) => isWebVideo(kind)) : [];
  const recordings = encoderVideos ?? [];
  return (
    <section className="card go-live-recording" aria-label={t('recording.title')}>
      <h2>{t('recording.title')}</h2>
      {!mayWatch && <p className="muted">{t('recording.noAccess')}</p>}
      {mayWatch && webVideos.length + recordings.length === 0 && (
        <div className="go-live-recording__none muted">
          <Drawing name="screen" />
          <span>{t('recording.none')}</span>
        </div>
      )}
      <ul>
        {webVideos.map((video) => (
          <li key={video.id}>
            <span className="go-live-recording__name">{destinationName(video, tUi, title)}</span>
            <LinkButton to={webVideoPath(video.id)} text={t('recording.open')} />
          </li>
        ))}
        {recordings.map(({ id, status, duration }) => (
          <li key={id}>
            <span className="go-live-recording__name">
              <Link to={encoderVideoPath(id)}>{t('recording.ofEncoder', { name: encoder.name })}</Link>
              {duration !== null && <span className="muted num">{format.span(duration)}</span>}
            </span>
            <StatusTag kind="encoderVideo" state={status} />
          </li>
        ))}
      </ul>
      {eventId && (
        <p className="muted">
          {t('recording.event')} <ThingLink kind="EVENT" id={eventId} name={title} />
        </p>
      )}
    </section>
  );
}
