import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import { Thumbnail } from '../../../../ui/Thumbnail.tsx';
import { RowLink } from '../../../../ui/RowLink.tsx';
import { MediaStateTag, type MediaRow } from '../MediaStateTag.tsx';
import { mediaPath } from '../../../../kernel/paths/media.ts';
import '../Media.css';

/** Title with its still; on a phone the state and the day stand below it. */
export function TitleCell({ media, zone }: { media: MediaRow; zone: string | undefined }) {
  const format = useFormat();
  return (
    <span className="media-title">
      <span className="media-still">
        <Thumbnail
          src={media.thumbnailUrl}
          duration={media.length === null ? undefined : format.duration(media.length)}
        />
      </span>
      <span className="media-title__text">
        <RowLink className="media-title__link" to={mediaPath(media.id)}>
          {media.title}
        </RowLink>
        <span className="list-phone-only media-title__sub">
          <MediaStateTag media={media} />
          <AiredCell media={media} zone={zone} />
        </span>
      </span>
    </span>
  );
}

export function LengthCell({ media }: { media: MediaRow }) {
  const format = useFormat();
  if (media.length === null) return <span className="muted">–</span>;
  return <span className="num">{format.duration(media.length)}</span>;
}

/** When it was aired, or made; the time itself on hover. */
export function AiredCell({ media, zone }: { media: MediaRow; zone: string | undefined }) {
  const format = useFormat();
  const at = media.airedAt ?? media.createdAt;
  return (
    <time className="num" dateTime={at} title={format.dateTime(at, zone)}>
      {format.date(at, zone)}
    </time>
  );
}

/** A video in the gallery. */
export function MediaCard({ media, zone }: { media: MediaRow; zone: string | undefined }) {
  const { t } = useTranslation('states');
  const format = useFormat();
  const isReady = media.processing.state === 'COMPLETE' && media.state === 'COMPLETED';
  return (
    <article className="media-card">
      <Thumbnail
        src={media.thumbnailUrl}
        duration={media.length === null ? undefined : format.duration(media.length)}
        badge={isReady ? undefined : <MediaStateTag media={media} />}
      />
      <RowLink className="media-card__title" to={mediaPath(media.id)}>
        {media.title}
      </RowLink>
      <div className="media-card__line">
        <AiredCell media={media} zone={zone} /> · {t(`media.sources.${media.source}`)}
      </div>
    </article>
  );
}
