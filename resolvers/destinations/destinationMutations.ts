import { gone, refused, userErrors } from '../../graph/kernel/userErrors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import {
  deleteContentDestination,
  publishContentDestination,
  readContentDestination,
  stopContentDestination,
  stopContentDestinations,
  updateContentDestination,
  type ContentDestinationRecord,
} from '../../graph/upstream/rest/destinations/destinations.ts';
import { destinationsPoller } from '../../graph/upstream/watch/destinations.ts';
import { formatReason } from '../../schema/reasons/said.ts';
import { contentDestinationSchema, STOP_MAX } from '../../schema/rules/contentDestinations.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { announced } from './announced.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { destinationState } from './words.ts';

/** User errors of a refused stop, from the state of the destination (DST-20). */
function stopRefusals({ status }: Pick<ContentDestinationRecord, 'status'>) {
  const state = destinationState(status);
  if (state === 'IDLE') return [refused('STATE', null, formatReason('DESTINATION_NOT_STARTED', { state }))];
  const hasEnded = state === 'STOPPED' || state === 'ABORTED' || state === 'ERROR';
  return hasEnded ? [refused('STATE', null, formatReason('DESTINATION_ENDED', { state }))] : [];
}

/** Commands to destinations, and changes of what they say. */
export const destinationMutations = {
  stopContentDestination: async (_root, { input }, context) => {
    const { rest } = context;
    const payload = await userErrors(async () => ({
      contentDestination: announced(context, await stopContentDestination(rest, input.id)),
    }));
    if ('contentDestination' in payload) return payload;
    // Refused: the state that refused it comes along (DST-20).
    return { ...payload, contentDestination: await orNull(readContentDestination(rest, input.id)) };
  },
  stopContentDestinations: async (_root, { input: { ids, ...input } }, context) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0 || wanted.length > STOP_MAX) {
      return {
        results: [],
        userErrors: [refused('INVALID', 'ids', formatReason('STOP_COUNT', { limit: STOP_MAX }))],
      };
    }
    const customerId = input.customerId ?? requireCaller(context).customerId;
    const { rest, loaders } = context;
    const payload = await userErrors(async () => ({
      after: await stopContentDestinations(rest, customerId, wanted),
    }));
    if (!('after' in payload)) return { results: [], userErrors: payload.userErrors };
    const states = new Map(payload.after.map((one) => [one.id, one]));
    destinationsPoller.quicken(customerId);
    loaders.contentDestination.forget(customerId);
    const results = wanted.map(async (id) => ({
      contentDestinationId: id,
      contentDestination: await loaders.contentDestination.loadOf(customerId, id),
      userErrors: stopRefusals(states.get(id) ?? { status: 'STOPPED' }),
    }));
    return { results: await Promise.all(results), userErrors: [] };
  },
  updateContentDestination: async (_root, { input: { id, ...input } }, context) => {
    const present = await context.loaders.contentDestination.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input, ['description', 'buttonText', 'buttonUrl', 'thumbnailFileId']);
    return checked(contentDestinationSchema, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const contentDestination = await updateContentDestination(context.rest, id, body);
        return { contentDestination: announced(context, contentDestination) };
      }),
    );
  },
  publishContentDestination: (_root, { input: { id, publishState, publishAt, isNextReplay } }, context) =>
    userErrors(
      async () => {
        const body = given(
          { publishState: publishState?.toLowerCase(), publishAt, nextReplay: isNextReplay },
          ['publishAt'],
        );
        const contentDestination = await publishContentDestination(context.rest, id, body);
        return { contentDestination: announced(context, contentDestination) };
      },
      { nextReplay: 'isNextReplay' },
    ),
  deleteContentDestination: async (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteContentDestination(rest, id);
      return { deletedId: id };
    }),
} satisfies MutationResolvers;
