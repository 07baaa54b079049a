import type { EventResolvers } from '../__generated__/types.ts';
import { takeFirst } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';

/** Destination fields of Event. */
export const Event = {
  contentDestinations: async ({ id }, { first }, { loaders }) => {
    const found = await loaders.eventDestinations.load(id);
    return found && takeFirst(found, first);
  },
  watchUrl: async ({ id }, _args, { loaders }) =>
    (await loaders.eventDestinations.load(id))?.find(({ watchUrl }) => watchUrl !== null)?.watchUrl ?? null,
} satisfies Extending<EventResolvers>;
