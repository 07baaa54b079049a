import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { mediaPoller } from '../../graph/upstream/watch/media.ts';
import { changes } from '../shared/changes.ts';
import { isShown } from './pages.ts';

/** Changes of saved videos that are processed. */
export const subscriptions = {
  mediaItemsChanged: changes(mediaPoller, (changed) => ({ mediaItems: changed.filter(isShown) })),
} satisfies SubscriptionResolvers;
