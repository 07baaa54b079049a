import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HARBOUR, served, viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';

const { screens } = await import('../../../../web/areas/library/webVideos/screens.ts');

const place = (id: string, title: string, more: object = {}) => ({
  ...{
    id,
    title,
    kind: 'YOUTUBE',
    state: 'STARTED',
    abortReason: null,
    abortParameters: [],
    liveViewers: null,
    webChannel: null,
  },
  ...more,
});
const video = (more: object = {}) => ({
  ...place('d1', 'Service', { kind: 'EMBED', webChannel: { id: 'w1', name: 'Main' } }),
  ...{
    description: null,
    archiveReason: null,
    startedAt: '2026-11-15T14:30:00Z',
    duration: null,
    isPlayable: false,
  },
  ...{ publishState: 'PUBLISHED', publishAt: null, isNextReplay: false, watchUrl: null },
  ...{ publishParameters: [], buttonParameters: [] },
  ...{ encoderChannel: null, customer: HARBOUR, canSetCues: true, cues: [] },
  ...{
    playout: null,
    stopCue: null,
    hasButton: false,
    buttonText: null,
    buttonUrl: null,
    buttonChangesAt: null,
  },
  ...{ isManual: false, mediaItem: null, isTrimmed: false, trimStart: null, savedMediaItem: null },
  otherDestinations: [place('d2', 'YouTube'), place('d3', 'Relay', { kind: 'RTMP', state: 'STOPPED' })],
  ...more,
});
const inputs: object[] = [];
const PLANNER = { permissions: ['VIDEO_REVIEW', 'MANAGE_SCHEDULE'] };
const open = (
  contentDestination: object,
  field: string,
  answer: object,
  { rights = PLANNER, ...more }: { rights?: Record<string, unknown> } & Record<string, unknown> = {},
) => {
  inputs.length = 0;
  return openPage(
    '/media/web-videos/d1',
    {
      viewer: viewer(rights),
      contentDestination,
      [field]({ input }: { input: object }) {
        inputs.push(input);
        return { userErrors: [], ...answer };
      },
      ...more,
    },
    screens,
  );
};
const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

it('S-180 WEB-02 DST-02 edits the title; angle brackets are told at the field, and nothing is sent', async () => {
  open(video(), 'updateContentDestination', { contentDestination: video({ title: 'Morning' }) });
  await choose('Edit');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  fireEvent.change(title, { target: { value: '<b>' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Titles and descriptions must not contain < or >.')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.change(title, { target: { value: 'Morning' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'd1', title: 'Morning', description: null }]));
});

it('S-030 WEB-07 TRM-01 TRM-05 a recording is trimmed to its stop cue; without one nothing is sent', async () => {
  const recording = video({ state: 'STOPPED', isPlayable: true, duration: 3_600_000 });
  open(recording, 'trimWebVideo', { contentDestination: { ...recording, isTrimmed: true } });
  await choose('Trim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Trim Service' }));
  const end = dialog.getByRole('textbox', { name: /^End/ });
  fireEvent.change(end, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Trim' }));
  expect(await dialog.findByText('Trimming a web video needs a stop cue.')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.change(end, { target: { value: '10:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Trim' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'd1', start: 0, end: 600_000 }]));
});

it.each([
  [3_200, 'Start and end can be off by up to 3.2 s.'],
  [1_500, 'Start and end can be off by up to 1.5 s.'],
])('TRM-05 CUE-16 CON-04 trimming tells how far its ends may be off: %s ms', async (ms, told) => {
  const recording = video({ state: 'STOPPED', isPlayable: true, duration: 3_600_000 });
  open(recording, 'trimWebVideo', {}, { serviceValues: served({ downloadAccuracyMs: ms }) });
  await choose('Trim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Trim Service' }));
  expect(await dialog.findByText(told)).toBeTruthy();
});

it.each([3, 5])(
  'DST-07 CON-04 of what is on air, another button is seen after %s minutes',
  async (minutes) => {
    const serviceValues = served({ buttonDelayMs: minutes * 60_000 });
    open(video(), 'updateContentDestination', {}, { serviceValues });
    await choose('Edit');
    const told = `While on air, viewers see a changed button ${minutes} minutes later.`;
    expect(await screen.findByText(told)).toBeTruthy();
  },
);

it('S-030 STM-10 DST-23 hides a broadcast from viewers', async () => {
  open(video(), 'publishContentDestination', { contentDestination: video({ publishState: 'UNPUBLISHED' }) });
  await choose('Visibility');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Visibility' }), {
    target: { value: 'UNPUBLISHED' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'd1', publishState: 'UNPUBLISHED' }]));
});

const plan = async (fields: { state: string; day?: string; time?: string }) => {
  await choose('Visibility');
  const viewers = await screen.findByRole('combobox', { name: 'Visibility' });
  fireEvent.change(viewers, { target: { value: fields.state } });
  if (fields.day) fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: fields.day } });
  if (fields.time)
    fireEvent.change(screen.getByLabelText('Time', { selector: 'input' }), {
      target: { value: fields.time },
    });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
};

it.each([
  ['UNPUBLISHED', 'PUBLISHED'],
  ['SCHEDULED_PUBLISHED', 'PUBLISHED'],
  ['SCHEDULED_PUBLISHED', 'UNPUBLISHED'],
])('STM-10 DST-23 one that is %s becomes %s', async (from, to) => {
  const publishAt = from === 'SCHEDULED_PUBLISHED' ? '2099-01-01T15:00:00Z' : null;
  open(video({ publishState: from, publishAt }), 'publishContentDestination', {
    contentDestination: video({ publishState: to }),
  });
  await plan({ state: to });
  await waitFor(() => expect(inputs).toEqual([{ id: 'd1', publishState: to }]));
});

const PLAN = { state: 'SCHEDULED_PUBLISHED', day: '2099-01-01', time: '10:00' };
it('STM-10 DST-26 one that is hidden is planned for a day and a time in the zone of the organisation', async () => {
  open(video({ publishState: 'UNPUBLISHED' }), 'publishContentDestination', {
    contentDestination: video({ publishState: 'SCHEDULED_PUBLISHED' }),
  });
  await plan(PLAN);
  const publishAt = '2099-01-01T15:00:00.000Z';
  await waitFor(() => expect(inputs).toEqual([{ id: 'd1', publishState: 'SCHEDULED_PUBLISHED', publishAt }]));
});

it.each([
  ['PUBLISHED', PLAN, 'It is already published. Hide it before you schedule its publication.'],
  ['UNPUBLISHED', { state: PLAN.state }, 'Enter a date and time in the future.'],
  ['UNPUBLISHED', { ...PLAN, day: '2020-01-01' }, 'Enter a date and time in the future.'],
])('STM-10 DST-26 one that is %s is not planned (%o)', async (publishState, fields, message) => {
  open(video({ publishState }), 'publishContentDestination', { contentDestination: video() });
  await plan(fields);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(inputs).toEqual([]);
});

it('S-178 DST-17 DST-20 stops those that are chosen of what is on air, by one request', async () => {
  const results = [{ contentDestinationId: 'd1', contentDestination: null, userErrors: [] }];
  open(video(), 'stopContentDestinations', { results });
  await choose('Stop 2 destinations');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop destinations' }));
  expect(dialog.getByText('A stopped destination cannot be started again.')).toBeTruthy();
  const boxes = dialog.getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  fireEvent.click(boxes[1]!);
  fireEvent.click(dialog.getByRole('button', { name: 'Stop 1 destination' }));
  await waitFor(() => expect(inputs).toEqual([{ customerId: HARBOUR.id, ids: ['d1'] }]));
});

it('S-178 DST-17 those that were not stopped are told by name, in the words of the reader', async () => {
  const refusal = { code: 'STATE', reason: 'DESTINATION_STOPPED_EARLY', parameters: [], field: null };
  const results = [
    {
      ...{ contentDestinationId: 'd1', contentDestination: null },
      userErrors: [{ ...refusal, message: 'As the service says it.' }],
    },
  ];
  open(video(), 'stopContentDestinations', { results });
  await choose('Stop 2 destinations');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop destinations' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Stop 2 destinations' }));
  expect(await screen.findByText(/: It was stopped before it went on air\.$/)).toBeTruthy();
  expect(screen.queryByText(/As the service says it/)).toBeNull();
});

const RUNNING = [
  ['STARTED', true],
  ['STOPPED', false],
] as const;
it.each(RUNNING)(
  'S-179 EVT-22 one that is %s: whether it has to be stopped first is %s',
  async (state, isRunning) => {
    open(video({ state }), 'deleteContentDestination', { deletedId: 'd1' });
    await choose('Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Service?' }));
    const button = dialog.getByRole('button', { name: 'Delete' });
    expect(button.hasAttribute('disabled')).toBe(isRunning);
    expect(dialog.queryAllByText('It is running. Stop it before you delete it.')).toHaveLength(
      isRunning ? 1 : 0,
    );
  },
);

test('S-179 what is deleted leads back to the web videos', async () => {
  open(video({ state: 'STOPPED' }), 'deleteContentDestination', { deletedId: 'd1' });
  await choose('Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Service?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Web videos' })).toBeTruthy();
});

test.each([
  ['FACEBOOK', 'STARTED', true],
  ['FACEBOOK', 'STOPPED', false],
  ['YOUTUBE', 'STARTED', false],
])(
  'S-180 DST-05 the button of a live video at %s that is %s can be taken off, unless: %s',
  async (kind, state, isKept) => {
    const button = { hasButton: true, buttonText: 'Give now', buttonUrl: 'https://harbour.example/give' };
    const there = { webChannel: null, isManual: true, mediaItem: { id: 'm1', title: 'Lecture' } };
    open(
      video({ kind, state, ...button, ...there, description: 'Said there' }),
      'updateContentDestination',
      {},
    );
    await choose('Edit');
    const toggle = await screen.findByLabelText<HTMLInputElement>('Call-to-action button');
    expect([toggle.checked, toggle.disabled]).toEqual([true, isKept]);
    expect(screen.queryByText(/^Facebook does not remove the button/) !== null).toBe(isKept);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Button text/ }).disabled).toBe(false);
  },
);

describe('S-180 DST-25 C-128 the picture of what was started at a social network', () => {
  const page = video({
    ...{ kind: 'FACEBOOK', webChannel: null, isManual: true, mediaItem: { id: 'm1', title: 'Lecture' } },
    ...{
      socialAccountId: 'a1',
      thumbnailUrl: 'https://media.example/picture.jpg',
      description: 'Said there',
    },
  });

  test('is taken away by who may post', async () => {
    const rights = {
      permissions: [...PLANNER.permissions, 'MANAGE_SOCIAL_MEDIA'],
      capabilities: ['socialMediaAccounts'],
    };
    open(
      page,
      'updateContentDestination',
      { contentDestination: { ...page, thumbnailUrl: null } },
      { rights },
    );
    await choose('Edit');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove thumbnail' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(inputs).toEqual([expect.objectContaining({ thumbnailFileId: null })]));
  });

  test('PRM-06 is not offered to who may not', async () => {
    open(page, 'updateContentDestination', {});
    await choose('Edit');
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove thumbnail' })).toBeNull();
  });
});
