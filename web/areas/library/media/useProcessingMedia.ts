import { useMemo } from 'react';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { MediaItemsChangedDocument, useProcessingMediaQuery } from './public/ProcessingMedia.generated.ts';
import { isProcessing } from '../../../ui/ProcessingTag.tsx';
import type { MediaRow } from './MediaStateTag.tsx';

/** Videos still being processed, kept live. `onFinished` is told when one leaves them, for the library to read anew. */
export function useProcessingMedia(customerId: string, onFinished: () => void): readonly MediaRow[] {
  const { data, previousData, refetch } = useProcessingMediaQuery({ variables: { customerId } });
  const items = (data ?? previousData)?.customer?.processingMedia;
  const running = useMemo(() => items?.filter(({ processing }) => isProcessing(processing)) ?? [], [items]);
  const readAgain = () => {
    void refetch();
    onFinished();
  };
  useStatusSubscription(MediaItemsChangedDocument, {
    variables: { customerId },
    onGap: readAgain,
    onEvent({ mediaItemsChanged: { mediaItems } }) {
      const known = new Set(items?.map(({ id }) => id));
      if (mediaItems.some((media) => !known.has(media.id) || !isProcessing(media.processing))) readAgain();
    },
  });
  return running;
}
