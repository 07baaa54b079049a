import type { GraphClock } from '../../kernel/clock.ts';
import type { RestClient } from '../client/client.ts';
import {
  listContentDestinations,
  listEveryContentDestination,
  playDestination,
  readContentDestination,
} from '../rest/destinations/destinations.ts';
import { listEventDestinations } from '../rest/events/eventRuns.ts';
import { listDestinationGroups, readDestinationGroup } from '../rest/destinations/destinationGroups.ts';
import { listQrOverlays, readQrOverlay } from '../rest/destinations/qrOverlays.ts';
import { listWebVideos } from '../rest/destinations/webVideos.ts';
import { listWebChannels, readWebChannel } from '../rest/destinations/webChannels.ts';
import { listWebPresets, readWebPreset } from '../rest/destinations/webPresets.ts';
import { listRtmpDestinations, readRtmpDestination } from '../rest/destinations/rtmpDestinations.ts';
import { listPosts, readPost } from '../rest/destinations/posts.ts';
import { listSocialAccounts, readSocialAccount } from '../rest/destinations/socialAccounts.ts';
import { createLookup } from './createLookup.ts';
import { PLANNED_MS } from './events.ts';
import { orNull, recordLoader } from './createRecordLoader.ts';

/** Loaders of destinations and web channels for one operation. */
export const destinationsLoaders = {
  /** Content destinations: the list holds those that were asked to start (C-125, C-126). */
  contentDestination: recordLoader({
    list: (customerId, rest) => listContentDestinations(rest, customerId),
    one: (id, rest) => readContentDestination(rest, id),
    idOf: (record) => record.id,
    customerOf: (record) => record.customerId,
  }),
  /** Web videos of an organization (C-137). */
  webVideos: (rest: RestClient) => createLookup((customerId) => listWebVideos(rest, customerId)),
  /** Destinations of an event's occurrences (event-destinations). No call supports several events. */
  eventDestinations: (rest: RestClient) => createLookup((uuid) => orNull(listEventDestinations(rest, uuid))),
  /** All destinations of an organization, planned ones too: for what they use (C-125). */
  everyDestination: (rest: RestClient) =>
    createLookup((customerId) => listEveryContentDestination(rest, customerId)),
  /** Playback URLs of a destination. No call supports several. */
  destinationPlayback: (rest: RestClient) => createLookup((id) => orNull(playDestination(rest, id))),
  /** Web channels (C-154, C-156). */
  webChannel: recordLoader({
    list: (customerId, rest) => listWebChannels(rest, customerId),
    one: (id, rest) => readWebChannel(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** QRclick overlays (C-173, C-175). */
  qrOverlay: recordLoader({
    list: (customerId, rest) => listQrOverlays(rest, customerId),
    one: (id, rest) => readQrOverlay(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Web presets with the default one (C-162, C-164). */
  webPreset: recordLoader({
    list: (customerId, rest) => listWebPresets(rest, customerId),
    one: (id, rest) => readWebPreset(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** RTMP destinations with their streams (C-143, C-145). */
  rtmpDestination: recordLoader({
    list: (customerId, rest) => listRtmpDestinations(rest, customerId),
    one: (id, rest) => readRtmpDestination(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Destination groups (C-138, C-139); one by its id alone is looked for in the organization worked in. */
  destinationGroup: recordLoader({
    list: (customerId, rest) => listDestinationGroups(rest, customerId),
    one: async (id, rest) => {
      const { organisation } = rest.authority;
      return organisation === '' ? null : readDestinationGroup(rest, organisation, id);
    },
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Posts, each by its id (C-151). */
  post: (rest: RestClient) => createLookup((id) => orNull(readPost(rest, id))),
  /** Posts of an organization whose time is still to come (C-149). */
  plannedPosts: (rest: RestClient, clock: GraphClock) =>
    createLookup((customerId) => {
      const from = clock.now();
      const to = new Date(from.getTime() + PLANNED_MS);
      return listPosts(rest, customerId, { from: from.toISOString(), to: to.toISOString() });
    }),
  /** Social media accounts (C-178, C-180). */
  socialAccount: recordLoader({
    list: (customerId, rest) => listSocialAccounts(rest, customerId),
    one: (id, rest) => readSocialAccount(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
};
