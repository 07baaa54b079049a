import type { EventDestinationResolvers, EventResolvers } from '../__generated__/types.ts';
import { readEventLog } from '../../graph/upstream/rest/events/eventRuns.ts';
import { takeFirst, takeLast, atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';

/** Most times of an event that are told at once. */
const OCCURRENCES_MAX = 1000;

/** An event: fields that differ from its record. */
export const Event = {
  __resolveReference: ({ id }, { loaders }) => loaders.event.load(id),
  id: ({ uuid }) => uuid,
  ...renamed({ isPaused: 'paused', isAdHoc: 'adHoc', takenFromAt: 'takenFrom' }),
  skippedAt: ({ skipped }) => atMost(skipped),
  encoderSettingsType: ({ encoderSettingsType }) => SETTINGS[encoderSettingsType],
  encoder: ({ encoderId: id }) => (id ? { __typename: 'Encoder', id } : null),
  encoderChannel: ({ encoderChannelId: id }) => (id ? { __typename: 'EncoderChannel', id } : null),
  encoderPreset: ({ encoderPresetId: id }) => (id ? { __typename: 'EncoderPreset', id } : null),
  replayedWebChannel: ({ replayedWebChannelId: id }) => (id ? { __typename: 'WebChannel', id } : null),
  mediaItem: ({ mediaId: id }) => (id ? { __typename: 'MediaItem', id } : null),
  destinationGroup: ({ destinationGroupId: id }) => (id ? { __typename: 'DestinationGroup', id } : null),
  series: ({ customerId, seriesId }, _args, { loaders }) =>
    seriesId ? loaders.event.loadOf(customerId, seriesId) : null,
  takenOut: async ({ uuid, customerId }, _args, { loaders }) =>
    atMost((await loaders.event.list(customerId)).filter(({ seriesId }) => seriesId === uuid)),
  occurrences: async ({ uuid }, { from, to, first, last }, { loaders }) => {
    const schedule = await loaders.schedule.load(uuid);
    const within = (schedule?.occurrences ?? []).filter(
      ({ startDay, endDay }) =>
        (!from || Date.parse(endDay) > Date.parse(from)) && (!to || Date.parse(startDay) < Date.parse(to)),
    );
    const most = last ?? null;
    return most === null
      ? takeFirst(within, first, OCCURRENCES_MAX)
      : takeLast(within, most, OCCURRENCES_MAX);
  },
  log: ({ uuid }, _args, { rest }) => readEventLog(rest, uuid),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies EventResolvers;

const SETTINGS = { automatic: 'AUTOMATIC', advanced: 'ADVANCED' } as const;
const PRIVACY = { private: 'PRIVATE', org: 'ORG', public: 'PUBLIC' } as const;
const PUBLISH_STATE = {
  published: 'PUBLISHED',
  scheduled_published: 'SCHEDULED_PUBLISHED',
  unpublished: 'UNPUBLISHED',
} as const;

/** One place that an event goes to: fields that differ from its record. */
export const EventDestination = {
  ...renamed({ isLocked: 'locked', placeName: 'name' }),
  privacy: ({ privacy }) => privacy && PRIVACY[privacy],
  publishState: ({ publishState }) => publishState && PUBLISH_STATE[publishState],
  webChannel: ({ webChannelId: id }) => (id ? { __typename: 'WebChannel', id } : null),
  webPreset: ({ webPresetId: id }) => (id ? { __typename: 'WebPreset', id } : null),
  rtmpDestination: ({ rtmpDestinationId: id }) => (id ? { __typename: 'RtmpDestination', id } : null),
  socialAccount: ({ socialAccountId: id }) => (id ? { __typename: 'SocialAccount', id } : null),
  autoArchivePlaylists: ({ autoArchivePlaylistIds }) =>
    autoArchivePlaylistIds.map((id) => ({ __typename: 'Playlist', id })),
} satisfies EventDestinationResolvers;
