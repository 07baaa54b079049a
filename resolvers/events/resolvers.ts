import { Customer } from './Customer.ts';
import { Encoder } from './Encoder.ts';
import { EncoderChannel } from './EncoderChannel.ts';
import { EncoderVideo, EncoderVideoEntry, EncoderVideoSummary } from './EncoderVideo.ts';
import { Event, EventDestination } from './Event.ts';
import { EventCheck, EventConcurrencyStep, EventConflict, EventConflictOther } from './EventCheck.ts';
import { EventLogEntry } from './EventLogEntry.ts';
import { eventDestinationMutations } from './eventDestinationMutations.ts';
import { eventMutations } from './eventMutations.ts';
import { mutations } from './mutations.ts';
import { queries as Query } from './queries.ts';
import { GoLive, GoLiveRequest } from './GoLive.ts';
import { ReadinessFinding, ScheduleItem } from './ScheduleItem.ts';
import { subscriptions as Subscription } from './subscriptions.ts';

/** Resolvers of the events domain. */
export const eventsResolvers = {
  Query,
  Mutation: { ...mutations, ...eventMutations, ...eventDestinationMutations },
  Customer,
  Encoder,
  EncoderChannel,
  EncoderVideo,
  Event,
  EventCheck,
  EventConcurrencyStep,
  EventConflict,
  EventConflictOther,
  EventLogEntry,
  EventDestination,
  EncoderVideoEntry,
  EncoderVideoSummary,
  GoLive,
  GoLiveRequest,
  ReadinessFinding,
  ScheduleItem,
  Subscription,
};
