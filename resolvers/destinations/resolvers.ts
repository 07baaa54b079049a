import { ContentDestination } from './ContentDestination.ts';
import { ContentDestinationEntry } from './ContentDestinationEntry.ts';
import { ContentDestinationSummary } from './ContentDestinationSummary.ts';
import { Customer } from './Customer.ts';
import { mutations } from './mutations.ts';
import { LiveSources, RtmpDestination, RtmpStream } from './RtmpDestination.ts';
import { rtmpMutations } from './rtmpMutations.ts';
import { QrOverlay } from './QrOverlay.ts';
import { queries } from './queries.ts';
import { subscriptions } from './subscriptions.ts';
import { Use } from '../shared/Use.ts';
import { WebChannel } from './WebChannel.ts';
import { WebPreset } from './WebPreset.ts';

/** Resolvers of the destinations domain. */
export const destinationsResolvers = {
  Query: queries,
  Mutation: { ...mutations, ...rtmpMutations },
  Subscription: subscriptions,
  Customer,
  ContentDestination,
  ContentDestinationEntry,
  ContentDestinationSummary,
  QrOverlay,
  Use,
  LiveSources,
  RtmpDestination,
  RtmpStream,
  WebChannel,
  WebPreset,
};
