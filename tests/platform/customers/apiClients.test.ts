import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { apiClients, customers, plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { billingAccounts } from '../../../fixtures/platform/kernel/db/schema/subscriptions.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

type Json = Record<string, unknown>;
interface Made extends Json {
  clientId: string;
  clientSecret: string;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const clientsOf = (customerId: string) => `/api/v3/customers/${customerId}/clients`;
const clients = clientsOf(CUSTOMERS.harbour);
const order = { name: 'Signage', roles: ['ANALYTICS_API'], termsAccepted: true };

async function call<T = Json>(method: string, path: string, body?: unknown, as = 'admin@harbour.example') {
  const token = await platform.signIn(as);
  return platform.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
}
const make = async (change: object = {}) => (await call<Made>('POST', clients, { ...order, ...change })).body;
const statusOf = async (token: string, path: string) => (await platform.call('GET', path, { token })).status;
const exchange = (clientId: string, clientSecret: string) =>
  platform.call('POST', '/api/v3/auth/token', {
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  });

describe('an API client', () => {
  test('API-03 API-05 its secret is shown when it is made and never again; it is stored hashed', async () => {
    const made = await call<Made>('POST', clients, order);
    expect(made.status).toBe(201);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const { clientId, clientSecret, ...rest } = made.body;
    expect(rest).toMatchObject({ name: 'Signage', roles: ['ANALYTICS_API'], lastUsedAt: null, revision: 1 });
    const token = await platform.signInClient(clientId, clientSecret);
    expect((await platform.call<Json>('GET', '/legacy/users/me', { token })).body.userId).toBe(clientId);
    expect(JSON.stringify((await call('GET', `/api/v3/clients/${clientId}`)).body)).not.toContain(
      clientSecret,
    );
    expect(JSON.stringify((await call('GET', clients)).body)).not.toContain(clientSecret);
    const stored = await platform.services.db
      .select()
      .from(apiClients)
      .where(eq(apiClients.clientId, clientId));
    expect(JSON.stringify(stored)).not.toContain(clientSecret);
  });

  test('API-03 it tells when its secret was used last, and from where', async () => {
    const { clientId, clientSecret } = await make();
    await exchange(clientId, 'wrong');
    expect((await call('GET', `/api/v3/clients/${clientId}`)).body.lastUsedAt).toBeNull();
    await exchange(clientId, clientSecret);
    expect((await call('GET', `/api/v3/clients/${clientId}`)).body).toMatchObject({
      lastUsedAt: platform.clock.now().toISOString(),
      lastUsedFrom: '127.0.0.1',
    });
  });

  test('API-05 a new secret ends the old one and the tokens it gave', async () => {
    const made = await make();
    const token = await platform.signInClient(made.clientId, made.clientSecret);
    const again = await call<Made>('POST', `/api/v3/clients/${made.clientId}/regenerateSecret`);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.body.clientSecret).not.toBe(made.clientSecret);
    expect(await statusOf(token, '/legacy/users/me')).toBe(401);
    expect((await exchange(made.clientId, made.clientSecret)).status).toBe(401);
    await platform.signInClient(made.clientId, again.body.clientSecret);
  });

  test.each([
    ['API-01', { roles: [] }, 'roles', 'CLIENT_ROLE_REQUIRED'],
    ['API-02', { termsAccepted: false }, 'termsAccepted', 'CLIENT_TERMS_REQUIRED'],
    ['API-03', { name: '  ' }, 'name', 'NAME_REQUIRED'],
    ['API-03', { name: 'x'.repeat(129) }, 'name', 'NAME_TOO_LONG'],
  ])('%s %j is refused at its field', async (_rule, change, field, reason) => {
    const refused = await call('POST', clients, { ...order, ...change });
    expect([refused.status, refused.body]).toMatchObject([400, { field, reason }]);
  });

  test.each([
    ['API-01', { roles: [] }, 'roles'],
    ['API-03', { name: '' }, 'name'],
    ['API-03', { name: 'x'.repeat(129) }, 'name'],
  ])('%s an edit to %j is refused at its field', async (_rule, change, field) => {
    const { clientId } = await make();
    const refused = await call('PATCH', `/api/v3/clients/${clientId}`, change);
    expect([refused.status, refused.body]).toMatchObject([400, { field }]);
  });

  test('PRM-33 a role of people is none of a client, nor is an unknown one', async () => {
    for (const role of ['CUSTOMER_ADMIN', 'ROOT_API'])
      expect((await call('POST', clients, { ...order, roles: [role] })).status).toBe(400);
  });

  test('API-04 a role needs its plan: an organisation without a Pro plan gets none', async () => {
    const vista = 'admin@vista.example';
    const roles = await call<{ name: string; available: boolean }[]>(
      'GET',
      '/api/v3/clients/roles',
      undefined,
      vista,
    );
    expect(roles.body.map(({ name, available }) => [name, available])).toEqual([
      ['GO_LIVE_API', false],
      ['ON_DEMAND_API', false],
      ['ANALYTICS_API', false],
    ]);
    const both = { ...order, roles: ['GO_LIVE_API', 'ON_DEMAND_API'] };
    const refused = await call<{ errors: { message: string }[] }>(
      'POST',
      clientsOf(CUSTOMERS.vista),
      both,
      vista,
    );
    expect(refused.status).toBe(402);
    expect(refused.body.errors.map(({ message }) => message)).toEqual([
      'The role Go Live API needs a Live Web Pro or Multisite Pro plan.',
      'The role On Demand API needs a Rostrum On Demand Pro plan.',
    ]);
    expect((await call('POST', clients, both)).status).toBe(201);
  });

  test.each([
    [{ webPlan: 'Pro' }, ['GO_LIVE_API', 'ANALYTICS_API']],
    [{ multisitePlan: 'Pro' }, ['GO_LIVE_API', 'ANALYTICS_API']],
    [{ vodPlan: 'Pro' }, ['ON_DEMAND_API', 'ANALYTICS_API']],
    [{}, []],
  ])('API-04 the plans %j open %j', async (tiers, opened) => {
    const rows = await platform.services.db.select().from(plans);
    const idOf = (kind: string, tier: string | undefined) =>
      rows.find((plan) => plan.kind === kind && plan.tier === tier)?.uuid ?? null;
    const { webPlan, multisitePlan, vodPlan } = tiers as Record<string, string>;
    const customerId = await platform.createCustomer({
      webPlanId: idOf('WEB', webPlan),
      multisitePlanId: idOf('MULTISITE', multisitePlan),
      vodPlanId: idOf('VOD', vodPlan),
    });
    const { userName } = await platform.createUser(customerId);
    const roles = await call<{ name: string; available: boolean }[]>(
      'GET',
      '/api/v3/clients/roles',
      undefined,
      userName,
    );
    expect(roles.body.filter(({ available }) => available).map(({ name }) => name)).toEqual(opened);
  });

  test('API-04 an organisation has at most 100', async () => {
    const values = { customerId: CUSTOMERS.northgate, name: 'Many', secretHash: 'x', createdAt: new Date(0) };
    await platform.services.db.insert(apiClients).values(
      Array.from({ length: 100 }, (_, at) => ({
        ...values,
        clientId: `many-${at}`,
        roles: ['ANALYTICS_API' as const],
      })),
    );
    const refused = await call('POST', clientsOf(CUSTOMERS.northgate), order, 'admin@northgate.example');
    expect([refused.status, refused.body]).toMatchObject([402, { reason: 'CLIENTS_TOO_MANY' }]);
  });
});

describe('what an API client may do', () => {
  const encoders = `/api/v3/customers/${CUSTOMERS.harbour}/encoders`;
  const usage = `/data-usage/api/v1/customers/${CUSTOMERS.harbour}/average`;

  test('API-01 PRM-33 its roles limit it, and other roles count from the next request on', async () => {
    const { clientId, clientSecret } = await make();
    const token = await platform.signInClient(clientId, clientSecret);
    expect([await statusOf(token, encoders), await statusOf(token, usage)]).toEqual([200, 200]);
    const changed = await call('PATCH', `/api/v3/clients/${clientId}`, { roles: ['ON_DEMAND_API'] });
    expect(changed.body).toMatchObject({ name: 'Signage', roles: ['ON_DEMAND_API'], revision: 2 });
    expect([await statusOf(token, encoders), await statusOf(token, usage)]).toEqual([403, 403]);
  });

  test('API-04 after a downgrade it keeps what the other plans allow, at the next request, and has all back with the plan', async () => {
    const { db } = platform.services;
    const proPlans = { webPlanId: PLANS.webPro, vodPlanId: PLANS.vodPro };
    const customerId = await platform.createCustomer(proPlans);
    await db.insert(billingAccounts).values({ customerId, hasPaymentMethod: true });
    const { userName } = await platform.createUser(customerId);
    const as = { ...order, roles: ['GO_LIVE_API', 'ON_DEMAND_API'] };
    const { clientId, clientSecret } = (await call<Made>('POST', clientsOf(customerId), as, userName)).body;
    const token = await platform.signInClient(clientId, clientSecret);
    const may = async () =>
      Promise.all([
        statusOf(token, `/api/v3/customers/${customerId}/encoders`),
        statusOf(token, `/media-metadata/api/v1/customers/${customerId}/bucketsize`),
      ]);
    const subscribe = (planId: string) =>
      call(
        'POST',
        `/onboarding/api/v1/customers/${customerId}/subscriptions`,
        {
          ...{ planId, contact: { firstName: 'Maya', lastName: 'Kent' } },
        },
        userName,
      );
    const told = async () =>
      (await platform.call<Json>('GET', `/api/v3/clients/${clientId}`, { token })).body;
    expect(await may()).toEqual([200, 200]);
    expect((await subscribe(PLANS.webStarter)).status).toBe(201);
    expect(await may()).toEqual([403, 200]);
    expect(await told()).toMatchObject({
      roles: ['GO_LIVE_API', 'ON_DEMAND_API'],
      rolesInForce: ['ON_DEMAND_API'],
    });
    await subscribe(PLANS.webPro);
    expect(await may()).toEqual([200, 200]);
    expect(await told()).toMatchObject({ rolesInForce: ['GO_LIVE_API', 'ON_DEMAND_API'] });
  });

  test('PRM-18 it manages no API clients, nor people, whatever its roles', async () => {
    const { clientId, clientSecret } = await make({
      roles: ['GO_LIVE_API', 'ON_DEMAND_API', 'ANALYTICS_API'],
    });
    const token = await platform.signInClient(clientId, clientSecret);
    expect(await statusOf(token, clients)).toBe(403);
    expect(await statusOf(token, `/api/v3/customers/${CUSTOMERS.harbour}/users`)).toBe(403);
    expect(await statusOf(token, `/api/v3/clients/${clientId}`)).toBe(200);
    const own = { token, body: { roles: ['GO_LIVE_API'] } };
    expect((await platform.call('PATCH', `/api/v3/clients/${clientId}`, own)).status).toBe(403);
  });

  test('API-03 one that is removed is out at the next request, with its secret', async () => {
    const { clientId, clientSecret } = await make();
    const token = await platform.signInClient(clientId, clientSecret);
    expect((await call('DELETE', `/api/v3/clients/${clientId}`)).status).toBe(204);
    expect(await statusOf(token, encoders)).toBe(401);
    expect((await exchange(clientId, clientSecret)).status).toBe(401);
    expect((await call('DELETE', `/api/v3/clients/${clientId}`)).status).toBe(404);
  });
});

test('its token is not touched by a second factor that all people of its organization need, and it has none', async () => {
  const { clientId, clientSecret } = await make();
  const { db } = platform.services;
  const needsFactor = (needsSecondFactor: boolean) =>
    db.update(customers).set({ needsSecondFactor }).where(eq(customers.uuid, CUSTOMERS.harbour));
  await needsFactor(true);
  const token = await platform.signInClient(clientId, clientSecret);
  expect(await statusOf(token, '/legacy/users/me')).toBe(200);
  expect(await statusOf(token, '/api/v3/secondfactors')).toBe(404);
  await needsFactor(false);
});

describe('changes by several', () => {
  test('API-03 of two edits of one client at once the second is refused', async () => {
    const { clientId } = await make();
    const path = `/api/v3/clients/${clientId}`;
    const edits = await Promise.all(['A', 'B'].map((name) => call('PATCH', path, { name, revision: 1 })));
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(edits.find(({ status }) => status === 409)?.body.reason).toBe('CHANGED_MEANWHILE');
  });

  test('API-03 nobody of another organisation finds it, be it to read, change or remove', async () => {
    const { clientId } = await make();
    const path = `/api/v3/clients/${clientId}`;
    const stranger = 'admin@northgate.example';
    expect((await call('GET', path, undefined, stranger)).status).toBe(404);
    expect((await call('PATCH', path, { name: 'Mine' }, stranger)).status).toBe(404);
    expect((await call('POST', `${path}/regenerateSecret`, undefined, stranger)).status).toBe(404);
    expect((await call('DELETE', path, undefined, stranger)).status).toBe(404);
    expect((await call('GET', clients, undefined, stranger)).status).toBe(403);
  });
});
