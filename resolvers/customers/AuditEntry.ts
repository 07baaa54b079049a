import type {
  AuditAction,
  AuditEntryResolvers,
  AuditFilter,
  CustomerResolvers,
} from '../__generated__/types.ts';
import { connectionFromPage, pageSize, servicePosition } from '../../graph/kernel/connection.ts';
import {
  listAuditEntries,
  type AuditEntryRecord,
  type AuditQuery,
} from '../../graph/upstream/rest/customers/customers.ts';
import { AUDIT_PAGE_MAX } from '../../schema/rules/customerWords.ts';

const ACTIONS = {
  insert: 'CREATED',
  update: 'UPDATED',
  delete: 'DELETED',
  'sign-in refused': 'SIGN_IN_REFUSED',
  visit: 'VISITED',
} as const satisfies Record<AuditEntryRecord['action'], AuditAction>;
const ACTION_NAMES = Object.keys(ACTIONS) as AuditEntryRecord['action'][];

/** One change, one sign-in that was refused, or one visit. */
export const AuditEntry = {
  id: ({ id }) => `${id}`,
  happenedAt: ({ time }) => time,
  action: ({ action }) => ACTIONS[action],
  isByOutsider: ({ actorCustomerId, customerId }) =>
    actorCustomerId !== null && actorCustomerId !== customerId,
  changes: (entry) =>
    changedNames(entry).map((name) => ({
      name,
      before: textOf(entry.before?.[name]),
      after: textOf(entry.after?.[name]),
    })),
  changedNames: (entry) => changedNames(entry),
} satisfies AuditEntryResolvers;

/** Activity log of an organization. */
export const auditOfCustomer = {
  auditEntries: async ({ uuid }, args, { rest, pageMax }) => {
    const first = pageSize(args.first, pageMax);
    const { from, skip } = servicePosition(args.after);
    const limit = Math.min(first + skip, AUDIT_PAGE_MAX);
    const rows = await listAuditEntries(rest, uuid, {
      limit,
      before: from,
      entered: args.entered ?? false,
      filter: queryOf(args.filter ?? {}),
    });
    const last = rows.at(-1);
    const next = last && rows.length === limit ? `${last.id}` : null;
    return connectionFromPage({ rows, from, skipped: skip, next });
  },
} satisfies CustomerResolvers;

function textOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

function changedNames({ before, after }: AuditEntryRecord): string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
}

/** A filter as the service takes it, with what is not asked for left out. */
function queryOf({ who, action, subject, subjectId, sinceAt, untilAt }: AuditFilter): AuditQuery {
  return {
    who: who?.trim() || undefined,
    action: ACTION_NAMES.find((name) => ACTIONS[name] === action),
    subject: subject ?? undefined,
    subjectId: subjectId ?? undefined,
    since: sinceAt ?? undefined,
    until: untilAt ?? undefined,
  };
}
