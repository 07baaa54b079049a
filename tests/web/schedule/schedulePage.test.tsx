import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { OFFLINE, occurrence, status, withSchedule, type Asked } from './scheduleFixture.ts';

const ROUTES = [{ path: '/schedule', Component: SchedulePage }];
const service = occurrence('s1', 'Sunday service', { bucket: 'LIVE' });
const concert = occurrence('s2', 'Thanksgiving concert', {
  startAt: '2026-11-26T00:30:00Z',
  endAt: '2026-11-26T02:30:00Z',
});
const meeting = occurrence('s3', 'Staff meeting', { isPaused: true, startAt: '2026-11-27T14:00:00Z' });
const replay = occurrence('s4', 'Service again', {
  type: 'REPUBLISH',
  bucket: 'PAST',
  startAt: '2026-11-08T19:00:00Z',
  endAt: '2026-11-08T20:30:00Z',
  encoder: null,
  encoderChannel: null,
});
const ALL = [replay, service, concert, meeting];

const open = (path = '/schedule?at=2026-11-22', items: object[] = ALL, asked: Asked[] = []) =>
  openPage(path, { viewer: viewer(), customer: withSchedule(items, asked) }, ROUTES);

const rowOf = async (title: string) => (await screen.findByText(title)).closest('tr')!;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('.schedule-title')?.textContent);

// A day that no window of these tests has, whatever day it is: "today" is not offered where it stands already.
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
  jest.useFakeTimers({ now: new Date('2027-01-20T15:00:00Z'), doNotFake: [...doNotFake] });
});
afterAll(() => {
  jest.useRealTimers();
});

test('SCH-02 each occurrence shows its title with start and end as dates, its kind and its encoder', async () => {
  open();
  const row = within(await rowOf('Thanksgiving concert'));
  expect(row.getByText(/7:30–9:30\sPM EST$/).getAttribute('datetime')).toBe('2026-11-26T00:30:00Z');
  expect(row.getByText('Live from an encoder')).toBeTruthy();
  expect(row.getByText('North Hall')).toBeTruthy();
  expect(within(await rowOf('Service again')).getByText('Replay of a web channel')).toBeTruthy();
});

test('SCH-01 the three buckets are chips with counts, and the chosen one is part of the address', async () => {
  open();
  await rowOf('Sunday service');
  for (const name of ['All 4', 'Live 1', 'Upcoming 2', 'Past 1']) screen.getByRole('button', { name });
  press('Upcoming 2');
  await waitFor(() => expect(titles()).toEqual(['Thanksgiving concert', 'Staff meeting']));
  expect(new URLSearchParams(location.search).get('show')).toBe('future');
  press('Past 1');
  await waitFor(() => expect(titles()).toEqual(['Service again']));
  press('Live 1');
  await waitFor(() => expect(titles()).toEqual(['Sunday service']));
});

test('a paused event says so instead of "scheduled"', async () => {
  open();
  const row = within(await rowOf('Staff meeting'));
  expect(row.getByText('paused')).toBeTruthy();
  expect(row.queryByText('scheduled')).toBeNull();
  expect(within(await rowOf('Thanksgiving concert')).getByText('scheduled')).toBeTruthy();
});

test('LST-01 a part of the title in any case narrows the list, and clearing it brings all back', async () => {
  open('/schedule?at=2026-11-22&q=SERV');
  await rowOf('Sunday service');
  expect(titles()).toEqual(['Service again', 'Sunday service']);
  press('Clear filter');
  await rowOf('Staff meeting');
});

test('SCH-03 the window is the month in the organisation’s zone, as ISO times', async () => {
  const asked: Asked[] = [];
  open('/schedule?at=2026-11-22', ALL, asked);
  await screen.findByRole('heading', { name: 'November 2026' });
  await rowOf('Sunday service');
  // The clocks change on the first of November: its midnight is still summer time.
  expect(asked).toEqual([{ from: '2026-11-01T04:00:00.000Z', to: '2026-12-01T05:00:00.000Z' }]);
});

test('moving by month and by week puts the window into the address and asks for it', async () => {
  const asked: Asked[] = [];
  open('/schedule?at=2026-11-22', ALL, asked);
  await rowOf('Sunday service');
  press('Next month');
  await screen.findByRole('heading', { name: 'December 2026' });
  expect(new URLSearchParams(location.search).get('at')).toBe('2026-12-01');
  await waitFor(() => expect(asked.at(-1)?.from).toBe('2026-12-01T05:00:00.000Z'));
  press('Week');
  await screen.findByRole('heading', { name: /Nov 29\s–\sDec 5, 2026/ });
  press('Previous week');
  await screen.findByRole('heading', { name: /Nov 22\s–\s28, 2026/ });
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ from: '2026-11-22T05:00:00.000Z', to: '2026-11-29T05:00:00.000Z' }),
  );
  press('Today');
  await waitFor(() => expect(new URLSearchParams(location.search).has('at')).toBe(false));
});

test('APP-11 month or week and list or calendar are remembered in this browser', async () => {
  open();
  await rowOf('Sunday service');
  press('Week');
  press('Calendar');
  await screen.findByRole('region', { name: 'Calendar' });
  expect(JSON.parse(localStorage.getItem('rostrum.span.schedule')!)).toBe('week');
  expect(JSON.parse(localStorage.getItem('rostrum.view.schedule')!)).toBe('calendar');
});

test('APP-11 a new visit opens as the last one was left', async () => {
  localStorage.setItem('rostrum.span.schedule', '"week"');
  localStorage.setItem('rostrum.view.schedule', '"calendar"');
  open();
  expect((await screen.findByRole('button', { name: 'Week' })).getAttribute('aria-pressed')).toBe('true');
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  expect(await calendar.findByText('Sunday service')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Schedule' })).toBeNull();
});

test('SCH-07 the event’s own zone is written, in the list and in the calendar', async () => {
  const london = occurrence('s5', 'Press conference', { timezone: 'Europe/London' });
  open('/schedule?at=2026-11-22', [london]);
  const time = within(await rowOf('Press conference')).getByText(/2:30–4:00\sPM GMT$/);
  expect(time.tagName).toBe('TIME');
  press('Calendar');
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  expect(await calendar.findByText(/^2:30\sPM GMT$/)).toBeTruthy();
});

test('LST-01 the counts of the chips are those of the filtered list', async () => {
  open('/schedule?at=2026-11-22&q=SERV');
  await rowOf('Sunday service');
  for (const name of ['All 2', 'Live 1', 'Upcoming 0', 'Past 1']) screen.getByRole('button', { name });
});

test('S-044 an event on air tells what is wrong with what arrives at its channel, one to come does not', async () => {
  const silent = { kind: 'AUDIO_ENCODER', severity: 'ERROR', found: null, wanted: 'AAC' };
  const liveFindings = [{ encoderChannelId: 'ch1', findings: [silent] }];
  const customer = { ...withSchedule(ALL), liveFindings };
  openPage('/schedule?at=2026-11-22&item=s1', { viewer: viewer(), customer }, ROUTES);
  const live = within(await screen.findByRole('dialog', { name: 'Sunday service' }));
  expect(await live.findByText('No playable audio: set Audio Encoder to AAC in OBS')).toBeTruthy();
  fireEvent.click(live.getAllByRole('button', { name: 'Close' }).at(-1)!);
  press('Calendar');
  fireEvent.click(await screen.findByText('Thanksgiving concert'));
  const ahead = within(await screen.findByRole('dialog', { name: 'Thanksgiving concert' }));
  expect(ahead.queryByRole('list', { name: 'Suggested OBS settings' })).toBeNull();
});

test('S-044 the title of an event in the list leads to its page, at the time that is meant', async () => {
  open();
  await rowOf('Sunday service');
  expect(screen.getAllByRole('link', { name: 'Sunday service' })[0]!.getAttribute('href')).toBe(
    '/schedule/event/ev-s1?occurrence=s1',
  );
});

test('S-044 an occurrence opens in the calendar with what it uses, and when else its event takes place', async () => {
  const again = { ...concert, id: 's6', startAt: '2026-11-28T00:30:00Z', endAt: '2026-11-28T02:30:00Z' };
  open('/schedule?at=2026-11-22&view=calendar', [...ALL, again]);
  fireEvent.click((await screen.findAllByText('Thanksgiving concert'))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Thanksgiving concert' }));
  expect(new URLSearchParams(location.search).get('item')).toBe('s2');
  expect(dialog.getByText('2 h 0 min')).toBeTruthy();
  expect(dialog.getByText('North Hall')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open event' }).getAttribute('href')).toBe(
    '/schedule/event/ev-s2?occurrence=s2',
  );
  fireEvent.click(dialog.getByRole('link', { name: /9:30\sPM EST$/ }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('item')).toBe('s6'));
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new URLSearchParams(location.search).has('item')).toBe(false);
});

test('S-044 two events that want one encoder at one time are marked, and name each other', async () => {
  const clash = occurrence('s9', 'Rehearsal', {
    startAt: '2026-11-26T02:00:00Z',
    endAt: '2026-11-26T03:00:00Z',
  });
  const next = occurrence('s10', 'Clean-up', {
    startAt: '2026-11-26T03:00:00Z',
    endAt: '2026-11-26T04:00:00Z',
  });
  const chapel = { id: 'e2', name: 'Chapel', status: status('STOPPED') };
  const elsewhere = { ...clash, id: 's11', title: 'Youth night', encoder: chapel };
  open('/schedule?at=2026-11-22&item=s9', [...ALL, clash, next, elsewhere]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Rehearsal' }));
  expect(dialog.getByText('Same encoder, same time').nextSibling?.textContent).toBe('Thanksgiving concert');
  const marked = screen
    .getAllByRole('row', { hidden: true })
    .filter((row) => within(row).queryByText('conflict'));
  expect(marked.map((row) => row.querySelector('.schedule-title')?.textContent)).toEqual([
    'Thanksgiving concert',
    'Rehearsal',
  ]);
});

describe('readiness', () => {
  const hall = occurrence('r1', 'Vespers', { readiness: OFFLINE });
  const well = occurrence('r2', 'Matins', {
    readiness: { __typename: 'Readiness', state: 'READY', findings: [] },
  });
  const over = occurrence('r3', 'Lauds', { bucket: 'PAST', readiness: OFFLINE });

  test('S-044 ENC-17 a row is green, or red with its reason and the way to where it is mended', async () => {
    open('/schedule?at=2026-11-22', [hall, well, over]);
    const row = within(await rowOf('Vespers'));
    expect(row.getByText('not ready')).toBeTruthy();
    fireEvent.click(row.getByRole('button', { name: /show all$/ }));
    const list = within(await screen.findByRole('list', { name: 'Needs attention' }));
    expect(list.getByRole('link', { name: 'North Hall' }).getAttribute('href')).toBe('/settings/encoders/e1');
    expect(within(await rowOf('Matins')).getByText('ready')).toBeTruthy();
    expect(within(await rowOf('Lauds')).queryByText('not ready')).toBeNull();
  });

  test('S-044 ENC-17 the calendar marks what is not ready, and says why', async () => {
    open('/schedule?at=2026-11-22&view=calendar', [hall, well]);
    const chip = (await screen.findByText('Vespers')).closest<HTMLElement>('.event-chip')!;
    expect(within(chip).getByText(/not ready/)).toBeTruthy();
    expect(within(chip).getByTitle(/Vespers.*offline/i)).toBeTruthy();
    const ready = screen.getByText('Matins').closest<HTMLElement>('.event-chip')!;
    expect(within(ready).queryByText(/ready/)).toBeNull();
  });
});

test('SCH-06 the schedule is narrowed to one kind of event, and its counts with it', async () => {
  open();
  await rowOf('Sunday service');
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'REPUBLISH' } });
  await waitFor(() => expect(titles()).toEqual(['Service again']));
  expect(screen.getByRole('button', { name: 'All 1' })).toBeTruthy();
});

describe('what was sent', () => {
  const used = { encoder: { id: 'e1', name: 'North Hall' }, encoderChannel: { id: 'ch1', name: 'Main' } };
  const recording = (id: string, name: string, change: object = {}) => ({
    __typename: 'EncoderVideo',
    id,
    name,
    status: 'STOPPED',
    startedAt: '2026-11-10T14:00:00Z',
    duration: 1_800_000,
    isManual: false,
    ...used,
    ...change,
  });
  const place = (id: string, title: string, change: object = {}) => ({
    __typename: 'ContentDestination',
    id,
    title,
    kind: 'EMBED',
    state: 'STOPPED',
    startRequestedAt: '2026-11-11T14:00:00Z',
    startedAt: '2026-11-11T14:01:00Z',
    duration: 3_600_000,
    isManual: false,
    encoder: used.encoder,
    ...change,
  });
  const sent = {
    encoderVideosWithin: [
      recording('v1', 'Evening prayer tape'),
      recording('v2', 'Sound check', { isManual: true, status: 'NO_INPUT', duration: null }),
    ],
    contentDestinationsWithin: [
      place('w1', 'Main channel'),
      place('w2', 'Rehearsal', { kind: 'SAVEONLY', isManual: true }),
      place('w3', 'City relay', { kind: 'RTMP', isManual: true }),
      place('w4', 'Page of the service', { kind: 'FACEBOOK' }),
      place('w5', 'Not begun', { startedAt: null, startRequestedAt: null }),
    ],
  };
  const openSent = () =>
    openPage(
      '/schedule?at=2026-11-22',
      { viewer: viewer(), customer: withSchedule([service], [], sent) },
      ROUTES,
    );
  const narrow = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value } });

  test('SCH-05 the list shows events, what was started by hand, encoder videos and web videos', async () => {
    openSent();
    await rowOf('Sunday service');
    expect(titles()).toEqual([
      'Evening prayer tape',
      'Sound check',
      'Main channel',
      'Rehearsal',
      'City relay',
      'Sunday service',
    ]);
    const kindOf = async (title: string) => (await rowOf(title)).querySelector('.schedule-kind')?.textContent;
    expect(await kindOf('Evening prayer tape')).toBe('Encoder video');
    expect(await kindOf('Sound check')).toBe('Encoder video, started manually');
    expect(await kindOf('Main channel')).toBe('Web video');
    expect(await kindOf('City relay')).toBe('Destination, started manually');
    for (const name of ['All 6', 'Live 2', 'Past 4']) screen.getByRole('button', { name });
  });

  test.each([
    ['EVENT', ['Sunday service']],
    ['MANUAL', ['Sound check', 'Rehearsal', 'City relay']],
    ['ENCODER_VIDEO', ['Evening prayer tape', 'Sound check']],
    ['WEB_VIDEO', ['Main channel', 'Rehearsal']],
  ])('SCH-05 %s narrows the list to its rows, and the counts with it', async (kind, rows) => {
    openSent();
    await rowOf('Sunday service');
    narrow(kind);
    await waitFor(() => expect(titles()).toEqual(rows));
    expect(screen.getByRole('button', { name: `All ${rows.length}` })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('kind')).toBe(kind);
  });

  test('SCH-05 what was sent opens its own page, and what has none opens above the schedule', async () => {
    openSent();
    await rowOf('Sunday service');
    const linkOf = (name: string) => screen.getAllByRole('link', { name })[0]!;
    expect(linkOf('Evening prayer tape').getAttribute('href')).toBe('/media/encoder-videos/v1');
    expect(linkOf('Main channel').getAttribute('href')).toBe('/media/web-videos/w1');
    fireEvent.click(linkOf('City relay'));
    const dialog = within(await screen.findByRole('dialog', { name: 'City relay' }));
    expect(dialog.getByText('Destination, started manually')).toBeTruthy();
    expect(dialog.getByText('1 h 0 min')).toBeTruthy();
  });
});

test('NET-11 a link to an occurrence that is no more says so', async () => {
  open('/schedule?at=2026-11-22&item=gone');
  expect(await screen.findByRole('dialog', { name: 'Event not found' })).toBeTruthy();
});

test('a window that holds now opens with what runs or comes; what was is a click away', async () => {
  const at = (day: number) => `2027-01-${day}T14:00:00Z`;
  const past = occurrence('s7', 'Epiphany', { bucket: 'PAST', startAt: at(10), endAt: at(11) });
  const coming = occurrence('s8', 'Vespers', { startAt: at(24), endAt: at(25) });
  open('/schedule', [past, coming]);
  await rowOf('Vespers');
  expect(titles()).toEqual(['Vespers']);
  press('Show 1 earlier');
  await waitFor(() => expect(titles()).toEqual(['Epiphany', 'Vespers']));
});

test('a window without events says what the schedule is for', async () => {
  open('/schedule?at=2026-11-22', []);
  expect(await screen.findByText(/There is nothing in this month/)).toBeTruthy();
});

test('NET-15 a schedule that cannot be read says so and offers to try again', async () => {
  const graph = openPage(
    '/schedule?at=2026-11-22',
    { viewer: viewer(), customer: () => Promise.reject(new Error('down')) },
    ROUTES,
  );
  await screen.findByText('Oops, something went wrong.');
  graph.answers['customer'] = withSchedule(ALL);
  press('Try again');
  await rowOf('Sunday service');
});

test('S-044 campus review reads the schedule, without the encoders that it may not read', async () => {
  const refused = () => {
    throw new Error('FORBIDDEN');
  };
  const customer = withSchedule(ALL.map((item) => ({ ...item, encoder: refused, encoderChannel: refused })));
  openPage(
    '/schedule?at=2026-11-22',
    { viewer: viewer({ permissions: ['VIDEO_REVIEW'] }), customer },
    ROUTES,
  );
  await rowOf('Sunday service');
});

test('S-044 without either permission the schedule is refused', async () => {
  const customer = withSchedule(ALL);
  openPage('/schedule', { viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }), customer }, ROUTES);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Schedule' })).toBeNull();
});
