import { Customer } from './Customer.ts';
import { Decoder, LoadedEvent } from './Decoder.ts';
import { mutations } from './mutations.ts';
import { subscriptions } from './subscriptions.ts';
import { Venue } from './Venue.ts';

/** Resolvers of the venues domain. */
export const venuesResolvers = {
  Mutation: mutations,
  Subscription: subscriptions,
  Customer,
  Decoder,
  LoadedEvent,
  Venue,
};
