import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { destinationsPoller } from '../../graph/upstream/watch/destinations.ts';
import { changes } from '../shared/changes.ts';

/** Changes of destinations. */
export const subscriptions = {
  contentDestinationsChanged: changes(destinationsPoller, (contentDestinations) => ({ contentDestinations })),
} satisfies SubscriptionResolvers;
