import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross, DragHandleVertical } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { RowLink } from '../../ui/RowLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { MediaStateTag, type MediaRow } from './MediaStateTag.tsx';
import { mediaPath } from './paths.ts';

const DRAGGED = 'application/x-playlist-place';

interface PlaylistVideoProps {
  media: MediaRow;
  index: number;
  count: number;
  isEditable: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** One video of a playlist: dragged by the mouse, moved by its buttons, or with Alt and the arrow keys. */
export function PlaylistVideo({ media, index, count, isEditable, onMove, onRemove }: PlaylistVideoProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const [isTarget, setTarget] = useState(false);
  const { title } = media;
  return (
    <li
      className={isTarget ? 'playlist-videos__target' : undefined}
      draggable={isEditable}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, String(index));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setTarget(true);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        const from = Number.parseInt(event.dataTransfer.getData(DRAGGED), 10);
        if (Number.isInteger(from) && from !== index) onMove(from, index);
      }}
      onKeyDown={(event) => {
        if (!isEditable || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        const to = event.key === 'ArrowUp' ? index - 1 : index + 1;
        if (to >= 0 && to < count) onMove(index, to);
      }}
    >
      <span className="num playlist-videos__place">
        {isEditable && <DragHandleVertical className="playlist-videos__grip" />}
        {index + 1}
      </span>
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
    </li>
  );
}
