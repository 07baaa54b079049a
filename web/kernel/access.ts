import { meets, type PermissionName, type RoleName } from '../../schema/rules/permissions.ts';
import type { SessionViewer } from './sessionState.ts';

/** Access required by a route, menu item, or command. Without conditions: any signed-in user. */
export interface Access {
  /** Any of these permissions, or all with `mode: 'all'` (PRM-12). */
  permissions?: readonly PermissionName[];
  mode?: 'any' | 'all';
  /** One of these capability strings (PRM-18 to PRM-25). */
  capabilities?: readonly string[];
  /** One of these roles, where a rule names roles rather than a permission (PRM-16). */
  roles?: readonly RoleName[];
  /** `admin`: a super-admin only; `viewer`: also one who may only read (PRM-27). */
  sudo?: 'admin' | 'viewer';
}

/** True if a person may open what needs `access`. A super-admin holds every capability there is. */
export function allows(viewer: SessionViewer, access: Access): boolean {
  return (
    meets(viewer.permissions, access.permissions ?? [], access.mode) &&
    holdsCapability(viewer, access.capabilities ?? []) &&
    (access.roles?.some((role) => viewer.user.roles.includes(role)) ?? true) &&
    isSudo(viewer, access.sudo)
  );
}

function holdsCapability(viewer: SessionViewer, wanted: readonly string[]): boolean {
  return (
    wanted.length === 0 || viewer.isSudoAdmin || wanted.some((name) => viewer.capabilities.includes(name))
  );
}

function isSudo(viewer: SessionViewer, sudo: Access['sudo']): boolean {
  if (!sudo) return true;
  return viewer.isSudoAdmin || (sudo === 'viewer' && viewer.isSudoViewer);
}
