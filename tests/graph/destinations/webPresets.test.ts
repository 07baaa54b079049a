import { eq } from 'drizzle-orm';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { WEB_PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = 'id name isDefault videoChannel leftAudioChannel rightAudioChannel isDeinterlaced createdAt';
const PAYLOAD = `{ webPreset { ${FIELDS} } userErrors { code field message } }`;
const CREATE = `mutation ($input: CreateWebPresetInput!) { createWebPreset(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateWebPresetInput!) { updateWebPreset(input: $input) ${PAYLOAD} }`;
const DELETE =
  'mutation ($id: ID!) { deleteWebPreset(input: { id: $id }) { deletedId userErrors { code message } } }';
const ONE = `query ($id: ID!) { webPreset(id: $id) { ${FIELDS} } }`;
const list = async (args = '', fields = FIELDS): Promise<Data[]> =>
  (await maya.data(`{ viewer { customer { webPresets${args} { nodes { ${fields} } } } } }`)).viewer.customer
    .webPresets.nodes;
const create = async (input: object): Promise<Data> =>
  (await maya.data(CREATE, { input: { name: 'Test', leftAudioChannel: 5, rightAudioChannel: 6, ...input } }))
    .createWebPreset;
const BUILT_IN = {
  code: 'STATE',
  message: 'The default web preset cannot be changed or removed.',
};

it.each([
  ['NAME_ASC', ['Second camera', 'Spanish sound']],
  ['NAME_DESC', ['Spanish sound', 'Second camera']],
  ['OLDEST', ['Second camera', 'Spanish sound']],
])('WPR-04 LST-02 the default one stands first, sorted by %s', async (sort, others) => {
  expect((await list(`(sort: ${sort})`)).map(({ name }) => name)).toEqual(['Default web preset', ...others]);
});

it('LST-01 is filtered by part of the name, the default one too', async () => {
  expect((await list('(filter: "SPAN")')).map(({ id }) => id)).toEqual([WEB_PRESET_IDS.spanish]);
  expect((await list('(filter: "default")')).map(({ id }) => id)).toEqual(['default']);
});

it('asks one call for a list, and three with what uses each of its presets', async () => {
  const presets = `GET /api/v3/customers/${CUSTOMERS.harbour}/webencoderprofiles`;
  expect(await world.callsOf(() => list())).toEqual([presets]);
  const calls = await world.callsOf(async () => {
    const rows = await list('', 'name uses { kind name thing { __typename } }');
    expect(rows).toEqual([
      { name: 'Default web preset', uses: [] },
      {
        name: 'Second camera',
        uses: [
          {
            kind: 'WEB_DESTINATION',
            name: 'Main web channel',
            thing: { __typename: 'ContentDestination' },
          },
        ],
      },
      { name: 'Spanish sound', uses: [] },
    ]);
  });
  expect([calls[0], ...calls.slice(1).sort()]).toEqual([
    presets,
    `GET /api/v3/customers/${CUSTOMERS.harbour}/contentdestinations`,
    `GET /api/v3/customers/${CUSTOMERS.harbour}/plannedevents`,
  ]);
});

it('WPR-06 a destination that never started uses its preset while its event is to come, and removal agrees', async () => {
  const { db } = world.platform.services;
  const { webPreset } = await create({ name: 'Planned with' });
  const now = world.platform.clock.now().getTime();
  const [occurrence] = await db.select().from(scheduleOccurrences).limit(1);
  const [destination] = await db.select().from(contentDestinations).limit(1);
  const planned = { ...occurrence!, id: 'planned', status: 'IDLE' as const };
  const at = (hours: number) => ({
    startAt: new Date(now + hours * 3_600_000),
    endAt: new Date(now + (hours + 1) * 3_600_000),
  });
  await db.insert(scheduleOccurrences).values({ ...planned, ...at(2) });
  await db.insert(contentDestinations).values({
    ...destination!,
    id: 'never-started',
    kind: 'EMBED',
    title: 'Never started',
    status: 'IDLE',
    occurrenceId: planned.id,
    webPresetId: webPreset.id,
    startRequestTime: null,
    startedAt: null,
    stoppedAt: null,
  });
  const uses = async () => (await list('', 'id uses { name }')).find(({ id }) => id === webPreset.id)?.uses;
  expect(await uses()).toEqual([{ name: 'Never started' }]);
  expect((await maya.data(DELETE, { id: webPreset.id })).deleteWebPreset.deletedId).toBeNull();
  await db.update(scheduleOccurrences).set(at(-3)).where(eq(scheduleOccurrences.id, planned.id));
  expect(await uses()).toEqual([]);
  expect((await maya.data(DELETE, { id: webPreset.id })).deleteWebPreset.deletedId).toBe(webPreset.id);
});

it('WPR-04 WPR-06 the default one is read by its id, and neither changed nor removed: nothing is sent', async () => {
  expect((await maya.data(ONE, { id: 'default' })).webPreset).toEqual({
    id: 'default',
    name: 'Default web preset',
    isDefault: true,
    videoChannel: 1,
    leftAudioChannel: 1,
    rightAudioChannel: 2,
    isDeinterlaced: false,
    createdAt: null,
  });
  const calls = await world.callsOf(async () => {
    const { updateWebPreset } = await maya.data(UPDATE, { input: { id: 'default', name: 'Mine' } });
    expect(updateWebPreset).toEqual({ webPreset: null, userErrors: [{ ...BUILT_IN, field: null }] });
    const { deleteWebPreset } = await maya.data(DELETE, { id: 'default' });
    expect(deleteWebPreset).toEqual({ deletedId: null, userErrors: [BUILT_IN] });
  });
  expect(calls).toEqual([]);
});

it('WPR-05 a preset keeps what a change leaves out, loses a right side that is null, is removed and restored', async () => {
  const { webPreset } = await create({ name: ' All ', videoChannel: 2, deinterlace: true });
  expect(webPreset).toEqual({
    id: expect.any(String),
    name: 'All',
    isDefault: false,
    videoChannel: 2,
    leftAudioChannel: 5,
    rightAudioChannel: 6,
    isDeinterlaced: true,
    createdAt: expect.any(String),
  });
  const { id } = webPreset;
  const mono = await maya.data(UPDATE, { input: { id, rightAudioChannel: null } });
  expect(mono.updateWebPreset).toEqual({
    webPreset: { ...webPreset, rightAudioChannel: null },
    userErrors: [],
  });
  expect((await maya.data(DELETE, { id })).deleteWebPreset).toEqual({ deletedId: id, userErrors: [] });
  expect((await maya.data(ONE, { id })).webPreset).toBeNull();
  const restore =
    'mutation ($id: ID!) { restoreDeleted(input: { kind: WEB_PRESET, id: $id }) { restoredId } }';
  expect((await maya.data(restore, { id })).restoreDeleted.restoredId).toBe(id);
  expect((await maya.data(ONE, { id })).webPreset).toEqual({ ...webPreset, rightAudioChannel: null });
  await maya.data(DELETE, { id });
});

it('WPR-01 a name has 1 to 50 characters, told before anything is sent', async () => {
  const calls = await world.callsOf(async () => {
    expect((await create({ name: '' })).userErrors).toEqual([
      { code: 'REQUIRED', field: ['name'], message: 'A name is required.' },
    ]);
    expect((await create({ name: 'x'.repeat(51) })).userErrors).toMatchObject([{ field: ['name'] }]);
  });
  expect(calls).toEqual([]);
  const { webPreset } = await create({ name: 'x'.repeat(50) });
  await maya.data(DELETE, { id: webPreset.id });
});

it('WPR-02 equal audio channels are refused, in a new one and by a change', async () => {
  const same = {
    code: 'INVALID',
    field: ['rightAudioChannel'],
    message: 'The left and right audio channels are the same. Please choose a different channel...',
  };
  expect((await create({ rightAudioChannel: 5 })).userErrors).toEqual([same]);
  const input = { id: WEB_PRESET_IDS.spanish, leftAudioChannel: 4 };
  expect((await maya.data(UPDATE, { input })).updateWebPreset).toEqual({
    webPreset: null,
    userErrors: [same],
  });
});

it('WPR-03 a preset like the default one is refused; left out, every setting is the default', async () => {
  const { createWebPreset } = await maya.data(CREATE, { input: { name: 'Bare' } });
  expect(createWebPreset.userErrors).toEqual([
    {
      code: 'INVALID',
      field: ['videoChannel'],
      message: 'These are the settings of the default web preset. Please choose different ones.',
    },
  ]);
});

it('WEB-05 takes one video channel, and one or two audio channels of the encoder', async () => {
  for (const rightAudioChannel of [8, null]) {
    const { webPreset, userErrors } = await create({ leftAudioChannel: 7, rightAudioChannel });
    expect(userErrors).toEqual([]);
    expect(webPreset).toMatchObject({ videoChannel: 1, leftAudioChannel: 7, rightAudioChannel });
    await maya.data(DELETE, { id: webPreset.id });
  }
  for (const [field, value] of [
    ['videoChannel', 0],
    ['videoChannel', 3],
    ['videoChannel', null],
    ['leftAudioChannel', null],
    ['leftAudioChannel', 17],
    ['rightAudioChannel', 0],
  ] as const) {
    expect((await create({ [field]: value })).userErrors).toMatchObject([
      { code: value === null ? 'REQUIRED' : 'INVALID', field: [field] },
    ]);
  }
});

it('is not removed while a destination runs with it', async () => {
  expect((await maya.data(DELETE, { id: WEB_PRESET_IDS.overflow })).deleteWebPreset).toEqual({
    deletedId: null,
    userErrors: [{ code: 'CONFLICT', message: 'This web preset is in use: “Main web channel”.' }],
  });
});

it('PRM-02 who may not manage web settings reads none and makes none', async () => {
  const librarian = await world.signIn('library@harbour.example');
  const read = await librarian.run('{ viewer { customer { webPresets { nodes { id } } } } }');
  expect(read.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const write = await librarian.run(CREATE, {
    input: { name: 'x', leftAudioChannel: 3, rightAudioChannel: 4 },
  });
  expect(write.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
