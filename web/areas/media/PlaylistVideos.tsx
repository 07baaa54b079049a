import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { MediaStateTag } from './MediaStateTag.tsx';
import { libraryPath, mediaPath } from './paths.ts';
import type { PlaylistDetails } from './PlaylistPage.tsx';

/** The videos of a playlist in its order. */
export function PlaylistVideos({ playlist, onRetry }: { playlist: PlaylistDetails; onRetry?: () => void }) {
  const { t } = useTranslation('media');
  const format = useFormat();
  if (!playlist.media) {
    return (
      <div className="card">
        <LoadFailure {...(onRetry && { onRetry })} />
      </div>
    );
  }
  if (playlist.media.length === 0) {
    return (
      <div className="card">
        <EmptyState
          drawing="playlist"
          sentence={t('playlists.noVideos')}
          action={{ label: t('playlists.openLibrary'), to: libraryPath() }}
        />
      </div>
    );
  }
  return (
    <ol className="card list-card playlist-videos">
      {playlist.media.map((media, index) => (
        <li key={media.id}>
          <span className="num playlist-videos__place">{index + 1}</span>
          <Thumbnail src={media.thumbnailUrl} />
          <RowLink className="playlist-videos__title" to={mediaPath(media.id)}>
            {media.title}
          </RowLink>
          <span className="num ink2">{media.length === null ? '–' : format.duration(media.length)}</span>
          <MediaStateTag media={media} />
        </li>
      ))}
    </ol>
  );
}
