import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { encodersPoller } from '../../graph/upstream/watch/encoders.ts';
import { changes } from '../shared/changes.ts';
import { notificationSubscriptions } from './notifications.ts';

/** Changes of encoders, and of what wants attention. */
export const subscriptions = {
  encodersChanged: changes(encodersPoller, (encoders) => ({ encoders })),
  ...notificationSubscriptions,
} satisfies SubscriptionResolvers;
