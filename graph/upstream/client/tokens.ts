import { DEVICE_COOKIE, type RestClient } from './client.ts';
import type { ResponseHeaders } from './typedCall.ts';
import type { components } from './__generated__/platform.ts';
import { transportError } from '../../kernel/restError.ts';

type Step = components['schemas']['SecondFactorStep'];

/** Tokens of a session. */
export interface TokenPair {
  accessToken: string;
  /** Value of the platform's refresh cookie. */
  refreshToken: string;
  /** When the access token ends, in milliseconds since 1970; null when the platform does not say. */
  expiresAt: number | null;
}

/** Tokens, and what the browser is known by from now on, where the platform says so. */
export interface IssuedTokens extends TokenPair {
  devices?: string | undefined;
}

/** Name of the cookie in which the platform keeps a refresh token. */
const REFRESH_COOKIE = 'refresh_token';

const TOKEN_PATH = '/api/v3/auth/token';

/** Exchanges name and password for tokens (C-001, SES-02). Rejects with a RestError 401 when they are wrong. */
export async function signInTokens(rest: RestClient, input: { userName: string; password: string }) {
  const body = { grant_type: 'password_cookie' as const, username: input.userName, password: input.password };
  return readTokens(rest, await rest.anonymous().postWithHeaders(TOKEN_PATH, { body }), 'C-001');
}

/** Exchanges name and password for tokens in another organization (C-003, SES-04). */
export async function onBehalfTokens(
  rest: RestClient,
  input: { customerId: string; userName: string; password: string },
) {
  const answer = await rest.anonymous().postWithHeaders('/api/v3/auth/customers/{uuid}/token', {
    params: { uuid: input.customerId },
    body: {
      grant_type: 'password_cookie_on_behalf_of' as const,
      username: input.userName,
      password: input.password,
    },
  });
  return readTokens(rest, answer, 'C-003');
}

/** Moves a super-admin into another organization, the password retyped (C-004, SES-14 to SES-16). */
export async function switchTokens(
  rest: RestClient,
  input: { customerId: string; userName: string; password: string },
  present: TokenPair | null = null,
) {
  const answer = await rest.anonymous().postWithHeaders('/api/v3/login', {
    // A signed-in caller has provided the second factor.
    headers: present ? { authorization: `Bearer ${present.accessToken}` } : {},
    query: { newToken: 'true' },
    body: { userName: input.userName, password: input.password, sudoCustomer: input.customerId },
  });
  return readTokens(rest, answer, 'C-004');
}

/** Exchanges a refresh token for new tokens; the old one is spent (C-002, SES-03). */
export async function refreshTokens(rest: RestClient, refreshToken: string) {
  const answer = await rest.anonymous().postWithHeaders(TOKEN_PATH, {
    body: { grant_type: 'refresh_token_cookie' as const },
    headers: refreshCookie(refreshToken),
  });
  return readTokens(rest, answer, 'C-002', refreshToken);
}

/** Ends the session upstream (C-005). Rejects with a RestError when the platform does not take it. */
export async function endTokens(rest: RestClient, tokens: TokenPair): Promise<void> {
  await rest.anonymous().post('/api/v3/logout', {
    headers: { ...refreshCookie(tokens.refreshToken), authorization: `Bearer ${tokens.accessToken}` },
  });
}

function refreshCookie(refreshToken: string): Record<string, string> {
  return { cookie: `${REFRESH_COOKIE}=${encodeURIComponent(refreshToken)}` };
}

/** The password was right, and a second factor is asked for before there are tokens. */
export class SecondFactorAsked extends Error {
  readonly step: Step;

  constructor(step: Step) {
    super('A second factor is asked for.');
    this.step = step;
  }
}

/**
 * Reads the access token from the body and the refresh token from the cookie that came along.
 *
 * @throws SecondFactorAsked
 */
export function readTokens(
  rest: Pick<RestClient, 'now'>,
  answer: { body: unknown; headers: ResponseHeaders },
  call: string,
  present?: string,
): IssuedTokens {
  const body = (answer.body ?? {}) as { access_token?: unknown; expires_in?: unknown };
  if ('mustAdd' in body) throw new SecondFactorAsked(body as Step);
  const refreshToken = readCookie(answer.headers['set-cookie'], REFRESH_COOKIE) ?? present;
  if (typeof body.access_token !== 'string' || !refreshToken)
    throw transportError('MALFORMED', call, 'central');
  return {
    accessToken: body.access_token,
    refreshToken,
    devices: readDeviceCookie(answer.headers),
    expiresAt:
      typeof body.expires_in === 'number'
        ? rest.now().getTime() + body.expires_in * 1000
        : readExpiry(body.access_token),
  };
}

/** Reads the known devices cookie of a response. Undefined if there is none. */
export function readDeviceCookie(headers: ResponseHeaders): string | undefined {
  return readCookie(headers['set-cookie'], DEVICE_COOKIE);
}

/** The value a Set-Cookie header gives to a cookie; undefined when it gives none. */
export function readCookie(header: string | string[] | undefined, name: string): string | undefined {
  for (const line of typeof header === 'string' ? [header] : (header ?? [])) {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return decodeURIComponent(pair.slice(at + 1).trim());
  }
  return undefined;
}

/** When a JWT ends, in milliseconds since 1970; null when the token is none or does not say. Nothing is verified. */
export function readExpiry(token: string): number | null {
  const [, claims] = token.split('.');
  if (!claims) return null;
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
