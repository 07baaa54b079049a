import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateDestinationPage } from '../../../web/areas/rtmpDestinations/CreateDestinationPage.tsx';
import { DestinationPage } from '../../../web/areas/rtmpDestinations/DestinationPage.tsx';
import { DestinationsPage } from '../../../web/areas/rtmpDestinations/DestinationsPage.tsx';
import { EditDestinationPage } from '../../../web/areas/rtmpDestinations/EditDestinationPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { page, withMedia } from '../media/mediaFixture.ts';

const LIST = '/settings/rtmp-destinations';
const ROUTES = [
  { path: LIST, Component: DestinationsPage },
  { path: `${LIST}/create`, Component: CreateDestinationPage },
  { path: `${LIST}/:uuid`, Component: DestinationPage },
  { path: `${LIST}/:uuid/edit`, Component: EditDestinationPage },
];
const destination = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  streamUrl: `rtmps://${id}.example.com/live`,
  viewUrl: null,
  createdAt: '2026-01-01T00:00:00Z',
  stream: null,
  uses: [],
  customer: { id: 'c1', timezone: 'America/New_York' },
  ...change,
});
const stream = (change: object = {}) => ({
  id: 'st1',
  state: 'STARTED',
  reason: null,
  stateChangedAt: '2026-11-22T14:00:00Z',
  bitrateKbps: 4200,
  sentBytes: 1,
  lostFrames: 7,
  reconnects: 2,
  encoderChannel: { id: 'h1', name: 'Main' },
  ...change,
});
const relay = destination('d1', 'City relay', { viewUrl: 'https://relay.example.com/watch' });
const campus = destination('d2', 'Campus TV');
const KEY = 'secret-key-4711';

const open = (
  path: string,
  answers: object = {},
  permissions = ['MANAGE_SCHEDULE', 'MANAGE_DESTINATION_GROUPS'],
) =>
  openPage(
    path,
    {
      viewer: viewer({ permissions }),
      customer: withMedia([], { rtmpDestinations: page([relay, campus]) }),
      rtmpDestination: relay,
      ...answers,
    },
    ROUTES,
  );
/** Notes what a mutation was given. */
function answering(field: string, answer: object) {
  const inputs: object[] = [];
  const answers = {
    [field]({ input }: { input: object }) {
      inputs.push(input);
      return { userErrors: [], ...answer };
    },
  };
  return { inputs, answers };
}
const problem = (reason: string, message: string, field: string[] | null = null) => ({
  userErrors: [{ code: 'CONFLICT', reason, parameters: [], field, message }],
});
const box = (name: RegExp) => screen.findByRole('textbox', { name });
const write = async (name: RegExp, value: string) => fireEvent.change(await box(name), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = async (fields: Partial<Record<'name' | 'url' | 'key' | 'view', string>>) => {
  await write(/^Name/, fields.name ?? 'Relay');
  await write(/^Stream URL/, fields.url ?? 'rtmp://live.example.com/app');
  await write(/^Stream key/, fields.key ?? KEY);
  await write(/^View URL/, fields.view ?? '');
};

test('RTM-08 LST-01 the list shows names, addresses and streams, and asks for no key', async () => {
  const live = destination('d2', 'Campus TV', { stream: stream() });
  const graph = open(LIST, { customer: withMedia([], { rtmpDestinations: page([relay, live]) }) });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(rows[0]!.getByRole('link', { name: 'City relay' }).getAttribute('href')).toBe(`${LIST}/d1`);
  expect(rows[0]!.getByText('rtmps://d1.example.com/live')).toBeTruthy();
  expect(rows[0]!.getByRole('link', { name: 'https://relay.example.com/watch' })).toBeTruthy();
  expect(rows[1]!.getByText('live')).toBeTruthy();
  expect(graph.asked()).not.toContain('RevealRtmpKey');
});

test.each([
  ['RTM-01', { name: ' ' }, 'A name is required.'],
  ['RTM-01', { name: 'x'.repeat(101) }, 'A name has at most 100 characters; this one has 101.'],
  ['RTM-02', { key: '' }, 'A stream key is required.'],
  ['RTM-02', { key: 'x'.repeat(10_001) }, 'A stream key has at most 10000 characters; this one has 10001.'],
  ['RTM-03', { key: 'my key' }, 'A stream key holds letters, digits and - _ ? = & . only, and no spaces.'],
  ['RTM-04', { url: '' }, 'A stream URL is required.'],
  [
    'RTM-04',
    { url: 'http://live.example.com' },
    'A stream URL begins with rtmp:// or rtmps://, names a host, and holds no spaces, user names or passwords.',
  ],
  ['RTM-05', { view: 'live.example.com' }, 'A view URL begins with http:// or https:// and holds no spaces.'],
  [
    'RTM-05',
    { view: `http://live.example.com/${'x'.repeat(2_025)}` },
    'A view URL has at most 2048 characters; this one has 2049.',
  ],
])('%s bad input is told at its field, and nothing is sent (%#)', async (_rule, fields, message) => {
  const graph = open(`${LIST}/create`);
  await fill(fields);
  await click('Create destination');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateRtmpDestination');
});

test('RTM-01 to RTM-05 a new destination carries every field', async () => {
  const { inputs, answers } = answering('createRtmpDestination', { rtmpDestination: relay });
  open(`${LIST}/create`, answers);
  await fill({ view: 'https://live.example.com/watch' });
  await click('Create destination');
  expect(await screen.findByText('Destination City relay created')).toBeTruthy();
  expect(inputs).toEqual([
    {
      customerId: 'c1',
      name: 'Relay',
      streamUrl: 'rtmp://live.example.com/app',
      streamKey: KEY,
      viewUrl: 'https://live.example.com/watch',
    },
  ]);
});

test('RTM-07 an add that is refused says why, and keeps the input', async () => {
  open(`${LIST}/create`, {
    createRtmpDestination: () => ({ rtmpDestination: null, ...problem('CONFLICT', 'Not now.') }),
  });
  await fill({ name: 'Kept' });
  await click('Create destination');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(((await box(/^Name/)) as HTMLInputElement).value).toBe('Kept');
});

test('RTM-08 an edit shows no key, and sends one only where another was typed', async () => {
  const { inputs, answers } = answering('updateRtmpDestination', { rtmpDestination: relay });
  open(`${LIST}/d1/edit`, answers);
  expect(((await box(/^Stream key/)) as HTMLInputElement).value).toBe('');
  await write(/^Name/, 'Relay 2');
  await write(/^View URL/, '');
  await click('Save changes');
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toEqual({
    id: 'd1',
    name: 'Relay 2',
    streamUrl: 'rtmps://d1.example.com/live',
    viewUrl: null,
  });
});

test('RTM-03 RTM-08 another key is sent once it keeps the rules', async () => {
  const { inputs, answers } = answering('updateRtmpDestination', { rtmpDestination: relay });
  open(`${LIST}/d1/edit`, answers);
  await write(/^Stream key/, 'my key');
  await click('Save changes');
  expect(await screen.findByText(/^A stream key holds letters, digits/)).toBeTruthy();
  await write(/^Stream key/, 'another-key');
  await click('Save changes');
  await waitFor(() => expect(inputs).toMatchObject([{ streamKey: 'another-key' }]));
});

test('RTM-08 the key is covered until it is revealed, and can be covered again', async () => {
  const { inputs, answers } = answering('revealRtmpKey', { streamKey: KEY });
  open(`${LIST}/d1`, answers);
  expect(await screen.findByText('••••••••')).toBeTruthy();
  expect(screen.queryByText(KEY)).toBeNull();
  await click('Reveal');
  expect(await screen.findByText(KEY)).toBeTruthy();
  expect(inputs).toEqual([{ id: 'd1' }]);
  await click('Hide');
  expect(screen.queryByText(KEY)).toBeNull();
});

test('RTM-07 a removal says what uses the destination, and offers none while something does', async () => {
  const uses = [{ kind: 'DESTINATION', id: 'x', name: 'Sunday relay', startsAt: null }];
  open(`${LIST}/d1`, { rtmpDestination: { ...relay, uses } });
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await asked.findByText('Sunday relay')).toBeTruthy();
  expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
});

test('RTM-07 a removal that fails says why', async () => {
  open(`${LIST}/d1`, {
    deleteRtmpDestination: () => ({ deletedId: null, ...problem('RTMP_STREAM_RUNS', 'It runs.') }),
  });
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  await asked.findByText('Nothing uses it.');
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('A stream to this destination runs already. Stop it first.')).toBeTruthy();
});

test('RTM-07 several are removed at once; what stays is told by name, and the rest can be restored', async () => {
  const restored: object[] = [];
  open(LIST, {
    deleteRtmpDestination: ({ input: { id } }: { input: { id: string } }) =>
      id === 'd1'
        ? { deletedId: null, ...problem('RTMP_STREAM_RUNS', 'It runs.') }
        : { deletedId: id, userErrors: [] },
    restoreDeleted({ input }: { input: object }) {
      restored.push(input);
      return { restoredId: 'd2', userErrors: [] };
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select City relay' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Campus TV' }));
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('1 destination was not removed')).toBeTruthy();
  expect(
    screen.getByText('City relay: A stream to this destination runs already. Stop it first.'),
  ).toBeTruthy();
  expect(screen.getByText('Destination Campus TV removed')).toBeTruthy();
  await click('Undo');
  await waitFor(() => expect(restored).toEqual([{ kind: 'RTMP_DESTINATION', id: 'd2' }]));
});

test.each([
  ['SET_UP', 'waiting', 'NO_SOURCE', /^Nobody publishes to the encoder channel/],
  ['STARTING', 'connecting', null, null],
  ['STARTED', 'live', null, null],
  ['WARNING', 'reconnecting', 'LINE_CUT', 'The line was cut.'],
  ['STOPPED', 'ended', null, null],
  ['ERROR', 'error', 'KEY_REFUSED', 'The far side does not take the stream key.'],
])('STM-03 a stream that is %s says so, with its figures', async (state, word, reason, sentence) => {
  open(`${LIST}/d1`, { rtmpDestination: { ...relay, stream: stream({ state, reason }) } });
  const panel = within(await screen.findByRole('region', { name: 'Stream' }));
  expect(await panel.findByText(word)).toBeTruthy();
  if (sentence) expect(panel.getByText(sentence)).toBeTruthy();
  expect(panel.getByText('Main')).toBeTruthy();
  expect(panel.getByText('4.2 Mbps')).toBeTruthy();
  expect(panel.getByText('7')).toBeTruthy();
  const runs = state !== 'STOPPED';
  expect(Boolean(panel.queryByRole('button', { name: 'Stop stream' }))).toBe(runs);
  expect(Boolean(panel.queryByRole('button', { name: 'Start stream' }))).toBe(!runs || state === 'ERROR');
});

const sources = (liveSources: object) => ({ customer: { ...withMedia([]), liveSources } });
async function openStart() {
  fireEvent.click(await screen.findByRole('button', { name: 'Start stream' }));
  return within(await screen.findByRole('dialog'));
}

test('S-181 RTM-06 a stream shows destination, URL and covered key, and needs a live channel', async () => {
  const { inputs, answers } = answering('startRtmpStream', {
    rtmpDestination: { ...relay, stream: stream({ state: 'STARTING' }) },
  });
  open(`${LIST}/d1`, {
    ...sources({ isOpen: true, encoderChannels: [{ id: 'h1', name: 'Main' }] }),
    ...answers,
  });
  const dialog = await openStart();
  expect(dialog.getByText('City relay')).toBeTruthy();
  expect(dialog.getByText('rtmps://d1.example.com/live')).toBeTruthy();
  expect(dialog.getByText('••••••••')).toBeTruthy();
  const choice = await dialog.findByRole('combobox', { name: /^Encoder channel/ });
  fireEvent.click(dialog.getByRole('button', { name: 'Start stream' }));
  expect(await dialog.findByText('Choose an encoder channel that is live.')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.change(choice, { target: { value: 'h1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start stream' }));
  expect(await screen.findByText('The stream to City relay was started.')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'd1', encoderChannelId: 'h1' }]);
});

test.each([
  [false, 'Nobody can publish: the platform runs without its media engine, or RTMP_PORT is taken.'],
  [true, 'No encoder channel is live. Start an encoder first.'],
])('S-181 RTM-06 it says what is missing (%#)', async (isOpen, sentence) => {
  open(`${LIST}/d1`, sources({ isOpen, encoderChannels: [] }));
  const dialog = await openStart();
  expect(await dialog.findByText(sentence)).toBeTruthy();
});

test('C-148 a stream is stopped', async () => {
  const { inputs, answers } = answering('stopRtmpStream', {
    rtmpDestination: { ...relay, stream: stream({ state: 'STOPPED' }) },
  });
  open(`${LIST}/d1`, { rtmpDestination: { ...relay, stream: stream() }, ...answers });
  await click('Stop stream');
  await waitFor(() => expect(inputs).toEqual([{ id: 'st1' }]));
});

test('PRM-06 PRM-07 without social media and destination groups the screen is refused', async () => {
  open(LIST, {}, ['VIDEO_REVIEW']);
  expect(await screen.findByText(/Contact your organization administrator/)).toBeTruthy();
});
