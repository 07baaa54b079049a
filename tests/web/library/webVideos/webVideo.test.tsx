import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ABORT_CAUSE_MESSAGES } from '../../../../schema/rules/destinations.ts';
import { HARBOUR, viewer } from '../../app/fakeGraph.ts';
import { FakeSocket } from '../../app/fakeSocket.ts';
import { cue } from '../cues/cueFixture.ts';
import { openPage } from '../../app/openPage.tsx';
import { english } from '../../../../schema/reasons/english.ts';

const { screens } = await import('../../../../web/areas/library/webVideos/screens.ts');

const place = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  kind: 'YOUTUBE',
  state: 'STARTED',
  abortReason: null,
  abortParameters: [],
  liveViewers: null,
  webChannel: null,
  placeName: null,
  ...more,
});
const video = (more: object = {}) => ({
  ...{
    playout: null,
    stopCue: null,
    hasButton: false,
    buttonText: null,
    buttonUrl: null,
    buttonChangesAt: null,
  },
  ...{ isManual: false, mediaItem: null, isTrimmed: false, trimStart: null, savedMediaItem: null },
  ...place('d1', 'Sunday service', { kind: 'EMBED', state: 'STOPPED' }),
  webChannel: { id: 'w1', name: 'Main web channel' },
  description: null,
  archiveReason: null,
  ...{ publishState: 'PUBLISHED', publishAt: null, isNextReplay: false },
  ...{ publishParameters: [], buttonParameters: [] },
  startedAt: '2026-11-15T14:30:00Z',
  duration: 3_600_000,
  isPlayable: false,
  customer: HARBOUR,
  otherDestinations: [
    place('d2', 'YouTube · Harbour Street', { liveViewers: 168 }),
    place('d3', 'Chapel', { kind: 'EMBED', state: 'ABORTED', abortReason: ABORT_CAUSE_MESSAGES.badInput }),
  ],
  canSetCues: true,
  cues: [cue('start-of-video', '00:00:00.000', { userId: 'system-user', isAutomatic: true })],
  summary: { views: 421, history: [{ happenedAt: '2026-11-15T14:30:00Z', state: 'STARTED' }] },
  ...more,
});
const EDITOR = { permissions: ['VIDEO_REVIEW', 'MANAGE_CUES'], capabilities: ['sharedCuesAdd'] };
const open = (contentDestination: unknown, answers: object = {}, rights: Record<string, unknown> = EDITOR) =>
  openPage('/media/web-videos/d1', { viewer: viewer(rights), contentDestination, ...answers }, screens);
const cues = async () => within(await screen.findByRole('region', { name: 'Cues' }));

it('RTM-06 S-030 what was sent to an RTMP destination says where it is watched, and has no picture here', async () => {
  open(
    video({
      ...{ kind: 'RTMP', webChannel: null, state: 'STARTED', viewUrl: 'https://relay.example/live' },
      placeName: 'Far side',
      ...{ isManual: true, mediaItem: { id: 'm1', title: 'Lecture' } },
    }),
    {},
    { permissions: [...EDITOR.permissions, 'MANAGE_SCHEDULE'] },
  );
  expect(await screen.findByText(/^RTMP · Far side · Nov 15, 2026/)).toBeTruthy();
  expect(
    await screen.findByText('This destination is watched elsewhere, so there is no preview here.'),
  ).toBeTruthy();
  const link = screen.getByRole('button', { name: 'Watch there' });
  expect(link.getAttribute('href')).toBe('https://relay.example/live');
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});

describe('DST-07 a call to action that is changed', () => {
  const PLANNER = { permissions: [...EDITOR.permissions, 'MANAGE_SCHEDULE'] };
  const edit = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return within(await screen.findByRole('dialog'));
  };
  const delay = 'While on air, viewers see a changed button 3 minutes later.';

  it('is seen 3 minutes later while it is on air, which its form says before', async () => {
    open(video({ state: 'STARTED', duration: null }), {}, PLANNER);
    expect((await edit()).getByText(delay)).toBeTruthy();
  });

  it('is seen at once after the end: nothing is said of a delay', async () => {
    open(video(), {}, PLANNER);
    expect((await edit()).queryByText(delay)).toBeNull();
  });

  it('says from when viewers see it, on the page and in the form, while that is to come', async () => {
    const running = { state: 'STARTED', duration: null, buttonChangesAt: '2026-11-15T14:33:00Z' };
    open(video(running), {}, PLANNER);
    const said = /^Viewers see the new button from 9:33\sAM\.$/;
    expect(await screen.findByText(said)).toBeTruthy();
    const form = await edit();
    expect(form.getByText(said)).toBeTruthy();
    expect(form.queryByText(delay)).toBeNull();
  });
});

it('S-030 tells channel, start, length and where else the event went, with viewers and abort cause (DST-19)', async () => {
  open(video());
  expect(await screen.findByRole('heading', { name: 'Sunday service' })).toBeTruthy();
  expect(screen.getByText(/^Main web channel · Nov 15, 2026, 9:30\sAM .* 1 h/)).toBeTruthy();
  expect(screen.getByText('168 watching')).toBeTruthy();
  expect(await screen.findByText(english(ABORT_CAUSE_MESSAGES.badInput))).toBeTruthy();
  // Only what plays on the web has a page.
  expect(screen.getByRole('link', { name: 'Chapel' }).getAttribute('href')).toBe('/media/web-videos/d3');
  expect(screen.queryByRole('link', { name: /YouTube/ })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Event log' }));
  expect(await screen.findByText('421')).toBeTruthy();
});

it.each([
  ['STARTING', 'starting'],
  ['STARTED', 'started'],
  ['STOPPING', 'stopping'],
  ['STOPPED', 'stopped'],
  ['ABORTED', 'aborted'],
  ['ERROR', 'error'],
  ['WARNING', 'warning'],
])('WEB-08 %s is shown as %s', async (state, word) => {
  open(video({ state }));
  await screen.findByRole('heading', { name: 'Sunday service' });
  expect(screen.getAllByText(word).length).toBeGreaterThan(0);
});

it.each(['STOPPED', 'ABORTED', 'ERROR'])(
  'WEB-09 nothing on the page of one that is %s starts it again, whatever it is called',
  async (state) => {
    const permissions = [...EDITOR.permissions, 'MANAGE_SCHEDULE', 'MANAGE_ENCODER_AND_WEB_SETTINGS'];
    open(video({ state }), {}, { ...EDITOR, permissions });
    await cues();
    const seen = new Set<string>();
    for (const { textContent: tab } of screen.getAllByRole('tab')) {
      await act(async () => fireEvent.click(screen.getByRole('tab', { name: tab! })));
      for (const role of ['button', 'menuitem', 'switch', 'link'] as const)
        for (const one of screen.queryAllByRole(role))
          seen.add(one.getAttribute('aria-label') ?? one.textContent ?? '');
    }
    expect(seen.size).toBeGreaterThan(3);
    const starts = /start(?! of video)|resume|again|go live|on air|reopen/i;
    expect([...seen].filter((name) => starts.test(name))).toEqual([]);
  },
);

it('S-030 SOC-03 what a network refused says which network on its own page, too', async () => {
  open(
    video({
      ...{ kind: 'FACEBOOK', state: 'ERROR', webChannel: null, abortReason: 'SOCIAL_STREAM_REFUSED' },
      abortParameters: [{ name: 'network', value: 'Facebook' }],
      ...{ isManual: true, mediaItem: { id: 'm1', title: 'Lecture' } },
    }),
  );
  expect(await screen.findByText('Facebook refused the stream.')).toBeTruthy();
});

it('S-182 S-183 PRM-10 who may only review shares the web channel of a broadcast, and sees its player', async () => {
  const channel = { id: 'w1', name: 'Main web channel', embedUrl: 'https://media.example/embed/key-w1' };
  open(video(), { webChannel: { ...channel, embedType: 'IFRAME', hlsUrl: null, dashUrl: null } });
  const choose = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Share the web channel');
  const share = within(await screen.findByRole('dialog', { name: 'Share and embed Main web channel' }));
  const link = within(share.getByRole('region', { name: 'Web link' }));
  expect(link.getByText('https://media.example/embed/key-w1')).toBeTruthy();
  fireEvent.click(share.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Preview the web channel');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Player of Main web channel');
  expect(frame.src).toBe('https://media.example/embed/key-w1');
});

it('what an event sends to a social network leads to that event', async () => {
  const sent = video({ kind: 'FACEBOOK', webChannel: null, event: { id: 'e1' } });
  const event = {
    name: 'event' as const,
    path: '/schedule/event/:uuid',
    access: {},
    page: async () => () => <p>The event itself</p>,
  };
  openPage('/media/web-videos/d1', { viewer: viewer(EDITOR), contentDestination: sent }, [...screens, event]);
  expect(await screen.findByText('The event itself')).toBeTruthy();
});

it('S-030 S-177 DST-20 who manages the schedule stops what is on air, after a warning; a reviewer is not offered it', async () => {
  const stopped: object[] = [];
  const answers = {
    stopContentDestination({ input }: { input: object }) {
      stopped.push(input);
      return { contentDestination: video({ state: 'STOPPING' }), userErrors: [] };
    },
  };
  const onAir = video({ state: 'STARTED', liveViewers: 7 });
  open(onAir, answers, { ...EDITOR, permissions: [...EDITOR.permissions, 'MANAGE_SCHEDULE'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop Main web channel?' }));
  expect(dialog.getByText(/7 people are watching now.*cannot be started again/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(stopped).toEqual([{ id: 'd1' }]));
  expect(await screen.findByText('Main web channel is stopping')).toBeTruthy();
});

it.each([
  ...(['SET_UP', 'STARTING', 'STARTED', 'WARNING'] as const).map((state) => [state, 1] as const),
  ...(['IDLE', 'STOPPING', 'STOPPED', 'ABORTED', 'ERROR'] as const).map((state) => [state, 0] as const),
])('DST-20 one that is %s is offered to be stopped %i times', async (state, times) => {
  open(video({ state }), {}, { ...EDITOR, permissions: [...EDITOR.permissions, 'MANAGE_SCHEDULE'] });
  await cues();
  expect(screen.queryAllByRole('button', { name: 'Stop' })).toHaveLength(times);
});

it('S-030 PRM-10 who may only review is not offered to stop it', async () => {
  open(video({ state: 'STARTED' }));
  await cues();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('DST-20 offers nothing that ended things do not do, and says why there is nothing to play', async () => {
  open(video({ state: 'ABORTED', abortReason: ABORT_CAUSE_MESSAGES.encoderOver12Hours }));
  expect(await screen.findByText(english(ABORT_CAUSE_MESSAGES.encoderOver12Hours))).toBeTruthy();
  expect(screen.getByText(/^The recording was deleted/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Stop|Edit|Trim|Publish|Save)/ })).toBeNull();
});

it('S-030 EVT-28 PLS-02 that a playlist was full is told where its recording was to join it', async () => {
  open(video({ archiveReason: 'PLAYLIST_FULL' }));
  expect(
    await screen.findByText('The recording is saved. Playlist is full. The video was not added.'),
  ).toBeTruthy();
});

it('S-030 what was started elsewhere by hand keeps its page once its saved video is gone', async () => {
  open(video({ kind: 'FACEBOOK', webChannel: null, isManual: true, mediaItem: null, event: null }));
  expect(await screen.findByRole('heading', { name: 'Sunday service', level: 1 })).toBeTruthy();
  expect(screen.queryByText('This web video expired or was deleted.')).toBeNull();
});

it('STM-10 DST-07 SOC-03 what its network refused of it is told with why', async () => {
  const parameters = [
    { name: 'network', value: 'YouTube' },
    { name: 'code', value: 'forbidden' },
  ];
  open(
    video({
      ...{ publishReason: 'SOCIAL_ACCESS_ERROR', publishParameters: parameters },
      ...{ buttonReason: 'SOCIAL_RENEWAL_NEEDED', buttonParameters: parameters.slice(0, 1) },
    }),
  );
  expect(
    await screen.findByText(/^The network refused to change the visibility\. YouTube .*“forbidden”/),
  ).toBeTruthy();
  expect(screen.getByText(/^The network refused the button\. .*YouTube/)).toBeTruthy();
});

it('DST-13 follows its state, and reads its cues again once they can be had (CUE-14)', async () => {
  let reads = 0;
  const unavailable = () => {
    reads += 1;
    if (reads === 1) throw Object.assign(new Error('No.'), { extensions: { code: 'CUES_UNAVAILABLE' } });
    return [cue('Song', '00:01:00.000')];
  };
  open(video({ state: 'STARTING', startedAt: null, duration: null, cues: unavailable }));
  expect(await screen.findByText('Video appears when it is on air.')).toBeTruthy();
  await waitFor(() => expect(FakeSocket.sockets[0]?.subscriptions.length).toBeGreaterThan(0));
  const event = (sequence: number, rows: object[]) =>
    act(async () =>
      FakeSocket.sockets[0]!.publish({
        contentDestinationsChanged: {
          __typename: 'ContentDestinationsChangedEvent',
          sequence,
          at: '2026-11-15T14:30:00Z',
          contentDestinations: rows,
        },
      }),
    );
  await event(1, []);
  await event(2, [
    {
      __typename: 'ContentDestination',
      id: 'd1',
      title: 'Sunday service',
      state: 'WARNING',
      abortReason: null,
      abortParameters: [],
      liveViewers: 12,
      startedAt: '2026-11-15T14:30:00Z',
      duration: null,
      isPlayable: false,
    },
  ]);
  expect(await screen.findByText('warning')).toBeTruthy();
  expect(screen.getByText(/12 watching/)).toBeTruthy();
  expect(await (await cues()).findByText('Song')).toBeTruthy();
});

it('one that is gone, or is no web video, has expired or was deleted', async () => {
  const graph = open(null);
  expect(await screen.findByText('This web video expired or was deleted.')).toBeTruthy();
  expect(graph.requests.length).toBeGreaterThan(0);
});

it('CUE-01 CUE-05 CUE-11 CUE-13 a cue is added, edited and deleted', async () => {
  const kept = [cue('start-of-video', '00:00:00.000', { isAutomatic: true }), cue('Song', '00:01:00.000')];
  const inputs: Record<string, unknown>[] = [];
  const source = { kind: 'CONTENT_DESTINATION', id: 'd1' };
  const write = (answer: (input: Record<string, string>) => object) => (args: { input: object }) => {
    inputs.push(args.input as Record<string, unknown>);
    return { ...answer(args.input as Record<string, string>), userErrors: [] };
  };
  open(video({ cues: () => [...kept] }), {
    createCue: write(({ name, position }) => {
      kept.push(cue('new', position!, { name }));
      return { cue: kept.at(-1) };
    }),
    updateCue: write(({ id, name }) => ({ cue: cue(id!, '00:02:00.000', { name }) })),
    deleteCue: write(({ id }) => {
      kept.splice(1, 1);
      return { deletedId: id };
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add cue at 00:00:00.000' }));
  const dialog = within(screen.getByRole('dialog'));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name: label }), { target: { value } });
  type(/^Name/, 'Reading');
  type(/^Position/, '00:02:00.000');
  fireEvent.click(dialog.getByRole('radio', { name: 'Public' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Reading' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const edit = within(await screen.findByRole('dialog', { name: /Edit/ }));
  fireEvent.change(edit.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Sermon' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Song' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  const list = await cues();
  await waitFor(() => expect(list.queryByText('Song')).toBeNull());
  expect(inputs).toMatchObject([
    { source, name: 'Reading', position: '00:02:00.000', visibility: 'PUBLIC' },
    { source, id: 'new', name: 'Sermon' },
    { source, id: 'Song' },
  ]);
});

it.each([
  ['PRM-08 without the permission', { permissions: ['VIDEO_REVIEW'], capabilities: [] }, true],
  ['CUE-05 by the header', EDITOR, false],
])('%s a person only looks at cues', async (_why, rights, canSetCues) => {
  const shown = [cue('Song', '00:01:00.000')];
  open(video({ cues: shown, canSetCues }), {}, rights);
  const list = await cues();
  expect(await list.findByText('Song')).toBeTruthy();
  expect(list.queryByRole('button', { name: /Add cue|Actions for/ })).toBeNull();
});
