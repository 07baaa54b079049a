import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import { changes } from '../shared/changes.ts';

/** Changes of encoders. */
export const subscriptions = {
  encodersChanged: changes(encodersPoller, (encoders) => ({ encoders })),
} satisfies SubscriptionResolvers;
