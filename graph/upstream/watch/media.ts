import { FAST_POLL_MS, POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import { orNull } from '../loaders/createRecordLoader.ts';
import { readMedia, type MediaItemRecord } from '../rest/media/media.ts';
import { isProcessing, listNewestMedia, listProcessingMedia } from '../rest/media/processing.ts';
import { createPoller } from '../poller/poller.ts';

/**
 * Watches the newest saved videos of each organization and all that are still processed (C-220); each of the latter
 * is
 * read again on its own (C-221, LIB-09), because lists come from an index that lags behind. Quicker while one is
 * processed.
 */
export const mediaPoller = createPoller<MediaItemRecord>({
  resource: 'mediaItems',
  intervalMs: POLL_MS,
  fastIntervalMs: FAST_POLL_MS,
  fetch: async (rest, customerId) => {
    const [newest, processing] = await Promise.all([
      listNewestMedia(rest, customerId),
      listProcessingMedia(rest, customerId),
    ]);
    const known = new Set(newest.map(({ mediaId }) => mediaId));
    const watched = [...newest, ...processing.filter(({ mediaId }) => !known.has(mediaId))];
    const read = await Promise.all(
      watched.map(async (item) => (isProcessing(item) ? orNull(readMedia(rest, item.mediaId)) : item)),
    );
    return read.filter((item) => item !== null);
  },
  keyOf: (item) => item.mediaId,
  isTransitional: isProcessing,
});
