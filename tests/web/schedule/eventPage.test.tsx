import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EventPage } from '../../../web/areas/schedule/event/EventPage.tsx';
import { HARBOUR, viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { sent, time, weekly } from './eventFixture.ts';
import { OFFLINE } from './scheduleFixture.ts';

const ROUTES = [{ path: '/schedule/event/:uuid', Component: EventPage }];
const PATH = '/schedule/event/ev1';

const others = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;
const doNotFake = [...others, 'nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame'] as const;
beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), doNotFake: [...doNotFake] });
});
afterAll(() => {
  jest.useRealTimers();
});

const open = (event: object | null = weekly(), path = PATH, permissions?: string[], answers: object = {}) =>
  openPage(
    path,
    {
      viewer: viewer(permissions ? { permissions } : {}),
      customer: HARBOUR,
      event,
      ...answers,
    },
    ROUTES,
  );
const tab = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));
const inputOf = (graph: ReturnType<typeof open>, name: string) =>
  graph.requests.find(({ operationName }) => operationName === name)?.variables.input;

test('S-046 an event says when it takes place next, by which rule, from what', async () => {
  open();
  await screen.findByRole('heading', { name: 'Sunday service', level: 1 });
  expect(screen.getByText(/^Every Sunday at 9:30\sAM · America\/New York/)).toBeTruthy();
  const card = within(screen.getByRole('region', { name: 'This date' }));
  expect(card.getByText(/^Sunday, November 22, 9:30–11:00\sAM EST/)).toBeTruthy();
  expect(card.getByText('North Hall')).toBeTruthy();
  expect(screen.getByText('With choir')).toBeTruthy();
});

test('EVT-31 S-046 its picture is seen among its details', async () => {
  open(weekly({ thumbnailUrl: 'https://platform.example/stream/h/event-ev1/thumbnail.jpg' }));
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Thumbnail of Sunday service' });
  expect(picture.src).toBe('https://platform.example/stream/h/event-ev1/thumbnail.jpg');
});

test('SCH-07 the time is told by the clocks of the event and, where these differ, by the reader’s', async () => {
  open(weekly({ timezone: 'Europe/London', next: time('t2', 22) }));
  const card = within(await screen.findByRole('region', { name: 'This date' }));
  const told = card.getByText(/2:30–4:00\sPM GMT/);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(told.textContent?.includes('in your time zone')).toBe(zone !== 'Europe/London' && zone !== 'UTC');
});

test('S-046 the time that the address names is the one that is shown', async () => {
  open(weekly(), `${PATH}?occurrence=t3`);
  const card = within(await screen.findByRole('region', { name: 'This date' }));
  expect(card.getAllByText(/^Sunday, November 29/)[0]).toBeTruthy();
  expect(card.getByRole('heading', { name: 'This date' })).toBeTruthy();
});

type Asked = Record<'from' | 'to', string | undefined> & Record<'first' | 'last', number | undefined>;

test('S-046 S-048 S-171 an hourly series of many weeks tells what comes, and what was last', async () => {
  // Every hour from 1 September, the last of 1,980 on 22 November at 11:00; 45 of them begin after now.
  const hourly = Array.from({ length: 1980 }, (_, hour) => {
    const startAt = new Date(Date.UTC(2026, 8, 1, hour)).toISOString();
    const endAt = new Date(Date.UTC(2026, 8, 1, hour, 30)).toISOString();
    const bucket = endAt < '2026-11-20T15:00' ? 'PAST' : startAt < '2026-11-20T15:01' ? 'LIVE' : 'FUTURE';
    return time(`h${hour}`, 1, { startAt, endAt, bucket });
  });
  const occurrences = ({ from = '', to = '9', first = 1000, last = 0 }: Asked) => {
    const within = hourly.filter(({ startAt, endAt }) => endAt > from && startAt < to);
    return last ? within.slice(-last) : within.slice(0, first);
  };
  open(weekly({ startLocal: '2026-09-01T00:00', next: hourly[1935]!, occurrences }));
  await tab('Dates');
  const dates = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!);
  // 3:00 PM in London is 10:00 in New York.
  expect(dates('Upcoming').getAllByRole('link')[0]?.textContent).toMatch(/November 20, 10:00–10:30\sAM/);
  expect(dates('Past').getAllByRole('link')[0]?.textContent).toMatch(/November 20, 9:00–9:30\sAM/);
  fireEvent.click(screen.getByRole('button', { name: 'More actions for this event' }));
  fireEvent.click(await screen.findByText('Remove'));
  expect(await screen.findByText('44 upcoming dates and all past dates are removed.')).toBeTruthy();
});

test('S-046 ENC-17 the next time says what keeps it from its start, with the way to where it is mended', async () => {
  const next = time('t2', 22, { readiness: OFFLINE });
  open(weekly({ next }));
  const card = within(await screen.findByRole('region', { name: 'This date' }));
  fireEvent.click(card.getByRole('button', { name: /show all$/ }));
  const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
  expect(list.getByRole('link', { name: 'North Hall' }).getAttribute('href')).toBe('/settings/encoders/e1');
});

describe('dates', () => {
  test('EVT-29 a date that was left out is brought back', async () => {
    const skipped = '2026-12-06T14:30:00Z';
    const restored = weekly();
    const graph = open(weekly({ skippedAt: [skipped] }), PATH, undefined, {
      restoreEventDate: { __typename: 'EventPayload', event: restored, userErrors: [] },
    });
    await tab('Dates');
    expect(screen.getByRole('heading', { name: 'Skipped' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/restored on .*Dec 6, 2026/)).toBeTruthy();
    expect(inputOf(graph, 'RestoreEventDate')).toEqual({ id: 'ev1', startAt: skipped });
  });

  test('EVT-24 one that was taken out of the series is named as an event of its own, and not as skipped', async () => {
    const takenOut = [
      {
        __typename: 'Event',
        id: 'ev2',
        name: 'Christmas service',
        startAt: '2026-12-20T15:30:00Z',
        takenFromAt: '2026-12-20T14:30:00Z',
        timezone: 'America/New_York',
      },
    ];
    open(weekly({ takenOut, skippedAt: ['2026-12-20T14:30:00Z'] }));
    await tab('Dates');
    expect(screen.getByRole('link', { name: 'Christmas service' }).getAttribute('href')).toBe(
      '/schedule/event/ev2',
    );
    expect(screen.queryByRole('heading', { name: 'Skipped' })).toBeNull();
  });

  test('S-172, EVT-29 one date is skipped, and only times ahead can be', async () => {
    const graph = open(weekly(), PATH, undefined, {
      skipEventDate: { __typename: 'EventPayload', event: weekly(), userErrors: [] },
    });
    await tab('Dates');
    // The card above has one of its own; the past time has none.
    expect(screen.getAllByRole('button', { name: 'Skip' })).toHaveLength(3);
    fireEvent.click(screen.getAllByRole('button', { name: 'Skip' }).at(-1)!);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByText(/Sunday, November 29/)[0]).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Skip' }));
    await screen.findByText(/skips Nov 29, 2026/);
    expect(inputOf(graph, 'SkipEventDate')).toEqual({ id: 'ev1', startAt: '2026-11-29T14:30:00Z' });
  });
});

describe('STM-13 EVT-23 C-121 five minutes before its start', () => {
  const startsAt = (startAt: string, change: object = {}) =>
    weekly({ next: time('t2', 20, { startAt, endAt: '2026-11-20T16:35:00Z' }), ...change });
  const ofNext = async (name: string) =>
    within(await screen.findByRole('region', { name: 'This date' })).getByRole<HTMLButtonElement>('button', {
      name,
    });

  test('STM-13 EVT-23 a date can be edited, moved and skipped until then, and not from then on, which is said', async () => {
    open(startsAt('2026-11-20T15:05:01Z'));
    for (const name of ['Edit this date', 'Move', 'Skip']) expect((await ofNext(name)).disabled).toBe(false);
    expect(screen.queryByText(/so it can no longer be changed/)).toBeNull();
    cleanup();
    open(startsAt('2026-11-20T15:05:00Z'));
    for (const name of ['Edit this date', 'Move', 'Skip']) expect((await ofNext(name)).disabled).toBe(true);
    expect(
      screen.getAllByText('It starts within 5 minutes, so it can no longer be changed.')[0],
    ).toBeTruthy();
    // The date after it is free.
    await tab('Dates');
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Skip' }).at(-1)!.disabled).toBe(false);
  });

  test('EVT-25 a date is not edited by itself while the encoder runs, which is said', async () => {
    const encoder = { __typename: 'Encoder', id: 'e1', name: 'North Hall' };
    const status = { __typename: 'EncoderStatus', state: 'STARTED' };
    open(startsAt('2026-11-20T15:35:00Z', { encoder: { ...encoder, status } }));
    expect((await ofNext('Edit this date')).disabled).toBe(true);
    for (const name of ['Move', 'Skip']) expect((await ofNext(name)).disabled).toBe(false);
    expect((await screen.findAllByText(/^The encoder is running\./)).length).toBeGreaterThan(0);
  });

  test('STM-13 EVT-23 an event of one time is not edited, but removed, and one that is paused is edited', async () => {
    const once = startsAt('2026-11-20T15:05:00Z', { repeat: null });
    open(once);
    const edit = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Edit' });
    expect([(await edit()).disabled, (await edit()).title]).toEqual([
      true,
      'It starts within 5 minutes, so it can no longer be changed.',
    ]);
    // Removing stops what runs, and so is never too late (EVT-21).
    fireEvent.click(screen.getByRole('button', { name: 'More actions for this event' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
    cleanup();
    open({ ...once, isPaused: true });
    expect((await edit()).disabled).toBe(false);
  });
});

describe('destinations', () => {
  const live = sent('a', {
    occurrenceId: 't2',
    state: 'STARTED',
    title: 'Main stage',
    liveViewers: 12,
    duration: null,
  });
  const places = [
    live,
    sent('b', { kind: 'SAVEONLY', state: 'STARTED', title: 'Archive', occurrenceId: 't2' }),
    sent('c', { kind: 'SAVEONLY', state: 'STOPPED', title: 'Archive of before' }),
    sent('d', {
      kind: 'FACEBOOK',
      state: 'ABORTED',
      abortReason: 'DESTINATION_SERVICE_LIMIT',
      title: 'Page',
    }),
    sent('e', { kind: 'RTMP', state: 'STOPPING', title: 'City relay' }),
  ];
  const openPlaces = (permissions?: string[]) =>
    open(
      weekly({ next: time('t2', 22, { bucket: 'LIVE' }), contentDestinations: places }),
      `${PATH}?tab=destinations`,
      permissions,
    );

  test('DST-17 what starts or is on air stands apart, with who watches', async () => {
    openPlaces();
    const heading = await screen.findByRole('heading', { name: 'On air now' });
    const part = within(heading.parentElement!);
    expect(part.getByText('Main stage')).toBeTruthy();
    expect(part.getByText('12 watching')).toBeTruthy();
    expect(part.queryByText(/City relay/)).toBeNull();
  });

  test('DST-15, DST-16 runs list destinations in every state, but one that only saves when it has ended', async () => {
    openPlaces();
    const part = within((await screen.findByRole('heading', { name: 'Past broadcasts' })).parentElement!);
    for (const name of [/Main stage/, /Archive of before/, /Page/, /City relay/])
      expect(part.getByText(name)).toBeTruthy();
    expect(part.queryByText('Saved only · Archive')).toBeNull();
  });

  test('DST-19 what was ended by something other than a person says why', async () => {
    openPlaces();
    expect(
      await screen.findByText(
        'The destination service stopped the stream, for example because of its 8-hour limit.',
      ),
    ).toBeTruthy();
  });

  test('EVT-28 PLS-02 that a playlist was full is told beside the destination whose recording was to join it', async () => {
    const saved = sent('k', { title: 'Sermon', archiveReason: 'PLAYLIST_FULL' });
    open(weekly({ contentDestinations: [saved] }), `${PATH}?tab=destinations`);
    expect(
      await screen.findByText('The recording is saved. Playlist is full. The video was not added.'),
    ).toBeTruthy();
  });

  test('EVT-28 DST-19 why a destination did not start is told beside it', async () => {
    const failed = sent('l', { state: 'ERROR', title: 'Relay', abortReason: 'DESTINATION_KEY_REFUSED' });
    open(weekly({ contentDestinations: [failed] }), `${PATH}?tab=destinations`);
    expect(await screen.findByText('The destination refused the stream key.')).toBeTruthy();
  });

  test('SOC-03 what a network refused says which network, and what it said', async () => {
    const refused = sent('f', {
      ...{ kind: 'FACEBOOK', state: 'ERROR', title: 'Page', abortReason: 'SOCIAL_ACCESS_ERROR' },
      abortParameters: [
        { name: 'network', value: 'Facebook' },
        { name: 'code', value: '190' },
      ],
    });
    open(weekly({ contentDestinations: [refused] }), `${PATH}?tab=destinations`);
    expect(await screen.findByText('Facebook denied access with the error “190”.')).toBeTruthy();
  });

  test('DST-20 only what is starting or on air can be stopped, by those who plan', async () => {
    openPlaces();
    await screen.findByRole('heading', { name: 'On air now' });
    const names = screen.getAllByRole('button', { name: /^Stop / }).map((one) => one.ariaLabel);
    expect(new Set(names)).toEqual(new Set(['Stop Main stage', 'Stop Save only · Archive']));
  });

  test('C-128 what is on air at a social network is given another picture by who may plan and post', async () => {
    const page = {
      kind: 'FACEBOOK',
      state: 'STARTED',
      title: 'Page',
      socialAccountId: 's1',
      occurrenceId: 't2',
    };
    const event = weekly({
      ...{ next: time('t2', 22, { bucket: 'LIVE' }) },
      contentDestinations: [sent('f', page), live],
    });
    open(event, `${PATH}?tab=destinations`, ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA', 'VIEW_DASHBOARD']);
    await screen.findByRole('heading', { name: 'On air now' });
    const names = screen.getAllByRole('button', { name: /^Thumbnail of / }).map((one) => one.ariaLabel);
    expect(new Set(names).size).toBe(1);
    fireEvent.click(screen.getAllByRole('button', { name: /^Thumbnail of / })[0]!);
    expect(await screen.findByRole('button', { name: 'Save thumbnail' })).toBeTruthy();
    cleanup();
    open(event, `${PATH}?tab=destinations`, ['MANAGE_SCHEDULE', 'VIEW_DASHBOARD']);
    await screen.findByRole('heading', { name: 'On air now' });
    expect(screen.queryByRole('button', { name: /^Thumbnail of / })).toBeNull();
  });

  test('S-046 campus review reads an event and changes nothing', async () => {
    openPlaces(['VIDEO_REVIEW', 'VIEW_DASHBOARD']);
    await screen.findByRole('heading', { name: 'On air now' });
    for (const name of [/^Stop /, 'Edit', 'More actions for this event', 'Move', 'Skip'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Log' })).toBeNull();
  });
});

describe('as a whole', () => {
  const menu = async (item: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'More actions for this event' }));
    fireEvent.click(await screen.findByText(item));
    return within(await screen.findByRole('alertdialog'));
  };

  test('S-170, EVT-20 pausing says that what is on air stops, and names the revision that was seen', async () => {
    const next = time('t2', 22, { bucket: 'LIVE' });
    const graph = open(weekly({ next }), PATH, undefined, {
      pauseEvent: { __typename: 'EventPayload', event: weekly({ isPaused: true }), userErrors: [] },
    });
    const dialog = await menu('Pause');
    expect(dialog.getByText('It is on air. Its destinations stop immediately.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await screen.findByText('“Sunday service” paused');
    expect(inputOf(graph, 'PauseEvent')).toEqual({ id: 'ev1', paused: true, seenRevision: 3 });
  });

  test('STM-11 a paused event says so and is unpaused', async () => {
    const graph = open(weekly({ isPaused: true }), PATH, undefined, {
      pauseEvent: { __typename: 'EventPayload', event: weekly(), userErrors: [] },
    });
    const dialog = await menu('Resume');
    fireEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await waitFor(() =>
      expect(inputOf(graph, 'PauseEvent')).toEqual({ id: 'ev1', paused: false, seenRevision: 3 }),
    );
  });

  test('S-171, EVT-21 removing names what stops and how many dates go, and can be undone', async () => {
    const contentDestinations = [sent('a', { state: 'STARTED', title: 'Main stage', occurrenceId: 't2' })];
    const graph = open(weekly({ contentDestinations }), PATH, undefined, {
      removeEvent: { __typename: 'RemoveEventPayload', deletedId: 'ev1', userErrors: [] },
      restoreDeleted: { __typename: 'RestoreDeletedPayload', restoredId: 'ev1', userErrors: [] },
    });
    const dialog = await menu('Remove');
    expect(dialog.getByText('Main stage')).toBeTruthy();
    expect(dialog.getByText('2 upcoming dates and all past dates are removed.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('“Sunday service” removed');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inputOf(graph, 'RestoreDeleted')).toEqual({ kind: 'EVENT', id: 'ev1' }));
  });

  test('EVT-21 a refusal stays in the dialog with its reason', async () => {
    const problem = {
      code: 'CONFLICT',
      reason: 'EVENT_EDIT_LOCKED',
      parameters: [],
      message: '',
      field: null,
    };
    open(weekly(), PATH, undefined, {
      removeEvent: {
        __typename: 'RemoveEventPayload',
        deletedId: null,
        userErrors: [{ __typename: 'UserError', ...problem }],
      },
    });
    const dialog = await menu('Remove');
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });
});

test('NET-11 an event that is not there says so', async () => {
  open(null);
  expect(await screen.findByText('This event doesn’t exist or was deleted.')).toBeTruthy();
});
