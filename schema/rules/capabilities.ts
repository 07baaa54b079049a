import { CAPABILITY_RIGHTS, type CapabilityName, type RoleName } from './rights.ts';

/** Every capability string (PRM-18 to PRM-25), in the order of the matrix. */
export const CAPABILITIES = Object.keys(CAPABILITY_RIGHTS) as readonly CapabilityName[];

/**
 * The capabilities that a set of roles gives, and those granted to the person, each once, in the order of the full list.
 * `sudo` and `sudoAdmin` come with no role (PRM-27).
 */
export function getCapabilities(roles: readonly RoleName[], extra: readonly string[] = []): CapabilityName[] {
  return CAPABILITIES.filter(
    (name) => extra.includes(name) || roles.some((role) => CAPABILITY_RIGHTS[name].roles.includes(role)),
  );
}
