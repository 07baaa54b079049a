import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { buildApp } from '../../../fixtures/platform/server/buildApp.ts';
import type { PlatformApp } from '../../../fixtures/platform/kernel/app/app.ts';
import { mayReach } from '../../../fixtures/platform/kernel/access/access.ts';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { API_CLIENTS, CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { LIVE_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { bothStorages } from '../../support/backends.ts';
import { TEST_NOW, type TestPlatform } from '../../support/platform.ts';
import { type ApiDocument, fill, listObjectIds, privateRoutes } from '../worlds/routeWalk.ts';

const LONG_MS = 300_000;
const SUPER = 'super@rostrum.example';
const VIEWER = 'viewer@rostrum.example';

/** Routes that reveal nothing about an organization. */
const NO_VISIT = [
  'GET /api/v3/regions/{id}/vodbuckets',
  'GET /onboarding/api/v1/salesplans/{planId}',
  'GET /legacy/customers/masterecg/{id}',
];

describe.each(await bothStorages())('visits on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await backend.start());
  });
  afterAll(() => close());

  const get = async (path: string, userName: string) =>
    platform.call<Record<string, unknown>[]>('GET', path, { token: await platform.signIn(userName) });
  const visits = async (customerId: string) =>
    (
      await platform.services.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.customerId, customerId))
        .orderBy(auditEntries.id)
    ).filter(({ action }) => action === 'visit');
  const playlistsOf = (customerId: string) => `/media-metadata/api/v1/customers/${customerId}/playlists`;

  test('PRM-27 two reads of a super-admin at once from home are one visit, told with who, from where and by which call', async () => {
    const path = playlistsOf(CUSTOMERS.harbour);
    const both = await Promise.all([get(path, SUPER), get(path, SUPER)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await get(`/api/v3/customers/${CUSTOMERS.harbour}/encoders`, SUPER);
    expect(await visits(CUSTOMERS.harbour)).toMatchObject([
      {
        actorName: SUPER,
        actorCustomerId: CUSTOMERS.operations,
        address: '127.0.0.1',
        call: 'C-239',
        subject: 'customers',
        subjectId: CUSTOMERS.harbour,
        before: null,
        after: null,
      },
    ]);
  });

  test('PRM-27 a sudo viewer’s look is one of its own, and the organisation reads both among who entered', async () => {
    expect((await get(playlistsOf(CUSTOMERS.harbour), VIEWER)).status).toBe(200);
    const path = `/api/v3/customers/${CUSTOMERS.harbour}/audit?entered=true`;
    const { body } = await get(path, 'admin@harbour.example');
    const looks = body.filter(({ action }) => action === 'visit');
    expect(looks.map(({ actorName }) => actorName)).toEqual([VIEWER, SUPER]);
    const only = await get(`${path}&action=visit&who=viewer`, 'admin@harbour.example');
    expect(only.body.map(({ actorName }) => actorName)).toEqual([VIEWER]);
  });

  test('one’s own organisation is not visited, nor one that refuses or that there is not', async () => {
    await get(playlistsOf(CUSTOMERS.operations), SUPER);
    await get(playlistsOf(CUSTOMERS.harbour), 'admin@harbour.example');
    expect(await visits(CUSTOMERS.operations)).toEqual([]);
    const before = (await visits(CUSTOMERS.northgate)).length;
    const refused = await get(playlistsOf(CUSTOMERS.northgate), 'admin@harbour.example');
    expect([refused.status, (await visits(CUSTOMERS.northgate)).length]).toEqual([403, before]);
    await get(playlistsOf('nowhere'), SUPER);
    expect(await visits('nowhere')).toEqual([]);
  });

  test('a process that did not write it finds that it is there; the next hour has one of its own', async () => {
    const customerId = await platform.createCustomer();
    const other = await buildApp({
      services: platform.services,
      requestDb: platform.database.requestDb,
      logLevel: 'silent',
      faults: false,
    });
    await other.ready();
    const staff = await platform.createUser(CUSTOMERS.operations, {
      roles: ['CUSTOMER_ADMIN'],
      extraCapabilities: ['sudo', 'sudoAdmin'],
    });
    const token = await platform.signIn(staff.userName);
    const ask = (app: PlatformApp) =>
      app.inject({
        method: 'GET',
        url: playlistsOf(customerId),
        headers: { authorization: `Bearer ${token}` },
      });
    const both = await Promise.all([ask(platform.app), ask(other)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await visits(customerId)).toHaveLength(1);
    platform.clock.set(new Date('2026-11-22T15:00:00.000Z'));
    expect((await ask(other)).statusCode).toBe(200);
    expect((await visits(customerId)).map(({ time }) => time.toISOString())).toEqual([
      '2026-11-22T14:47:00.000Z',
      '2026-11-22T15:00:00.000Z',
    ]);
    platform.clock.set(TEST_NOW);
    await other.close();
  });

  test('nothing is answered to who reads while the visit cannot be written, and the next try writes it', async () => {
    const customerId = await platform.createCustomer();
    const execute = jest.spyOn(platform.services.db, 'execute').mockRejectedValueOnce(new Error('disk full'));
    expect((await get(playlistsOf(customerId), SUPER)).status).toBe(500);
    execute.mockRestore();
    expect(await visits(customerId)).toEqual([]);
    expect((await get(playlistsOf(customerId), SUPER)).status).toBe(200);
    expect(await visits(customerId)).toHaveLength(1);
  });

  test('no role of a request writes a visit by itself', async () => {
    for (const role of ['rostrum_app', 'rostrum_reader', 'rostrum_staff', 'rostrum_demo']) {
      const tried = platform.services.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local role ${role}`));
        await tx.execute(sql`select audit_visits('{}'::jsonb, array['x'])`);
      });
      await expect(tried).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  test(
    'PRM-27 whatever staff are answered of another organisation by its ids, a visit is noted there',
    async () => {
      const document = (await platform.call<ApiDocument>('GET', '/openapi.json')).body;
      const ids = {
        ...(await listObjectIds(platform.services.db, CUSTOMERS.harbour)),
        customers: CUSTOMERS.harbour,
        users: USERS.harbourEvents,
        api_clients: API_CLIENTS.harbourAnalytics,
        content_destinations: LIVE_DESTINATION_IDS.web,
      };
      const note = jest.spyOn(platform.app.visits, 'note');
      const unnoted: string[] = [];
      let answered = 0;
      for (const { method, path, operation } of privateRoutes(platform, document)) {
        if (method !== 'GET' || !path.includes('{')) continue;
        note.mockClear();
        const { status } = await get(fill(path, operation, document, CUSTOMERS.harbour, ids), SUPER);
        if (status !== 200) continue;
        answered += 1;
        const noted = note.mock.calls.some(([, of]) => [...of].includes(CUSTOMERS.harbour));
        if (!noted) unnoted.push(`${method} ${path}`);
      }
      note.mockRestore();
      expect(unnoted.sort()).toEqual([...NO_VISIT].sort());
      expect(answered).toBeGreaterThan(50);
    },
    LONG_MS,
  );

  test('PRM-27 lists across organisations are a visit to each whose things they tell, also of a route that checks nothing', async () => {
    const note = jest.spyOn(platform.app.visits, 'note');
    for (const path of [
      '/api/v3/encoders/search',
      '/api/v3/encoders/online',
      '/api/v3/monitors/encoders',
      '/legacy/monitors/encoders/state/error',
    ]) {
      note.mockClear();
      const { status } = await get(path, VIEWER);
      const noted = note.mock.calls.flatMap(([, of]) => [...of]);
      expect([path, status, noted.includes(CUSTOMERS.harbour)]).toEqual([path, 200, true]);
    }
    for (const path of [
      '/api/v3/customers/names',
      '/legacy/customers?name=harbour',
      '/system-events/api/v1/events',
    ]) {
      note.mockClear();
      const { status } = await get(path, VIEWER);
      const noted = note.mock.calls.flatMap(([, of]) => [...of]);
      expect([path, status, noted]).toEqual([path, 200, []]);
    }
    note.mockRestore();
    const app = await buildApp({
      services: platform.services,
      requestDb: platform.database.requestDb,
      logLevel: 'silent',
      faults: false,
    });
    const [listed, changed] = [await platform.createCustomer(), await platform.createCustomer()];
    app.get('/careless/list', { config: { permissions: ['MANAGE_USERS'] } }, () => [{ customerId: listed }]);
    app.post('/careless/change', { config: { own: true } }, (request, reply) => {
      const isReached = mayReach(request, changed);
      void reply.hijack();
      // Past all hooks that see answers off.
      void Promise.all(request.visits ?? []).then(() => reply.raw.end(`${isReached}`));
    });
    const headers = { authorization: `Bearer ${await platform.signIn(SUPER)}` };
    await app.inject({ method: 'GET', url: '/careless/list', headers });
    await app.inject({ method: 'POST', url: '/careless/change', headers });
    for (const id of [listed, changed]) expect([id, (await visits(id)).length]).toEqual([id, 1]);
    await app.close();
  });
});
