import type { CustomerName } from '../../graph/upstream/rest/customers/customers.ts';
import type { QueryResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import { listApiClientRoles } from '../../graph/upstream/rest/customers/apiClients.ts';
import { listFailedJobs } from '../../graph/upstream/rest/customers/failedJobs.ts';
import { readInviteOffer } from '../../graph/upstream/rest/customers/invites.ts';
import {
  listNews,
  listRegions,
  listTimezones,
  readServiceValues,
} from '../../graph/upstream/rest/customers/customers.ts';
import { ORGANIZATION_SEARCH_MIN } from '../../schema/rules/customerWords.ts';
import { atMost, matching, sorted } from '../shared/lists.ts';
import { loadCustomer } from './loadCustomer.ts';
import { licenseQueries } from './LicensedPackage.ts';
import { nodeQueries } from './nodes.ts';
import { planQueries } from './subscriptions.ts';
import { toggleQueries } from './toggles.ts';

const keys = { name: ({ name }: CustomerName) => name };

/** The caller, organizations, and reference lists. */
export const queries = {
  ...nodeQueries,
  ...licenseQueries,
  ...planQueries,
  ...toggleQueries,
  viewer: (_root, _args, { caller }) => caller,
  customer: (_root, { id }, context, info) =>
    context.caller?.customerId === id
      ? loadCustomer({ uuid: id }, context, info)
      : context.loaders.customer.load(id),
  /**
   * 1 call for all names (C-013). With each one's encoders online and its live destinations 2 + N for N
   * organizations: one call knows all encoders online (C-081), but no call of the catalog knows the destinations
   * of several organizations (C-125 is asked for each).
   */
  customers: async (_root, args, context) => {
    const wanted = args.filter?.trim() ?? '';
    // A shorter search does nothing, and no call is made (ORG-03).
    if (wanted && wanted.length < ORGANIZATION_SEARCH_MIN) {
      return connectionFromArray<CustomerName>([], args, context.pageMax) as never;
    }
    const names = matching(await context.loaders.customerNames(), args.filter, keys.name);
    const page = connectionFromArray(sorted(names, args.sort, keys), args, context.pageMax);
    // CustomerConnection and CustomerEdge complete what is only a name so far.
    return page as never;
  },
  user: (_root, { id }, { loaders }) => loaders.user.load(id),
  apiClient: (_root, { id }, { loaders }) => loaders.apiClient.load(id),
  apiClientRoles: async (_root, _args, { rest }) => atMost(await listApiClientRoles(rest), 10),
  // A link that leads nowhere is an answer here, whatever is wrong with it.
  invite: (_root, { id, token }, { rest }) => (token ? orNull(readInviteOffer(rest, id, token)) : null),
  regions: async (_root, _args, { rest }) => atMost(await listRegions(rest)),
  timezones: async (_root, _args, { rest }) => atMost(await listTimezones(rest)),
  serviceValues: (_root, _args, { rest }) => readServiceValues(rest),
  news: async (_root, _args, { rest }) => atMost(await listNews(rest), 100),
  failedJobs: (_root, _args, { rest }) => listFailedJobs(rest),
} satisfies QueryResolvers;
