import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import { readTokens, type IssuedTokens } from '../../client/tokens.ts';
import type { SecondFactorAdditionRecord, SecondFactorsRecord } from './customers.ts';

type Schemas = components['schemas'];
type Kind = Schemas['SecondFactor']['kind'];

/** Proof of a second factor; a passkey's is what the browser answered. */
export interface FactorProof {
  token: string;
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: Record<string, unknown> | undefined;
}

/** `proveSecondFactor`, a call of our own: opens the session that a sign-in asked a factor for. 400 for a wrong one. */
export async function proveSecondFactor(rest: RestClient, body: FactorProof): Promise<IssuedTokens> {
  const answer = await rest.anonymous().postWithHeaders('/api/v3/auth/secondfactor', { body });
  return readTokens(rest, answer, 'proveSecondFactor');
}

/** `beginFirstSecondFactor`, a call of our own. 401 for a step that is over. */
export function beginFirstSecondFactor(
  rest: RestClient,
  body: { token: string; kind: Kind },
): Promise<SecondFactorAdditionRecord> {
  return rest.anonymous().post('/api/v3/auth/secondfactor/begin', { body });
}

/** `addFirstSecondFactor`, a call of our own: opens the session, with recovery codes. */
export async function addFirstSecondFactor(
  rest: RestClient,
  body: FactorProof & { name: string },
): Promise<{ tokens: IssuedTokens; recoveryCodes: string[] | null }> {
  const answer = await rest.anonymous().postWithHeaders('/api/v3/auth/secondfactor/add', { body });
  const { recoveryCodes } = answer.body as { recoveryCodes: string[] | null };
  return { tokens: readTokens(rest, answer, 'addFirstSecondFactor'), recoveryCodes };
}

/** `secondFactors`, a call of our own: those of the caller. 404 for an API client. */
export function readSecondFactors(rest: RestClient): Promise<SecondFactorsRecord> {
  return rest.get('/api/v3/secondfactors');
}

/** `beginSecondFactor`, a call of our own. 400 for a wrong password. */
export function beginSecondFactor(
  rest: RestClient,
  body: { kind: Kind; currentPassword: string },
): Promise<SecondFactorAdditionRecord> {
  return rest.post('/api/v3/secondfactors/begin', { body });
}

/** `addSecondFactor`, a call of our own. */
export function addSecondFactor(
  rest: RestClient,
  body: FactorProof & { name: string },
): Promise<Schemas['AddedSecondFactor']> {
  return rest.post('/api/v3/secondfactors', { body });
}

/** `renameSecondFactor`, a call of our own. */
export async function renameSecondFactor(rest: RestClient, id: string, name: string): Promise<void> {
  await rest.patch('/api/v3/secondfactors/{id}', { params: { id }, body: { name } });
}

/** `removeSecondFactor`, a call of our own. 409 for the last one where one is needed. */
export async function removeSecondFactor(
  rest: RestClient,
  id: string,
  currentPassword: string,
): Promise<void> {
  await rest.post('/api/v3/secondfactors/{id}/remove', { params: { id }, body: { currentPassword } });
}

/** `renewRecoveryCodes`, a call of our own. */
export function renewRecoveryCodes(
  rest: RestClient,
  currentPassword: string,
): Promise<{ recoveryCodes: string[] }> {
  return rest.post('/api/v3/secondfactors/recoverycodes', { body: { currentPassword } });
}

/** `signInRules`, a call of our own. 403 but for who manages users. */
export function readSignInRules(rest: RestClient, customerId: string): Promise<Schemas['SignInRules']> {
  return rest.get('/api/v3/customers/{id}/signinrules', { params: { id: customerId } });
}

/** `updateSignInRules`, a call of our own. */
export function updateSignInRules(
  rest: RestClient,
  customerId: string,
  needsSecondFactor: boolean,
): Promise<Schemas['SignInRules']> {
  const body = { needsSecondFactor };
  return rest.put('/api/v3/customers/{id}/signinrules', { params: { id: customerId }, body });
}
