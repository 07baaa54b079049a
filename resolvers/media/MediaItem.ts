import type { GraphContext } from '../../graph/upstream/context.ts';
import type { MediaItemRecord } from '../../graph/upstream/rest/media/media.ts';
import type { MediaItemResolvers, MediaState, PublishState } from '../__generated__/types.ts';
import { foundBy } from '../../graph/kernel/userErrors.ts';
import { readRenditions } from '../../graph/upstream/rest/media/renditions.ts';
import { readProcessing } from '../../graph/upstream/rest/media/uploads.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';
import { loadUses } from '../shared/loadUses.ts';

const some = <R>(rows: readonly R[] | undefined) => rows && atMost(rows);
const upper = <W extends string>(word: W) => word.toUpperCase() as Uppercase<W>;

/** A saved video: fields that differ from its record. */
export const MediaItem = {
  __resolveReference: ({ id }, { loaders }) => loaders.mediaItem.load(id),
  id: (media) => media.mediaId,
  ...renamed({ isPlayable: 'playable' }),
  state: (media): MediaState => upper<MediaItemRecord['state']>(media.state),
  upload: async ({ mediaId, mediaSource }, _args, { rest }) => {
    if (mediaSource !== 'UPLOADED') return null;
    const { uploadId, problems, failures = [] } = await readProcessing(rest, mediaId);
    return uploadId === null ? null : { id: uploadId, problems, failures: failures.map(foundBy) };
  },
  source: (media) => media.mediaSource,
  publishState: (media): PublishState => upper<MediaItemRecord['publishState']>(media.publishState),
  createdAt: (media) => media.dateCreated,
  airedAt: (media) => media.start_time,
  thumbnailUrl: (media) => media.thumbnail,
  renditions: async ({ mediaId }, _args, { rest }) => {
    const { renditions, engine, makeable, picture } = await readRenditions(rest, mediaId);
    const items = renditions.map(({ problem, ...row }) => ({ ...row, failure: problem && foundBy(problem) }));
    return { items, picture, hasEngine: engine, canMake: makeable };
  },
  region: (media) => (media.hostedRegion ? { __typename: 'Region', id: media.hostedRegion } : null),
  playback: ({ mediaId, playable }, _args, { loaders }) =>
    playable ? loaders.mediaPlayback.load(mediaId) : null,
  hlsUrl: async ({ mediaId, playable }, _args, { loaders }) =>
    playable ? ((await loaders.mediaPlayback.load(mediaId))?.hlsUrl ?? null) : null,
  transcript: async (media, _args, context) => (await textsOf(media, context)).transcript ?? null,
  discussionQuestions: async (media, _args, context) =>
    some((await textsOf(media, context)).discussionQuestions),
  documents: async (media, _args, context) => some((await textsOf(media, context)).documents),
  views: async ({ mediaId }, _args, { loaders }) => (await loaders.mediaExtras.load(mediaId))?.views ?? null,
  uses: ({ mediaId, customerId }, _args, context) =>
    loadUses('MediaItem', { id: mediaId, customerId }, context),
  customer: (media) => ({ __typename: 'Customer', id: media.customerId }),
} satisfies MediaItemResolvers;

/** Texts are part of a single video only (C-221). For the rows of a list they are loaded together. */
async function textsOf(
  media: MediaItemRecord,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<Pick<MediaItemRecord, 'transcript' | 'discussionQuestions' | 'documents'>> {
  if (media.transcript !== undefined) return media;
  return (await loaders.mediaExtras.load(media.mediaId)) ?? {};
}
