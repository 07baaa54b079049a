import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const ERRORS = 'userErrors { code message }';
const CREATE = `mutation ($name: String!) { createPlaylist(input: { name: $name }) { playlist { id } ${ERRORS} } }`;
const DELETE = `mutation ($id: ID!) { deletePlaylist(input: { id: $id }) { deletedId ${ERRORS} } }`;
const RESTORE = `mutation ($id: ID!) { restoreDeleted(input: { kind: PLAYLIST, id: $id }) { restoredId ${ERRORS} } }`;
const BIN = `query ($id: ID!) { customer(id: $id) { binEntries(kind: PLAYLIST) { totalCount nodes { id kind name deletedBy } } } }`;
const READ = 'query ($id: ID!) { playlist(id: $id) { name } }';

const binOf = async () => (await maya.data(BIN, { id: CUSTOMERS.harbour })).customer.binEntries.nodes;

it('what was deleted stands in the bin and is restored once', async () => {
  const { id } = (await maya.data(CREATE, { name: 'Short lived' })).createPlaylist.playlist;
  await maya.data(DELETE, { id });
  expect((await maya.data(READ, { id })).playlist).toBeNull();
  expect(await binOf()).toEqual([
    { id, kind: 'PLAYLIST', name: 'Short lived', deletedBy: 'admin@harbour.example' },
  ]);
  expect((await maya.data(RESTORE, { id })).restoreDeleted).toEqual({ restoredId: id, userErrors: [] });
  expect((await maya.data(READ, { id })).playlist).toEqual({ name: 'Short lived' });
  expect(await binOf()).toEqual([]);
  expect((await maya.data(RESTORE, { id })).restoreDeleted).toMatchObject({
    restoredId: null,
    userErrors: [{ code: 'NOT_FOUND' }],
  });
});

it('the bin has pages, the latest first, and the list that it was says the same', async () => {
  for (const name of ['First', 'Second', 'Third']) {
    const { id } = (await maya.data(CREATE, { name })).createPlaylist.playlist;
    world.platform.clock.advance(1000);
    await maya.data(DELETE, { id });
  }
  const query = `query ($id: ID!, $after: String) { customer(id: $id) {
    binEntries(kind: PLAYLIST, first: 2, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } }
    bin(kind: PLAYLIST) { name } } }`;
  const { customer } = await maya.data(query, { id: CUSTOMERS.harbour });
  const { nodes, totalCount, pageInfo } = customer.binEntries;
  expect(nodes).toEqual([{ name: 'Third' }, { name: 'Second' }]);
  expect({ totalCount, hasNextPage: pageInfo.hasNextPage }).toEqual({ totalCount: 3, hasNextPage: true });
  const rest = await maya.data(query, { id: CUSTOMERS.harbour, after: pageInfo.endCursor });
  expect([...nodes, ...rest.customer.binEntries.nodes]).toEqual(customer.bin);
});

it('PRM-23 who may not change playlists neither sees their bin nor restores', async () => {
  const reviewer = await world.signIn('review@harbour.example');
  const { data, errors } = await reviewer.run(BIN, { id: CUSTOMERS.harbour });
  expect(data?.customer).toEqual({ binEntries: null });
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
