import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page, withMedia } from '../../library/media/mediaFixture.ts';
import { answering, destination, KEY, LIST, openRtmp, relay, stream } from './rtmpFixture.ts';

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

test('RTM-08 the list shows names, addresses and streams, and asks for no key', async () => {
  const live = destination('d2', 'Campus TV', { stream: stream() });
  const graph = openRtmp(LIST, { customer: withMedia([], { rtmpDestinations: page([relay, live]) }) });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(rows[0]!.getByRole('link', { name: 'City relay' }).getAttribute('href')).toBe(`${LIST}/d1`);
  expect(rows[0]!.getByText('rtmps://d1.example.com/live')).toBeTruthy();
  expect(rows[0]!.getByRole('link', { name: 'https://relay.example.com/watch' })).toBeTruthy();
  expect(rows[1]!.getByText('live')).toBeTruthy();
  expect(graph.asked()).not.toContain('RevealRtmpKey');
});

test.each([
  ['RTM-01', { name: ' ' }, 'A name is required.'],
  ['RTM-01', { name: 'x'.repeat(101) }, 'A name must have at most 100 characters; this one has 101.'],
  ['RTM-02', { key: '' }, 'A stream key is required.'],
  [
    'RTM-02',
    { key: 'x'.repeat(10_001) },
    'A stream key must have at most 10000 characters; this one has 10001.',
  ],
  [
    'RTM-03',
    { key: 'my key' },
    'A stream key can contain only letters, digits, and - _ ? = & . and no spaces.',
  ],
  ['RTM-04', { url: '' }, 'A stream URL is required.'],
  [
    'RTM-04',
    { url: 'http://live.example.com' },
    'A stream URL must start with rtmp:// or rtmps://, contain a host, and contain no spaces, user names, or passwords.',
  ],
  [
    'RTM-05',
    { view: 'live.example.com' },
    'A view URL must start with http:// or https://, contain a host, and contain no spaces, user names, or passwords.',
  ],
  [
    'RTM-05',
    { view: `http://live.example.com/${'x'.repeat(2_025)}` },
    'A view URL must have at most 2048 characters; this one has 2049.',
  ],
])('%s bad input is told at its field, and nothing is sent (%#)', async (_rule, fields, message) => {
  const graph = openRtmp(`${LIST}/create`);
  await fill(fields);
  await click('Create destination');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(graph.asked()).not.toContain('CreateRtmpDestination');
});

test('RTM-01 to RTM-05 a new destination carries every field', async () => {
  const { inputs, answers } = answering('createRtmpDestination', { rtmpDestination: relay });
  openRtmp(`${LIST}/create`, answers);
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
  openRtmp(`${LIST}/create`, {
    createRtmpDestination: () => ({ rtmpDestination: null, ...problem('CONFLICT', 'Not now.') }),
  });
  await fill({ name: 'Kept' });
  await click('Create destination');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(((await box(/^Name/)) as HTMLInputElement).value).toBe('Kept');
});

test('RTM-07 an add and a removal that never reach the service say so', async () => {
  const away = () => {
    throw Object.assign(new Error('away'), { extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } });
  };
  const message = 'The requested service is currently unavailable. Please try again later.';
  openRtmp(`${LIST}/create`, { createRtmpDestination: away });
  await fill({ name: 'Kept' });
  await click('Create destination');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(((await box(/^Name/)) as HTMLInputElement).value).toBe('Kept');
  cleanup();
  openRtmp(`${LIST}/d1`, { deleteRtmpDestination: away });
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  await asked.findByText('Not in use.');
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test('RTM-08 an edit shows no key, and sends one only where another was typed', async () => {
  const { inputs, answers } = answering('updateRtmpDestination', { rtmpDestination: relay });
  openRtmp(`${LIST}/d1/edit`, answers);
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
  openRtmp(`${LIST}/d1/edit`, answers);
  await write(/^Stream key/, 'my key');
  await click('Save changes');
  expect(await screen.findByText(/^A stream key can contain only letters, digits/)).toBeTruthy();
  await write(/^Stream key/, 'another-key');
  await click('Save changes');
  await waitFor(() => expect(inputs).toMatchObject([{ streamKey: 'another-key' }]));
});

test('RTM-08 the key is covered until it is revealed, and can be covered again', async () => {
  const { inputs, answers } = answering('revealRtmpKey', { streamKey: KEY });
  openRtmp(`${LIST}/d1`, answers);
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
  openRtmp(`${LIST}/d1`, { rtmpDestination: { ...relay, uses } });
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  expect(await asked.findByText('Sunday relay')).toBeTruthy();
  expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true);
});

test('RTM-07 a removal that fails says why', async () => {
  openRtmp(`${LIST}/d1`, {
    deleteRtmpDestination: () => ({ deletedId: null, ...problem('RTMP_STREAM_RUNS', 'It runs.') }),
  });
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  await asked.findByText('Not in use.');
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(
    await screen.findByText('A stream to this destination is already running. Stop it first.'),
  ).toBeTruthy();
});

test('RTM-07 before several are removed it is told what uses any of them, each user once', async () => {
  const use = (id: string, name: string) => ({ kind: 'DESTINATION_GROUP', id, name, startsAt: null });
  const uses = { d1: [use('g1', 'Sunday'), use('g2', 'Youth')], d2: [use('g2', 'Youth')] };
  openRtmp(LIST, {
    rtmpDestination: ({ id }: { id: 'd1' | 'd2' }) => ({ ...relay, id, uses: uses[id] }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select City relay' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Campus TV' }));
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  const radius = within(asked.getByRole('group', { name: 'Used by' }));
  expect(await radius.findByText('Sunday')).toBeTruthy();
  expect(radius.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sunday', 'Youth']);
  expect(
    asked.getByText('Destinations used by an event, a group, or a stream are not removed.'),
  ).toBeTruthy();
});

test('RTM-07 several are removed at once; what stays is told by name, and the rest can be restored', async () => {
  const restored: object[] = [];
  openRtmp(LIST, {
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
    screen.getByText('City relay: A stream to this destination is already running. Stop it first.'),
  ).toBeTruthy();
  expect(screen.getByText('Destination Campus TV removed')).toBeTruthy();
  await click('Undo');
  await waitFor(() => expect(restored).toEqual([{ kind: 'RTMP_DESTINATION', id: 'd2' }]));
});

test('PRM-06 PRM-07 without social media and destination groups the screen is refused', async () => {
  openRtmp(LIST, {}, ['VIDEO_REVIEW']);
  expect(await screen.findByText(/Contact your organization administrator/)).toBeTruthy();
});
