import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { page, withMedia } from '../media/mediaFixture.ts';

const { screens } = await import('../../../web/areas/webVideos/screens.ts');

const PATH = '/media/start-web-video/m1';
const destination = {
  ...{
    id: 'd9',
    title: 'Evening',
    kind: 'EMBED',
    state: 'SET_UP',
    abortReason: null,
    abortParameters: [],
    liveViewers: null,
  },
  webChannel: { id: 'w1', name: 'Main' },
};

function open(path = PATH, answer: object = {}, state = 'COMPLETED') {
  const inputs: Record<string, unknown>[] = [];
  const graph = openPage(
    path,
    {
      viewer: viewer({ permissions: ['MANAGE_SCHEDULE', 'VIDEO_REVIEW'] }),
      mediaItem: { id: 'm1', title: 'Lecture', description: null, length: 60_000, state, isPlayable: true },
      contentDestination: {
        id: 'd1',
        title: 'Last week',
        description: 'Songs',
        duration: 60_000,
        isPlayable: true,
      },
      webChannel: { id: 'w1', name: 'Main' },
      customer: withMedia([], { webChannels: [{ id: 'w1', name: 'Main' }], playlists: page([]) }),
      startWebVideo({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        return { contentDestinations: [destination], userErrors: [], ...answer };
      },
    },
    screens,
  );
  return { graph, inputs };
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const write = async (name: RegExp, value: string) => {
  const box = await screen.findByRole('textbox', { name });
  fireEvent.change(box, { target: { value } });
  fireEvent.blur(box);
};
/** The only web channel is chosen by itself. */
const addChannel = async () => {
  await press('Add destination');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Web channel/ })).toHaveProperty('value', 'w1'),
  );
  await press('Keep destination');
  await screen.findByRole('button', { name: 'Edit Main' });
};

test('WEB-03 WEB-06 a saved video starts on a web channel, as if live or from its beginning, in part', async () => {
  const { inputs } = open();
  await screen.findByDisplayValue('Lecture');
  await press('Start');
  expect(await screen.findByText('Choose at least one destination.')).toBeTruthy();
  expect(inputs).toEqual([]);
  await addChannel();
  fireEvent.click(screen.getByRole('radio', { name: 'From its beginning' }));
  await write(/^Begins at/, '0:05');
  await write(/^Ends at/, '0:40');
  await press('Start');
  await waitFor(() =>
    expect(inputs).toMatchObject([
      {
        ...{ mediaItemId: 'm1', title: 'Lecture', playout: 'ON_DEMAND', startCue: 5000, stopCue: 40_000 },
        destinations: [{ kind: 'EMBED', webChannelId: 'w1', privacy: 'PUBLIC', publishState: 'PUBLISHED' }],
      },
    ]),
  );
});

test.each([
  ['WEB-01', /^Name/, '', 'A title is required.'],
  ['WEB-01', /^Name/, 'x'.repeat(129), 'A name has at most 128 characters; this one has 129.'],
  ['WEB-02', /^Name/, '<b>', 'Titles and descriptions hold no < or >.'],
  ['TRM-02 WEB-06', /^Ends at/, '0:00', 'The start must lie before the end.'],
])('%s a bad %s is told at its field, and nothing is sent', async (_rule, field, value, message) => {
  const { inputs } = open();
  await addChannel();
  await write(field, value);
  await press('Start');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('WEB-04 NET-17 a channel in use is told at its row, in the words of the service', async () => {
  const problem = {
    ...{
      code: 'CONFLICT',
      reason: 'WEB_CHANNEL_BUSY',
      message: 'Web channel already in use',
      parameters: [],
    },
    field: ['destinations', '0', 'webChannelId'],
  };
  const { inputs } = open(PATH, { contentDestinations: null, userErrors: [problem] });
  await addChannel();
  await press('Start');
  const list = await screen.findByRole('list', { name: 'Web channels' });
  expect(await within(list).findByText('Web channel already in use')).toBeTruthy();
  expect(inputs).toHaveLength(1);
});

test('LIB-16 a video that is still being saved says so', async () => {
  open(PATH, {}, 'STARTED');
  expect(
    await screen.findByText('This video has not finished saving, so it cannot be started yet.'),
  ).toBeTruthy();
});

test('EVT-30 what a web channel replays, and a recording, are started, too', async () => {
  const { inputs } = open('/media/start-web-video/w1?from=channel');
  await screen.findByDisplayValue('Main');
  await addChannel();
  await press('Start');
  await waitFor(() => expect(inputs).toMatchObject([{ webChannelId: 'w1', mediaItemId: null }]));
});

test('PRM-03 who may not plan events is not let in', async () => {
  const graph = openPage(PATH, { viewer: viewer({ permissions: ['VIDEO_REVIEW'] }) }, screens);
  await waitFor(() => expect(graph.asked()).toContain('Session'));
  expect(graph.asked()).not.toContain('StartFromMedia');
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});
