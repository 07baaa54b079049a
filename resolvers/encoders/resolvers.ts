import { Customer } from './Customer.ts';
import { Encoder } from './Encoder.ts';
import { EncoderChannel } from './EncoderChannel.ts';
import { EncoderNetwork } from './EncoderNetwork.ts';
import { EncoderPreset } from './EncoderPreset.ts';
import { EncoderStatus } from './EncoderStatus.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { subscriptions } from './subscriptions.ts';

/** Resolvers of the encoders domain. */
export const encodersResolvers = {
  Query: queries,
  Mutation: mutations,
  Subscription: subscriptions,
  Customer,
  Encoder,
  EncoderChannel,
  EncoderNetwork,
  EncoderPreset,
  EncoderStatus,
};
