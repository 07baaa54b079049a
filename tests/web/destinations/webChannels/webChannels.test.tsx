import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateWebChannelPage } from '../../../../web/areas/destinations/webChannels/CreateWebChannelPage.tsx';
import { getCropArea } from '../../../../web/areas/destinations/webChannels/cropPicture.ts';
import { EditWebChannelPage } from '../../../../web/areas/destinations/webChannels/EditWebChannelPage.tsx';
import { WebChannelPage } from '../../../../web/areas/destinations/webChannels/WebChannelPage.tsx';
import { WebChannelsPage } from '../../../../web/areas/destinations/webChannels/WebChannelsPage.tsx';
import { delayChoices, toMinutes } from '../../../../web/areas/destinations/webChannels/webChannelValues.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const BASE = '/settings/web-channels';
const ROUTES = [
  { path: BASE, Component: WebChannelsPage },
  { path: `${BASE}/create`, Component: CreateWebChannelPage },
  { path: `${BASE}/:uuid`, Component: WebChannelPage },
  { path: `${BASE}/:uuid/edit`, Component: EditWebChannelPage },
];
const region = (id: string, name: string, change: object = {}) => ({
  ...{ id, name, zone: id, isDefault: false, isRestricted: false },
  latencyCheckUrl: `http://regions.test/${id}`,
  ...change,
});
const REGIONS = [
  region('eu', 'Europe'),
  region('us', 'North America', { isDefault: true }),
  region('gov', 'Government', { isRestricted: true }),
];
const channel = (id: string, name: string, change: object = {}) => ({
  ...{ id, name, description: null, loadBalancer: `lb-${id}`, region: REGIONS[0] },
  ...{ type: 'PUBLIC', embedKey: `key-${id}` },
  embedUrl: `https://media.example/embed/key-${id}`,
  embedType: 'IFRAME',
  hlsUrl: null as string | null,
  dashUrl: null as string | null,
  hasStreamUrls: false,
  deleteAfter: 30,
  offlineContent: {
    kind: 'REPLAY',
    imageUrl: null as string | null,
    mediaItem: null as object | null,
    playlist: null as object | null,
  },
  activeContent: null as object | null,
  hasLogo: false,
  streamDelay: 90,
  hasSubtitles: false,
  hasQrDetection: false,
  isQrClickEnabled: false,
  videoDescription: null,
  bandwidth: { bytes: 3_000_000, cost: null },
  createdAt: '2026-01-01T00:00:00Z',
  uses: [] as unknown[],
  ...change,
});
const content = (change: object = {}) => ({
  ...{ state: 'ACTIVE', kind: 'REPLAY', title: 'Last week', startedAt: null, contentDestination: null },
  ...change,
});
const main = channel('m', 'Main', { activeContent: content({ kind: 'LIVE', title: 'Today' }) });
const chapel = channel('c', 'Chapel', { activeContent: content({ state: 'HIDDEN' }) });
const youth = channel('y', 'Youth');

const open = (path: string, answers: object = {}, customer: object = {}) =>
  openPage(
    BASE + path,
    {
      viewer: viewer({ capabilities: ['webEventProfiles', 'webEventProfileBandwidth', 'getPlayerConfig'] }),
      customer: withMedia([], {
        webChannelList: page([main, chapel, youth], { totalCount: 3 }),
        webMaxDeleteAfter: 60,
        subtitlesHoursPerMonth: 0,
        playerProfiles: page([{ id: 'p1', profileName: 'Quiet' }]),
        playlists: page([{ id: 'pl', name: 'All talks' }]),
        ...customer,
      }),
      regions: REGIONS,
      webChannel: main,
      ...answers,
    },
    ROUTES,
  );
const write = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** Out of the menu of a channel's page. */
const pick = async (name: string) => {
  await click('More');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it('WCH-11 WCH-12 the list tells name, region, embed id, offline content and what viewers see', async () => {
  open('');
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Main', 'Chapel', 'Youth']);
  for (const text of ['live', 'Today', 'Europe', 'key-m', 'Previous event'])
    expect(within(rows[0]!).getByText(text)).toBeTruthy();
  for (const text of ['hidden', 'Previous event: Last week'])
    expect(within(rows[1]!).getByText(text)).toBeTruthy();
  expect(within(rows[2]!).getByText('Nothing')).toBeTruthy();
});

it('S-118 WCH-11 the page of a channel tells its uuid, its type and that it gives out no stream addresses', async () => {
  open('/m');
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  const valueOf = (term: string) => details.getByText(term).nextElementSibling?.textContent;
  const terms = ['Channel ID', 'Type', 'HLS URL', 'DASH URL'];
  expect(terms.map(valueOf)).toEqual(['m', 'Public', 'Off', 'Off']);
});

it('S-116 S-118 a plan that changes no channels is offered to look at them only', async () => {
  open('', { viewer: viewer({ capabilities: [] }) });
  fireEvent.click(await screen.findByRole('link', { name: 'Main' }));
  await screen.findByRole('region', { name: 'Details' });
  expect(screen.queryByRole('button', { name: 'Edit channel' })).toBeNull();
  await click('More');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Preview']);
});

it('S-116 a plan that changes no channels has no way to create or remove one in the list', async () => {
  open('', { viewer: viewer({ capabilities: [] }) });
  await screen.findByRole('link', { name: 'Main' });
  expect(screen.queryByRole('link', { name: 'Create channel' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Remove|Deleted)/ })).toBeNull();
});

it('LST-01 LST-02 filter and sort of the address are asked of the graph', async () => {
  const graph = open('?q=Main&sort=NAME_DESC');
  await screen.findByRole('link', { name: 'Main' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'WebChannelsPage');
  expect(asked?.variables).toMatchObject({ filter: 'Main', sort: 'NAME_DESC', first: 50 });
});

it('WCH-13 WCH-14 a new one begins in the default region, and offers none that is restricted', async () => {
  open('/create');
  const group = within(await screen.findByRole('group', { name: 'Region' }));
  const offered = group.getAllByRole<HTMLInputElement>('radio');
  expect(offered.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['us']);
  expect(offered.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['gov']);
});

it('WCH-04 a region is required where none is there to begin with', async () => {
  const graph = open('/create', { regions: [REGIONS[0], REGIONS[2]] });
  await write(/^Name/, 'Hall');
  await click('Create channel');
  expect(await screen.findByText('Region is required')).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateWebChannel');
  fireEvent.click(screen.getByRole('radio', { name: /^Europe/ }));
  await waitFor(() => expect(screen.queryByText('Region is required')).toBeNull());
});

it('C-037 each region tells what it takes to answer this browser, or that it does not', async () => {
  open('/create');
  const asked: string[] = [];
  const graph = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    if (!String(url).startsWith('http://regions.test/')) return graph(url, init);
    asked.push(String(url));
    if (String(url).endsWith('/gov')) throw new TypeError('away');
    return new Response(null, { status: 204 });
  };
  const group = within(await screen.findByRole('group', { name: 'Region' }));
  expect(await group.findAllByText(/^\d+ ms$/)).toHaveLength(2);
  expect(await group.findAllByText('no response')).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set(REGIONS.map(({ latencyCheckUrl }) => latencyCheckUrl)));
});

it('WCH-01 WCH-03 WCH-05 WCH-07 AIE-06 APP-23 says what is wrong with a new one and keeps what was typed', async () => {
  const graph = open('/create');
  await write(/^Name/, 'x'.repeat(41));
  await write(/^Load balancer/, 'main hall');
  await write(/^Delete recordings after/, '61');
  fireEvent.click(screen.getByRole('radio', { name: 'Image' }));
  await click('Create channel');
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  for (const text of [
    /at most 40 characters/,
    'Use only letters, numbers, underscores, and dashes in a load balancer.',
    'Recordings can be stored for 1 to 60 days; 61 was given.',
    'Offline image is required',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Your plan does not include subtitles. Contact support to add them.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Load balancer/ }).value).toBe('main hall');
  expect(graph.asked()).not.toContain('CreateWebChannel');
});

it('WCH-06 WCH-09 WCH-11 a new one carries every field', async () => {
  const inputs: object[] = [];
  open('/create', {
    createWebChannel({ input }: { input: object }) {
      inputs.push(input);
      return { webChannel: main, userErrors: [] };
    },
  });
  await write(/^Name/, ' Main ');
  await write(/^Load balancer/, 'main-1');
  choose(/^Stream delay/, '600');
  choose(/^Preferred embed type/, 'alternative-iframe');
  fireEvent.click(screen.getByRole('radio', { name: 'Playlist' }));
  await screen.findByRole('option', { name: 'All talks' });
  choose(/^Playlist/, 'pl');
  for (const name of ['Stream URLs', 'Rostrum logo in the player', 'QRclick'])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  await click('Create channel');
  expect(await screen.findByText('Channel Main created')).toBeTruthy();
  expect(inputs).toEqual([
    {
      customerId: expect.any(String),
      name: 'Main',
      loadBalancer: 'main-1',
      description: null,
      regionId: 'us',
      embedType: 'ALTERNATIVE_IFRAME',
      deleteAfter: 30,
      streamDelay: 600,
      offlineContent: { kind: 'PLAYLIST', mediaId: null, playlistId: 'pl' },
      showLogo: true,
      subtitlesEnabled: false,
      detectQrCodes: false,
      qrClickEnabled: true,
      streamUrlsEnabled: true,
      videoDescription: null,
    },
  ]);
});

it('WCH-09 a playlist beyond the first page is found by its name, and stays while others are looked for', async () => {
  const all = ['All talks', 'Lent', 'Youth'].map((name) => ({ id: name, name }));
  const playlists = ({ filter }: { filter?: string | null }) => {
    const those = all.filter(({ name }) => name.includes(filter ?? ''));
    return page(those.slice(0, 2), { pageInfo: { hasNextPage: those.length > 2, endCursor: 'c' } });
  };
  open('/create', {}, { playlists });
  fireEvent.click(await screen.findByRole('radio', { name: 'Playlist' }));
  const find = await screen.findByRole('searchbox', { name: 'Find a playlist' });
  fireEvent.change(find, { target: { value: 'You' } });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Playlist/ });
  await within(select).findByRole('option', { name: 'Youth' });
  choose(/^Playlist/, 'Youth');
  fireEvent.change(find, { target: { value: 'Lent' } });
  await within(select).findByRole('option', { name: 'Lent' });
  expect(select.value).toBe('Youth');
});

it('WCH-08 a load balancer that is taken is told at its field', async () => {
  const message = 'Web Channel already exists, please try a different load balancer';
  const taken = { code: 'CONFLICT', reason: 'WEB_CHANNEL_TAKEN', parameters: [], field: ['loadBalancer'] };
  open('/create', {
    createWebChannel: { webChannel: null, userErrors: [{ ...taken, message }] },
  });
  await write(/^Name/, 'Main');
  await write(/^Load balancer/, 'taken');
  await click('Create channel');
  expect(await screen.findByText(message)).toBeTruthy();
});

it('WCH-03 an edited one keeps its load balancer, shown but no field', async () => {
  const inputs: object[] = [];
  open('/m/edit', {
    updateWebChannel({ input }: { input: object }) {
      inputs.push(input);
      return { webChannel: main, userErrors: [] };
    },
  });
  await write(/^Name/, 'Hall');
  expect(screen.getByText('lb-m')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Load balancer/ })).toBeNull();
  await click('Save changes');
  expect(await screen.findByText('Channel Hall saved')).toBeTruthy();
  expect(inputs).toEqual([expect.objectContaining({ id: 'm', name: 'Hall', regionId: 'eu' })]);
  expect(inputs[0]).not.toHaveProperty('loadBalancer');
});

it('WCH-10 its share dialog has five ways to embed, the preferred one first, with the chosen profile', async () => {
  const base = 'https://media.example/embed/key-m';
  const streams = { embedType: 'SCRIPT', hlsUrl: `${base}/manifest.m3u8`, dashUrl: `${base}/manifest.mpd` };
  open('/m', { webChannel: channel('m', 'Main', streams) });
  await click('Share');
  const dialog = await screen.findByRole('dialog');
  const titles = within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Script tag',
    'iFrame',
    'Alternative iFrame',
    'Standalone player',
    'Web link',
    'HLS URL',
    'DASH URL',
  ]);
  const link = () => within(screen.getByRole('region', { name: 'Web link' })).getByText(/^https/);
  expect(link().textContent).toBe('https://media.example/embed/key-m');
  fireEvent.change(await screen.findByRole('combobox', { name: /^Player profile/ }), {
    target: { value: 'p1' },
  });
  expect(link().textContent).toBe('https://media.example/embed/key-m?profile=p1');
  const script = within(screen.getByRole('region', { name: 'Script tag' })).getByText(/script.js/);
  expect(script.textContent).toContain('/embed/key-m/script.js?profile=p1');
});

it('S-184 WCH-12 STM-20 removing its content says for how long, and what is hidden offers no removal', async () => {
  const hidden = { ...main, activeContent: content({ state: 'HIDDEN', kind: 'LIVE', title: 'Today' }) };
  open('/m', { clearWebChannel: { webChannel: hidden, userErrors: [] } });
  await pick('Remove content');
  const dialog = await screen.findByRole('alertdialog');
  expect(
    within(dialog).getByText(
      'Viewers see nothing. Content becomes available again after the next scheduled event.',
    ),
  ).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove content' }));
  expect(await screen.findByText('Main shows nothing until the next scheduled event.')).toBeTruthy();
  await click('More');
  expect(await screen.findByRole('menuitem', { name: 'Offline image' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Remove content' })).toBeNull();
});

it('C-161 its details tell the bytes of its viewers, and show the player page', async () => {
  open('/m');
  expect(await screen.findByText('3 MB')).toBeTruthy();
  const frame = screen.getByTitle<HTMLIFrameElement>('Player of Main');
  expect(frame.src).toBe('https://media.example/embed/key-m');
});

it('WCH-06 delays run from 1:30 to 10:00, with the present one among them', () => {
  const choices = delayChoices('95');
  expect([choices[0], choices[1], choices.at(-1)]).toEqual(['90', '95', '600']);
  expect([toMinutes(90), toMinutes(600)]).toEqual(['1:30', '10:00']);
});

it('WCH-02 WCH-16 a new one needs a name and a load balancer', async () => {
  const graph = open('/create');
  await click('Create channel');
  for (const text of ['A name is required.', 'A load balancer is required.'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateWebChannel');
});

it('S-183 WCH-09 its preview is the page that viewers get', async () => {
  open('/m');
  await pick('Preview');
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview of Main' }));
  const frame = dialog.getByTitle<HTMLIFrameElement>('Player of Main');
  expect(frame.src).toBe('https://media.example/embed/key-m');
});

it('S-185 WCH-15 removing content and uploading an image are two actions', async () => {
  open('/m');
  await click('More');
  for (const name of ['Remove content', 'Offline image'])
    expect(await screen.findByRole('menuitem', { name })).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Offline image' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save image' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Choose an image first.');
});

it('S-185 WCH-05 a picture is cut to the shape of a player', () => {
  expect(getCropArea(1600, 1600, 0.5)).toEqual({ x: 0, y: 350, width: 1600, height: 900 });
  expect(getCropArea(3200, 900, 1)).toEqual({ x: 1600, y: 0, width: 1600, height: 900 });
  expect(getCropArea(1600, 900, 0)).toEqual({ x: 0, y: 0, width: 1600, height: 900 });
});
