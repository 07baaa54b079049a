import type {
  EncoderVideoEntryResolvers,
  EncoderVideoResolvers,
  EncoderVideoSummaryResolvers,
} from '../__generated__/types.ts';
import { readEncoderVideoSummary } from '../../graph/upstream/rest/events/encoderVideos.ts';
import { knownReason } from '../shared/reasons.ts';
import { renamed } from '../shared/renamed.ts';
import { newest } from '../shared/lists.ts';

/** Summary of a recording, limited to the newest entries. */
export const EncoderVideoSummary = {
  history: ({ history }) => newest(history),
} satisfies EncoderVideoSummaryResolvers;

/** Something that happened meanwhile. */
export const EncoderVideoEntry = {
  ...renamed({ happenedAt: 'time' }),
  reason: ({ reason }) => knownReason(reason),
} satisfies EncoderVideoEntryResolvers;

/** An encoder video: fields that differ from its record. */
export const EncoderVideo = {
  __resolveReference: ({ id }, { loaders }) => loaders.encoderVideo.load(id),
  id: (video) => video.uuid,
  ...renamed({ startedAt: 'startTime', isPlayable: 'playable', isViewOnly: 'viewOnly' }),
  encoder: (video) => ({ __typename: 'Encoder', id: video.encoderId }),
  encoderChannel: (video) => ({ __typename: 'EncoderChannel', id: video.eventProfileId }),
  isManual: (video) => video.occurrenceId === null,
  channelName: (video) => video.eventProfileName,
  playback: ({ uuid, playable }, _args, { loaders }) =>
    playable ? loaders.encoderVideoPlayback.load(uuid) : null,
  hlsUrl: async ({ uuid, playable }, _args, { loaders }) =>
    playable ? ((await loaders.encoderVideoPlayback.load(uuid))?.hlsUrl ?? null) : null,
  summary: (video, _args, { rest }) => readEncoderVideoSummary(rest, video.uuid),
  customer: (video) => ({ __typename: 'Customer', id: video.customerId }),
} satisfies EncoderVideoResolvers;
