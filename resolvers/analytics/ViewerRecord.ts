import type { ViewerRecordResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { toWord } from '../shared/toWord.ts';
import { DEVICE_CLASS } from './words.ts';

/** One report of one viewer: fields that differ from the record. */
export const ViewerRecord = {
  ...renamed({ reportedAt: 'timestamp', mediaItemId: 'savedVideoId', destinationId: 'eventId' }),
  title: ({ watched }) => watched?.title ?? null,
  destination: ({ watched }) =>
    watched?.destinationId ? { __typename: 'ContentDestination', id: watched.destinationId } : null,
  event: ({ watched }) => (watched?.scheduleId ? { __typename: 'Event', id: watched.scheduleId } : null),
  occurrence: ({ watched }) => watched?.occurrence ?? null,
  mediaItem: ({ savedVideoId }) => (savedVideoId ? { __typename: 'MediaItem', id: savedVideoId } : null),
  deviceClass: toWord('deviceClass', DEVICE_CLASS),
} satisfies ViewerRecordResolvers;
