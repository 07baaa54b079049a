import { atMost } from '../shared/lists.ts';
import { loadUses } from '../shared/loadUses.ts';
import type {
  LiveSourcesResolvers,
  RtmpDestinationResolvers,
  RtmpStreamResolvers,
} from '../__generated__/types.ts';

const mediaItemOf = (id: string) => ({ __typename: 'MediaItem', id }) as const;
const channelOf = (id: string) => ({ __typename: 'EncoderChannel', id }) as const;

/** An RTMP destination: fields that differ from its record. */
export const RtmpDestination = {
  __resolveReference: ({ id }, { loaders }) => loaders.rtmpDestination.load(id),
  id: ({ uuid }) => uuid,
  uses: ({ uuid, customerId }, _args, context) =>
    loadUses('RtmpDestination', { id: uuid, customerId }, context),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies RtmpDestinationResolvers;

/** Fields of RtmpStream that differ from the record. */
export const RtmpStream = {
  id: ({ uuid }) => uuid,
  encoderChannel: ({ encoderChannelId }) => (encoderChannelId === null ? null : channelOf(encoderChannelId)),
  mediaItem: ({ mediaId }) => (mediaId === null ? null : mediaItemOf(mediaId)),
  sentMs: ({ mediaId, sentMs }) => (mediaId === null ? null : sentMs),
  stateChangedAt: ({ since }) => since,
} satisfies RtmpStreamResolvers;

/** Fields of LiveSources that differ from the record. */
export const LiveSources = {
  encoderChannels: ({ channels }) => atMost(channels).map(({ uuid }) => channelOf(uuid)),
} satisfies LiveSourcesResolvers;
