import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { venuesPoller } from '../../graph/subscriptions/venues.ts';
import { changes } from '../changes.ts';

/** Changes of venues and their decoders. */
export const subscriptions = {
  venuesChanged: changes(venuesPoller, (venues) => ({ venues })),
} satisfies SubscriptionResolvers;
