/**
 * Roles, permissions and capabilities (PRM-01 to PRM-27), shared by the web, the graph and the platform.
 * The platform has the last word; the others use this to show only what can be done.
 */

/** The six roles (PRM-13). */
export const ROLES = [
  'PLATFORM_ADMIN',
  'CUSTOMER_ADMIN',
  'EVENT_ADMIN',
  'CONTROL_ENCODER',
  'MEDIA_LIBRARY_ADMIN',
  'CAMPUS_REVIEW',
] as const;
export type RoleName = (typeof ROLES)[number];

/** Fixed role identifiers on the wire (PRM-06; values chosen, the documents name none). */
export const ROLE_IDS: Record<RoleName, string> = {
  PLATFORM_ADMIN: '5d3c1a70-0001-4c6e-9a10-7f1e6c000001',
  CUSTOMER_ADMIN: '5d3c1a70-0002-4c6e-9a10-7f1e6c000002',
  EVENT_ADMIN: '5d3c1a70-0003-4c6e-9a10-7f1e6c000003',
  CONTROL_ENCODER: '5d3c1a70-0004-4c6e-9a10-7f1e6c000004',
  MEDIA_LIBRARY_ADMIN: '5d3c1a70-0005-4c6e-9a10-7f1e6c000005',
  CAMPUS_REVIEW: '5d3c1a70-0006-4c6e-9a10-7f1e6c000006',
};

const NOT_REVIEW: readonly RoleName[] = [
  'PLATFORM_ADMIN',
  'CUSTOMER_ADMIN',
  'EVENT_ADMIN',
  'MEDIA_LIBRARY_ADMIN',
  'CONTROL_ENCODER',
];
const OPERATORS: readonly RoleName[] = ['PLATFORM_ADMIN', 'CUSTOMER_ADMIN', 'EVENT_ADMIN', 'CONTROL_ENCODER'];
const ADMINS: readonly RoleName[] = ['PLATFORM_ADMIN', 'CUSTOMER_ADMIN'];

/** The permission matrix (PRM-01 to PRM-11). */
export const PERMISSION_ROLES = {
  VIEW_DASHBOARD: NOT_REVIEW,
  MANAGE_ENCODER_AND_WEB_SETTINGS: OPERATORS,
  MANAGE_SCHEDULE: OPERATORS,
  MANAGE_USERS: ADMINS,
  MANAGE_VENUES: ADMINS,
  MANAGE_SOCIAL_MEDIA: ['PLATFORM_ADMIN', 'CUSTOMER_ADMIN', 'EVENT_ADMIN'],
  MANAGE_DESTINATION_GROUPS: OPERATORS,
  MANAGE_CUES: NOT_REVIEW,
  BANDWIDTH_ANALYTICS: ADMINS,
  VIDEO_REVIEW: ROLES,
  ACCOUNT_DETAILS: NOT_REVIEW,
} as const satisfies Record<string, readonly RoleName[]>;
export type PermissionName = keyof typeof PERMISSION_ROLES;

/** The permissions that a set of roles gives, in the order of the matrix. */
export function permissionsOf(roles: readonly RoleName[]): PermissionName[] {
  return (Object.keys(PERMISSION_ROLES) as PermissionName[]).filter((permission) => holds(roles, permission));
}

/** Whether any of the roles gives the permission. */
export function holds(roles: readonly RoleName[], permission: PermissionName): boolean {
  const allowed: readonly RoleName[] = PERMISSION_ROLES[permission];
  return roles.some((role) => allowed.includes(role));
}

/** Whether the held permissions meet a requirement: any or all of it; an empty one passes (PRM-12). */
export function meets(
  held: readonly PermissionName[],
  required: readonly PermissionName[],
  mode: 'any' | 'all' = 'any',
): boolean {
  if (required.length === 0) return true;
  return mode === 'any' ? required.some((p) => held.includes(p)) : required.every((p) => held.includes(p));
}
