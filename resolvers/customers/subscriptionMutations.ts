import { gone, userErrors } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import {
  cancelRunningTrial,
  createSubscription,
  requestBandwidth,
  startTrial,
} from '../../graph/upstream/rest/customers/subscriptions.ts';
import { bandwidthRequestSchema, planContactSchema } from '../../schema/rules/subscriptions.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { loadTrial } from './subscriptions.ts';

/** The organization that is meant; what it has now is read anew after the write. */
async function customerFor(customerId: string | null | undefined, context: GraphContext) {
  return context.loaders.customer.load(customerId ?? requireCaller(context).customerId);
}

/** Trials, subscriptions and asking for bandwidth. Only the service knows the reasons of SUB-10. */
export const subscriptionMutations = {
  startTrial: async (_root, { input: { customerId, planId, ...contact } }, context) => {
    const customer = await customerFor(customerId, context);
    if (!customer) return { userErrors: [gone('customerId')] };
    return checked(planContactSchema, contact, (valid) =>
      userErrors(async () => {
        const trial = await startTrial(context.rest, customer.uuid, { planId, contact: valid });
        return { libraryTrial: await loadTrial(context.rest, customer, trial) };
      }),
    );
  },
  cancelTrial: async (_root, { input: { customerId } }, context) => {
    const customer = await customerFor(customerId, context);
    if (!customer) return { userErrors: [gone('customerId')] };
    return userErrors(async () => {
      const trial = await cancelRunningTrial(context.rest, customer.uuid);
      return { libraryTrial: await loadTrial(context.rest, customer, trial) };
    });
  },
  createSubscription: (_root, { input: { customerId, planId, ...contact } }, context) =>
    checked(planContactSchema, contact, (valid) =>
      userErrors(async () => {
        const owner = customerId ?? requireCaller(context).customerId;
        return { plan: await createSubscription(context.rest, owner, { planId, contact: valid }) };
      }),
    ),
  requestBandwidth: async (_root, { input: { customerId, gigabytes } }, context) => ({
    isSent: false,
    ...(await checked(bandwidthRequestSchema, { gigabytes }, (valid) =>
      userErrors(async () => {
        await requestBandwidth(
          context.rest,
          customerId ?? requireCaller(context).customerId,
          valid.gigabytes,
        );
        return { isSent: true };
      }),
    )),
  }),
} satisfies MutationResolvers;
