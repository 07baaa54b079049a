import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { useChosenVideoQuery } from './ChosenVideo.generated.ts';

interface ChosenVideoProps {
  id: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A video of the order; it may come from a link, so it reads itself when it is not known yet. */
export function ChosenVideo({ id, index, count, onMove, onRemove }: ChosenVideoProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { data, loading } = useChosenVideoQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  const media = data?.mediaItem;
  const title = media?.title ?? (loading ? '…' : t('media.gone'));
  return (
    <li>
      <span className="num muted">{index + 1}</span>
      <Thumbnail src={media?.thumbnailUrl} />
      <span className="picker__title">{title}</span>
      <span className="num muted">{media?.length ? format.duration(media.length) : '–'}</span>
      <span className="picker__moves">
        <Button
          variant="minimal"
          icon={<ArrowUp />}
          aria-label={t('picker.up', { title })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          variant="minimal"
          icon={<ArrowDown />}
          aria-label={t('picker.down', { title })}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={t('picker.remove', { title })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
