import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PgTable } from 'drizzle-orm/pg-core';
import { pruneExpired } from '../../../fixtures/platform/domains/customers/auth/pruning.ts';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import {
  accessTokens,
  mailTokens,
  refreshTokens,
  sessions,
  systemEvents,
  trackedEvents,
} from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { RECURRING_JOBS } from '../../../fixtures/platform/server/jobs/steps.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
});
afterAll(() => platform.close());

const tables: [name: string, table: PgTable][] = [
  ['sessions', sessions],
  ['access tokens', accessTokens],
  ['refresh tokens', refreshTokens],
  ['mail tokens', mailTokens],
  ['jobs', jobs],
  ['tracked events', trackedEvents],
  ['system events', systemEvents],
  ['audit', auditEntries],
];
const counts = async () => {
  const rows: [string, number][] = [];
  for (const [name, table] of tables) rows.push([name, await platform.services.db.$count(table)]);
  return Object.fromEntries(rows);
};

/** Leaves a row in each of the tables. */
async function live() {
  const { userId, userName } = await platform.createUser(customerId);
  const post = (path: string, body: unknown, token?: string) =>
    platform.call('POST', path, { body, ...(token ? { token } : {}) });
  const now = platform.clock.now();
  await post('/api/v3/auth/token', { grant_type: 'password_cookie', username: userName, password: 'wrong' });
  await post('/api/v3/passwordreset/request', { userName });
  const token = await platform.signIn(userName, DEMO_PASSWORD);
  await post('/track', { event: 'opened', props: {} }, token);
  await post('/system-events/api/v1/events', { customerId, type: 'test', text: 'text' }, token);
  await platform.services.db.insert(mailTokens).values({
    hash: userName,
    purpose: 'email',
    userId,
    expiresAt: now,
  });
  return token;
}

test('what is over goes after its time, what is not stays, and nothing grows without end', async () => {
  await live();
  const all = await counts();
  for (const [name] of tables) expect([name, all[name]]).toEqual([name, expect.any(Number)]);
  expect(Object.values(all).every((count) => count > 0)).toBe(true);
  await pruneExpired(platform.services);
  expect(await counts()).toEqual(all);

  platform.clock.advance(7 * DAY_MS + 1000);
  await pruneExpired(platform.services);
  expect(await counts()).toMatchObject({ 'access tokens': 0, 'mail tokens': 0 });
  expect(await counts()).toMatchObject({ sessions: all.sessions, 'refresh tokens': all['refresh tokens'] });

  platform.clock.advance(60 * DAY_MS);
  await pruneExpired(platform.services);
  expect(await counts()).toMatchObject({ sessions: 0, 'refresh tokens': 0, jobs: 0 });
  expect(await counts()).toMatchObject({ 'system events': all['system events'] });

  platform.clock.advance(400 * DAY_MS);
  const token = await live();
  await pruneExpired(platform.services);
  const left = await counts();
  expect(left).toMatchObject({ 'tracked events': 1, sessions: 1 });
  expect((await platform.call('GET', '/legacy/users/me', { token })).status).toBe(200);
});

test('the platform does so every hour', () => {
  const pruning = RECURRING_JOBS.find(({ step }) => step === pruneExpired);
  expect(pruning?.everyMs).toBe(60 * 60 * 1000);
});
