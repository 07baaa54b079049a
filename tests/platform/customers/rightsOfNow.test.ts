import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { forgetCallers } from '../../../fixtures/platform/domains/customers/auth/callers.ts';
import {
  toggleRegistrations,
  toggles,
  users,
} from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

describe.each(await backends())('rights that have lost their reason on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let home: string;
  let other: string;
  beforeAll(async () => {
    ({ platform, close } = await start({ seed: 'none' }));
    home = await platform.createCustomer({ demo: true });
    other = await platform.createCustomer();
  });
  afterAll(() => close());

  /** Changes an account behind the platform's back, as another process would; what is remembered runs out. */
  async function change(userId: string, values: Partial<typeof users.$inferInsert>) {
    await platform.services.db.update(users).set(values).where(eq(users.userId, userId));
    forgetCallers();
  }

  async function switched() {
    const { userId, userName } = await platform.createUser(home, { extraCapabilities: ['sudoAdmin'] });
    const answer = await platform.call<{ access_token: string }>('POST', '/api/v3/login', {
      body: { userName, password: DEMO_PASSWORD, sudoCustomer: other },
    });
    const refresh = /refresh_token=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    return { userId, userName, token: answer.body.access_token, refresh };
  }

  const read = (customerId: string, token: string) =>
    platform.call('GET', `/api/v3/customers/${customerId}/users`, { token });
  const scopesOf = async (...tokens: string[]) => {
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    const answer = await platform.call<{ scopes: (string | null)[] }>(
      'POST',
      '/internal/api/v1/sessions/scopes',
      { body: { tokens: hashes } },
    );
    return answer.body.scopes;
  };

  test('PRM-27 who is no super-admin any more loses the organisation switched into, and cannot renew it', async () => {
    const { userId, userName, token, refresh } = await switched();
    expect((await read(other, token)).status).toBe(200);
    await change(userId, { extraCapabilities: [] });
    expect((await read(other, token)).status).toBe(401);
    const renewed = await platform.call<{ code: string }>('POST', '/api/v3/auth/token', {
      body: { grant_type: 'refresh_token_cookie' },
      headers: { cookie: refresh },
    });
    expect([renewed.status, renewed.body.code]).toEqual([401, 'CENTRAL_INVALID_REFRESH_TOKEN']);
    const own = await platform.signIn(userName);
    expect([(await read(home, own)).status, (await read(other, own)).status]).toEqual([200, 403]);
  });

  test('PRM-27 who only looks now keeps no organisation switched into either', async () => {
    const { userId, token } = await switched();
    await change(userId, { extraCapabilities: ['sudo'] });
    expect((await platform.call('GET', '/legacy/users/me', { token })).status).toBe(401);
  });

  test('a session whose account is disabled or moved is not renewed', async () => {
    for (const values of [{ disabled: true }, { customerId: other }]) {
      const { userId, userName } = await platform.createUser(home);
      const signedIn = await platform.call('POST', '/api/v3/auth/token', {
        body: { grant_type: 'password_cookie', username: userName, password: DEMO_PASSWORD },
      });
      const cookie = /refresh_token=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? '';
      await change(userId, values);
      const body = { grant_type: 'refresh_token_cookie' };
      const renewed = await platform.call('POST', '/api/v3/auth/token', { body, headers: { cookie } });
      expect(renewed.status).toBe(401);
    }
  });

  test('scopes of many sessions are told at once, and change with every right', async () => {
    const { userId, userName } = await platform.createUser(home);
    const token = await platform.signIn(userName);
    const [before] = await scopesOf(token);
    expect(before).toMatch(new RegExp(`^${home}:`));
    expect(await scopesOf('made-up', token)).toEqual([null, before]);
    await change(userId, { roles: ['CAMPUS_REVIEW'] });
    const [fewer] = await scopesOf(token);
    expect(fewer).not.toBe(before);
    const [toggle] = await platform.services.db.select().from(toggles).limit(1);
    await platform.services.db
      .insert(toggleRegistrations)
      .values({ customerId: home, toggleId: toggle?.uuid ?? '' });
    expect(await scopesOf(token)).not.toEqual([fewer]);
    await change(userId, { disabled: true });
    expect(await scopesOf(token)).toEqual([null]);
  });

  test('a token that has timed out, or whose session has ended, has no scope', async () => {
    const { userName } = await platform.createUser(home);
    const token = await platform.signIn(userName);
    await platform.call('POST', '/api/v3/logout', { token });
    expect(await scopesOf(token)).toEqual([null]);
  });
});
