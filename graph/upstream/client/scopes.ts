import type { RestClient } from './client.ts';

/** Most tokens that one call asks about. */
export const MOST_SCOPES = 2000;

/** scopes of sessions now, by the SHA-256 of their tokens, in the order asked; null for those worth nothing. */
export async function readScopes(rest: RestClient, tokens: string[]): Promise<(string | null)[]> {
  const { scopes } = await rest.post('/internal/api/v1/sessions/scopes', { body: { tokens } });
  return scopes;
}
