import type { ViewerRecordResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';
import { wordOf } from '../shared/wordOf.ts';
import { DEVICE_CLASS } from './words.ts';

/** One report of one viewer: fields that differ from the record. */
export const ViewerRecord = {
  ...renamed({ reportedAt: 'timestamp', mediaItemId: 'savedVideoId' }),
  mediaItem: ({ savedVideoId }) => (savedVideoId ? { __typename: 'MediaItem', id: savedVideoId } : null),
  deviceClass: wordOf('deviceClass', DEVICE_CLASS),
} satisfies ViewerRecordResolvers;
