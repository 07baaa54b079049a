import type {
  ContentDestinationResolvers,
  DestinationKind,
  DestinationType,
} from '../__generated__/types.ts';
import { readDestinationSummary } from '../../graph/upstream/rest/destinations/destinations.ts';
import { knownReason, reasonParameters } from '../shared/reasons.ts';
import { renamed } from '../shared/renamed.ts';
import { atMost } from '../shared/lists.ts';
import { destinationState, isSameEvent } from './words.ts';

const PUBLISH_STATE = {
  published: 'PUBLISHED',
  scheduled_published: 'SCHEDULED_PUBLISHED',
  unpublished: 'UNPUBLISHED',
} as const;

/** Destination types as users know them (DST-22). */
const TYPE: Partial<Record<DestinationKind, DestinationType>> = {
  EMBED: 'WEB',
  SAVEONLY: 'WEB',
  FACEBOOK: 'FACEBOOK',
  YOUTUBE: 'YOUTUBE',
  RTMP: 'CUSTOM_RTMP',
};
const PRIVACY = { private: 'PRIVATE', org: 'ORG', public: 'PUBLIC' } as const;
const PLAYOUT = { as_live: 'AS_LIVE', on_demand: 'ON_DEMAND' } as const;

/** A destination: fields that differ from its record. */
export const ContentDestination = {
  __resolveReference: ({ id }, { loaders }) => loaders.contentDestination.load(id),
  ...renamed({
    startRequestedAt: 'startRequestTime',
    isPlayable: 'playable',
    isNextReplay: 'nextReplay',
    isTrimmed: 'trimmed',
    isAutosaved: 'autosaveToLibrary',
    isCrossposted: 'crosspost',
  }),
  abortReason: ({ abortReason }) => knownReason(abortReason),
  abortParameters: ({ abortParameters }) => reasonParameters(abortParameters),
  archiveReason: ({ archiveReason }) => knownReason(archiveReason),
  thumbnailReason: ({ thumbnailReason }) => knownReason(thumbnailReason),
  thumbnailParameters: ({ thumbnailParameters }) => reasonParameters(thumbnailParameters),
  publishReason: ({ publishReason }) => knownReason(publishReason),
  publishParameters: ({ publishParameters }) => reasonParameters(publishParameters),
  buttonReason: ({ buttonReason }) => knownReason(buttonReason),
  buttonParameters: ({ buttonParameters }) => reasonParameters(buttonParameters),
  socialAccount: ({ accountId, customerId, kind }, _args, { loaders }) =>
    accountId !== null && (kind === 'FACEBOOK' || kind === 'YOUTUBE')
      ? loaders.socialAccount.loadOf(customerId, accountId)
      : null,
  socialAccountId: ({ accountId, kind }) => (kind === 'FACEBOOK' || kind === 'YOUTUBE' ? accountId : null),
  rtmpDestination: ({ destinationId, customerId, kind }, _args, { loaders }) =>
    kind === 'RTMP' && destinationId !== null
      ? loaders.rtmpDestination.loadOf(customerId, destinationId)
      : null,
  rtmpDestinationId: ({ destinationId, kind }) => (kind === 'RTMP' ? destinationId : null),
  placeId: ({ destinationId, kind }) => (kind === 'FACEBOOK' || kind === 'YOUTUBE' ? destinationId : null),
  webPreset: ({ webPresetId: id, customerId }, _args, { loaders }) =>
    id ? loaders.webPreset.loadOf(customerId, id) : null,
  autoArchivePlaylists: ({ autoArchivePlaylists }) =>
    autoArchivePlaylists.map((id) => ({ __typename: 'Playlist', id })),
  destinationType: ({ kind }) => TYPE[kind] ?? null,
  publishState: ({ publishStatus }) => PUBLISH_STATE[publishStatus],
  privacy: ({ privacy }) => PRIVACY[privacy],
  playout: ({ playout }) => playout && PLAYOUT[playout],
  mediaItem: ({ mediaId }) => (mediaId ? { __typename: 'MediaItem', id: mediaId } : null),
  savedMediaItem: ({ archivedMediaId }) =>
    archivedMediaId ? { __typename: 'MediaItem', id: archivedMediaId } : null,
  replayed: ({ replayedId, customerId }, _args, { loaders }) =>
    replayedId ? loaders.contentDestination.loadOf(customerId, replayedId) : null,
  state: (destination) => destinationState(destination.status),
  event: ({ scheduleId: id }) => (id ? { __typename: 'Event', id } : null),
  isManual: (destination) => destination.occurrenceId === null,
  webChannel: (destination, _args, { loaders }) =>
    destination.webEventProfileId
      ? loaders.webChannel.loadOf(destination.customerId, destination.webEventProfileId)
      : null,
  encoder: (destination) =>
    destination.encoderId ? { __typename: 'Encoder', id: destination.encoderId } : null,
  encoderChannel: ({ eventProfileId }) =>
    eventProfileId ? { __typename: 'EncoderChannel', id: eventProfileId } : null,
  playback: ({ id, playable }, _args, { loaders }) =>
    playable ? loaders.destinationPlayback.load(id) : null,
  hlsUrl: async ({ id, playable }, _args, { loaders }) =>
    playable ? ((await loaders.destinationPlayback.load(id))?.hlsUrl ?? null) : null,
  otherDestinations: async (destination, _args, { loaders }) =>
    atMost((await loaders.contentDestination.list(destination.customerId)).filter(isSameEvent(destination))),
  summary: (destination, _args, { rest }) => readDestinationSummary(rest, destination.id),
  customer: (destination) => ({ __typename: 'Customer', id: destination.customerId }),
} satisfies ContentDestinationResolvers;
