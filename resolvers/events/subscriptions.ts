import { goLivePoller } from '../../graph/upstream/watch/goLive.ts';
import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { changes } from '../shared/changes.ts';

/** Changes of requests to go live. */
export const subscriptions = {
  goLiveProgress: changes(goLivePoller, (goLives) => ({ goLives })),
} satisfies SubscriptionResolvers;
