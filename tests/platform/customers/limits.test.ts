import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  CODES_PER_ACCOUNT,
  EVENTS_PER_ACCOUNT,
  FAILURES_PER_LOOPBACK,
  THROTTLE_WINDOW_MS,
} from '../../../fixtures/platform/throttle.ts';
import { loginFailures } from '../../../fixtures/platform/db/schema/core.ts';
import { eq } from 'drizzle-orm';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
}, 120_000);
afterAll(() => platform.close());

const newcomer = async () => platform.signIn((await platform.createUser(customerId)).userName);
const activate = (token: string, activationCode: string) =>
  platform.call<{ code: string }>('POST', `/api/v3/customers/${customerId}/encoders`, {
    token,
    body: { activationCode, name: `Encoder ${activationCode}`, configuration: 'automatic' },
  });
/** Has something counted so often already. */
const counted = (subject: string, failures: number) => {
  const now = { failures, windowStart: platform.clock.now() };
  return platform.services.db
    .insert(loginFailures)
    .values({ subject, ...now })
    .onConflictDoUpdate({ target: loginFailures.subject, set: now });
};

test('activation codes cannot be found by trying: an account gets 20 wrong ones in 5 minutes', async () => {
  const token = await newcomer();
  for (let at = 0; at < CODES_PER_ACCOUNT; at += 1) {
    expect((await activate(token, `zzzz-00${String(at).padStart(2, '0')}`)).status).toBe(404);
  }
  const refused = await activate(token, 'zzzz-9999');
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.headers.get('retry-after')).toBe('300');
  expect((await activate(await newcomer(), 'zzzz-9999')).status).toBe(404);
  platform.clock.advance(THROTTLE_WINDOW_MS + 1000);
  expect((await activate(await newcomer(), 'zzzz-9999')).status).toBe(404);
});

test('an organisation gets 50 wrong activation codes, whoever types them', async () => {
  await counted(`code organisation:${customerId}`, 50);
  expect((await activate(await newcomer(), 'zzzz-9998')).status).toBe(429);
  platform.clock.advance(THROTTLE_WINDOW_MS + 1000);
});

test('sign-ins over many accounts are limited from the loopback address too', async () => {
  const { userName } = await platform.createUser(customerId);
  await counted('address:127.0.0.1', FAILURES_PER_LOOPBACK);
  const body = { grant_type: 'password_cookie', username: userName, password: 'wrong-password' };
  expect((await platform.call('POST', '/api/v3/auth/token', { body })).status).toBe(429);
  platform.clock.advance(THROTTLE_WINDOW_MS + 1000);
  expect((await platform.call('POST', '/api/v3/auth/token', { body })).status).toBe(401);
});

test('events that clients post are limited by account, and marked as theirs', async () => {
  const { userId, userName } = await platform.createUser(customerId);
  const token = await platform.signIn(userName);
  const post = () =>
    platform.call('POST', '/system-events/api/v1/events', {
      token,
      body: { customerId, type: 'session.signIn', text: 'not true' },
    });
  const track = () => platform.call('POST', '/track', { token, body: { event: 'opened', props: {} } });
  expect([(await post()).status, (await track()).status]).toEqual([201, 202]);
  await counted(`event account:${userId}`, EVENTS_PER_ACCOUNT);
  expect([(await post()).status, (await track()).status]).toEqual([429, 429]);
  const rows = await platform.services.db
    .select({ failures: loginFailures.failures })
    .from(loginFailures)
    .where(eq(loginFailures.subject, `event organisation:${customerId}`));
  expect(rows[0]?.failures).toBeGreaterThan(0);
});
