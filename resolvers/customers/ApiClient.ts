import { getClientPermissions } from '../../schema/rules/clients.ts';
import type { ApiClientResolvers, ApiClientRoleResolvers } from '../__generated__/types.ts';
import { listWebhooks } from '../../graph/upstream/rest/customers/webhooks.ts';
import { atMost } from '../shared/lists.ts';
import { loadCustomer } from './loadCustomer.ts';

/** An API client: fields that differ from its record. */
export const ApiClient = {
  __resolveReference: ({ id }, { loaders }) => loaders.apiClient.load(id),
  id: ({ clientId }) => clientId,
  permissions: ({ rolesInForce }) => getClientPermissions(rolesInForce),
  webhooks: async ({ clientId }, _args, { rest }) => atMost(await listWebhooks(rest, clientId), 10),
  customer: ({ customerId }, _args, context, info) => loadCustomer({ uuid: customerId }, context, info),
} satisfies ApiClientResolvers;

/** A role of API clients: fields that differ from its record. */
export const ApiClientRole = {
  role: ({ name }) => name,
  permissions: ({ name }) => getClientPermissions([name]),
  isAvailable: ({ available }) => available,
} satisfies ApiClientRoleResolvers;
