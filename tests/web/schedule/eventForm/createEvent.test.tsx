import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { isCalendarThere } from '../../../../web/areas/schedule/eventForm/lazyCalendarRule.ts';
import { nextLike } from '../../../../web/areas/schedule/eventForm/public/wallTimes.ts';
import { addDays } from '../../../../web/time/days.ts';
import { openPage } from '../../app/openPage.tsx';
import { page } from '../../library/media/mediaFixture.ts';
import { answers, checkAgainst, event, NOTHING_CLASHES } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/create', Component: CreateEventPage },
  { path: '/schedule/event/:uuid', element: <h1>The event</h1> },
  { path: '/schedule', element: <h1>Schedule</h1> },
];
const open = (search = '', change: Parameters<typeof answers>[0] = {}) =>
  openPage(`/schedule/create${search}`, answers(change), ROUTES);
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
const pick = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));
const tick = (label: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name: label }));

/** Notes what is created. */
function creating(errors: object[] = []) {
  const inputs: Record<string, unknown>[] = [];
  return {
    inputs,
    createEvent: ({ input }: { input: Record<string, unknown> }) => {
      inputs.push(input);
      return { event: errors.length > 0 ? null : event({ id: 'new', name: input.name }), userErrors: errors };
    },
  };
}

// The first one here: later ones find the calendar there already.
test('RPT-04 a rule that is saved before the calendar is there is judged by it first, and what was typed stays', async () => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Too often' } });
  expect(isCalendarThere()).toBe(false);
  pick('Weekly');
  pick('After 10 events');
  const times = screen.getByRole<HTMLInputElement>('textbox', { name: /^Number of events/ });
  fireEvent.change(times, { target: { value: '100' } });
  save();
  await waitFor(() => expect(times.getAttribute('aria-invalid')).toBe('true'));
  expect(times.value).toBe('100');
  expect(inputs).toEqual([]);
});

test('EVT-17 a new event has seven sections on one page', async () => {
  open();
  await name();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    ...['Details', 'Content', 'Encoder settings', 'Schedule', 'Repeat', 'Destinations'],
    'Review: New event',
  ]);
});

test('S-045 EVT-03 EVT-04 a weekly event with three destinations takes a name, a rule and three ticks; the rest is as last time', async () => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Evening prayer' } });
  pick('Weekly');
  tick(/^Main web channel/);
  tick(/^Harbour TV/);
  tick(/^City relay/);
  save();
  await screen.findByRole('heading', { name: 'The event' });
  const [input] = inputs;
  expect(input).toMatchObject({
    ...{ name: 'Evening prayer', type: 'LIVE', timezone: 'America/New_York', duration: 5_400_000 },
    ...{ encoderId: 'n1', encoderChannelId: 'c1', encoderScheduleName: 'Evening prayer', skippedAt: [] },
    repeat: { type: 'WEEKLY', interval: 1, weekdays: ['SUNDAY'], ends: 'NEVER' },
  });
  expect(input?.startLocal).toMatch(/^\d{4}-\d{2}-\d{2}T09:30$/);
  expect(
    (input!.destinations as { kind: string; title: string | null }[]).map((one) => [one.kind, one.title]),
  ).toEqual([
    ['EMBED', null],
    // DST-01: what YouTube has to be told is what the event is called.
    ['YOUTUBE', 'Evening prayer'],
    ['RTMP', null],
  ]);
});

test('EVT-01 EVT-28 APP-23 without a name nothing is saved, the message says so, and what was chosen stays', async () => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  await name();
  pick('Weekly');
  save();
  await screen.findByText('Unable to save changes due to invalid fields.');
  expect((await name()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }).checked).toBe(true);
  expect(inputs).toEqual([]);
});

test.each([
  ['EVT-05', '12:01', /at most 12 hours/],
  ['EVT-06', '0:00', /longer than|last/i],
])('%s a length of %s is refused at its field', async (_rule, typed, says) => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Long' } });
  const length = screen.getByRole('textbox', { name: /^Duration/ });
  fireEvent.change(length, { target: { value: typed } });
  fireEvent.blur(length);
  save();
  await waitFor(() => expect(length.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(says).length).toBeGreaterThan(0);
  expect(inputs).toEqual([]);
});

test('EVT-07 a start in the past is refused at its field', async () => {
  const { inputs, createEvent } = creating();
  open('?at=2020-01-05T09:30', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Yesterday' } });
  save();
  const start = screen.getByLabelText(/^Starts/);
  await waitFor(() => expect(start.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('The start time is in the past.').length).toBeGreaterThan(0);
  expect(inputs).toEqual([]);
});

test('LST-03 a time typed in 12 hours is sent in 24', async () => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Noon' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Start time' }), {
    target: { value: '1:05 PM' },
  });
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.startLocal).toMatch(/T13:05$/);
});

test('EVT-11 what the service refuses stands at its fields, and what was typed stays (APP-23)', async () => {
  const refused = {
    ...{ code: 'CONFLICT', reason: 'EVENT_CONFLICT_ENCODER', parameters: [], message: 'Taken.' },
    field: ['encoderId'],
  };
  const { createEvent } = creating([refused]);
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Clash' } });
  save();
  const chosen = screen.getByRole('combobox', { name: /^Encoder(?! channel)/ });
  await waitFor(() => expect(chosen.getAttribute('aria-invalid')).toBe('true'));
  expect((await name()).value).toBe('Clash');
});

test('EVT-29 S-173 a series is saved but for the times that clash, and the button says how many that are', async () => {
  const { inputs, createEvent } = creating();
  const checked: { startLocal: string; repeat: object | null }[] = [];
  open('', {
    createEvent,
    customer: {
      checkEvent: ({ input }: { input: { startLocal: string; repeat: object | null } }) => {
        checked.push(input);
        if (!input.repeat) return NOTHING_CLASHES;
        const startAt = new Date(`${input.startLocal}:00-05:00`).toISOString();
        const endAt = new Date(Date.parse(startAt) + 5_400_000).toISOString();
        const other = { id: 'o2', eventId: 'e2', event: null, title: 'Spring conference', startAt, endAt };
        return {
          ...NOTHING_CLASHES,
          freeEncoders: [{ id: 'n2', name: 'Chapel' }],
          conflicts: [
            {
              ...{ kind: 'ENCODER', resourceId: 'n1', resourceName: 'North Hall', field: ['encoderId'] },
              ...{ startAt, endAt, other: { ...other, timezone: 'America/New_York' } },
              ...{ freeSlots: [], freeEncoders: [] },
            },
          ],
        };
      },
    },
  });
  fireEvent.change(await name(), { target: { value: 'Weekly' } });
  pick('Weekly');
  pick('After 10 events');
  const button = await screen.findByRole('button', { name: 'Save 9 of 10 dates' });
  expect(screen.getByRole('link', { name: 'Spring conference' }).getAttribute('href')).toBe(
    '/schedule/event/e2?occurrence=o2',
  );
  expect(screen.getByRole('button', { name: /^Chapel is free/ })).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.skippedAt).toHaveLength(1);
});

test('S-174 EVT-16 different regions are asked about once, and do not keep anybody from saving', async () => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Far' } });
  tick(/^European channel/);
  save();
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByText(/Main is in North America, European channel in Europe\./)).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
});

test('S-045 "as last time" copies an event to the next such time', async () => {
  const { inputs, createEvent } = creating();
  const place = {
    ...{
      id: 'd1',
      kind: 'EMBED',
      placeName: 'Main web channel',
      title: null,
      description: null,
      privacy: null,
    },
    ...{ publishState: null, webChannel: { id: 'w1', name: 'Main web channel' }, webPreset: null },
    ...{
      rtmpDestination: null,
      socialAccountId: null,
      placeId: null,
      isCrossposted: false,
      hasButton: false,
    },
    ...{ buttonText: null, buttonUrl: null, startOffset: 0, stopOffset: 0, scheduledPostDays: null },
    ...{ isAutosaved: true, autoArchivePlaylists: [], isLocked: true },
  };
  open('?from=e1', { createEvent, event: event({ startLocal: '2020-01-05T09:30', destinations: [place] }) });
  expect((await name()).value).toBe('Sunday service');
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({
    name: 'Sunday service',
    destinations: [{ id: null, webChannelId: 'w1' }],
  });
  // The copied one lies in 2020.
  expect(String(inputs[0]?.startLocal) > '2026').toBe(true);
});

test('EVT-08 EVT-09 a saved video is played as an event as long as it is, and needs a destination', async () => {
  const { inputs, createEvent } = creating();
  open('?media=m1', { createEvent, mediaItem: { id: 'm1', title: 'Easter', length: 3_590_000 } });
  expect((await name()).value).toBe('Easter');
  save();
  await screen.findByText('Unable to save changes due to invalid fields.');
  tick(/^Main web channel/);
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({
    type: 'EXISTING_MEDIA',
    mediaId: 'm1',
    duration: 3_600_000,
    encoderId: null,
  });
});

test('EVT-18 EVT-10 a replay goes to the channel that it comes from', async () => {
  const { inputs, createEvent } = creating();
  open('', { createEvent });
  fireEvent.change(await name(), { target: { value: 'Once more' } });
  pick('Replay a web channel');
  fireEvent.change(screen.getByRole('combobox', { name: /^Web channel to replay/ }), {
    target: { value: 'w1' },
  });
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({
    ...{ type: 'REPUBLISH', replayedWebChannelId: 'w1', encoderId: null, encoderScheduleName: null },
    destinations: [{ kind: 'EMBED', webChannelId: 'w1' }],
  });
});

/** Sundays at 9:30 for an hour and a half, for ever. */
const SUNDAY = nextLike('2026-11-22T09:30', new Date(), 'America/New_York');
const SUNDAYS = { encoderId: 'n1', from: SUNDAY, hours: 1.5, isWeekly: true };
const shownStart = async () => {
  await name();
  const day = screen.getByLabelText<HTMLInputElement>(/^Starts/).value;
  const time = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start time' }).value;
  return { day, time, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() };
};
const isReady = async () => {
  await waitFor(() => expect(screen.getByText('ready')).toBeTruthy());
  expect(screen.queryByText('not ready')).toBeNull();
};

test('S-045 EVT-11 a new event begins at the next full hour at which its encoder is free, and is ready', async () => {
  const series = { type: 'WEEKLY', interval: 1, weekdays: ['SUNDAY'], ends: 'NEVER', months: [] };
  open('', {
    customer: {
      events: page([
        event({ repeat: { ...series, dayOfMonth: null, position: null, count: null, until: null } }),
      ]),
      checkEvent: checkAgainst([SUNDAYS]),
    },
  });
  expect(await shownStart()).toMatchObject({ weekday: 0, time: '11:00 AM' });
  await isReady();
});

test('S-045 EVT-11 where the time is chosen already, the first suitable encoder that is free then takes its place', async () => {
  const { inputs, createEvent } = creating();
  const at = nextLike('2026-11-22T10:00', new Date(), 'America/New_York');
  open(`?at=${at}`, { createEvent, customer: { checkEvent: checkAgainst([SUNDAYS]) } });
  fireEvent.change(await name(), { target: { value: 'Beside it' } });
  await isReady();
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ startLocal: at, encoderId: 'n2', encoderChannelId: 'c2' });
});

test('S-045 EVT-11 "as last time" of an event that lies ahead takes the first week in which that time is free', async () => {
  const nextWeek = `${addDays(SUNDAY.slice(0, 10), 7)}T09:30`;
  const taken = [SUNDAY, nextWeek].map((from) => ({ encoderId: 'n1', from, hours: 1 }));
  open('?from=e1', {
    event: event({ startLocal: SUNDAY }),
    customer: { checkEvent: checkAgainst(taken) },
  });
  expect(await shownStart()).toMatchObject({ day: addDays(SUNDAY.slice(0, 10), 14), time: '9:30 AM' });
});

test('S-045 EVT-11 "as last time" of a weekly series without an end takes the first free hour of the same day', async () => {
  const repeat = {
    ...{ type: 'WEEKLY', interval: 1, weekdays: ['SUNDAY'], dayOfMonth: null, position: null, months: [] },
    ...{ ends: 'NEVER', count: null, until: null },
  };
  open('?from=e1', { event: event({ repeat }), customer: { checkEvent: checkAgainst([SUNDAYS]) } });
  expect(await shownStart()).toMatchObject({ weekday: 0, time: '11:00 AM' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }).checked).toBe(true);
});

test('S-045 RPT-07 "as last time" of a series that ends goes on where it ends', async () => {
  const repeat = {
    ...{ type: 'WEEKLY', interval: 1, weekdays: ['SUNDAY'], dayOfMonth: null, position: null, months: [] },
    ...{ ends: 'AFTER', count: 4, until: null },
  };
  open('?from=e1', { event: event({ startLocal: SUNDAY, repeat }) });
  expect(await shownStart()).toMatchObject({ day: addDays(SUNDAY.slice(0, 10), 28), time: '9:30 AM' });
});

test('S-045 APP-23 a form whose check fails opens all the same, with what it would begin with', async () => {
  open('', {
    customer: {
      checkEvent: () => {
        throw new Error('Down.');
      },
    },
  });
  expect(await shownStart()).toMatchObject({ weekday: 0, time: '9:30 AM' });
});
