import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { announce } from '../../../ui/announce.ts';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { ChosenVideoDocument, useChosenVideoQuery } from './ChosenVideo.generated.ts';
import { OrderByHand } from './order/OrderByHand.tsx';
import { OrderButtons } from './order/OrderButtons.tsx';
import { OrderedRow } from './order/OrderedRow.tsx';

interface ChosenVideosProps {
  /** In their order. */
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
}

/** Chosen videos in their order, which is changed by handles, buttons and keys as that of a playlist is. */
export function ChosenVideos({ ids, onMove, onRemove }: ChosenVideosProps) {
  const { t } = useTranslation('media');
  const client = useApolloClient();
  // Each row reads its video by itself, so a title is looked up when it is said.
  const titleOf = (id = '') =>
    client.readQuery({ query: ChosenVideoDocument, variables: { id } })?.mediaItem?.title ?? '';
  const items = ids.map((id) => ({
    id,
    get title() {
      return titleOf(id);
    },
  }));
  const move = (from: number, to: number) => {
    onMove(from, to);
    announce(t('playlists.moved', { title: titleOf(ids[from]), place: to + 1, count: ids.length }));
  };
  return (
    <OrderByHand items={items} onMove={move}>
      <ol className="picker__chosen" aria-label={t('picker.chosen')}>
        {ids.map((id, index) => (
          <ChosenVideo
            key={id}
            id={id}
            index={index}
            count={ids.length}
            onMove={move}
            onRemove={() => onRemove(id)}
          />
        ))}
      </ol>
    </OrderByHand>
  );
}

interface ChosenVideoProps {
  id: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A video of the order; it may come from a link, so it reads itself when it is not known yet. */
function ChosenVideo({ id, index, count, onMove, onRemove }: ChosenVideoProps) {
  const { t } = useTranslation('media');
  const format = useFormat();
  const { data, loading } = useChosenVideoQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  const media = data?.mediaItem;
  const title = media?.title ?? (loading ? '…' : t('media.gone'));
  return (
    <OrderedRow id={id} title={title} index={index} count={count} onMove={onMove}>
      <Thumbnail src={media?.thumbnailUrl} />
      <span className="picker__title">{title}</span>
      <span className="num muted">{media?.length ? format.duration(media.length) : '–'}</span>
      <span className="picker__moves">
        <OrderButtons title={title} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </span>
    </OrderedRow>
  );
}
