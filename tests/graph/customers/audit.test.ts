import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld({ env: () => ({ TRUST_PROXY: 'true' }) });
  maya = world.visitor();
  // One proxy: what it was sent may be made up, what it appends is not.
  maya.headers = {
    'x-forwarded-for': '192.0.2.9, 198.51.100.4',
    'user-agent': 'Browser/3',
    'x-forwarded-user-agent': 'Made up',
  };
  await maya.signIn('admin@harbour.example', 'Rostrum-demo-2026');
}, START_MS);
afterAll(() => world?.close());

const AUDIT = `query ($id: ID!, $first: Int, $after: String) { customer(id: $id) {
  auditEntries(first: $first, after: $after) {
    nodes { id happenedAt action subject subjectId actorId actorName actorCustomerId isByOutsider sessionId address
      agent call trackingId changes { name before after } }
    edges { cursor } pageInfo { hasNextPage endCursor } } } }`;
const CREATE = `mutation ($name: String!) { createPlaylist(input: { name: $name }) { playlist { id } userErrors { code } } }`;
const UPDATE = `mutation ($id: ID!) { updatePlaylist(input: { id: $id, name: "Renamed" }) { userErrors { code } } }`;

const page = async (first = 50, after: string | null = null, client = maya) =>
  (await client.data(AUDIT, { id: CUSTOMERS.harbour, first, after })).customer.auditEntries;

it('an entry tells who changed what, with the address and the agent of the browser and not of the graph', async () => {
  const { id } = (await maya.data(CREATE, { name: 'Audited' })).createPlaylist.playlist;
  await maya.data(UPDATE, { id });
  const { nodes } = await page();
  const [updated, created] = nodes.filter(({ subject }: { subject: string }) => subject === 'playlists');
  const by = {
    actorName: 'admin@harbour.example',
    actorCustomerId: CUSTOMERS.harbour,
    isByOutsider: false,
    address: '198.51.100.4',
    agent: 'Browser/3',
    subjectId: id,
  };
  expect(updated).toMatchObject({ action: 'UPDATED', ...by });
  expect(updated.changes).toContainEqual({ name: 'name', before: '"Audited"', after: '"Renamed"' });
  expect(created).toMatchObject({ action: 'CREATED', ...by });
  expect(created.changes).toContainEqual({ name: 'name', before: null, after: '"Audited"' });
  const signedIn = nodes.find(({ subject }: { subject: string }) => subject === 'sessions');
  expect(signedIn).toMatchObject({
    action: 'CREATED',
    ...by,
    subjectId: updated.sessionId,
    sessionId: updated.sessionId,
  });
});

it('pages read on to the end, each with one call, and miss nothing', async () => {
  const whole = (await page(100)).nodes.map(({ id }: { id: string }) => id);
  expect(whole.length).toBeGreaterThanOrEqual(3);
  const read: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await page(2, after);
    read.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(read).toEqual(whole);
  const { edges } = await page(3);
  expect((await page(1, edges[1].cursor)).nodes[0].id).toBe(whole[2]);
  const { errors } = await maya.run(AUDIT, { id: CUSTOMERS.harbour, first: 101 });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it('PRM-27 what staff of the platform do in the organisation is marked as from outside', async () => {
  const staff = await world.signIn('super@rostrum.example');
  const { playlists } = (
    await maya.data('query ($id: ID!) { customer(id: $id) { playlists(first: 1) { nodes { id } } } }', {
      id: CUSTOMERS.harbour,
    })
  ).customer;
  await staff.data(UPDATE, { id: playlists.nodes[0].id });
  expect((await page(1)).nodes[0]).toMatchObject({
    actorName: 'super@rostrum.example',
    actorCustomerId: CUSTOMERS.operations,
    isByOutsider: true,
  });
});

it('PRM-27 who came from outside is read alone, by the sessions they began and once by the look they had from home', async () => {
  const entered = `query ($id: ID!, $first: Int, $after: String) { customer(id: $id) {
    auditEntries(entered: true, first: $first, after: $after) {
      nodes { action subject actorName isByOutsider } pageInfo { hasNextPage endCursor } } } }`;
  const read = async (first: number, after: string | null = null) =>
    (await maya.data(entered, { id: CUSTOMERS.harbour, first, after })).customer.auditEntries;
  const fromHome = world.visitor();
  fromHome.headers = { 'x-forwarded-for': '203.0.113.5', 'user-agent': 'Staff/1' };
  await fromHome.signIn('viewer@rostrum.example', 'Rostrum-demo-2026');
  const looking = `query ($id: ID!) { customer(id: $id) { playlists { nodes { id } } encoders { nodes { id } } } }`;
  for (const _time of [1, 2]) await fromHome.data(looking, { id: CUSTOMERS.harbour });
  const look = {
    action: 'VISITED',
    subject: 'customers',
    actorName: 'viewer@rostrum.example',
    isByOutsider: true,
  };
  // The super-admin's is from the test before.
  const looks = [look, { ...look, actorName: 'super@rostrum.example' }];
  expect((await read(50)).nodes).toEqual(looks);
  const [latest] = (await page(1)).nodes;
  expect(latest).toMatchObject({ action: 'VISITED', address: '203.0.113.5', agent: 'Staff/1' });
  for (let time = 0; time < 2; time += 1) {
    const staff = await world.signIn('super@rostrum.example');
    await staff.data(
      'mutation ($input: SwitchCustomerInput!) { switchCustomer(input: $input) { userErrors { code } } }',
      { input: { customerId: CUSTOMERS.harbour, password: 'Rostrum-demo-2026' } },
    );
    await staff.data(CREATE, { name: `By staff ${time}` });
  }
  const entry = {
    action: 'CREATED',
    subject: 'sessions',
    actorName: 'super@rostrum.example',
    isByOutsider: true,
  };
  expect((await read(50)).nodes).toEqual([entry, entry, ...looks]);
  const first = await read(1);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await read(1, first.pageInfo.endCursor);
  expect(second.nodes).toEqual([entry]);
  const third = await read(1, second.pageInfo.endCursor);
  expect(third.nodes).toEqual([look]);
});

it('it is narrowed to who, what, one thing and a time, and says in the export what changed', async () => {
  const query = `query ($id: ID!, $filter: AuditFilter) { customer(id: $id) {
    auditEntries(filter: $filter) { nodes { happenedAt action subject subjectId actorName changedNames } } } }`;
  const read = async (filter: object) =>
    (await maya.data(query, { id: CUSTOMERS.harbour, filter })).customer.auditEntries.nodes;
  const { id } = (await maya.data(CREATE, { name: 'Narrowed' })).createPlaylist.playlist;
  await maya.data(UPDATE, { id });
  const [updated, created] = await read({ subject: 'playlists', subjectId: id });
  expect(updated).toMatchObject({ action: 'UPDATED', changedNames: expect.arrayContaining(['name']) });
  expect(created).toMatchObject({ action: 'CREATED', subjectId: id });
  expect(await read({ subject: 'playlists', subjectId: id, action: 'DELETED' })).toEqual([]);
  const byStaff = await read({ who: ' SUPER@rostrum ' });
  expect(new Set(byStaff.map(({ actorName }: { actorName: string }) => actorName))).toEqual(
    new Set(['super@rostrum.example']),
  );
  const after = new Date(Date.parse(updated.happenedAt) + 60_000).toISOString();
  expect(await read({ sinceAt: after })).toEqual([]);
  expect(
    await read({ subjectId: id, sinceAt: created.happenedAt, untilAt: updated.happenedAt }),
  ).toHaveLength(2);
  for (const [filter, field] of [
    [{ who: 'a'.repeat(321) }, 'who'],
    [{ subject: 'No kind' }, 'subject'],
    [{ subjectId: '' }, 'subjectId'],
  ] as const) {
    const { errors } = await maya.run(query, { id: CUSTOMERS.harbour, filter });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain(field);
  }
});

it('PRM-04 admins of the organisation read it, nobody else of it and nobody of another one', async () => {
  const query = `query ($id: ID!) { customer(id: $id) { name auditEntries { nodes { actorName } } } }`;
  for (const userName of ['library@harbour.example', 'events@harbour.example']) {
    const { data, errors } = await (await world.signIn(userName)).run(query, { id: CUSTOMERS.harbour });
    expect(data?.customer).toEqual({ name: 'Harbour Street Church', auditEntries: null });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  const stranger = await world.signIn('admin@northgate.example');
  const { data } = await stranger.run(query, { id: CUSTOMERS.harbour });
  expect(data).toEqual({ customer: null });
  const own = await stranger.data(query, { id: CUSTOMERS.northgate });
  expect(JSON.stringify(own.customer.auditEntries)).not.toContain('harbour');
  expect((await page(1)).nodes).toHaveLength(1);
});
