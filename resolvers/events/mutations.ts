import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors, isStale } from '../../graph/kernel/userErrors.ts';
import {
  deleteEncoderVideo,
  openEncoderVideoDownload,
  readEncoderVideo,
  updateEncoderVideo,
} from '../../graph/upstream/rest/events/encoderVideos.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import { encoderVideoNameSchema } from '../../schema/rules/encoderVideos.ts';
import { downloadRangeSchema } from '../../schema/rules/mediaEdits.ts';
import { goLiveMutations } from './goLiveMutations.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';

/** Mutations of encoder videos. */
export const mutations = {
  ...goLiveMutations,
  updateEncoderVideo: async (_root, { input: { id, seenName, ...input } }, { rest, loaders }) => {
    const changes = given(input);
    // Nothing is to change, and whoever may not see it hears that as of any change.
    if (Object.keys(changes).length === 0) {
      return userErrors(async () => ({ encoderVideo: await readEncoderVideo(rest, id) }));
    }
    return checked(encoderVideoNameSchema, changes, async ({ name }) => {
      const payload = await userErrors(async () => {
        const encoderVideo = await updateEncoderVideo(rest, id, { name, seenName: seenName ?? null });
        loaders.encoderVideo.replace(encoderVideo);
        return { encoderVideo };
      });
      if (!isStale(payload)) return payload;
      return { ...payload, encoderVideo: await orNull(readEncoderVideo(rest, id)) };
    });
  },
  deleteEncoderVideo: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteEncoderVideo(rest, id);
      return { deletedId: id };
    }),
  downloadEncoderVideo: (_root, { input: { id, ...range } }, { rest }) =>
    checked(downloadRangeSchema, range, ({ start, end }) =>
      userErrors(async () => ({
        download: await openEncoderVideoDownload(rest, id, { start: start ?? null, end: end ?? null }),
      })),
    ),
} satisfies MutationResolvers;
