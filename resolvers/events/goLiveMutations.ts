import { userErrors } from '../../graph/kernel/userErrors.ts';
import { cancelGoLive, goLive, retryGoLive } from '../../graph/upstream/rest/events/goLive.ts';
import { goLiveSchema } from '../../schema/rules/goLive.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { toPostInput } from '../shared/toPostInput.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { goLivePresetRefused } from './eventPreset.ts';

/** Going live, and what calls it off or tries it again. */
export const goLiveMutations = {
  goLive: (_root, { input: { customerId, destinations, ...input } }, context) =>
    checked(
      goLiveSchema,
      { ...given(input), destinations: destinations?.map(toPostInput) },
      async (fields) => {
        const owner = customerId ?? requireCaller(context).customerId;
        const refusal = await goLivePresetRefused(context, owner, fields);
        if (refusal) return { userErrors: [refusal] };
        return userErrors(async () => ({ goLive: await goLive(context.rest, owner, fields) }));
      },
    ),
  retryGoLive: (_root, { input: { customerId, id, isSoonKnown } }, context) =>
    userErrors(async () => {
      const owner = customerId ?? requireCaller(context).customerId;
      return { goLive: await retryGoLive(context.rest, owner, id, isSoonKnown ?? false) };
    }),
  cancelGoLive: (_root, { input: { customerId, id } }, context) =>
    userErrors(async () => ({
      goLive: await cancelGoLive(context.rest, customerId ?? requireCaller(context).customerId, id),
    })),
} satisfies MutationResolvers;
