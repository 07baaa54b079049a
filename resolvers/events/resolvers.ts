import { Customer } from './Customer.ts';
import { Encoder } from './Encoder.ts';
import { EncoderChannel } from './EncoderChannel.ts';
import { ScheduleItem } from './ScheduleItem.ts';

/** Resolvers of the events domain. */
export const eventsResolvers = { Customer, Encoder, EncoderChannel, ScheduleItem };
