import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  callerOfSession,
  rememberedCallerOfSession,
} from '../../../fixtures/platform/domains/customers/auth/callers.ts';
import { accessTokens, refreshTokens, sessions } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { hashSecret } from '../../../fixtures/platform/kernel/secrets/secrets.ts';
import { CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { seedCustomers } from '../../../fixtures/demo/seed/customers.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

interface Problem {
  code: string;
  message: string;
  field?: string;
}
interface Tokens extends Problem {
  access_token: string;
  token_type: string;
  expires_in: number;
}
interface Me extends Problem {
  customerId: string;
  userType: string;
  userName: string;
}

const FIVE_MINUTES_MS = 300_000;
const UNAUTHENTICATED = 'Failed to authenticate user. Please try logging in again.';

describe.each(await backends())('sessions on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await backend.start({ seed: seedCustomers }));
  });
  afterAll(() => close());

  const signIn = (username: string, password = DEMO_PASSWORD) =>
    platform.call<Tokens>('POST', '/api/v3/auth/token', {
      body: { grant_type: 'password_cookie', username, password },
    });
  const refresh = (cookie: string) =>
    platform.call<Tokens>('POST', '/api/v3/auth/token', {
      body: { grant_type: 'refresh_token_cookie' },
      headers: { cookie },
    });
  const me = (token: string) => platform.call<Me>('GET', '/legacy/users/me', { token });
  const cookieOf = (answer: { headers: Headers }) =>
    (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  async function ownUser(values = {}) {
    return platform.createUser(await platform.createCustomer(), values);
  }

  test('SES-02 the grant password_cookie answers an access token and sets the refresh cookie, HttpOnly', async () => {
    const answer = await signIn('admin@harbour.example');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900_000 / 1000,
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^refresh_token=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toContain(`Max-Age=${2_592_000_000 / 1000}`);
    expect((await me(answer.body.access_token)).status).toBe(200);
  });

  test('the user name counts in any case; passwords and tokens are stored hashed only', async () => {
    const answer = await signIn('Admin@Harbour.example');
    expect(answer.status).toBe(200);
    const { db } = platform.services;
    const stored = JSON.stringify([
      await db.select().from(accessTokens),
      await db.select().from(refreshTokens),
      await db.select().from(users),
    ]);
    expect(stored).not.toContain(answer.body.access_token);
    expect(stored).not.toContain(cookieOf(answer).split('=')[1]);
    expect(stored).not.toContain(DEMO_PASSWORD);
    expect(stored).toContain('$argon2id$');
  });

  test('a wrong password and an unknown name are refused alike', async () => {
    const wrong = await signIn('events@harbour.example', 'not-the-password');
    const unknown = await signIn('nobody@harbour.example', 'not-the-password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.code).toBe('INVALID_CREDENTIALS');
    expect(unknown.body).toEqual(wrong.body);
  });

  test('a disabled account is told so, but only with its right password', async () => {
    const right = await signIn('former@harbour.example');
    expect([right.status, right.body.code]).toEqual([403, 'ACCOUNT_DISABLED']);
    expect((await signIn('former@harbour.example', 'wrong-password')).body.code).toBe('INVALID_CREDENTIALS');
  });

  test('an account that is disabled later loses its running session', async () => {
    const { userId, userName } = await ownUser();
    const { access_token } = (await signIn(userName)).body;
    await platform.services.db.update(users).set({ disabled: true }).where(eq(users.userId, userId));
    expect((await me(access_token)).status).toBe(401);
  });

  test('sign-ins are throttled per name with Retry-After, others not; the right password waits too', async () => {
    const { userName } = await ownUser();
    for (let at = 0; at < 10; at += 1) {
      expect((await signIn(userName, `wrong-${at}`)).status).toBe(401);
    }
    const refused = await signIn(userName);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many requests. Please try again later.',
    });
    expect(Number(refused.headers.get('retry-after'))).toBe(300_000 / 1000);
    expect((await signIn('library@harbour.example')).status).toBe(200);
    platform.clock.advance(FIVE_MINUTES_MS);
    expect((await signIn(userName)).status).toBe(200);
  });

  test('sign-ins are throttled per address, whatever the names; other addresses go on', async () => {
    const from = (address: string, username: string, password: string) =>
      platform.call<Tokens>('POST', '/api/v3/auth/token', {
        body: { grant_type: 'password_cookie', username, password },
        headers: { 'x-forwarded-for': address },
      });
    for (let at = 0; at < 100; at += 1) {
      expect((await from('192.0.2.7', `guess-${at % 10}@example.test`, 'wrong-password')).status).toBe(401);
    }
    expect((await from('192.0.2.7', 'admin@vista.example', DEMO_PASSWORD)).status).toBe(429);
    expect((await from('192.0.2.8', 'admin@vista.example', DEMO_PASSWORD)).status).toBe(200);
  });

  test('a right password in time forgives the wrong ones before it', async () => {
    const { userName } = await ownUser();
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 10 - 1; at += 1) await signIn(userName, 'wrong-password');
      expect((await signIn(userName)).status).toBe(200);
    }
  });

  test('SES-03 the grant refresh_token_cookie answers new tokens and rotates the cookie', async () => {
    const first = await signIn('admin@harbour.example');
    const second = await refresh(cookieOf(first));
    expect(second.status).toBe(200);
    expect(second.body.access_token).not.toBe(first.body.access_token);
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    expect((await me(second.body.access_token)).status).toBe(200);
    expect((await refresh(cookieOf(second))).status).toBe(200);
  });

  test('SES-11 a refresh token that is missing, unknown or expired answers CENTRAL_INVALID_REFRESH_TOKEN', async () => {
    const { userName } = await ownUser();
    const signedIn = await signIn(userName);
    platform.clock.advance(30 * 24 * 60 * 60_000);
    for (const cookie of ['', 'refresh_token=made-up-by-somebody', cookieOf(signedIn)]) {
      const answer = await refresh(cookie);
      expect([answer.status, answer.body.code]).toEqual([401, 'CENTRAL_INVALID_REFRESH_TOKEN']);
    }
  });

  test('SES-11 a refresh token that is used twice ends the whole session', async () => {
    const first = await signIn('admin@harbour.example');
    const second = await refresh(cookieOf(first));
    const reused = await refresh(cookieOf(first));
    expect([reused.status, reused.body.code]).toEqual([401, 'CENTRAL_INVALID_REFRESH_TOKEN']);
    expect((await refresh(cookieOf(second))).status).toBe(401);
    expect((await me(second.body.access_token)).status).toBe(401);
  });

  test('of many refreshes at once with one token, one at most is answered', async () => {
    const cookie = cookieOf(await signIn('admin@harbour.example'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('an access token ends after 15 minutes', async () => {
    const { access_token } = (await signIn('admin@harbour.example')).body;
    const { access_token: unused } = (await signIn('admin@harbour.example')).body;
    platform.clock.advance(15 * 60_000 - 1);
    expect((await me(access_token)).status).toBe(200);
    platform.clock.advance(1);
    // True if or not its holder is remembered.
    for (const token of [access_token, unused]) {
      const late = await me(token);
      expect([late.status, late.body.message]).toEqual([401, UNAUTHENTICATED]);
    }
  });

  test('who an access token belongs to is read anew after two seconds', async () => {
    const { access_token } = (await signIn('admin@harbour.example')).body;
    const start = 86_400_000;
    const time = jest.spyOn(performance, 'now').mockReturnValue(start);
    try {
      expect((await me(access_token)).status).toBe(200);
      await platform.services.db.delete(accessTokens).where(eq(accessTokens.hash, hashSecret(access_token)));
      time.mockReturnValue(start + 1_999);
      expect((await me(access_token)).status).toBe(200);
      time.mockReturnValue(start + 2_000);
      expect((await me(access_token)).status).toBe(401);
    } finally {
      time.mockRestore();
    }
  });

  test('whom addresses of video were signed for is read anew after two seconds', async () => {
    const { access_token } = (await signIn('admin@harbour.example')).body;
    const { db } = platform.services;
    const [row] = await db
      .select({ id: accessTokens.sessionId })
      .from(accessTokens)
      .where(eq(accessTokens.hash, hashSecret(access_token)));
    const id = row!.id;
    const start = 2 * 86_400_000;
    const time = jest.spyOn(performance, 'now').mockReturnValue(start);
    const known = { sessionId: id, caller: { kind: 'user', id: USERS.harbourAdmin } };
    try {
      expect(rememberedCallerOfSession(id)).toBeNull();
      expect(await callerOfSession(platform.services, id)).toMatchObject(known);
      await db.update(sessions).set({ endedAt: platform.clock.now() }).where(eq(sessions.id, id));
      time.mockReturnValue(start + 1_999);
      expect(rememberedCallerOfSession(id)).toMatchObject(known);
      expect(await callerOfSession(platform.services, id)).toMatchObject(known);
      time.mockReturnValue(start + 2_000);
      expect(rememberedCallerOfSession(id)).toBeNull();
      expect(await callerOfSession(platform.services, id)).toBeNull();
    } finally {
      time.mockRestore();
    }
  });

  test('STM-01 signing out ends the access token and the refresh token, and is no error twice', async () => {
    const signedIn = await signIn('admin@harbour.example');
    const token = signedIn.body.access_token;
    const out = () =>
      platform.call('POST', '/api/v3/logout', { token, headers: { cookie: cookieOf(signedIn) } });
    expect((await out()).status).toBe(204);
    expect((await me(token)).status).toBe(401);
    expect((await refresh(cookieOf(signedIn))).status).toBe(401);
    expect((await out()).status).toBe(204);
  });

  test('SES-04 a super-admin signs in on behalf of an organisation; nobody else does', async () => {
    const onBehalf = (username: string, customer: string, password = DEMO_PASSWORD) =>
      platform.call<Tokens>('POST', `/api/v3/auth/customers/${customer}/token`, {
        body: { grant_type: 'password_cookie_on_behalf_of', username, password },
      });
    const answer = await onBehalf('super@rostrum.example', CUSTOMERS.northgate);
    expect(answer.status).toBe(200);
    expect((await me(answer.body.access_token)).body.customerId).toBe(CUSTOMERS.northgate);
    for (const name of ['admin@harbour.example', 'viewer@rostrum.example']) {
      expect((await onBehalf(name, CUSTOMERS.northgate)).status).toBe(403);
    }
    expect((await onBehalf('super@rostrum.example', CUSTOMERS.northgate, 'wrong-password')).status).toBe(401);
    expect((await onBehalf('super@rostrum.example', 'unknown')).status).toBe(404);
  });

  test('SES-15 SES-16 STM-02 a switch of organisation wants the password, and the right one', async () => {
    const change = (body: Record<string, unknown>) =>
      platform.call<Tokens & { customerId: string; customerName: string }>(
        'POST',
        '/api/v3/login?newToken=true',
        { body: { userName: 'super@rostrum.example', sudoCustomer: CUSTOMERS.harbour, ...body } },
      );
    const empty = await change({ password: '' });
    expect([empty.status, empty.body.message, empty.body.field]).toEqual([
      400,
      'Password is required',
      'password',
    ]);
    const wrong = await change({ password: 'not-the-password' });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Incorrect password.']);
    const right = await change({ password: DEMO_PASSWORD });
    expect(right.status).toBe(200);
    expect(right.body).toMatchObject({
      customerId: CUSTOMERS.harbour,
      customerName: 'Harbour Street Church',
    });
    expect(cookieOf(right)).toMatch(/^refresh_token=/);
    const renewed = await refresh(cookieOf(right));
    expect((await me(renewed.body.access_token)).body.customerId).toBe(CUSTOMERS.harbour);
    const other = await change({ userName: 'admin@northgate.example', password: DEMO_PASSWORD });
    expect(other.status).toBe(403);
  });

  test('SES-06 SES-20 a venue is a SITE in the me call, and every studio route refuses it', async () => {
    const { access_token: token } = (await signIn('harbour-main-hall')).body;
    const answer = await me(token);
    expect(answer.body).toMatchObject({ userType: 'SITE', userId: USERS.harbourMainHall });
    const refused = await platform.call<Problem>('GET', `/api/v3/customers/${CUSTOMERS.harbour}`, { token });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ code: 'WRONG_USER_TYPE', message: 'Venues shall not pass!!' });
    const person = (await signIn('review@harbour.example')).body.access_token;
    expect((await me(person)).body.userType).toBe('USER');
  });

  test('SES-18 an organisation is not read without a bearer token; the tracking id comes back', async () => {
    const given = { 'x-tracking-id': 'from-the-browser.1' };
    const path = `/api/v3/customers/${CUSTOMERS.harbour}`;
    const answer = await platform.call<Problem>('GET', path, { headers: given });
    expect([answer.status, answer.body.message]).toEqual([401, UNAUTHENTICATED]);
    expect(answer.headers.get('x-tracking-id')).toBe('from-the-browser.1');
    const forged = await platform.call('GET', path, { headers: { 'x-tracking-id': 'a b\tc' } });
    expect(forged.headers.get('x-tracking-id')).toMatch(/^[\da-f-]{36}$/);
    expect((await platform.call('GET', path, { headers: { authorization: 'Basic eDp5' } })).status).toBe(401);
    expect((await platform.call('GET', path, { token: 'x'.repeat(43) })).status).toBe(401);
  });

  test('SES-19 the me call answers the nine fields', async () => {
    const token = await platform.signIn('admin@harbour.example');
    const { body } = await me(token);
    expect(Object.keys(body).sort()).toEqual([
      'capabilities',
      'customerId',
      'customerName',
      'firstName',
      'lastName',
      'toggles',
      'userId',
      'userName',
      'userType',
    ]);
    expect(body).toMatchObject({
      customerId: CUSTOMERS.harbour,
      customerName: 'Harbour Street Church',
      firstName: 'Maya',
      lastName: 'Keller',
      userId: USERS.harbourAdmin,
      toggles: expect.arrayContaining(['clips']),
      capabilities: expect.arrayContaining(['getApiApps']),
    });
  });
});
