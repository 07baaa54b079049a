import { PERMISSION_RIGHTS, type PermissionName, type RoleName } from './rights.ts';

/**
 * Asking the matrix of rights for permissions, in the web, the graph and on the platform. The platform has the last
 * word; the others use this to show only what can be done.
 */
export { ROLES, type PermissionName, type RoleName } from './rights.ts';

/** Fixed role identifiers on the wire (PRM-06; values chosen, the documents name none). */
export const ROLE_IDS: Record<RoleName, string> = {
  PLATFORM_ADMIN: '5d3c1a70-0001-4c6e-9a10-7f1e6c000001',
  CUSTOMER_ADMIN: '5d3c1a70-0002-4c6e-9a10-7f1e6c000002',
  EVENT_ADMIN: '5d3c1a70-0003-4c6e-9a10-7f1e6c000003',
  CONTROL_ENCODER: '5d3c1a70-0004-4c6e-9a10-7f1e6c000004',
  MEDIA_LIBRARY_ADMIN: '5d3c1a70-0005-4c6e-9a10-7f1e6c000005',
  CAMPUS_REVIEW: '5d3c1a70-0006-4c6e-9a10-7f1e6c000006',
};

/** The permissions that a set of roles gives, in the order of the matrix. */
export function getPermissions(roles: readonly RoleName[]): PermissionName[] {
  return (Object.keys(PERMISSION_RIGHTS) as PermissionName[]).filter((permission) =>
    holds(roles, permission),
  );
}

/** True if any of the roles gives the permission. */
export function holds(roles: readonly RoleName[], permission: PermissionName): boolean {
  return roles.some((role) => PERMISSION_RIGHTS[permission].roles.includes(role));
}

/** True if the permissions meet a requirement, any or all of it; an empty requirement is always met (PRM-12). */
export function meets(
  held: readonly PermissionName[],
  required: readonly PermissionName[],
  mode: 'any' | 'all' = 'any',
): boolean {
  if (required.length === 0) return true;
  return mode === 'any' ? required.some((p) => held.includes(p)) : required.every((p) => held.includes(p));
}
