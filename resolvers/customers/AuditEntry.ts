import type { AuditEntryResolvers, CustomerResolvers } from '../__generated__/types.ts';
import { connectionFromPage, pageSize, servicePosition } from '../../graph/kernel/connection.ts';
import { listAuditEntries, type AuditEntryRecord } from '../../graph/upstream/rest/customers/customers.ts';
import { AUDIT_PAGE_MAX } from '../../schema/rules/customerWords.ts';

const ACTIONS = {
  insert: 'CREATED',
  update: 'UPDATED',
  delete: 'DELETED',
  'sign-in refused': 'SIGN_IN_REFUSED',
} as const satisfies Record<AuditEntryRecord['action'], string>;

/** One change, or one sign-in that was refused. */
export const AuditEntry = {
  id: ({ id }) => `${id}`,
  happenedAt: ({ time }) => time,
  action: ({ action }) => ACTIONS[action],
  isByOutsider: ({ actorCustomerId, customerId }) =>
    actorCustomerId !== null && actorCustomerId !== customerId,
  changes: ({ before, after }) =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((name) => ({
      name,
      before: textOf(before?.[name]),
      after: textOf(after?.[name]),
    })),
} satisfies AuditEntryResolvers;

/** Who did what in an organisation. */
export const auditOfCustomer = {
  auditEntries: async ({ uuid }, args, { rest, pageMax }) => {
    const first = pageSize(args.first, pageMax);
    const { from, skip } = servicePosition(args.after);
    const limit = Math.min(first + skip, AUDIT_PAGE_MAX);
    const rows = await listAuditEntries(rest, uuid, { limit, before: from, entered: args.entered ?? false });
    const last = rows.at(-1);
    const next = last && rows.length === limit ? `${last.id}` : null;
    return connectionFromPage({ rows, from, skipped: skip, next });
  },
} satisfies CustomerResolvers;

function textOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
