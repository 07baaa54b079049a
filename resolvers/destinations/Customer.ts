import type { CustomerResolvers } from '../__generated__/types.ts';
import { CHOICES_PAGE_MAX, connectionFromArray } from '../../graph/kernel/connection.ts';
import type {
  ContentDestinationRecord,
  DestinationGroupRecord,
  QrOverlayRecord,
  RtmpDestinationRecord,
  WebChannelRecord,
  SocialAccountRecord,
  WebPresetRecord,
} from '../../graph/upstream/rest/destinations/destinations.ts';
import { listPosts } from '../../graph/upstream/rest/destinations/posts.ts';
import { listSocialFigures } from '../../graph/upstream/rest/destinations/socialFigures.ts';
import { readLiveSources } from '../../graph/upstream/rest/destinations/rtmpDestinations.ts';
import { beganWithin, takeFirst, matching, sorted } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';
import { destinationState, isActive, isListed, isOfEncoderChannels } from './words.ts';

/** Destination fields of Customer. */
export const Customer = {
  contentDestinations: async (customer, args, context) => {
    const all = await context.loaders.contentDestination.list(customer.id);
    const rows = all.filter(
      (row) => isListed(row) && (!args.states || args.states.includes(destinationState(row.status))),
    );
    return connectionFromArray(rows, args, context.pageMax);
  },
  contentDestinationsWithin: async (customer, { from, to, first }, { loaders }) => {
    const all = (await loaders.contentDestination.list(customer.id)).filter(isListed);
    return takeFirst(
      beganWithin(all, { from, to }, (row) => row.startRequestTime),
      first,
    );
  },
  webVideos: async ({ id }, args, context) => {
    const { states, webChannelIds, encoderChannelIds } = args;
    const rows = (await context.loaders.webVideos.load(id)).filter(
      (row) =>
        isListed(row) &&
        (!states || states.includes(destinationState(row.status))) &&
        (!webChannelIds || webChannelIds.includes(row.webEventProfileId ?? '')) &&
        (!encoderChannelIds || isOfEncoderChannels(row, encoderChannelIds)),
    );
    const named = matching(rows, args.filter, WEB_VIDEO_KEYS.name);
    return connectionFromArray(sorted(named, args.sort, WEB_VIDEO_KEYS), args, context.pageMax);
  },
  postsWithin: async ({ id }, { from, to, first }, { rest }) =>
    takeFirst(await listPosts(rest, id, { from, to }), first),
  socialFigures: async ({ id }, { start, end, first }, { rest }) =>
    takeFirst(await listSocialFigures(rest, id, { start, end }), first),
  liveDestinations: async (customer, { first }, { loaders }) =>
    takeFirst((await loaders.contentDestination.list(customer.id)).filter(isActive), first),
  webChannels: async (customer, { first }, { loaders }) =>
    takeFirst(await loaders.webChannel.list(customer.id), first),
  webChannelList: async ({ id }, args, context) => {
    const named = matching(await context.loaders.webChannel.list(id), args.filter, WEB_CHANNEL_KEYS.name);
    return connectionFromArray(sorted(named, args.sort, WEB_CHANNEL_KEYS), args, context.pageMax);
  },
  webPresets: async (customer, args, context) => {
    const all = await context.loaders.webPreset.list(customer.id);
    const own = all.filter(({ isDefault }) => !isDefault);
    const first = all.filter(({ isDefault }) => isDefault);
    const rows = matching(
      [...first, ...sorted(own, args.sort, PRESET_KEYS)],
      args.filter,
      ({ name }) => name,
    );
    return connectionFromArray(rows, args, context.pageMax);
  },
  rtmpDestinations: async ({ id }, args, context) => {
    const named = matching(await context.loaders.rtmpDestination.list(id), args.filter, RTMP_KEYS.name);
    return connectionFromArray(sorted(named, args.sort, RTMP_KEYS), args, CHOICES_PAGE_MAX);
  },
  destinationGroups: async ({ id }, args, context) => {
    const named = matching(await context.loaders.destinationGroup.list(id), args.filter, GROUP_KEYS.name);
    return connectionFromArray(sorted(named, args.sort, GROUP_KEYS), args, CHOICES_PAGE_MAX);
  },
  socialAccounts: async ({ id }, args, context) => {
    const all = await context.loaders.socialAccount.list(id);
    const asked = args.kind ? all.filter(({ kind }) => kind === args.kind) : all;
    const named = matching(asked, args.filter, SOCIAL_KEYS.name);
    return connectionFromArray(sorted(named, args.sort, SOCIAL_KEYS), args, CHOICES_PAGE_MAX);
  },
  liveSources: ({ id }, _args, { rest }) => readLiveSources(rest, id),
  qrOverlays: async (customer, args, context) => {
    const all = sorted(await context.loaders.qrOverlay.list(customer.id), args.sort, OVERLAY_KEYS);
    return connectionFromArray(
      matching(all, args.filter, ({ name }) => name),
      args,
      context.pageMax,
    );
  },
} satisfies Extending<CustomerResolvers>;

const WEB_VIDEO_KEYS = {
  name: ({ title }: ContentDestinationRecord) => title,
  time: ({ startRequestTime }: ContentDestinationRecord) => startRequestTime ?? '',
};

const OVERLAY_KEYS = {
  name: ({ name }: QrOverlayRecord) => name,
  time: ({ createdAt }: QrOverlayRecord) => createdAt,
};

const WEB_CHANNEL_KEYS = {
  name: ({ name }: WebChannelRecord) => name,
  time: ({ createdAt }: WebChannelRecord) => createdAt,
};

const PRESET_KEYS = {
  name: ({ name }: WebPresetRecord) => name,
  time: ({ createdAt }: WebPresetRecord) => createdAt ?? '',
};

const SOCIAL_KEYS = {
  name: ({ name }: SocialAccountRecord) => name,
  time: ({ createdAt }: SocialAccountRecord) => createdAt,
};

const RTMP_KEYS = {
  name: ({ name }: RtmpDestinationRecord) => name,
  time: ({ createdAt }: RtmpDestinationRecord) => createdAt,
};

const GROUP_KEYS = {
  name: ({ name }: DestinationGroupRecord) => name,
  time: ({ createdAt }: DestinationGroupRecord) => createdAt,
};
