import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPlayerDuration } from '../../../player/playerState.ts';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { playlistPath } from '../../../kernel/paths/media.ts';
import type { PlaylistRow_PlaylistFragment } from './PlaylistsPage.generated.ts';
import './Media.css';
import './Playlists.css';

export type PlaylistRow = PlaylistRow_PlaylistFragment;

/** A dash while the length could not be read. */
export const formatLength = (ms: number | null) =>
  ms === null ? '–' : formatPlayerDuration(ms / 1000) || '0m';

/** "12 videos", or a dash while they could not be counted. */
export function formatMediaCount(
  { mediaCount }: { mediaCount: number | null },
  t: TFunction<'media'>,
): string {
  return mediaCount === null ? '–' : t('playlists.videos', { count: mediaCount, total: mediaCount });
}

export function PlaylistNameCell({ playlist }: { playlist: PlaylistRow }) {
  const { t } = useTranslation('media');
  return (
    <span className="media-title">
      <span className="media-still">
        <Thumbnail src={playlist.media?.find(({ thumbnailUrl }) => thumbnailUrl)?.thumbnailUrl} />
      </span>
      <span className="media-title__text">
        <RowLink className="media-title__link" to={playlistPath(playlist.id)}>
          {playlist.name}
        </RowLink>
        <span className="list-phone-only media-title__sub num">
          {formatMediaCount(playlist, t)} · {formatLength(playlist.totalLength)}
        </span>
      </span>
    </span>
  );
}

/** A playlist as a card: its first stills, its name, its size. */
export function PlaylistCard({ playlist }: { playlist: PlaylistRow }) {
  const { t } = useTranslation('media');
  const [first, ...rest] = playlist.media?.slice(0, 3) ?? [];
  return (
    <article className="playlist-card">
      <span className="playlist-card__stills">
        <Thumbnail src={first?.thumbnailUrl} />
        <span>
          {[0, 1].map((index) => (
            <Thumbnail key={index} src={rest[index]?.thumbnailUrl} />
          ))}
        </span>
      </span>
      <RowLink to={playlistPath(playlist.id)}>{playlist.name}</RowLink>
      <div className="media-card__line num">
        {formatMediaCount(playlist, t)} · {formatLength(playlist.totalLength)}
      </div>
    </article>
  );
}
