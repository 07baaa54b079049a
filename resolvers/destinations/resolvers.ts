import { ContentDestination } from './ContentDestination.ts';
import { ContentDestinationEntry } from './ContentDestinationEntry.ts';
import { ContentDestinationSummary } from './ContentDestinationSummary.ts';
import { Customer } from './Customer.ts';
import { DestinationGroup, GroupDestination } from './DestinationGroup.ts';
import { Event } from './Event.ts';
import { groupMutations } from './groupMutations.ts';
import { mutations } from './mutations.ts';
import { LiveSources, RtmpDestination, RtmpStream } from './RtmpDestination.ts';
import { rtmpMutations } from './rtmpMutations.ts';
import { Post } from './Post.ts';
import { postMutations } from './postMutations.ts';
import { QrOverlay } from './QrOverlay.ts';
import { queries } from './queries.ts';
import { subscriptions } from './subscriptions.ts';
import { FacebookInfo, SocialAccount, SocialLiveCheck, SocialSchedule } from './SocialAccount.ts';
import { SocialFigures } from './SocialFigures.ts';
import { socialMutations } from './socialMutations.ts';
import { Use } from '../shared/Use.ts';
import { ActiveContent, OfflineContent, WebChannel } from './WebChannel.ts';
import { webVideoMutations } from './webVideoMutations.ts';
import { webChannelMutations } from './webChannelMutations.ts';
import { WebPreset } from './WebPreset.ts';

/** Resolvers of the destinations domain. */
export const destinationsResolvers = {
  Query: queries,
  Mutation: {
    ...mutations,
    ...rtmpMutations,
    ...groupMutations,
    ...webChannelMutations,
    ...socialMutations,
    ...webVideoMutations,
    ...postMutations,
  },
  Subscription: subscriptions,
  Customer,
  ActiveContent,
  ContentDestination,
  ContentDestinationEntry,
  ContentDestinationSummary,
  DestinationGroup,
  Event,
  GroupDestination,
  OfflineContent,
  Post,
  QrOverlay,
  Use,
  LiveSources,
  RtmpDestination,
  RtmpStream,
  FacebookInfo,
  SocialAccount,
  SocialFigures,
  SocialLiveCheck,
  SocialSchedule,
  WebChannel,
  WebPreset,
};
