import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Session {
  id: string;
  agent: string | null;
  address: string | null;
  timezone: string | null;
  createdAt: string;
  lastUsedAt: string;
  isThis: boolean;
}

let platform: TestPlatform;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
});
afterAll(() => platform.close());

/** Signs in with a browser of a name, from an address. */
async function signIn(userName: string, agent: string, address: string, zone?: string) {
  const { body, headers } = await platform.call<{ access_token: string; token?: string }>(
    'POST',
    '/api/v3/auth/token',
    {
      body: { grant_type: 'password_cookie', username: userName, password: 'Rostrum-demo-2026' },
      headers: {
        'x-forwarded-user-agent': agent,
        'x-forwarded-for': address,
        ...(zone !== undefined && { 'x-time-zone': zone }),
      },
    },
  );
  const cookie = /refresh_token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { token: body.access_token, cookie, body };
}
const list = async (token: string) =>
  (await platform.call<Session[]>('GET', '/api/v3/sessions', { token })).body;
const end = async (token: string, id = '') =>
  (await platform.call('DELETE', `/api/v3/sessions${id && `/${id}`}`, { token })).status;

test('one’s own sessions are told with browser, address and last use, the latest first', async () => {
  const { userName } = await platform.createUser(customerId);
  const phone = await signIn(userName, 'Phone', '192.0.2.7');
  platform.clock.advance(60_000);
  const desk = await signIn(userName, 'Desk', '192.0.2.8');
  const before = platform.clock.now().toISOString();
  expect(await list(desk.token)).toMatchObject([
    { agent: 'Desk', address: '192.0.2.8', createdAt: before, lastUsedAt: before, isThis: true },
    { agent: 'Phone', address: '192.0.2.7', isThis: false },
  ]);
  platform.clock.advance(60_000);
  const renewed = await platform.call<{ access_token: string }>('POST', '/api/v3/auth/token', {
    body: { grant_type: 'refresh_token_cookie' },
    headers: { cookie: phone.cookie },
  });
  expect(await list(renewed.body.access_token)).toMatchObject([
    { agent: 'Phone', lastUsedAt: platform.clock.now().toISOString(), isThis: true },
    { agent: 'Desk', lastUsedAt: before },
  ]);
});

test('a session keeps the time zone that its device told, also as it is renewed; what is none lets in and is not kept', async () => {
  const { userName } = await platform.createUser(customerId);
  const oslo = await signIn(userName, 'Phone', '192.0.2.7', 'Europe/Oslo');
  const renewed = await platform.call<{ access_token: string }>('POST', '/api/v3/auth/token', {
    body: { grant_type: 'refresh_token_cookie' },
    headers: { cookie: oslo.cookie, 'x-time-zone': 'Asia/Tokyo' },
  });
  expect(await list(renewed.body.access_token)).toMatchObject([{ timezone: 'Europe/Oslo', isThis: true }]);
  for (const zone of ['', 'Mars/Base', '+02:00', '<b>', `Europe/${'x'.repeat(58)}`, undefined]) {
    const { token } = await signIn(userName, 'Desk', '192.0.2.8', zone);
    const here = (await list(token)).find(({ isThis }) => isThis);
    expect([zone, here?.timezone]).toEqual([zone, null]);
  }
});

test('a session that a second factor opens keeps the zone of the device that gave it', async () => {
  const { userName } = await platform.createUser(customerId);
  const token = await platform.signIn(userName);
  const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
    (await platform.call<Record<string, string>>('POST', path, { token, body, headers })).body;
  const codeOf = (secret = '') =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.clock.now().getTime() });
  const begun = { kind: 'code', currentPassword: 'Rostrum-demo-2026' };
  const { token: added, secret } = await post('/api/v3/secondfactors/begin', begun);
  await post('/api/v3/secondfactors', { token: added, name: 'Phone', code: codeOf(secret) });
  platform.clock.advance(30_000);
  const { token: step } = (await signIn(userName, 'Phone', '192.0.2.7')).body;
  const proof = { token: step, code: codeOf(secret) };
  const opened = await post('/api/v3/auth/secondfactor', proof, { 'x-time-zone': 'Asia/Tokyo' });
  const here = (await list(opened.access_token ?? '')).find(({ isThis }) => isThis);
  expect(here?.timezone).toBe('Asia/Tokyo');
});

test('each is ended at once, one’s own alone, and once', async () => {
  const { userName } = await platform.createUser(customerId);
  const stranger = await platform.signIn((await platform.createUser(customerId)).userName);
  const phone = await signIn(userName, 'Phone', '192.0.2.7');
  const desk = await signIn(userName, 'Desk', '192.0.2.8');
  const id = (await list(desk.token)).find(({ isThis }) => !isThis)?.id ?? '';
  expect(await end(stranger, id)).toBe(404);
  expect(await end(desk.token, id)).toBe(204);
  expect((await platform.call('GET', '/legacy/users/me', { token: phone.token })).status).toBe(401);
  expect(await end(desk.token, id)).toBe(404);
  expect((await list(desk.token)).map(({ agent }) => agent)).toEqual(['Desk']);
});

test('all others are ended together', async () => {
  const { userName } = await platform.createUser(customerId);
  for (const agent of ['One', 'Two']) await signIn(userName, agent, '192.0.2.7');
  const here = await signIn(userName, 'Here', '192.0.2.8');
  expect(await end(here.token)).toBe(204);
  expect((await list(here.token)).map(({ agent }) => agent)).toEqual(['Here']);
});
