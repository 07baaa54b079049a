import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../../app/fakeGraph.ts';
import { FakeSocket } from '../../app/fakeSocket.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../media/mediaFixture.ts';

const { screens } = await import('../../../../web/areas/library/webVideos/screens.ts');

const row = (id: string, title: string, more: object = {}) => ({
  ...{
    id,
    title,
    kind: 'EMBED',
    state: 'STOPPED',
    abortReason: null,
    abortParameters: [],
    liveViewers: null,
  },
  ...{ webChannel: { id: 'w1', name: 'Main' }, startedAt: '2026-11-15T14:30:00Z', duration: 3_600_000 },
  ...{ views: 1234, isNextReplay: false, isPlayable: true, publishState: 'PUBLISHED' },
  ...more,
});
const live = row('d1', 'Morning', { state: 'STARTED', liveViewers: 12, duration: null });
const last = row('d2', 'Last week', { isNextReplay: true });
const relay = row('d4', 'Relay', { kind: 'RTMP', webChannel: null });
const saved = row('d3', 'Rehearsal', { kind: 'SAVEONLY', webChannel: null });

function open(
  permissions = ['VIDEO_REVIEW', 'MANAGE_SCHEDULE'],
  path = '/media/web-videos',
  rows = [live, last, saved],
) {
  const inputs: object[] = [];
  const graph = openPage(
    path,
    {
      viewer: viewer({ permissions, capabilities: ['addLibrary'] }),
      customer: withMedia([], {
        webChannels: [{ id: 'w1', name: 'Main' }],
        webVideos: page(rows),
        encoderChannelList: page([{ id: 'e1', name: 'Main hall' }]),
        liveDestinations: [live, row('y1', 'YouTube', { kind: 'YOUTUBE', state: 'STARTED' })],
        playlists: page([]),
      }),
      publishContentDestination({ input }: { input: object }) {
        inputs.push(input);
        return { contentDestination: row('d3', 'Rehearsal'), userErrors: [] };
      },
      saveToLibrary({ input }: { input: object }) {
        inputs.push(input);
        const recording = { id: 'd2', isTrimmed: false, trimStart: null, isPlayable: true };
        const mediaItem = { id: 'm1', title: 'Kept' };
        return { mediaItem, contentDestination: { ...recording, savedMediaItem: mediaItem }, userErrors: [] };
      },
    },
    screens,
  );
  return { graph, inputs };
}
const asked = (graph: ReturnType<typeof open>['graph']) =>
  graph.requests.findLast(({ operationName }) => operationName === 'WebVideosPage')?.variables;

test('RTM-06 S-029 what was sent to an RTMP destination is in the list as that', async () => {
  open(undefined, undefined, [relay]);
  const line = (await screen.findByRole('link', { name: 'Relay' })).closest('tr')!;
  expect(within(line).getByText('RTMP')).toBeTruthy();
  expect(within(line).queryByText('Save only')).toBeNull();
});

test('S-029 the list shows titles, channels, views and what will be replayed next', async () => {
  open();
  const table = await screen.findByRole('table');
  const link = await within(table).findByRole('link', { name: 'Last week' });
  expect(link.getAttribute('href')).toBe('/media/web-videos/d2');
  for (const text of ['next replay', 'Save only', '12 watching'])
    expect(within(table).getByText(text)).toBeTruthy();
  expect(within(table).getAllByText('1,234')).toHaveLength(2);
});

test('DST-14 every state of a web video has its word, a warning too', async () => {
  const states = ['STARTED', 'STARTING', 'STOPPED', 'STOPPING', 'ABORTED', 'ERROR', 'WARNING'];
  open(
    undefined,
    undefined,
    states.map((state) => row(state, `One ${state}`, { state })),
  );
  const table = await screen.findByRole('table');
  for (const state of states) {
    const link = await within(table).findByRole('link', { name: `One ${state}` });
    const line = within(link.closest('tr')!);
    expect(line.getByText(state.toLowerCase())).toBeTruthy();
  }
});

test('DST-17 what is active on web channels stands apart; other kinds do not', async () => {
  open();
  const active = await screen.findByRole('region', { name: 'On air now' });
  expect(within(active).getByRole('link', { name: 'Morning' })).toBeTruthy();
  expect(within(active).queryByText('YouTube')).toBeNull();
});

test('DST-13 DST-17 what begins joins the active ones and the list by itself', async () => {
  const { graph } = open();
  await screen.findByRole('link', { name: 'Last week' });
  const running = () => FakeSocket.sockets[0]?.running('ActiveWebVideosChanged') ?? [];
  await waitFor(() => expect(running()).toHaveLength(1));
  const began = row('d9', 'Evening', { state: 'STARTING', duration: null });
  const customer = graph.answers['customer'] as { liveDestinations: object[]; webVideos: unknown };
  Object.assign(customer, { liveDestinations: [live, began], webVideos: page([began, live, last, saved]) });
  const publish = (sequence: number, contentDestinations: object[]) =>
    act(async () =>
      FakeSocket.sockets[0]!.publish(
        {
          contentDestinationsChanged: {
            __typename: 'ContentDestinationsChangedEvent',
            ...{ sequence, at: '2026-11-15T14:30:00Z', contentDestinations },
          },
        },
        'ActiveWebVideosChanged',
      ),
    );
  await publish(1, []);
  await publish(2, [{ __typename: 'ContentDestination', id: 'd9', kind: 'EMBED', state: 'STARTING' }]);
  const active = within(screen.getByRole('region', { name: 'On air now' }));
  expect(await active.findByRole('link', { name: 'Evening' })).toBeTruthy();
  expect(await within(screen.getByRole('table')).findByRole('link', { name: 'Evening' })).toBeTruthy();
});

test('states and channels narrow the list, and stand in the address', async () => {
  const { graph } = open(undefined, '/media/web-videos?channel=w1');
  await screen.findByRole('link', { name: 'Last week' });
  expect(asked(graph)).toMatchObject({ webChannelIds: ['w1'], states: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Failed' }));
  await waitFor(() => expect(asked(graph)).toMatchObject({ states: ['ABORTED', 'ERROR'] }));
});

test('DST-18 narrowed to an encoder channel, what plays a saved video stays, and the choice says so', async () => {
  const { graph } = open();
  const select = await screen.findByRole('combobox', { name: 'Encoder channel' });
  expect(select.getAttribute('title')).toBe(
    'Web videos of saved videos have no encoder channel and are always listed.',
  );
  fireEvent.change(select, { target: { value: 'e1' } });
  await waitFor(() => expect(asked(graph)).toMatchObject({ encoderChannelIds: ['e1'], webChannelIds: null }));
  // The graph answers what plays a saved video as well; nothing here takes it out again.
  expect(await screen.findByRole('link', { name: 'Last week' })).toBeTruthy();
});

test('C-130 LIB-01 a recording is saved from the list, in part', async () => {
  const { inputs } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Last week' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save to library' }));
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  fireEvent.change(title, { target: { value: 'x'.repeat(129) } });
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save to library' }));
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(title, { target: { value: 'Kept' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Start/ }), { target: { value: '1:00' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save to library' }));
  await waitFor(() =>
    expect(inputs).toEqual([
      { id: 'd2', title: 'Kept', description: '', tags: [], start: 60_000, end: null, playlistIds: [] },
    ]),
  );
});

test('PRM-03 who only reviews video finds nothing to stop or to replay', async () => {
  open(['VIDEO_REVIEW']);
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Last week' }));
  expect(await screen.findByRole('menuitem', { name: 'Save to library' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /replay/i })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions for Morning' })).toBeNull();
});
