import type { GraphContext } from '../../graph/upstream/context.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { foundBy, userErrors, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import { loadEvents, type LoadAnswer } from '../../graph/upstream/rest/venues/venues.ts';
import { venuesPoller } from '../../graph/upstream/watch/venues.ts';
import { loadEventsSchema } from '../../schema/rules/decoders.ts';
import { withFieldAliases } from '../shared/fieldAliases.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** Mutations of venues. */
export const mutations = {
  loadEncoderVideos: (_root, { input: { encoderVideoIds, ...input } }, context) =>
    withFieldAliases(
      { ...input, encoderVideoIds, eventIds: encoderVideoIds },
      { encoderVideoIds: 'eventIds' },
      ({ eventIds, venueIds, customerId }) =>
        load({ eventIds, venueIds }, customerId ?? requireCaller(context).customerId, context),
    ),
  loadEventsOnDecoders: (_root, { input: { customerId, ...order } }, context) =>
    load(order, customerId, context),
} satisfies MutationResolvers;

/** Has encoder videos loaded, which the service calls events, with an answer for each venue (C-020). */
async function load(
  order: { eventIds: readonly string[]; venueIds: readonly string[] },
  customerId: string,
  { rest, loaders }: GraphContext,
) {
  const answer = await checked(loadEventsSchema, order, ({ eventIds, venueIds }) =>
    userErrors(async () => {
      const { refused } = await loadEvents(rest, customerId, { eventIds, venueIds });
      venuesPoller.quicken(customerId);
      const refusals = new Map(refused.map((refusal) => [refusal.venueId, refusal]));
      // The decoders' videos come from one list for all. The request stands even if the list cannot be loaded.
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
}

/** User errors of one venue. */
function refusedBy({ code, reason, problem }: LoadAnswer['refused'][number]): UserErrorRecord {
  return { ...foundBy(problem ?? { code, message: reason }), code, field: ['venueIds'] };
}
