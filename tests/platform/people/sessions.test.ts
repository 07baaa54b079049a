import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Session {
  id: string;
  agent: string | null;
  address: string | null;
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
async function signIn(userName: string, agent: string, address: string) {
  const { body, headers } = await platform.call<{ access_token: string }>('POST', '/api/v3/auth/token', {
    body: { grant_type: 'password_cookie', username: userName, password: 'Rostrum-demo-2026' },
    headers: { 'x-forwarded-user-agent': agent, 'x-forwarded-for': address },
  });
  const cookie = /refresh_token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { token: body.access_token, cookie };
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
