import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { RowLink } from '../../ui/RowLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { MediaStateTag, type MediaRow } from './MediaStateTag.tsx';
import { OrderedRow } from './order/OrderedRow.tsx';
import { mediaPath } from './paths.ts';

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
  const { t } = useTranslation('media');
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
          <Button
            variant="minimal"
            icon={<ArrowUp />}
            aria-label={t('picker.up', { title })}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          />
          <Button
            variant="minimal"
            icon={<ArrowDown />}
            aria-label={t('picker.down', { title })}
            disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
          />
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label={t('picker.remove', { title })}
            onClick={onRemove}
          />
        </span>
      )}
    </>
  );
}
