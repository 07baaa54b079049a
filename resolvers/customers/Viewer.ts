import type { Caller } from '../../graph/kernel/context.ts';
import type { UserRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { readSecondFactors } from '../../graph/upstream/rest/customers/secondFactors.ts';
import { listSessions } from '../../graph/upstream/rest/customers/users.ts';
import type { ViewerResolvers } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { loadCustomer } from './loadCustomer.ts';
import { loadPreferences } from './preferences.ts';

/** The caller: what the session knows needs no call. */
export const Viewer = {
  user: (caller) => userOf(caller),
  customer: (caller, _args, context, info) => loadCustomer(presentOf(caller), context, info),
  homeCustomer: (caller, _args, context, info) =>
    loadCustomer(
      caller.homeCustomerId === caller.customerId ? presentOf(caller) : { uuid: caller.homeCustomerId },
      context,
      info,
    ),
  permissions: (caller) => [...caller.permissions],
  capabilities: (caller) => atMost([...caller.capabilities], 100),
  toggles: (caller) => atMost([...caller.toggles]),
  isSudoAdmin: (caller) => caller.sudoAdmin,
  isSudoViewer: (caller) => caller.sudoViewer,
  isApiClient: (caller) => caller.kind === 'client',
  sessions: async (_caller, _args, { rest }) => atMost(await listSessions(rest), 100),
  secondFactors: (caller, _args, { rest }) => (caller.kind === 'client' ? null : readSecondFactors(rest)),
  preferences: (caller, _args, { rest }) => loadPreferences(caller, rest),
} satisfies ViewerResolvers;

/** The organization worked in: the session knows its name, where the platform has told it (C-006). */
function presentOf({ customerId, customerName }: Caller): { uuid: string; name?: string } {
  return customerName ? { uuid: customerId, name: customerName } : { uuid: customerId };
}

/** The caller as a user; an API client has no names but the one it was given. */
function userOf(caller: Caller): UserRecord {
  const { userId, userName, firstName, lastName, userType, homeCustomerId, roles } = caller;
  // A record in part: it has all that a User has fields for.
  return { userId, userName, firstName, lastName, userType, customerId: homeCustomerId, roles } as UserRecord;
}
