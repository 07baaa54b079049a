import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors } from '../../graph/errors.ts';
import { orNull } from '../../graph/loaders/createRecordLoader.ts';
import { readEncoder, requestEncoderState } from '../../graph/rest/encoders.ts';
import { encodersPoller } from '../../graph/subscriptions/encoders.ts';
import { REQUESTED_STATE } from '../../schema/rules/encoders.ts';
import { uploaderMutations } from './uploaders.ts';

/** Commands to encoders. */
export const mutations = {
  commandEncoder: async (_root, { input }, { rest, loaders }) => {
    const payload = await userErrors(async () => {
      const status = await requestEncoderState(rest, input.encoderId, REQUESTED_STATE[input.command]);
      const encoder = { ...(await readEncoder(rest, input.encoderId)), status };
      // Whoever watches sees the effect at once, and the rest of it as soon as the encoder gets on.
      encodersPoller.publish(encoder.customerId, encoder);
      encodersPoller.quicken(encoder.customerId);
      return { encoder };
    });
    if ('encoder' in payload) {
      loaders.encoder.replace(payload.encoder);
      return payload;
    }
    // Refused: the state that refused it is the news, so it comes along (STM-05).
    return { ...payload, encoder: await orNull(readEncoder(rest, input.encoderId)) };
  },
  ...uploaderMutations,
} satisfies MutationResolvers;
