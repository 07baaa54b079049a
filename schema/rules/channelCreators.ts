import type { RoleName } from './permissions.ts';

/** Who may create encoder channels; editing follows the permission for encoder settings (PRM-16). */
export const CHANNEL_CREATORS: readonly RoleName[] = ['PLATFORM_ADMIN', 'CUSTOMER_ADMIN'];

/** Whether any of the roles may create encoder channels (PRM-16). */
export function mayCreateEncoderChannel(roles: readonly string[]): boolean {
  return CHANNEL_CREATORS.some((role) => roles.includes(role));
}
