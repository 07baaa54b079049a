import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors } from '../../graph/errors.ts';
import { openEncoderVideoDownload } from '../../graph/rest/encoderVideos.ts';
import { downloadRangeSchema } from '../../schema/rules/mediaEdits.ts';
import { checked } from '../checked.ts';

/** What can be done with encoder videos. */
export const mutations = {
  downloadEncoderVideo: (_root, { input: { id, ...range } }, { rest }) =>
    checked(downloadRangeSchema, range, ({ start, end }) =>
      userErrors(async () => ({
        download: await openEncoderVideoDownload(rest, id, { start: start ?? null, end: end ?? null }),
      })),
    ),
} satisfies MutationResolvers;
