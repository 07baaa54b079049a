import type { MutationResolvers } from '../__generated__/types.ts';
import { destinationMutations } from './destinationMutations.ts';
import { qrOverlayMutations } from './qrOverlayMutations.ts';
import { webPresetMutations } from './webPresetMutations.ts';

/** Commands to destinations, and writes to what they are made with. */
export const mutations = {
  ...destinationMutations,
  ...qrOverlayMutations,
  ...webPresetMutations,
} satisfies MutationResolvers;
