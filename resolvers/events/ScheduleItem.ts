import type { ReadinessFindingResolvers, ScheduleItemResolvers } from '../__generated__/types.ts';
import { ATTENTION_REASON_NAMES } from '../../schema/rules/attention.ts';
import { renamed } from '../shared/renamed.ts';
import { getScheduleBucket, isOver } from './buckets.ts';

/** One occurrence of an event: fields that differ from its record. */
export const ScheduleItem = {
  ...renamed({ isPaused: 'paused' }),
  eventId: (item) => item.uuid,
  event: ({ customerId, uuid }, _args, { loaders }) => loaders.event.loadOf(customerId, uuid),
  readiness: (item, _args, { loaders }) => (isOver(item) ? null : loaders.readiness.load(item)),
  bucket: (item, _args, { clock }) => getScheduleBucket(item, clock.now()),
  startAt: (item) => item.startDay,
  endAt: (item) => item.endDay,
  encoderStartsAt: ({ encoderFrom }) => encoderFrom,
  encoder: (item) => (item.encoderId ? { __typename: 'Encoder', id: item.encoderId } : null),
  encoderChannel: (item) =>
    item.eventProfileId ? { __typename: 'EncoderChannel', id: item.eventProfileId } : null,
  destinationGroup: ({ destinationGroupId: id }) => (id ? { __typename: 'DestinationGroup', id } : null),
} satisfies ScheduleItemResolvers;

/** Something to look at before an event: fields that differ from its record. */
export const ReadinessFinding = {
  reason: ({ reason }) => ATTENTION_REASON_NAMES[reason],
} satisfies ReadinessFindingResolvers;
