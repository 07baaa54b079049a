import type { ContentDestinationResolvers } from '../__generated__/types.ts';
import { START_OF_VIDEO } from '../../schema/rules/cues.ts';
import type { Extending } from '../shared/parents.ts';

/** What cues add to a web destination. */
export const ContentDestination = {
  cues: async ({ id }, _args, { loaders }) => [
    START_OF_VIDEO,
    ...(await loaders.destinationCues.load(id)).cues,
  ],
  canSetCues: async ({ id }, _args, { loaders }) => (await loaders.destinationCues.load(id)).canSetCues,
} satisfies Extending<ContentDestinationResolvers>;
