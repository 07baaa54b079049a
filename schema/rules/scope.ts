/** Rights of a caller and their scope: callers with equal rights in an organization share responses. */
export interface CallerRights {
  kind: 'user' | 'client';
  customerId: string;
  permissions: readonly string[];
  capabilities: readonly string[];
  /** Names of the feature toggles that are on for the organization. */
  toggles: readonly string[];
}

/**
 * The scope of a caller: the organization, and a fingerprint of the rights in it. The graph and the platform make it
 * the
 * same way, so that the one can ask the other whether the rights it knows are still those of now. `digest` is SHA-256
 * in
 * base64url.
 */
export function createScopeKey(caller: CallerRights, digest: (text: string) => string): string {
  const lists = [caller.permissions, caller.capabilities, caller.toggles];
  const rights = [caller.kind, ...lists.map((list) => [...new Set(list)].sort().join())];
  return `${caller.customerId}:${digest(rights.join(' ')).slice(0, 12)}`;
}
