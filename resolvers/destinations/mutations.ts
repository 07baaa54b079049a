import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import {
  readContentDestination,
  stopContentDestination,
} from '../../graph/upstream/rest/destinations/destinations.ts';
import { destinationsPoller } from '../../graph/upstream/watch/destinations.ts';
import { qrOverlayMutations } from './qrOverlayMutations.ts';
import { webPresetMutations } from './webPresetMutations.ts';

/** Commands to destinations, and writes to what they are made with. */
export const mutations = {
  stopContentDestination: async (_root, { input }, { rest, loaders }) => {
    const payload = await userErrors(async () => {
      const contentDestination = await stopContentDestination(rest, input.id);
      loaders.contentDestination.replace(contentDestination);
      destinationsPoller.publish(contentDestination.customerId, contentDestination);
      destinationsPoller.quicken(contentDestination.customerId);
      return { contentDestination };
    });
    if ('contentDestination' in payload) return payload;
    // Refused: the state that refused it comes along (DST-20).
    return { ...payload, contentDestination: await orNull(readContentDestination(rest, input.id)) };
  },
  ...qrOverlayMutations,
  ...webPresetMutations,
} satisfies MutationResolvers;
