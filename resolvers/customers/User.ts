import type { GraphContext } from '../../graph/upstream/context.ts';
import type { UserRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { getCapabilities } from '../../schema/rules/capabilities.ts';
import { getPermissions } from '../../schema/rules/permissions.ts';
import type { AccountStatus, UserResolvers } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';

/** The whole record: the caller's own is known in part only, and an API client has none. */
function whole(user: UserRecord, { loaders }: GraphContext): UserRecord | null | Promise<UserRecord | null> {
  return 'accountStatus' in user ? user : loaders.user.load((user as UserRecord).userId);
}

/** A field of the whole record; null for an API client. */
function of<Value>(read: (user: UserRecord) => Value) {
  return async (user: UserRecord, _args: unknown, context: GraphContext): Promise<Value | null> => {
    const record = await whole(user, context);
    return record && read(record);
  };
}

/** A user: fields that differ from the record. */
export const User = {
  __resolveReference: ({ id }, { loaders }) => loaders.user.load(id),
  id: (user) => user.userId,
  permissions: ({ roles }) => getPermissions(roles),
  capabilities: ({ roles }) => atMost(getCapabilities(roles), 100),
  title: of(({ title }) => title),
  phone: of(({ phone }) => phone),
  accountStatus: of(({ accountStatus }) => accountStatus.toUpperCase() as AccountStatus),
  isPrimaryContact: of(({ primaryContact }) => primaryContact),
  isBillingContact: of(({ billingContact }) => billingContact),
  isPointOfContact: of(({ pointOfContact }) => pointOfContact),
  hasNetworkAlerts: of(({ networkAlerts }) => networkAlerts),
  isDisabled: of(({ disabled }) => disabled),
  hasSecondFactor: of(({ hasSecondFactor }) => hasSecondFactor),
  channels: of(({ channels }) => atMost(channels)),
  revision: of(({ revision }) => revision),
  createdAt: of(({ createdAt }) => createdAt),
} satisfies UserResolvers;
