import { eq } from 'drizzle-orm';
import { forgetCallers } from '../../../fixtures/platform/domains/customers/auth/callers.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const CLIENT = 'id name roles rolesInForce permissions revision lastUsedAt lastUsedFrom';
const PROBLEMS = 'userErrors { code reason field message }';
const CREATE = `mutation ($input: CreateApiClientInput!) { createApiClient(input: $input) {
  apiClient { ${CLIENT} } clientSecret ${PROBLEMS} } }`;
const UPDATE = `mutation ($input: UpdateApiClientInput!) { updateApiClient(input: $input) {
  apiClient { ${CLIENT} } ${PROBLEMS} } }`;
const DELETE = `mutation ($id: ID!) { deleteApiClient(input: { id: $id }) { deletedId ${PROBLEMS} } }`;
const RENEW = `mutation ($id: ID!) { regenerateApiClientSecret(input: { id: $id }) {
  apiClient { id } clientSecret ${PROBLEMS} } }`;
const LIST = `query ($id: ID!, $filter: String, $sort: ListSort, $first: Int) { customer(id: $id) {
  apiClients(filter: $filter, sort: $sort, first: $first) { totalCount nodes { ${CLIENT} customer { name } } } } }`;
const READ = `query ($id: ID!) { apiClient(id: $id) { ${CLIENT} } node(id: "ApiClient:x") { id } }`;
const ROLES = '{ apiClientRoles { role isAvailable planNeeded permissions } }';
const ME = '{ viewer { isApiClient user { userName } customer { name } permissions } }';
const EVENTS = 'subscription ($id: ID!) { encodersChanged(customerId: $id) { sequence } }';

const order = { name: 'Signage', roles: ['ANALYTICS_API'], termsAccepted: true };
const create = async (change: object = {}) =>
  (await admin.data(CREATE, { input: { ...order, ...change } })).createApiClient;
const update = async (input: object) => (await admin.data(UPDATE, { input })).updateApiClient;

/** A program that calls with the token of a client. */
async function program(id: string, secret: string): Promise<GraphClient> {
  const client = world.visitor();
  client.headers = { authorization: `Bearer ${await world.platform.signInClient(id, secret)}` };
  return client;
}

describe('API clients', () => {
  it('API-01 API-02 API-03 API-05 one that is made works at once, and its secret is told here only', async () => {
    const { apiClient, clientSecret, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(apiClient).toMatchObject({
      name: 'Signage',
      roles: ['ANALYTICS_API'],
      revision: 1,
      lastUsedAt: null,
    });
    const { viewer } = await (await program(apiClient.id, clientSecret)).data(ME);
    expect(viewer).toEqual({
      isApiClient: true,
      user: { userName: 'Signage' },
      customer: { name: 'Harbour Street Church' },
      permissions: ['VIEW_DASHBOARD', 'VIDEO_REVIEW', 'BANDWIDTH_ANALYTICS'],
    });
    const read = await admin.run(READ, { id: apiClient.id });
    expect(read.data?.apiClient).toMatchObject({
      lastUsedAt: world.platform.clock.now().toISOString(),
      lastUsedFrom: '127.0.0.1',
    });
    expect(JSON.stringify(read)).not.toContain(clientSecret);
  });

  it.each([
    ['API-01', { roles: [] }, 'roles', 'CLIENT_ROLE_REQUIRED'],
    ['API-02', { termsAccepted: false }, 'termsAccepted', 'CLIENT_TERMS_REQUIRED'],
    ['API-03', { name: '' }, 'name', 'NAME_REQUIRED'],
    ['API-03', { name: 'x'.repeat(129) }, 'name', 'NAME_TOO_LONG'],
  ])('%s %j is refused at its field, before the platform is asked', async (_rule, input, field, reason) => {
    const calls = await world.callsOf(async () =>
      expect(await create(input)).toMatchObject({
        apiClient: null,
        clientSecret: null,
        userErrors: [{ field: [field], reason }],
      }),
    );
    expect(calls.filter((made) => made.startsWith('POST'))).toEqual([]);
  });

  it('API-04 PRM-33 roles say which plan they need, and one without its plan is refused by name', async () => {
    const vista = await world.signIn('admin@vista.example');
    const { apiClientRoles } = await vista.data(ROLES);
    expect(
      apiClientRoles.map(({ role, isAvailable, planNeeded }: Record<string, unknown>) => [
        role,
        isAvailable,
        planNeeded,
      ]),
    ).toEqual([
      ['GO_LIVE_API', false, 'a Live Web Pro or Multisite Pro plan'],
      ['ON_DEMAND_API', false, 'a Rostrum On Demand Pro plan'],
      ['ANALYTICS_API', false, 'a Live Web Pro, Multisite Pro, or Rostrum On Demand Pro plan'],
    ]);
    const { createApiClient } = await vista.data(CREATE, { input: { ...order, roles: ['GO_LIVE_API'] } });
    expect(createApiClient.userErrors).toMatchObject([
      {
        code: 'LIMIT',
        reason: 'CLIENT_ROLE_NEEDS_PLAN',
        message: 'The role Go Live API needs a Live Web Pro or Multisite Pro plan.',
      },
    ]);
    const own = (await admin.data(ROLES)).apiClientRoles;
    expect(own.every(({ isAvailable }: { isAvailable: boolean }) => isAvailable)).toBe(true);
  });

  it('LST-01 LST-02 API-03 they are listed, filtered and sorted in one call, and one for the organization of all', async () => {
    for (const name of ['Alpha board', 'Beta board']) await create({ name });
    let listed: { apiClients: { totalCount: number; nodes: { name: string }[] } } | undefined;
    const variables = { id: CUSTOMERS.harbour, filter: 'BOARD', sort: 'NAME_DESC', first: 1 };
    const calls = await world.callsOf(async () => {
      listed = (await admin.data(LIST, variables)).customer;
    });
    expect(listed?.apiClients).toMatchObject({ totalCount: 2, nodes: [{ name: 'Beta board' }] });
    expect(calls.filter((made) => made.endsWith('/clients'))).toHaveLength(1);
    expect(calls).toHaveLength(2);
  });

  it('API-03 of two edits at once the second hears what the first made of it', async () => {
    const { apiClient } = await create();
    const { id, revision } = apiClient;
    expect((await update({ id, name: 'First', revision })).apiClient).toMatchObject({
      name: 'First',
      revision: 2,
    });
    const second = await update({ id, name: 'Second', revision });
    expect(second).toMatchObject({
      apiClient: { name: 'First', revision: 2 },
      userErrors: [{ reason: 'CHANGED_MEANWHILE' }],
    });
  });

  it.each([
    ['API-01', { roles: [] }, 'roles', 'CLIENT_ROLE_REQUIRED'],
    ['API-03', { name: 'x'.repeat(129) }, 'name', 'NAME_TOO_LONG'],
  ])('%s an edit to %j is refused at its field', async (_rule, input, field, reason) => {
    const { apiClient } = await create();
    expect((await update({ id: apiClient.id, ...input })).userErrors).toMatchObject([
      { field: [field], reason },
    ]);
  });

  it('API-04 after a downgrade it may no more than the other plans allow, and its page says so', async () => {
    const { apiClient, clientSecret } = await create({ roles: ['GO_LIVE_API', 'ON_DEMAND_API'] });
    const client = await program(apiClient.id, clientSecret);
    const { db } = world.platform.services;
    const plans = (values: Partial<typeof customers.$inferInsert>) =>
      db.update(customers).set(values).where(eq(customers.uuid, CUSTOMERS.harbour));
    expect((await client.data(ME)).viewer.permissions).toContain('MANAGE_SCHEDULE');
    await plans({ webPlanId: PLANS.webStarter, multisitePlanId: null });
    forgetCallers();
    const left = ['VIDEO_REVIEW', 'MANAGE_CUES'];
    expect(apiClient.rolesInForce).toEqual(['GO_LIVE_API', 'ON_DEMAND_API']);
    await until(async () => {
      world.platform.clock.advance(1_000);
      return !(await client.data(ME)).viewer.permissions.includes('MANAGE_SCHEDULE');
    });
    expect((await client.data(ME)).viewer.permissions).toEqual(left);
    expect((await admin.data(READ, { id: apiClient.id })).apiClient).toMatchObject({
      roles: ['GO_LIVE_API', 'ON_DEMAND_API'],
      rolesInForce: ['ON_DEMAND_API'],
      permissions: left,
    });
    await plans({ webPlanId: PLANS.webPro, multisitePlanId: PLANS.multisitePro });
    forgetCallers();
  });

  it('PRM-18 PRM-31 without the capabilities nothing of them is told or changed', async () => {
    const events = await world.signIn('events@harbour.example');
    const { data, errors } = await events.run(LIST, { id: CUSTOMERS.harbour });
    expect(data?.customer.apiClients).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const { apiClient } = await create();
    for (const [query, variables] of [
      [CREATE, { input: order }],
      [UPDATE, { input: { id: apiClient.id, name: 'Mine' } }],
      [DELETE, { id: apiClient.id }],
      [RENEW, { id: apiClient.id }],
    ] as const) {
      const answer = await events.run(query, variables);
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});

describe('what a client listens to', () => {
  async function listening(id: string, secret: string) {
    const token = await world.platform.signInClient(id, secret);
    const client = world.visitor();
    client.socketParams = { authorization: `Bearer ${token}` };
    const events = client.subscribe(EVENTS, { id: CUSTOMERS.harbour });
    expect((await events.next()).done).toBe(false);
    let hasEnded = false;
    void (async () => {
      for await (const _event of events);
    })()
      .catch(() => undefined)
      .finally(() => (hasEnded = true));
    return { token, hasEnded: () => hasEnded };
  }
  const statusOf = async (token: string) => {
    const client = world.visitor();
    client.headers = { authorization: `Bearer ${token}` };
    return (await client.run(ME)).errors?.[0]?.extensions.code ?? 'OK';
  };

  it.each([
    ['removed', (id: string) => admin.data(DELETE, { id }), 'UNAUTHENTICATED'],
    ['given a new secret', (id: string) => admin.data(RENEW, { id }), 'UNAUTHENTICATED'],
    ['given other roles', (id: string) => update({ id, roles: ['ON_DEMAND_API'] }), 'OK'],
  ])('API-05 PRM-33 ends with the next request once it is %s', async (_what, deed, then) => {
    const { apiClient, clientSecret } = await create();
    const { token, hasEnded } = await listening(apiClient.id, clientSecret);
    expect(await statusOf(token)).toBe('OK');
    await deed(apiClient.id);
    expect(await statusOf(token)).toBe(then);
    await until(hasEnded);
  });
});
