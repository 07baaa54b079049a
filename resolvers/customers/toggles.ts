import { userErrors } from '../../graph/kernel/userErrors.ts';
import { listToggleIds, listToggles, setToggle } from '../../graph/upstream/rest/customers/toggles.ts';
import type {
  CustomerResolvers,
  MutationResolvers,
  QueryResolvers,
  ToggleResolvers,
} from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** Features that can be turned on or off. */
export const toggleQueries = {
  toggles: async (_root, _args, { rest }) => atMost(await listToggles(rest), 1000),
} satisfies QueryResolvers;

/** Toggles that are on for an organization. */
export const togglesOfCustomer = {
  toggleIds: async ({ uuid }, _args, { rest }) => atMost(await listToggleIds(rest, uuid), 1000),
} satisfies CustomerResolvers;

/** Turning one on or off. */
export const toggleMutations = {
  setToggle: (_root, { input: { customerId, toggleId, isOn } }, context) =>
    userErrors(async () => {
      const uuid = customerId ?? requireCaller(context).customerId;
      await setToggle(context.rest, { customerId: uuid, toggleId, isOn });
      // Toggles affect the rights of everyone in the organization.
      await context.session?.rightsChanged();
      return { customer: await context.loaders.customer.load(uuid) };
    }),
} satisfies MutationResolvers;

/** A toggle: fields that differ from the record. */
export const Toggle = {
  id: ({ uuid }) => uuid,
} satisfies ToggleResolvers;
