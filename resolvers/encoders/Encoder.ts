import type { EncoderResolvers } from '../__generated__/types.ts';
import { readEncoderToken, readMarathon } from '../../graph/upstream/rest/encoders/changes.ts';
import { listEncoderNetworks } from '../../graph/upstream/rest/encoders/encoders.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';
import { encoderLogFields } from './logs.ts';
import { encoderReadingFields } from './readings.ts';

/** An encoder: fields that differ from its record. */
export const Encoder = {
  __resolveReference: ({ id }, { loaders }) => loaders.encoder.load(id),
  id: (encoder) => encoder.uuid,
  ...renamed({ isInLanMode: 'lanMode' }),
  type: (encoder) => (encoder.type === 'hardware' ? 'HARDWARE' : 'SOFTWARE'),
  // A record of the subscription carries no code; the caller's own reading does.
  activationCode: async (encoder, _args, { loaders }) => {
    const own = 'activationCode' in encoder ? encoder : await loaders.encoder.load(encoder.uuid);
    return own?.activationCode ?? null;
  },
  deviceToken: async (encoder, _args, { rest }) => {
    const { issuedAt, ...life } = await readEncoderToken(rest, encoder.uuid);
    return issuedAt === null ? null : { issuedAt, ...life };
  },
  channel: (encoder, _args, { loaders }) =>
    encoder.encoderChannelId
      ? loaders.encoderChannel.loadOf(encoder.customerId, encoder.encoderChannelId)
      : null,
  preset: (encoder, _args, { loaders }) =>
    encoder.encoderPresetId
      ? loaders.encoderPreset.loadOf(encoder.customerId, encoder.encoderPresetId)
      : null,
  customer: (encoder) => ({ __typename: 'Customer', id: encoder.customerId }),
  ...encoderLogFields,
  ...encoderReadingFields,
  networks: async (encoder, _args, { rest }) => atMost(await listEncoderNetworks(rest, encoder.uuid), 100),
  configuration: ({ encoderPresetId }) => (encoderPresetId ? 'ADVANCED' : 'AUTOMATIC'),
  marathon: (encoder, _args, { rest }) => readMarathon(rest, encoder.uuid),
  uses: ({ uuid, customerId }, _args, context) => loadUses('Encoder', { id: uuid, customerId }, context),
} satisfies EncoderResolvers;
