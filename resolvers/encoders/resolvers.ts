import { Customer } from './Customer.ts';
import { Encoder } from './Encoder.ts';
import { channelMutations } from './channelMutations.ts';
import { ChannelFindings, EncoderChannel, EncoderChannelUser, Ingest } from './EncoderChannel.ts';
import { LiveOutput, liveOutputMutations } from './LiveOutput.ts';
import { EncoderNetwork } from './EncoderNetwork.ts';
import {
  EncoderOptions,
  EncoderSearchHit,
  Marathon,
  MinimumEncoderOption,
  OnlineEncoder,
} from './encoderOptions.ts';
import { EncoderPreset, EncoderPresetOptions } from './EncoderPreset.ts';
import { EncoderStatus } from './EncoderStatus.ts';
import { mutations } from './mutations.ts';
import { presetMutations } from './presetMutations.ts';
import { EncoderLogEntry } from './logs.ts';
import { Notification } from './notifications.ts';
import { queries } from './queries.ts';
import { subscriptions } from './subscriptions.ts';
import { Use } from '../shared/Use.ts';
import { uploaderTypes } from './uploaders.ts';

/** Resolvers of the encoders domain. */
export const encodersResolvers = {
  Query: queries,
  Mutation: { ...mutations, ...channelMutations, ...liveOutputMutations, ...presetMutations },
  Subscription: subscriptions,
  Customer,
  Encoder,
  EncoderChannel,
  EncoderChannelUser,
  EncoderLogEntry,
  EncoderNetwork,
  EncoderOptions,
  EncoderSearchHit,
  ChannelFindings,
  Ingest,
  LiveOutput,
  Marathon,
  MinimumEncoderOption,
  Notification,
  OnlineEncoder,
  EncoderPreset,
  EncoderPresetOptions,
  EncoderStatus,
  ...uploaderTypes,
  Use,
};
