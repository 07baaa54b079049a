import { Customer } from './Customer.ts';
import { Decoder, DuplicateLogin, LoadedEvent } from './Decoder.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { subscriptions } from './subscriptions.ts';
import { Venue, VenueLicense } from './Venue.ts';
import { venueMutations } from './venueMutations.ts';

/** Resolvers of the venues domain. */
export const venuesResolvers = {
  Query: queries,
  Mutation: { ...mutations, ...venueMutations },
  Subscription: subscriptions,
  Customer,
  Decoder,
  DuplicateLogin,
  LoadedEvent,
  Venue,
  VenueLicense,
};
