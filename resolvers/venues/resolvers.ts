import { Customer } from './Customer.ts';
import { Decoder } from './Decoder.ts';
import { subscriptions } from './subscriptions.ts';
import { Venue } from './Venue.ts';

/** Resolvers of the venues domain. */
export const venuesResolvers = { Subscription: subscriptions, Customer, Decoder, Venue };
