import type { EncoderChannelResolvers } from '../__generated__/types.ts';

/** An encoder channel: fields that differ from its record. */
export const EncoderChannel = {
  __resolveReference: ({ id }, { loaders }) => loaders.encoderChannel.load(id),
  id: (channel) => channel.uuid,
  region: (channel) => (channel.regionId ? { __typename: 'Region', id: channel.regionId } : null),
} satisfies EncoderChannelResolvers;
