import { array, boolean, number, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import type { PermissionName } from './permissions.ts';

/**
 * Roles of API clients: a list of their own (PRM-33), gated by plans (API-04). The analytics role is chosen, so that
 * a program can read viewer data without touching the schedule or the library; any plan that opens another role opens it.
 */
export const CLIENT_ROLES = ['GO_LIVE_API', 'ON_DEMAND_API', 'ANALYTICS_API'] as const;
export type ClientRoleName = (typeof CLIENT_ROLES)[number];

/** Longest name of an API client (API-03, chosen), and how many an organization has at most. */
export const CLIENT_NAME_MAX = 128;
export const CLIENTS_MAX = 100;

/** Messages of broken rules. */
export const CLIENT_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: ({ value }: { value: string }) =>
    formatReason('NAME_TOO_LONG', { limit: CLIENT_NAME_MAX, length: value.length }),
  /** API-01. */
  roleRequired: formatReason('CLIENT_ROLE_REQUIRED'),
  roleUnknown: formatReason('CLIENT_ROLE_UNKNOWN'),
  /** API-02. */
  termsRequired: formatReason('CLIENT_TERMS_REQUIRED'),
  tooMany: formatReason('CLIENTS_TOO_MANY', { limit: CLIENTS_MAX }),
} as const;

const name = string()
  .trim()
  .required(CLIENT_MESSAGES.nameRequired)
  .max(CLIENT_NAME_MAX, CLIENT_MESSAGES.nameLong);
const roles = array(string<ClientRoleName>().required().oneOf(CLIENT_ROLES, CLIENT_MESSAGES.roleUnknown))
  .default([])
  .min(1, CLIENT_MESSAGES.roleRequired);

/** Changes of an API client (API-01, API-03). */
export const clientEditSchema = object({ name, roles, revision: number().integer() });

/** A new one, whose maker accepts the terms (API-01 to API-03). */
export const clientSchema = object({
  name,
  roles,
  termsAccepted: boolean()
    .required(CLIENT_MESSAGES.termsRequired)
    .oneOf([true], CLIENT_MESSAGES.termsRequired),
});
export type ClientInput = InferType<typeof clientSchema>;

/** Name of a client role, its permissions, and the plan tiers it needs one of. */
export interface ClientRole {
  id: string;
  label: string;
  /** The plan kinds any of which must be at least Pro. */
  plans: readonly ('WEB' | 'MULTISITE' | 'VOD')[];
  permissions: readonly PermissionName[];
}

/** The client roles by name. */
export const CLIENT_ROLE: Record<ClientRoleName, ClientRole> = {
  GO_LIVE_API: {
    id: '5d3c1a70-0101-4c6e-9a10-7f1e6c000101',
    label: 'Go Live API',
    plans: ['WEB', 'MULTISITE'],
    permissions: ['VIEW_DASHBOARD', 'MANAGE_SCHEDULE', 'MANAGE_ENCODER_AND_WEB_SETTINGS'],
  },
  ON_DEMAND_API: {
    id: '5d3c1a70-0102-4c6e-9a10-7f1e6c000102',
    label: 'On Demand API',
    plans: ['VOD'],
    permissions: ['VIDEO_REVIEW', 'MANAGE_CUES'],
  },
  ANALYTICS_API: {
    id: '5d3c1a70-0103-4c6e-9a10-7f1e6c000103',
    label: 'Analytics API',
    plans: ['WEB', 'MULTISITE', 'VOD'],
    permissions: ['VIEW_DASHBOARD', 'VIDEO_REVIEW', 'BANDWIDTH_ANALYTICS'],
  },
};

/** Returns the permissions of client roles. */
export function getClientPermissions(roles: readonly ClientRoleName[]): PermissionName[] {
  return [...new Set(roles.flatMap((role) => CLIENT_ROLE[role].permissions))];
}
