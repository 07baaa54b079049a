import { subscriptionOfCustomer } from './subscriptions.ts';
import {
  listRoles,
  type ApiClientRecord,
  type CustomerRecord,
  type InviteRecord,
  type UserRecord,
} from '../../graph/upstream/rest/customers/customers.ts';
import { readSignInRules } from '../../graph/upstream/rest/customers/secondFactors.ts';
import { listContacts } from '../../graph/upstream/rest/customers/contacts.ts';
import { listInvites } from '../../graph/upstream/rest/customers/invites.ts';
import { getCapabilities } from '../../schema/rules/capabilities.ts';
import { getPermissions } from '../../schema/rules/permissions.ts';
import type { CustomerResolvers, CustomerStatus, FirstTimeSetup } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import { readAverageBandwidth, readBandwidth } from '../../graph/upstream/rest/analytics/analytics.ts';
import { atMost, matching, sorted } from '../shared/lists.ts';
import { auditOfCustomer } from './AuditEntry.ts';
import { binOfCustomer } from './bin.ts';
import { togglesOfCustomer } from './toggles.ts';

/** REST values of the first-time setup's progress (SUB-13). */
const SETUPS = {
  'not started': 'NOT_STARTED',
  'in progress': 'IN_PROGRESS',
  complete: 'COMPLETE',
} as const satisfies Record<CustomerRecord['data']['ftsStatus'], FirstTimeSetup>;

/** An organization: fields that differ from its record. */
export const Customer = {
  __resolveReference: ({ id }, { loaders }) => loaders.customer.give(id),
  id: (customer) => customer.uuid,
  status: (customer) => customer.status.toUpperCase() as CustomerStatus,
  firstTimeSetup: ({ data }) => SETUPS[data.ftsStatus],
  webPlanName: (customer) => customer.data.webPlanName,
  vodPlanName: (customer) => customer.data.vodPlanName,
  multisitePlanName: (customer) => customer.data.multisitePlanName,
  masterEcg: (customer) => customer.data.masterEcg,
  webMaxDeleteAfter: (customer) => customer.data.webMaxDeleteAfter,
  subtitlesHoursPerMonth: (customer) => customer.data.subscriptionDetails.subtitlesHoursPerMonth,
  bandwidth: async ({ uuid }, _args, { rest }) => {
    const [used, average] = await Promise.all([readBandwidth(rest, uuid), readAverageBandwidth(rest, uuid)]);
    return {
      ...used,
      days: atMost(used.days, 32).map(({ date, bytes }) => ({ day: date, bytes })),
      resetsAt: used.nextReset,
      averageBytes: average.averageBytes,
    };
  },
  ...subscriptionOfCustomer,
  ...binOfCustomer,
  ...auditOfCustomer,
  ...togglesOfCustomer,
  users: async ({ uuid }, args, context) => {
    const rows = matching(await context.loaders.user.list(uuid), args.filter, (user) => user.userName);
    const keys = { name: (user: UserRecord) => user.userName, time: (user: UserRecord) => user.createdAt };
    return connectionFromArray(sorted(rows, args.sort, keys), args, context.pageMax);
  },
  invites: async ({ uuid }, args, context) => {
    const rows = matching(await listInvites(context.rest, uuid), args.filter, ({ email }) => email);
    const keys = { name: ({ email }: InviteRecord) => email, time: ({ sentAt }: InviteRecord) => sentAt };
    return connectionFromArray(sorted(rows, args.sort, keys), args, context.pageMax);
  },
  contacts: async ({ uuid }, _args, { rest }) => atMost(await listContacts(rest, uuid), 100),
  isSecondFactorNeeded: async ({ uuid }, _args, { rest }) =>
    (await readSignInRules(rest, uuid)).needsSecondFactor,
  apiClients: async ({ uuid }, args, context) => {
    const rows = matching(await context.loaders.apiClient.list(uuid), args.filter, ({ name }) => name);
    return connectionFromArray(sorted(rows, args.sort, CLIENT_KEYS), args, context.pageMax);
  },
  roles: async ({ uuid }, _args, { rest }) =>
    (await listRoles(rest, uuid)).map(({ name }) => ({
      role: name,
      permissions: getPermissions([name]),
      capabilities: getCapabilities([name]),
    })),
} satisfies CustomerResolvers;

const CLIENT_KEYS = {
  name: ({ name }: ApiClientRecord) => name,
  time: ({ createdAt }: ApiClientRecord) => createdAt,
};
