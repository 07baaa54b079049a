import { Customer } from './Customer.ts';
import { LibrarySettings } from './LibrarySettings.ts';
import { MediaFacets } from './MediaFacets.ts';
import { MediaItem } from './MediaItem.ts';
import { mutations } from './mutations.ts';
import { PlayerProfile } from './PlayerProfile.ts';
import { Playlist } from './Playlist.ts';
import { queries } from './queries.ts';
import { Use } from '../shared/Use.ts';
import { UploadTicket } from './UploadTicket.ts';
import { subscriptions } from './subscriptions.ts';

/** Resolvers of the media domain. */
export const mediaResolvers = {
  Query: queries,
  Mutation: mutations,
  Subscription: subscriptions,
  Customer,
  LibrarySettings,
  MediaFacets,
  MediaItem,
  PlayerProfile,
  Playlist,
  UploadTicket,
  Use,
};
