import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { QR_OVERLAY_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = 'id name url customLabel openingBehavior type createdAt';
const PAYLOAD = `{ qrOverlay { ${FIELDS} } userErrors { code field message } }`;
const CREATE = `mutation ($input: CreateQrOverlayInput!) { createQrOverlay(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateQrOverlayInput!) { updateQrOverlay(input: $input) ${PAYLOAD} }`;
const DELETE =
  'mutation ($id: ID!) { deleteQrOverlay(input: { id: $id }) { deletedId userErrors { code message } } }';
const ONE = `query ($id: ID!) { qrOverlay(id: $id) { ${FIELDS} } }`;
const list = async (args = ''): Promise<Data[]> =>
  (await maya.data(`{ viewer { customer { qrOverlays${args} { nodes { ${FIELDS} } } } } }`)).viewer.customer
    .qrOverlays.nodes;
const create = async (input: object): Promise<Data> =>
  (await maya.data(CREATE, { input: { name: 'Test', url: 'https://test.example', ...input } }))
    .createQrOverlay;
const long = (length: number) => 'https://long.example/'.padEnd(length, 'x');

it.each([
  ['NAME_ASC', ['Give', 'Sermon notes']],
  ['NAME_DESC', ['Sermon notes', 'Give']],
])('LST-02 the list is sorted by %s, with one call however many there are', async (sort, names) => {
  const calls = await world.callsOf(async () => {
    expect((await list(`(sort: ${sort})`)).map(({ name }) => name)).toEqual(names);
  });
  expect(calls).toEqual([`GET /hotspots/api/v1/customers/${CUSTOMERS.harbour}/urls`]);
});

it('LST-01 is filtered by part of the name', async () => {
  expect((await list('(filter: "NOTE")')).map(({ id }) => id)).toEqual([QR_OVERLAY_IDS.notes]);
});

it('QRC-06 QRC-07 keeps what a change leaves out, loses a label that is null, is removed and restored', async () => {
  const input = {
    name: 'All',
    url: 'https://everything.example/a',
    customLabel: 'View',
    openingBehavior: 'AUTO_OPEN',
    type: 'EXTERNAL_LINK',
  };
  const { qrOverlay } = await create(input);
  expect(qrOverlay).toEqual({ ...input, id: expect.any(String), createdAt: expect.any(String) });
  const { id } = qrOverlay;
  const changed = await maya.data(UPDATE, { input: { id, customLabel: null, name: 'Bare' } });
  expect(changed.updateQrOverlay).toEqual({
    qrOverlay: { ...qrOverlay, customLabel: null, name: 'Bare' },
    userErrors: [],
  });
  expect((await maya.data(DELETE, { id })).deleteQrOverlay).toEqual({ deletedId: id, userErrors: [] });
  expect((await maya.data(ONE, { id })).qrOverlay).toBeNull();
  const restore =
    'mutation ($id: ID!) { restoreDeleted(input: { kind: QR_OVERLAY, id: $id }) { restoredId } }';
  expect((await maya.data(restore, { id })).restoreDeleted.restoredId).toBe(id);
  expect((await maya.data(ONE, { id })).qrOverlay.name).toBe('Bare');
  await maya.data(DELETE, { id });
});

it.each([
  ['QRC-01', { name: '' }, 'name', 'A name is required.'],
  ['QRC-02', { url: 'test.example' }, 'url', 'Enter a valid URL that starts with http:// or https://.'],
  ['QRC-02', { url: '' }, 'url', 'Enter a URL.'],
  [
    'QRC-03',
    { url: 'http://test.example' },
    'url',
    'An in-player overlay needs a URL that starts with https://.',
  ],
  ['QRC-04', { url: long(214) }, 'url', 'The URL must have at most 213 characters.'],
])('%s refuses %p before anything is sent', async (_rule, input, field, message) => {
  const calls = await world.callsOf(async () => {
    expect((await create(input)).userErrors).toMatchObject([{ field: [field], message }]);
  });
  expect(calls).toEqual([]);
});

it('QRC-03 QRC-04 takes http for an external link, and 213 characters', async () => {
  for (const input of [{ url: 'http://plain.example', type: 'EXTERNAL_LINK' }, { url: long(213) }]) {
    const { qrOverlay, userErrors } = await create(input);
    expect(userErrors).toEqual([]);
    await maya.data(DELETE, { id: qrOverlay.id });
  }
});

it('QRC-05 a duplicate is refused on its field, in a new one and by a change', async () => {
  const duplicate = {
    code: 'CONFLICT',
    field: ['url'],
    message: 'Duplicate QRclick url. Please use a different address.',
  };
  const url = 'https://HARBOUR.example/give';
  expect(await create({ url })).toEqual({ qrOverlay: null, userErrors: [duplicate] });
  const { updateQrOverlay } = await maya.data(UPDATE, { input: { id: QR_OVERLAY_IDS.notes, url } });
  expect(updateQrOverlay).toEqual({ qrOverlay: null, userErrors: [duplicate] });
});

it('PRM-02 who may not manage web settings reads none and makes none', async () => {
  const librarian = await world.signIn('library@harbour.example');
  const read = await librarian.run('{ viewer { customer { qrOverlays { nodes { id } } } } }');
  expect(read.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const write = await librarian.run(CREATE, { input: { name: 'x', url: 'https://x.example' } });
  expect(write.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
