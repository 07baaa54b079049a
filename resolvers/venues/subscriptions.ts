import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { venuesPoller } from '../../graph/upstream/watch/venues.ts';
import { changes } from '../shared/changes.ts';

/** Changes of venues and their decoders. */
export const subscriptions = {
  venuesChanged: changes(venuesPoller, (venues) => ({ venues })),
} satisfies SubscriptionResolvers;
