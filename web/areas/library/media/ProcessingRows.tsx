import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getProcessingPercent } from '../../../ui/ProcessingTag.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { MediaStateTag, type MediaRow } from './MediaStateTag.tsx';
import { mediaPath } from '../../../kernel/paths/media.ts';

/** Videos in processing above the library, with progress (LIB-08). */
export function ProcessingRows({ items }: { items: readonly MediaRow[] }) {
  const { t } = useTranslation('media');
  if (items.length === 0) return null;
  return (
    <section className="card processing" aria-label={t('processing.title')}>
      <h2>{t('processing.title')}</h2>
      <ul>
        {items.map((media) => (
          <li key={media.id}>
            <span className="media-still">
              <Thumbnail src={media.thumbnailUrl} percent={getProcessingPercent(media.processing)} />
            </span>
            <Link to={mediaPath(media.id)}>{media.title}</Link>
            <MediaStateTag media={media} />
          </li>
        ))}
      </ul>
    </section>
  );
}
