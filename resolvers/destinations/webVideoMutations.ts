import { userErrors } from '../../graph/kernel/userErrors.ts';
import { readContentDestination } from '../../graph/upstream/rest/destinations/destinations.ts';
import {
  openWebVideoDownload,
  republish,
  saveRecording,
  startWebVideo,
} from '../../graph/upstream/rest/destinations/webVideos.ts';
import { downloadRangeSchema } from '../../schema/rules/mediaEdits.ts';
import { archiveSchema, startWebVideoSchema, trimSchema } from '../../schema/rules/webVideos.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { announced } from './announced.ts';
import { pictureRefused } from './startedPicture.ts';

/** The service's names by those of the input. */
const NAMES = { mediaId: 'mediaItemId' };

/** Starting web videos, and what becomes of their recordings. */
export const webVideoMutations = {
  startWebVideo: (_root, { input: { customerId, mediaItemId, ...input } }, context) =>
    checked(startWebVideoSchema, { ...input, mediaId: mediaItemId ?? null }, async (valid) => {
      const owner = customerId ?? requireCaller(context).customerId;
      const problem = await pictureRefused(context, owner, valid);
      if (problem) return { userErrors: [problem] };
      return userErrors(async () => {
        const started = await startWebVideo(context.rest, owner, valid);
        context.loaders.webVideos.clear(owner);
        return { contentDestinations: started.map((one) => announced(context, one)) };
      }, NAMES);
    }).then(withOwnNames),
  trimWebVideo: (_root, { input: { id, ...part } }, context) =>
    checked(trimSchema, part, (valid) =>
      userErrors(async () => ({
        contentDestination: announced(
          context,
          await republish(context.rest, id, { action: 'trim', ...valid }),
        ),
      })),
    ),
  untrimWebVideo: (_root, { input: { id } }, context) =>
    userErrors(async () => ({
      contentDestination: announced(context, await republish(context.rest, id, { action: 'untrim' })),
    })),
  republishWebVideo: (_root, { input: { id, ...part } }, context) =>
    checked(trimSchema, part, (valid) =>
      userErrors(async () => ({
        contentDestination: announced(
          context,
          await republish(context.rest, id, { action: 'again', ...valid }),
        ),
      })),
    ),
  saveToLibrary: (_root, { input: { id, playlistIds, tags, ...input } }, context) =>
    checked(archiveSchema, { ...input, playlistIds: playlistIds ?? [], tags: tags ?? [] }, (valid) =>
      userErrors(async () => {
        const { rest } = context;
        const body = { ...valid, description: valid.description ?? null };
        const { mediaId } = await saveRecording(rest, id, body);
        const contentDestination = announced(context, await readContentDestination(rest, id));
        return { mediaItem: { __typename: 'MediaItem' as const, id: mediaId }, contentDestination };
      }),
    ),
  downloadWebVideo: (_root, { input: { id, ...range } }, { rest }) =>
    checked(downloadRangeSchema, range, ({ start, end }) =>
      userErrors(async () => ({
        download: await openWebVideoDownload(rest, id, { start: start ?? null, end: end ?? null }),
      })),
    ),
} satisfies MutationResolvers;

/** Renames `mediaId` in rule errors to the input's field. */
function withOwnNames<P extends { userErrors: readonly { field?: readonly string[] | null }[] }>(
  payload: P,
): P {
  const problems = payload.userErrors.map((problem) =>
    problem.field?.[0] === 'mediaId' ? { ...problem, field: ['mediaItemId'] } : problem,
  );
  return { ...payload, userErrors: problems };
}
