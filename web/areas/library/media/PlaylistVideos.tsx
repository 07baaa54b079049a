import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { OrderByHand } from './order/OrderByHand.tsx';
import { addVideosPath } from '../../../kernel/paths/media.ts';
import { PlaylistVideo } from './PlaylistVideo.tsx';
import type { PlaylistDetails } from './playlistDetails.ts';
import { usePlaylistOrder } from './usePlaylistOrder.ts';

/** The videos of a playlist in its order, which can be changed by hand, by buttons and by keys (PLS-08). */
export function PlaylistVideos({ playlist, onRetry }: { playlist: PlaylistDetails; onRetry?: () => void }) {
  const { t } = useTranslation('media');
  const { hasCapability } = useSession();
  const { videos, move, remove, isSaving } = usePlaylistOrder(playlist);
  if (!playlist.media) {
    return (
      <div className="card">
        <LoadFailure {...(onRetry && { onRetry })} />
      </div>
    );
  }
  if (videos.length === 0) {
    return (
      <div className="card">
        <EmptyState
          drawing="playlist"
          sentence={t('playlists.noVideos')}
          action={{ label: t('playlists.addVideos'), to: addVideosPath(playlist.id, 0) }}
        />
      </div>
    );
  }
  const onMove = (from: number, to: number) => void move(from, to);
  return (
    <OrderByHand items={videos} onMove={onMove}>
      <ol
        className="card list-card playlist-videos"
        aria-label={t('playlists.tabs.videos')}
        aria-busy={isSaving}
      >
        {videos.map((media, index) => (
          <PlaylistVideo
            key={media.id}
            media={media}
            index={index}
            count={videos.length}
            isEditable={hasCapability('playlists')}
            onMove={onMove}
            onRemove={() => void remove(media)}
          />
        ))}
      </ol>
    </OrderByHand>
  );
}
