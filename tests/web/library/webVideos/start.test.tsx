import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../media/mediaFixture.ts';

const { screens } = await import('../../../../web/areas/library/webVideos/screens.ts');

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

const RIGHTS = ['MANAGE_SCHEDULE', 'VIDEO_REVIEW', 'MANAGE_DESTINATION_GROUPS', 'MANAGE_SOCIAL_MEDIA'];
const youtube = {
  ...{ id: 's1', name: 'Harbour', kind: 'YOUTUBE', accessState: 'VERIFIED' },
  defaultDestination: { id: 'UC2', name: 'Evening channel' },
};

const LARGE = { width: 3840, height: 2160, codecs: 'avc1.640033,mp4a.40.2' };

function open(
  path = PATH,
  answer: object = {},
  state = 'COMPLETED',
  picture: object | null = null,
  customer = HARBOUR,
) {
  const inputs: Record<string, unknown>[] = [];
  const graph = openPage(
    path,
    {
      viewer: viewer({ customer, permissions: RIGHTS, capabilities: ['socialMediaAccounts'] }),
      mediaItem: {
        ...{ id: 'm1', title: 'Lecture', description: null, length: 60_000, state, isPlayable: true },
        renditions: { items: [], hasEngine: true, canMake: false, picture },
      },
      contentDestination: {
        id: 'd1',
        title: 'Last week',
        description: 'Songs',
        duration: 60_000,
        isPlayable: true,
      },
      webChannel: { id: 'w1', name: 'Main' },
      customer: withMedia([], {
        ...{ webChannels: [{ id: 'w1', name: 'Main' }], playlists: page([]) },
        rtmpDestinations: page([{ id: 'r1', name: 'City relay' }]),
        socialAccounts: page([youtube]),
      }),
      socialAccount: () => ({ id: 's1', destinations: [{ id: 'UC2', name: 'Evening channel' }] }),
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
const choose = async (name: RegExp, value: string) => {
  const select = await screen.findByRole('combobox', { name });
  await waitFor(() =>
    expect([...(select as HTMLSelectElement).options].map((one) => one.value)).toContain(value),
  );
  fireEvent.change(select, { target: { value } });
};
/** Presses the button of the dialog, which is named like the one that opens it. */
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add destination' }));
const add = async (kind: string) => {
  await press('Add destination');
  fireEvent.click(await screen.findByRole('menuitem', { name: kind }));
};
/** The only web channel is chosen by itself; a recording goes to nothing else. */
const addChannel = async (isChosen = true) => {
  await (isChosen ? add('Web channel') : press('Add destination'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Web channel/ })).toHaveProperty('value', 'w1'),
  );
  await confirm();
  await screen.findByRole('button', { name: 'Edit Main' });
};

test('WEB-06 a description that is emptied again is none', async () => {
  const { inputs } = open();
  await screen.findByDisplayValue('Lecture');
  await write(/^Description/, 'Songs');
  await write(/^Description/, '');
  await addChannel();
  await press('Start');
  await waitFor(() => expect(inputs[0]).toMatchObject({ title: 'Lecture', description: null }));
});

test('WEB-03 WEB-06 a saved video starts on a web channel, as if live or from its beginning, in part', async () => {
  const { inputs } = open();
  await screen.findByDisplayValue('Lecture');
  await press('Start');
  expect(await screen.findByText('Choose at least one destination.')).toBeTruthy();
  expect(inputs).toEqual([]);
  await addChannel();
  fireEvent.click(screen.getByRole('radio', { name: 'On demand' }));
  await write(/^Start at/, '0:05');
  await write(/^End at/, '0:40');
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

test('RTM-06 C-127 a saved video is started at an RTMP destination, which asks nothing of who sees it', async () => {
  const { inputs } = open();
  await screen.findByDisplayValue('Lecture');
  await add('RTMP');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^RTMP destination/ })).toHaveProperty('value', 'r1'),
  );
  await confirm();
  await screen.findByRole('button', { name: 'Edit City relay' });
  await press('Start');
  await waitFor(() =>
    expect(inputs).toMatchObject([
      { mediaItemId: 'm1', destinations: [{ kind: 'RTMP', rtmpDestinationId: 'r1', webChannelId: null }] },
    ]),
  );
});

test('DST-01 DST-04 C-127 at YouTube it needs account, place, title, description and who sees it', async () => {
  const { inputs } = open();
  await screen.findByDisplayValue('Lecture');
  await add('YouTube');
  await confirm();
  expect(await screen.findByText('Choose an account.')).toBeTruthy();
  await choose(/^Account/, 's1');
  await choose(/^Page or channel/, 'UC2');
  await write(/^Title/, 'Evening song');
  const [description] = (await screen.findAllByRole('textbox', { name: /^Description/ })).slice(-1);
  fireEvent.change(description!, { target: { value: 'Old' } });
  await choose(/^Visibility/, 'PUBLIC');
  await choose(/^Publish state/, 'PUBLISHED');
  await confirm();
  await screen.findByRole('button', { name: 'Edit Evening channel' });
  await press('Start');
  await waitFor(() =>
    expect(inputs).toMatchObject([
      {
        destinations: [
          {
            ...{ kind: 'YOUTUBE', socialAccountId: 's1', placeId: 'UC2', title: 'Evening song' },
            ...{ description: 'Old', privacy: 'PUBLIC', publishState: 'PUBLISHED' },
          },
        ],
      },
    ]),
  );
});

test.each([
  ['WEB-01', /^Name/, '', 'A title is required.'],
  ['WEB-01', /^Name/, 'x'.repeat(129), 'A name must have at most 128 characters; this one has 129.'],
  ['WEB-02', /^Name/, '<b>', 'Titles and descriptions must not contain < or >.'],
  ['TRM-02 WEB-06', /^End at/, '0:00', 'The start must be before the end.'],
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
  const list = await screen.findByRole('list', { name: 'Destinations' });
  expect(await within(list).findByText('Web channel already in use')).toBeTruthy();
  expect(inputs).toHaveLength(1);
});

test('EPR-06 a saved video in 4K says which plan it needs, and is not sent without', async () => {
  const { inputs } = open(PATH, {}, 'COMPLETED', LARGE);
  await addChannel();
  await press('Start');
  expect(
    await screen.findByText('A 4K video requires an Enterprise 4K subscription; your plan is Pro.'),
  ).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('EPR-06 with the plan it is started', async () => {
  const { inputs } = open(PATH, {}, 'COMPLETED', LARGE, { ...HARBOUR, webPlanName: 'Enterprise 4K' });
  await addChannel();
  await press('Start');
  await waitFor(() => expect(inputs).toHaveLength(1));
});

test('EPR-07 in AV1 it goes to no web channel, and the channel is named', async () => {
  const picture = { ...LARGE, codecs: 'av01.0.12M.08,mp4a.40.2' };
  const { inputs } = open(PATH, {}, 'COMPLETED', picture, { ...HARBOUR, webPlanName: 'Enterprise 4K' });
  await addChannel();
  await press('Start');
  expect(
    await screen.findByText('AV1 in 4K cannot be used for web destinations; this preset is used by “Main”.'),
  ).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('LIB-16 a video that is still being saved says so', async () => {
  open(PATH, {}, 'STARTED');
  expect(await screen.findByText('This video is still being saved and cannot be started yet.')).toBeTruthy();
});

test('EVT-30 what a web channel replays, and a recording, are started, too', async () => {
  const { inputs } = open('/media/start-web-video/w1?from=channel');
  await screen.findByDisplayValue('Main');
  await addChannel(false);
  await press('Start');
  await waitFor(() => expect(inputs).toMatchObject([{ webChannelId: 'w1', mediaItemId: null }]));
});

test('PRM-03 who may not plan events is not let in', async () => {
  const graph = openPage(PATH, { viewer: viewer({ permissions: ['VIDEO_REVIEW'] }) }, screens);
  await waitFor(() => expect(graph.asked()).toContain('Session'));
  expect(graph.asked()).not.toContain('StartFromMedia');
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});
