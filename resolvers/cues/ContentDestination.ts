import type { ContentDestinationResolvers } from '../__generated__/types.ts';
import type { Extending } from '../shared/parents.ts';
import { shown } from './shown.ts';

/** Cue fields of ContentDestination. */
export const ContentDestination = {
  cues: async ({ id }, _args, { loaders }) =>
    shown((await loaders.destinationCues.load(id)).cues, 'CONTENT_DESTINATION', id),
  canSetCues: async ({ id }, _args, { loaders }) => (await loaders.destinationCues.load(id)).canSetCues,
} satisfies Extending<ContentDestinationResolvers>;
