import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../../../web/areas/dashboard/DashboardPage.tsx';
import {
  groupLive,
  type LiveDestination,
  type ScheduleLine,
} from '../../../web/areas/dashboard/liveGroups.ts';
import { viewer } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';
import { encoder, withEncoders } from '../encoders/encoderFixture.ts';
import { page } from '../library/media/mediaFixture.ts';

const hall = encoder('e1', 'North Hall', { state: 'STARTED', hasInput: true });

const destination = (id: string, change: object = {}) =>
  ({
    id,
    title: 'Main web channel',
    kind: 'EMBED',
    state: 'STARTED',
    abortReason: null,
    abortParameters: [],
    startRequestedAt: '2026-11-22T14:15:00Z',
    occurrenceId: null,
    liveViewers: 412,
    isPlayable: false,
    socialAccountId: null,
    rtmpDestinationId: null,
    webChannel: { id: 'w1', name: 'Main web channel' },
    encoder: { id: 'e1', name: 'North Hall' },
    encoderChannel: { id: 'ch1' },
    ...change,
  }) as unknown as LiveDestination;

const occurrence = (change: object = {}) =>
  ({
    id: 's1',
    eventId: 'ev1',
    title: 'Sunday morning service',
    type: 'LIVE',
    bucket: 'LIVE',
    startAt: '2026-11-22T14:30:00Z',
    endAt: '2026-11-22T16:00:00Z',
    ...{ timezone: 'America/New_York', encoderStartsAt: '2026-11-22T14:00:00Z' },
    isPaused: false,
    encoder: { ...hall },
    encoderChannel: { id: 'ch1', name: 'Main' },
    ...change,
  }) as unknown as ScheduleLine;

const NOW = Date.parse('2026-11-22T15:00:00Z');

test('DST-17 what is on air stands under the event whose encoder feeds it', () => {
  const [group, ...rest] = groupLive(
    [destination('d1'), destination('d2', { kind: 'YOUTUBE' })],
    [occurrence()],
    NOW,
  );
  expect(rest).toEqual([]);
  expect(group).toMatchObject({ title: 'Sunday morning service' });
  expect(group?.destinations.map(({ id }) => id)).toEqual(['d1', 'd2']);
});

test('S-001 DST-17 a replay, which no encoder feeds, is on air under its own event, and its encoder’s destinations under theirs', () => {
  const none = { encoder: null, encoderChannel: null };
  const replay = occurrence({ id: 's2', title: 'Once more', type: 'REPUBLISH', ...none });
  const played = destination('d1', { ...none, occurrenceId: 's2' });
  // The previous event on the same encoder has not ended yet.
  const before = occurrence({ id: 's0', title: 'Early service' });
  const fed = ['s0', 's1'].map((occurrenceId) => destination(`of-${occurrenceId}`, { occurrenceId }));
  const groups = groupLive([played, ...fed], [before, occurrence(), replay], NOW);
  expect(groups.map(({ title, destinations }) => [title, destinations.map(({ id }) => id)])).toEqual([
    ['Early service', ['of-s0']],
    ['Sunday morning service', ['of-s1']],
    ['Once more', ['d1']],
  ]);
});

test('a destination that ended during the event stays in sight, an older one does not', () => {
  const ended = destination('d2', { state: 'STOPPED' });
  const older = destination('d3', { state: 'STOPPED', startRequestedAt: '2026-11-15T14:15:00Z' });
  const [group] = groupLive([ended, older, destination('d1')], [occurrence()], NOW);
  expect(group?.destinations.map(({ id }) => id)).toEqual(['d1', 'd2']);
});

test('DST-13 something started by hand is shown while it is on its way, and not once it has ended', () => {
  const byHand = destination('d1', { encoder: null, state: 'STARTING', title: 'Replay' });
  expect(groupLive([byHand], [], NOW)).toMatchObject([{ title: 'Replay', item: undefined }]);
  expect(groupLive([{ ...byHand, state: 'ABORTED' }], [], NOW)).toEqual([]);
});

test('an event whose time has come with nothing on air is shown, a paused one and one to come are not', () => {
  const overdue = occurrence({ bucket: 'FUTURE' });
  expect(groupLive([], [overdue], NOW)).toMatchObject([
    { title: 'Sunday morning service', destinations: [] },
  ]);
  expect(groupLive([], [{ ...overdue, isPaused: true }], NOW)).toEqual([]);
  expect(groupLive([], [overdue], Date.parse(overdue.startAt) - 1)).toEqual([]);
});

const customer = (more: object = {}) => ({
  ...withEncoders([hall]),
  contentDestinations: page([destination('d1')]),
  liveFindings: [],
  schedule: [occurrence()],
  media: page([]),
  bandwidth: {
    usedBytes: 1.31e12,
    allowanceBytes: 2e12,
    averageBytes: 1.48e12,
    resetsAt: '2026-12-01T12:00:00Z',
    days: [
      { day: '2026-11-20', bytes: 0.31e12 },
      { day: '2026-11-21', bytes: 1e12 },
    ],
  },
  ...more,
});
const person = viewer({
  permissions: [
    'VIEW_DASHBOARD',
    'MANAGE_SCHEDULE',
    'MANAGE_ENCODER_AND_WEB_SETTINGS',
    'BANDWIDTH_ANALYTICS',
  ],
});
const open = (answers: object = {}) =>
  openApp('/', { viewer: person, customer: customer(), news: [], ...answers }, [
    { path: '/', Component: DashboardPage },
  ]);

test('NET-15 a card that cannot be read says so while the others stay', async () => {
  const graph = open({ news: () => Promise.reject(new Error('down')) });
  const news = await screen.findByRole('region', { name: 'News and updates' });
  expect(await within(news).findByText('Oops, something went wrong.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'North Hall' })).toBeTruthy();
  expect(await screen.findByText('412 watching')).toBeTruthy();
  graph.answers['news'] = [
    { id: 'n1', title: 'New player', body: 'Faster.', publishedAt: '2026-11-20T00:00:00Z', link: null },
  ];
  fireEvent.click(within(news).getByRole('button', { name: 'Try again' }));
  expect(await within(news).findByText('New player')).toBeTruthy();
});

test('S-001 the live card leads to the event, the destinations and the web channel that it names', async () => {
  const nowhere = { webChannel: null };
  const contentDestinations = page([
    destination('d1'),
    destination('d2', { ...nowhere, kind: 'YOUTUBE', title: 'Harbour', socialAccountId: 'a1' }),
    destination('d3', { ...nowhere, kind: 'RTMP', title: 'City relay', rtmpDestinationId: 'r1' }),
  ]);
  const all = viewer({
    permissions: [
      ...['VIEW_DASHBOARD', 'MANAGE_SCHEDULE', 'MANAGE_ENCODER_AND_WEB_SETTINGS'],
      ...['VIDEO_REVIEW', 'MANAGE_SOCIAL_MEDIA'],
    ],
    capabilities: ['socialMediaAccounts'],
  });
  open({ viewer: all, customer: customer({ contentDestinations }) });
  const card = await screen.findByRole('region', { name: 'Sunday morning service' });
  const leads = within(card)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  expect(leads).toEqual([
    ['Sunday morning service', expect.stringContaining('/schedule/')],
    ['Main web channel', '/media/web-videos/d1'],
    ['Web channel Main web channel', '/settings/web-channels/w1'],
    ['RTMP · City relay', '/settings/rtmp-destinations/r1'],
    ['YouTube · Harbour', '/settings/social-media/a1'],
  ]);
});

test('PRM-06 PRM-10 the live card leads nobody to what they may not open', async () => {
  const contentDestinations = page([
    destination('d2', { webChannel: null, kind: 'YOUTUBE', title: 'Harbour', socialAccountId: 'a1' }),
  ]);
  open({
    viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }),
    customer: customer({ contentDestinations }),
  });
  expect(await screen.findByText('YouTube · Harbour')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Harbour/ })).toBeNull();
});

const late = { kind: 'KEYFRAME_INTERVAL', severity: 'ERROR', found: '10', wanted: '2' };

test.each([
  ['of an event', {}],
  ['of what was started by hand', { schedule: [] }],
])(
  'the live card %s tells what is wrong with what arrives at its channel, and no other',
  async (_of, more) => {
    const liveFindings = [
      { encoderChannelId: 'ch2', findings: [{ ...late, found: '5' }] },
      { encoderChannelId: 'ch1', findings: [late] },
    ];
    open({ customer: customer({ liveFindings, ...more }) });
    const list = within(await screen.findByRole('list', { name: 'Suggested OBS settings' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Keyframe interval 10 s: set Keyframe Interval to 2 s in OBS',
    ]);
  },
);

test('the live card tells what differs from the preset with both values', async () => {
  const differs = (kind: string, found: string, wanted: string) => ({
    kind,
    severity: 'WARNING',
    found,
    wanted,
  });
  const findings = [
    differs('PRESET_CODEC', 'HEVC', 'H264'),
    differs('PRESET_SIZE', '1920x1080', '1280x720'),
    differs('PRESET_FRAMES', '25', '30'),
    differs('PRESET_BITRATE', '6000', '2800'),
  ];
  open({ customer: customer({ liveFindings: [{ encoderChannelId: 'ch1', findings }] }) });
  const list = within(await screen.findByRole('list', { name: 'Suggested OBS settings' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Codec HEVC instead of H264: set Video Encoder to H264 in OBS',
    'Resolution 1920x1080 instead of 1280x720: set Output (Scaled) Resolution to 1280x720 in OBS',
    '25 frames per second instead of 30: set Common FPS Values to 30 in OBS',
    'Bitrate 6000 Kbps instead of 2800: set Bitrate to 2800 Kbps in OBS',
  ]);
});

test('BWD-01 BWD-03 bandwidth is shown against its allowance, with its reset in UTC and its average', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Bandwidth' });
  expect(await within(card).findByText('1.31 TB of 2 TB')).toBeTruthy();
  expect(within(card).getByText(/Resets Dec 1, 2026, 12:00\sPM UTC/).textContent).toContain(
    '3-month average 1.48 TB',
  );
});

test('S-139 BWD-01 the days of the month stand behind the card, the newest first', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'Bandwidth' });
  expect(await within(card).findByRole('img', { name: 'Delivered per day this month' })).toBeTruthy();
  fireEvent.click(within(card).getByRole('button', { name: 'By day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bandwidth per day (UTC)' }));
  expect(dialog.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
    'Nov 21, 2026',
    'Nov 20, 2026',
  ]);
  expect(dialog.getByText('310 GB')).toBeTruthy();
});

test('BWD-05 whoever may not see bandwidth is not told of it', async () => {
  open({ viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }) });
  await screen.findByRole('region', { name: 'News and updates' });
  expect(screen.queryByRole('region', { name: 'Bandwidth' })).toBeNull();
});

test('DST-20 stopping a destination first says that it cannot be started again', async () => {
  const stopped: object[] = [];
  open({
    stopContentDestination({ input }: { input: object }) {
      stopped.push(input);
      return { contentDestination: destination('d1', { state: 'STOPPING' }), userErrors: [] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop Main web channel' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(
    '412 people are watching now. A stopped destination cannot be started again.',
  );
  expect(stopped).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Main web channel is stopping')).toBeTruthy();
  expect(stopped).toEqual([{ id: 'd1' }]);
});

test('PRM-03 whoever may not manage the schedule sees the state without Stop', async () => {
  open({ viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }) });
  expect(await screen.findByText('412 watching')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull();
});

test('an event to come names its zone and what stands in its way', async () => {
  const soon = Date.now() + 2 * 86_400_000;
  const coming = occurrence({
    id: 's2',
    title: 'Evening prayer',
    bucket: 'FUTURE',
    startAt: new Date(soon).toISOString(),
    endAt: new Date(soon + 3_600_000).toISOString(),
    encoder: encoder('e4', 'Van kit', { state: 'OFFLINE' }),
  });
  open({ customer: customer({ schedule: [coming] }) });
  const next = await screen.findByRole('region', { name: 'Next up' });
  expect(await within(next).findByText('Encoder Van kit is offline.')).toBeTruthy();
  expect(next.textContent).toMatch(/E[SD]T/);
});

test('SCH-04 APP-21 what comes next is asked for again once it is two minutes old, and not before', async () => {
  let now = NOW;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const graph = openApp('/', { viewer: person, customer: customer(), news: [] }, [
    { path: '/', Component: DashboardPage },
    { path: '/settings', element: <p>the settings</p> },
  ]);
  const asked = () => graph.asked().filter((name) => name === 'NextUpCard').length;
  const leaveAndReturn = async () => {
    fireEvent.click(screen.getAllByRole('link', { name: 'Settings' })[0]!);
    await screen.findByText('the settings');
    fireEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
    await screen.findByRole('region', { name: 'Next up' });
  };
  await screen.findByRole('region', { name: 'Next up' });
  await waitFor(() => expect(asked()).toBe(1));
  now = NOW + 119_000;
  await leaveAndReturn();
  expect(asked()).toBe(1);
  now = NOW + 120_000;
  await leaveAndReturn();
  await waitFor(() => expect(asked()).toBe(2));
  jest.restoreAllMocks();
});

test('S-001 the event on air and the next one open on their pages, at the time that is meant', async () => {
  const next = occurrence({ id: 's2', title: 'Choir', bucket: 'FUTURE', startAt: '2099-11-29T03:30:00Z' });
  open({ customer: customer({ schedule: [occurrence(), next] }) });
  const onAir = await screen.findByRole('link', { name: 'Sunday morning service' });
  expect(onAir.getAttribute('href')).toBe('/schedule/event/ev1?occurrence=s1');
  const link = await screen.findByRole('link', { name: 'Choir' });
  expect(link.getAttribute('href')).toBe('/schedule/event/ev1?occurrence=s2');
});

test('S-140 all news opens from the card, which has room for three', async () => {
  const news = ['One', 'Two', 'Three', 'Four'].map((title, at) => ({
    id: title,
    title,
    body: `About ${title}.`,
    publishedAt: `2026-11-0${9 - at}T00:00:00Z`,
    link: null,
  }));
  open({ news });
  fireEvent.click(await screen.findByRole('button', { name: 'All 4' }));
  const dialog = await screen.findByRole('dialog', { name: 'News and updates' });
  expect(within(dialog).getByText('About Four.')).toBeTruthy();
});

test('S-001 the card of encoders has room for one more, and leads to the others', async () => {
  const encoders = (count: number) =>
    Array.from({ length: count }, (_, at) => encoder(`e${at}`, `Hall ${at}`, { state: 'STOPPED' }));
  open({ customer: customer(withEncoders(encoders(7))) });
  const card = within(await screen.findByRole('region', { name: 'Encoders' }));
  expect(await card.findByRole('link', { name: 'Hall 6' })).toBeTruthy();
  expect(card.queryByText(/more/)).toBeNull();
});

test('S-001 more encoders than that stand behind a link', async () => {
  const encoders = Array.from({ length: 9 }, (_, at) =>
    encoder(`e${at}`, `Hall ${at}`, { state: 'STOPPED' }),
  );
  open({ customer: customer(withEncoders(encoders)) });
  expect((await screen.findByRole('link', { name: 'and 3 more' })).getAttribute('href')).toBe(
    '/settings/encoders',
  );
});

test('DST-20 the dashboard asks about what the address wants stopped, and stops nothing by itself', async () => {
  const stopped: object[] = [];
  openApp(
    '/?stop=d1',
    {
      viewer: person,
      customer: customer(),
      news: [],
      stopContentDestination({ input }: { input: object }) {
        stopped.push(input);
        return { contentDestination: destination('d1', { state: 'STOPPING' }), userErrors: [] };
      },
    },
    [{ path: '/', Component: DashboardPage }],
  );
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop Main web channel?' }));
  expect(stopped).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(stopped).toEqual([{ id: 'd1' }]));
});
