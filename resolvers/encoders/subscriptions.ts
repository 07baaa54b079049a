import type { SubscriptionResolvers } from '../__generated__/types.ts';
import { encodersPoller } from '../../graph/subscriptions/encoders.ts';
import { changes } from '../changes.ts';

/** Changes of encoders. */
export const subscriptions = {
  encodersChanged: changes(encodersPoller, (encoders) => ({ encoders })),
} satisfies SubscriptionResolvers;
