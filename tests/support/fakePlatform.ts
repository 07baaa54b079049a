import type { FakeRest } from './fakeRest.ts';

/** The part of the platform that sessions live by, made up: one user, tokens that are renewed and revoked at will. */
export interface FakeLogins {
  /** Refuses access tokens from here on: calls with them meet a 401. */
  revoke(...tokens: string[]): void;
  /** Refuses every refresh from here on. */
  refuseRefresh(code?: string): void;
  /** Access token of the present session. */
  readonly accessToken: string;
  /** True if a request's bearer token is good. */
  accepts(authorization: string | undefined): boolean;
}

/** The organization and user of the made-up login. */
export const HARBOUR = 'c0000000-0000-4000-8000-000000000001';

/** Lets a fake REST server answer C-001 to C-006. */
export function addLogins(rest: FakeRest, user: Record<string, unknown> = {}): FakeLogins {
  let count = 0;
  let refusal: string | null = null;
  const good = new Set<string>();
  const accepts = (authorization: string | undefined): boolean =>
    good.has((authorization ?? '').replace('Bearer ', ''));
  const issue = () => {
    count += 1;
    good.add(`access-${count}`);
    return {
      body: { access_token: `access-${count}`, token_type: 'Bearer', expires_in: 900 },
      headers: { 'set-cookie': [`refresh_token=refresh-${count}; HttpOnly; Path=/api/v3`] },
    };
  };

  rest.on('POST', '/api/v3/auth/token', ({ body, headers }) => {
    if (body.grant_type === 'password_cookie') {
      if (body.password === 'right') return issue();
      return { status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Wrong.' } };
    }
    // Each refresh token works once (SES-03).
    if (refusal || headers.cookie !== `refresh_token=refresh-${count}`) {
      return { status: 401, body: { code: refusal ?? 'CENTRAL_INVALID_REFRESH_TOKEN', message: 'Spent.' } };
    }
    return issue();
  });
  rest.on('GET', '/legacy/users/me', ({ headers }) => {
    if (!accepts(headers.authorization))
      return { status: 401, body: { code: 'UNAUTHENTICATED', message: 'No.' } };
    return {
      body: {
        userId: 'u1',
        userName: 'maya',
        firstName: 'Maya',
        lastName: 'Keller',
        userType: 'USER',
        customerId: HARBOUR,
        customerName: 'Harbour',
        homeCustomerId: HARBOUR,
        kind: 'user',
        roles: ['CUSTOMER_ADMIN'],
        capabilities: [],
        toggles: [],
        ...user,
      },
    };
  });

  return {
    revoke: (...tokens) => tokens.forEach((token) => good.delete(token)),
    refuseRefresh(code = 'CENTRAL_INVALID_REFRESH_TOKEN') {
      refusal = code;
    },
    get accessToken() {
      return `access-${count}`;
    },
    accepts,
  };
}
