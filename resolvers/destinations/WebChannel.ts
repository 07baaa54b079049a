import type { WebChannelResolvers } from '../__generated__/types.ts';

/** A web channel: fields that differ from its record. */
export const WebChannel = {
  __resolveReference: ({ id }, { loaders }) => loaders.webChannel.load(id),
  id: (channel) => channel.uuid,
  region: (channel) => (channel.regionId ? { __typename: 'Region', id: channel.regionId } : null),
} satisfies WebChannelResolvers;
