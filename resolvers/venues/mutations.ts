import type { MutationResolvers } from '../__generated__/types.ts';
import { foundBy, userErrors, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import { loadEvents, type LoadAnswer } from '../../graph/upstream/rest/venues/venues.ts';
import { venuesPoller } from '../../graph/upstream/watch/venues.ts';
import { loadEventsSchema } from '../../schema/rules/decoders.ts';
import { checked } from '../shared/checked.ts';

/** What venues can be told. */
export const mutations = {
  loadEventsOnDecoders: async (_root, { input: { customerId, ...order } }, { rest, loaders }) => {
    const answer = await checked(loadEventsSchema, order, ({ eventIds, venueIds }) =>
      userErrors(async () => {
        const { refused } = await loadEvents(rest, customerId, { eventIds, venueIds });
        venuesPoller.quicken(customerId);
        const refusals = new Map(refused.map((refusal) => [refusal.venueId, refusal]));
        // What the decoders have now comes out of one list for all. The order stands whether or not it can be read.
        const venues = await loaders.venue.list(customerId).catch(() => []);
        const results = venueIds.map((venueId) => {
          const refusal = refusals.get(venueId);
          return {
            venueId,
            venue: venues.find(({ uuid }) => uuid === venueId) ?? null,
            userErrors: refusal ? [refusedBy(refusal)] : [],
          };
        });
        return { results };
      }),
    );
    return { results: [], ...answer };
  },
} satisfies MutationResolvers;

/** Why one venue does not load. */
function refusedBy({ code, reason, problem }: LoadAnswer['refused'][number]): UserErrorRecord {
  return { ...foundBy(problem ?? { code, message: reason }), code, field: ['venueIds'] };
}
