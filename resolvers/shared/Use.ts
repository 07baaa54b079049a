import type { UseResolvers } from '../__generated__/types.ts';
import { renamed } from './renamed.ts';

/**
 * Something that uses a thing: fields that differ from its record. Encoders and playlists are answered whole, for the
 * domains that tell uses are their homes; of others their homes know more than the name.
 */
export const Use = {
  ...renamed({ startTime: 'startsAt' }),
  thing: async ({ kind, id }, _args, { loaders }) => {
    switch (kind) {
      case 'EVENT':
        return null;
      case 'DESTINATION_GROUP':
        return { __typename: 'DestinationGroup', id };
      case 'WEB_CHANNEL':
        return { __typename: 'WebChannel', id };
      case 'ENCODER':
        return named('Encoder', id, await loaders.encoder.load(id));
      case 'ENCODER_CHANNEL':
        return named('EncoderChannel', id, await loaders.encoderChannel.load(id));
      case 'PLAYLIST':
        return named('Playlist', id, await loaders.playlist.load(id));
      case 'VENUE':
        return { __typename: 'Venue', id };
      case 'USER':
        return { __typename: 'User', id };
      default:
        return { __typename: 'ContentDestination', id };
    }
  },
} satisfies UseResolvers;

/** A record with what it is; null where it is gone, or not the caller's to see. */
function named<const N extends string, R extends object>(__typename: N, id: string, record: R | null) {
  return record && { ...record, __typename, id };
}
