import { CUSTOMERS, REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import { LIVE_DESTINATION_IDS, WEB_CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let number = 0;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const FIELDS = `id name type description loadBalancer region { id } embedKey embedUrl embedType hlsUrl dashUrl hasStreamUrls
  deleteAfter offlineContent { kind imageUrl mediaItem { id } playlist { id } } hasLogo streamDelay hasSubtitles
  hasQrDetection isQrClickEnabled videoDescription createdAt`;
const PAYLOAD = `{ webChannel { ${FIELDS} } userErrors { code reason field message } }`;
const CREATE = `mutation ($input: CreateWebChannelInput!) { createWebChannel(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation ($input: UpdateWebChannelInput!) { updateWebChannel(input: $input) ${PAYLOAD} }`;
const DELETE =
  'mutation ($id: ID!) { deleteWebChannel(input: { id: $id }) { deletedId userErrors { code message } } }';
const CLEAR = `mutation ($id: ID!) { clearWebChannel(input: { id: $id }) {
  webChannel { activeContent { state kind title } } userErrors { code reason } } }`;
const ONE = `query ($id: ID!) { webChannel(id: $id) { ${FIELDS} } }`;
const list = async (args = '', fields = 'name'): Promise<Data[]> =>
  (await maya.data(`{ viewer { customer { webChannelList${args} { nodes { ${fields} } } } } }`)).viewer
    .customer.webChannelList.nodes;
const create = async (input: object): Promise<Data> => {
  number += 1;
  const plain = { name: 'Test', loadBalancer: `graph-${number}`, regionId: REGIONS.europe, deleteAfter: 10 };
  return (await maya.data(CREATE, { input: { ...plain, ...input } })).createWebChannel;
};
const webEventProfiles = `GET /api/v3/customers/${CUSTOMERS.harbour}/webeventprofiles`;

it.each([
  ['NAME_ASC', ['Chapel', 'Main web channel', 'Prayer room', 'Youth']],
  ['NAME_DESC', ['Youth', 'Prayer room', 'Main web channel', 'Chapel']],
])('LST-02 are listed by %s', async (sort, names) => {
  expect((await list(`(sort: ${sort})`)).map(({ name }) => name)).toEqual(names);
});

it('LST-01 are filtered by part of the name', async () => {
  expect((await list('(filter: "ROOM")')).map(({ name }) => name)).toEqual(['Prayer room']);
});

it('asks one call for a list, and five more with what uses each and what each shows, however many they are', async () => {
  expect(await world.callsOf(() => list())).toEqual([webEventProfiles]);
  let rows: Data[] = [];
  const calls = await world.callsOf(async () => {
    const fields = 'name uses { kind name } activeContent { state kind title contentDestination { id } }';
    rows = await list('', fields);
  });
  expect(rows.map(({ name }) => name)).toContain('Main web channel');
  const main = rows.find(({ name }) => name === 'Main web channel');
  expect(main?.activeContent).toMatchObject({ state: 'ACTIVE', kind: 'LIVE', title: 'Main web channel' });
  expect(main?.uses[0]).toMatchObject({ kind: expect.stringMatching(/EVENT|WEB_DESTINATION/) });
  const harbour = `GET /api/v3/customers/${CUSTOMERS.harbour}`;
  expect(calls.sort()).toEqual([
    `GET /api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}`,
    `${harbour}/contentdestinations`,
    `${harbour}/plannedevents`,
    `${harbour}/schedules`,
    webEventProfiles,
    `GET /api/v4/customers/${CUSTOMERS.harbour}/destinationgroups`,
  ]);
});

it('WCH-11 WCH-13 keeps every field, keeps what a change leaves out, is removed and restored', async () => {
  const { webChannel, userErrors } = await create({
    name: ' All ',
    description: 'Sundays',
    embedType: 'ALTERNATIVE_IFRAME',
    detectQrCodes: true,
    streamUrlsEnabled: true,
    showLogo: true,
    streamDelay: 600,
    qrClickEnabled: true,
    videoDescription: 'Live',
  });
  expect(userErrors).toEqual([]);
  expect(webChannel).toEqual({
    id: expect.any(String),
    name: 'All',
    type: 'PUBLIC',
    description: 'Sundays',
    loadBalancer: `graph-${number}`,
    region: { id: REGIONS.europe },
    embedKey: expect.any(String),
    embedUrl: expect.stringContaining(`/embed/${webChannel.embedKey}`),
    embedType: 'ALTERNATIVE_IFRAME',
    hlsUrl: `${webChannel.embedUrl}/manifest.m3u8`,
    dashUrl: `${webChannel.embedUrl}/manifest.mpd`,
    hasStreamUrls: true,
    deleteAfter: 10,
    offlineContent: { kind: 'REPLAY', imageUrl: null, mediaItem: null, playlist: null },
    hasLogo: true,
    streamDelay: 600,
    hasSubtitles: false,
    hasQrDetection: true,
    isQrClickEnabled: true,
    videoDescription: 'Live',
    createdAt: expect.any(String),
  });
  const { id } = webChannel;
  const { updateWebChannel } = await maya.data(UPDATE, {
    input: { id, description: null, embedType: 'LINK' },
  });
  const changed = { ...webChannel, description: null, embedType: 'LINK' };
  expect(updateWebChannel).toEqual({ webChannel: changed, userErrors: [] });
  expect((await maya.data(DELETE, { id })).deleteWebChannel).toEqual({ deletedId: id, userErrors: [] });
  expect((await maya.data(ONE, { id })).webChannel).toBeNull();
  const restore =
    'mutation ($id: ID!) { restoreDeleted(input: { kind: WEB_CHANNEL, id: $id }) { restoredId } }';
  expect((await maya.data(restore, { id })).restoreDeleted.restoredId).toBe(id);
  expect((await maya.data(ONE, { id })).webChannel).toEqual(changed);
  await maya.data(DELETE, { id });
});

it('WCH-10 PLY-02 gives a code for each of the five ways to put a channel into a page, with a player profile', async () => {
  const { webChannel } = await create({ name: 'Kids & "Youth"' });
  const { id, embedUrl } = webChannel;
  const codesOf = async (args = ''): Promise<Data[]> =>
    (await maya.data(`query ($id: ID!) { webChannel(id: $id) { codes${args} { kind code } } }`, { id }))
      .webChannel.codes;
  let codes: Data[] = [];
  const calls = await world.callsOf(async () => {
    codes = await codesOf();
  });
  // They are made of what is known of the channel.
  expect(calls).toEqual([`GET /api/v3/webeventprofiles/${id}`]);
  expect(codes.map(({ kind }) => kind)).toEqual([
    'IFRAME',
    'ALTERNATIVE_IFRAME',
    'SCRIPT',
    'STANDALONE',
    'LINK',
  ]);
  const [frame, wideFrame, script, page, link] = codes.map(({ code }) => code as string);
  expect(link).toBe(embedUrl);
  const shown = `src="${embedUrl}" title="Kids &amp; &quot;Youth&quot;"`;
  expect(frame).toContain(`<iframe ${shown} width="640"`);
  expect(wideFrame).toMatch(/^<div style="[^"]*"><iframe .*width:100%/);
  expect(wideFrame).toContain(`<iframe ${shown} `);
  expect(page).toMatch(/^<!doctype html><html>.*<\/html>$/);
  expect(page).toContain(`<iframe ${shown} `);
  const address = /^<script src="([^"]+)" async><\/script>$/.exec(script ?? '')?.[1];
  expect(address).toBe(`${embedUrl}/script.js`);
  const got = await fetch(address!.replace(/^https?:\/\/[^/]+/, world.platform.url));
  expect([got.status, got.headers.get('content-type')]).toEqual([200, expect.stringMatching(/javascript/)]);
  for (const { code } of await codesOf('(playerProfileId: "background")'))
    expect(code).toMatch(/\?profile=background("|$)/);
  await maya.data(DELETE, { id });
});

it.each([
  ['WCH-16', { name: '' }, ['name'], 'NAME_REQUIRED'],
  ['WCH-01', { name: 'x'.repeat(41) }, ['name'], 'NAME_TOO_LONG'],
  ['WCH-02', { loadBalancer: '' }, ['loadBalancer'], 'LOAD_BALANCER_REQUIRED'],
  ['WCH-03', { loadBalancer: 'a b' }, ['loadBalancer'], 'LOAD_BALANCER_FORMAT'],
  ['WCH-04', { regionId: '' }, ['regionId'], 'REGION_REQUIRED'],
  ['WCH-05', { offlineContent: { kind: 'IMAGE' } }, ['offlineContent', 'kind'], 'OFFLINE_IMAGE_REQUIRED'],
  ['WCH-06', { streamDelay: 89 }, ['streamDelay'], 'STREAM_DELAY_RANGE'],
  ['WCH-06', { streamDelay: 601 }, ['streamDelay'], 'STREAM_DELAY_RANGE'],
  ['WCH-07', { deleteAfter: 0 }, ['deleteAfter'], 'WEB_DELETE_AFTER_LEAST'],
  ['WCH-07', { deleteAfter: 91 }, ['deleteAfter'], 'WEB_DELETE_AFTER_RANGE'],
  ['WCH-09', { offlineContent: { kind: 'VIDEO' } }, ['offlineContent', 'mediaId'], 'OFFLINE_VIDEO_REQUIRED'],
])(
  'WCH-01 WCH-02 WCH-03 WCH-04 WCH-05 WCH-06 WCH-07 WCH-09 WCH-16 %s is told by field before a channel is sent (%#)',
  async (_rule, input, field, reason) => {
    const calls = await world.callsOf(async () => {
      expect((await create(input)).userErrors).toMatchObject([{ field, reason }]);
    });
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  },
);

it('WCH-08 NET-17 a load balancer that another channel has is told with the words of the catalogue', async () => {
  expect((await create({ loadBalancer: 'harbour-main' })).userErrors).toEqual([
    {
      code: 'CONFLICT',
      reason: 'WEB_CHANNEL_TAKEN',
      field: ['loadBalancer'],
      message: 'Web Channel already exists, please try a different load balancer',
    },
  ]);
});

it('WCH-05 WCH-15 an image is judged before it is sent, kept, and apart from clearing', async () => {
  const { webChannel } = await create({});
  const { id } = webChannel;
  const upload = `mutation ($id: ID!, $file: String!) { uploadOfflineImage(input: { id: $id, file: $file }) {
    webChannel { offlineContent { kind imageUrl } } userErrors { field reason } } }`;
  const calls = await world.callsOf(async () => {
    const { uploadOfflineImage } = await maya.data(upload, { id, file: 'R0lGODlhAQABAAAAACw=' });
    expect(uploadOfflineImage.userErrors).toEqual([{ field: ['file'], reason: 'THUMBNAIL_KIND' }]);
  });
  expect(calls).toEqual([]);
  const file =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const { uploadOfflineImage } = await maya.data(upload, { id, file });
  expect(uploadOfflineImage).toEqual({
    webChannel: { offlineContent: { kind: 'REPLAY', imageUrl: `${webChannel.embedUrl}/offline.jpg?v=1` } },
    userErrors: [],
  });
  const input = { id, offlineContent: { kind: 'IMAGE' } };
  expect((await maya.data(UPDATE, { input })).updateWebChannel.userErrors).toEqual([]);
  const hidden = { webChannel: { activeContent: { state: 'HIDDEN', kind: 'IMAGE', title: null } } };
  expect((await maya.data(CLEAR, { id })).clearWebChannel).toEqual({ ...hidden, userErrors: [] });
  await maya.data(DELETE, { id });
});

it('WCH-12 STM-20 what nothing shows is not removed', async () => {
  const { id } = (await create({})).webChannel;
  expect((await maya.data(CLEAR, { id })).clearWebChannel).toEqual({
    webChannel: null,
    userErrors: [{ code: 'STATE', reason: 'WEB_CHANNEL_NOTHING_ACTIVE' }],
  });
  await maya.data(DELETE, { id });
});

it('C-158 is not removed while something runs with it, and tells what', async () => {
  const { deleteWebChannel } = await maya.data(DELETE, { id: WEB_CHANNEL_IDS.main });
  expect(deleteWebChannel.deletedId).toBeNull();
  expect(deleteWebChannel.userErrors[0]).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('This web channel is in use: “'),
  });
});

it('PRM-02 PRM-10 PRM-20 who may watch reads channels, and changes none and sees no costs', async () => {
  const librarian = await world.signIn('library@harbour.example');
  const id = WEB_CHANNEL_IDS.youth;
  expect((await librarian.data(ONE, { id })).webChannel.name).toBe('Youth');
  const codes = 'query ($id: ID!) { webChannel(id: $id) { codes { kind } } }';
  expect((await librarian.data(codes, { id })).webChannel.codes).toHaveLength(5);
  const write = await librarian.run(UPDATE, { input: { id, name: 'Mine' } });
  expect(write.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const bandwidth = 'query ($id: ID!) { webChannel(id: $id) { bandwidth { bytes cost } } }';
  const read = await librarian.run(bandwidth, { id });
  expect(read.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await maya.data(bandwidth, { id })).webChannel.bandwidth).toEqual({ bytes: 0, cost: null });
});
