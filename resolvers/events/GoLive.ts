import type { GoLiveRequestResolvers, GoLiveResolvers } from '../__generated__/types.ts';
import { knownReason } from '../shared/reasons.ts';

const isOn = (state: string) => ['STARTED', 'WARNING', 'STOPPING'].includes(state);
const isComing = (state: string) => ['IDLE', 'SET_UP', 'STARTING'].includes(state);

/** Recordings of a broadcast that are returned at once. */
const VIDEOS_MAX = 50;

/** A request to go live: fields that differ from its record. */
export const GoLive = {
  id: ({ requestId }) => requestId,
} satisfies GoLiveResolvers;

/** Fields of GoLiveRequest that differ from the record. */
export const GoLiveRequest = {
  encoder: ({ encoderId: id }) => ({ __typename: 'Encoder', id }),
  encoderChannel: ({ encoderChannelId: id }) => (id ? { __typename: 'EncoderChannel', id } : null),
  encoderPreset: ({ encoderPresetId: id }) => (id ? { __typename: 'EncoderPreset', id } : null),
  destinationGroup: ({ destinationGroupId: id }) => (id ? { __typename: 'DestinationGroup', id } : null),
  event: ({ scheduleId: id }) => (id ? { __typename: 'Event', id } : null),
  eventId: ({ scheduleId }) => scheduleId,
  endsAt: ({ endAt }) => endAt,
  isOnAir: ({ eventStatus }) => eventStatus === 'STARTED' || eventStatus === 'WARNING',
  isStarting: ({ isUnderWay, eventStatus, contentDestinationStates }) =>
    isUnderWay && (!isOn(eventStatus ?? '') || contentDestinationStates.some(isComing)),
  // It has been ended from its end on; the scheduler needs a moment to stop it.
  isEnding: ({ eventStatus, endAt, isUnderWay }, _args, { clock }) =>
    eventStatus === 'STOPPING' ||
    (isUnderWay && endAt !== null && Date.parse(endAt) <= clock.now().getTime()),
  encoderVideos: async ({ encoderVideoIds }, _args, { loaders }) =>
    (
      await Promise.all(encoderVideoIds.slice(0, VIDEOS_MAX).map((id) => loaders.encoderVideo.load(id)))
    ).filter((video) => video !== null),
  contentDestinations: ({ contentDestinationIds }) =>
    contentDestinationIds.map((id) => ({ __typename: 'ContentDestination' as const, id })),
  reason: ({ errorReason }) => knownReason(errorReason),
  parameters: ({ errorParameters }) =>
    Object.entries(errorParameters).map(([name, value]) => ({ name, value })),
} satisfies GoLiveRequestResolvers;
