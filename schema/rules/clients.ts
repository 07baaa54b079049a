import type { PermissionName } from './permissions.ts';

/**
 * Roles of API clients: a list of their own (PRM-33), gated by plans (API-04). The analytics role is chosen, so that
 * a program can read viewer data without touching the schedule or the library.
 */
export const CLIENT_ROLES = ['GO_LIVE_API', 'ON_DEMAND_API', 'ANALYTICS_API'] as const;
export type ClientRoleName = (typeof CLIENT_ROLES)[number];

/** What a client role is called, what it allows, and one of which plan tiers it needs; an empty list needs none. */
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
    plans: [],
    permissions: ['VIEW_DASHBOARD', 'VIDEO_REVIEW', 'BANDWIDTH_ANALYTICS'],
  },
};

/** What a set of client roles allows. */
export function clientPermissionsOf(roles: readonly ClientRoleName[]): PermissionName[] {
  return [...new Set(roles.flatMap((role) => CLIENT_ROLE[role].permissions))];
}
