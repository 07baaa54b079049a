import { ContentDestination } from './ContentDestination.ts';
import { ContentDestinationEntry } from './ContentDestinationEntry.ts';
import { ContentDestinationSummary } from './ContentDestinationSummary.ts';
import { Customer } from './Customer.ts';
import { DestinationGroup, GroupDestination } from './DestinationGroup.ts';
import { groupMutations } from './groupMutations.ts';
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
  Mutation: { ...mutations, ...rtmpMutations, ...groupMutations },
  Subscription: subscriptions,
  Customer,
  ContentDestination,
  ContentDestinationEntry,
  ContentDestinationSummary,
  DestinationGroup,
  GroupDestination,
  QrOverlay,
  Use,
  LiveSources,
  RtmpDestination,
  RtmpStream,
  WebChannel,
  WebPreset,
};
