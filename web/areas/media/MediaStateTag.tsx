import { useFormat } from '../../time/format.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';

export type MediaRow = MediaRow_MediaFragment;

/** Steps that end by themselves; the others have ended. */
const ENDED = new Set(['COMPLETE', 'FAILED', 'CANCELLED', 'TIMED_OUT']);

export function isProcessing({ processing }: Pick<MediaRow, 'processing'>): boolean {
  return !ENDED.has(processing.state);
}

/** How far its processing is while it is being processed or after that went wrong, its place in the library otherwise. */
export function MediaStateTag({ media }: { media: MediaRow }) {
  const format = useFormat();
  const { processing } = media;
  if (isProcessing(media)) {
    return (
      <StatusTag
        kind="processing"
        state={processing.state}
        detail={format.percent(processing.percent / 100)}
      />
    );
  }
  if (processing.state !== 'COMPLETE') return <StatusTag kind="processing" state={processing.state} />;
  return <StatusTag kind="media" state={media.state} />;
}
