import { ProcessingTag } from '../../../ui/ProcessingTag.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import type { MediaRow_MediaFragment } from './MediaRow.generated.ts';

export type MediaRow = MediaRow_MediaFragment;

/** Processing state or error, and the library state once it is complete. */
export function MediaStateTag({ media }: { media: MediaRow }) {
  const { processing } = media;
  if (processing.state !== 'COMPLETE') return <ProcessingTag processing={processing} />;
  return <StatusTag kind="media" state={media.state} />;
}
