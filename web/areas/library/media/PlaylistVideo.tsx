import { useFormat } from '../../../time/format.ts';
import { RowLink } from '../../../ui/RowLink.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { MediaStateTag, type MediaRow } from './MediaStateTag.tsx';
import { OrderButtons } from './order/OrderButtons.tsx';
import { OrderedRow } from './order/OrderedRow.tsx';
import { mediaPath } from '../../../kernel/paths/media.ts';

interface PlaylistVideoProps {
  media: MediaRow;
  index: number;
  count: number;
  isEditable: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** One video of a playlist: carried by its handle, moved by its buttons, or with Alt and the arrow keys. */
export function PlaylistVideo(props: PlaylistVideoProps) {
  const { media, index, count, isEditable, onMove } = props;
  if (isEditable)
    return (
      <OrderedRow id={media.id} title={media.title} index={index} count={count} onMove={onMove}>
        <PlaylistVideoCells {...props} />
      </OrderedRow>
    );
  return (
    <li>
      <span className="num playlist-videos__place">{index + 1}</span>
      <PlaylistVideoCells {...props} />
    </li>
  );
}

function PlaylistVideoCells({ media, index, count, isEditable, onMove, onRemove }: PlaylistVideoProps) {
  const format = useFormat();
  const { title } = media;
  return (
    <>
      <Thumbnail src={media.thumbnailUrl} />
      <RowLink className="playlist-videos__title" to={mediaPath(media.id)}>
        {title}
      </RowLink>
      <span className="num ink2 playlist-videos__length">
        {media.length === null ? '–' : format.duration(media.length)}
      </span>
      <span className="playlist-videos__state">
        <MediaStateTag media={media} />
      </span>
      {isEditable && (
        <span className="list-above playlist-videos__moves">
          <OrderButtons title={title} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        </span>
      )}
    </>
  );
}
