import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { HARBOUR, viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page } from '../../library/media/mediaFixture.ts';
import { answers, event, NOTHING_CLASHES } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/create', Component: CreateEventPage },
  { path: '/schedule/event/:uuid', element: <h1>The event</h1> },
  { path: '/schedule', element: <h1>Schedule</h1> },
];

/** Opens the form of a new event and notes what is created. */
async function open(search = '', change: Parameters<typeof answers>[0] = {}) {
  const inputs: Record<string, unknown>[] = [];
  const createEvent = ({ input }: { input: Record<string, unknown> }) => {
    inputs.push(input);
    return { event: event({ id: 'new', name: input.name }), userErrors: [] };
  };
  openPage(`/schedule/create${search}`, answers({ createEvent, ...change }), ROUTES);
  type(await name(), 'Evening prayer');
  return inputs;
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ });
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const pick = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
const expectRefused = (field: HTMLElement) =>
  waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));

/** A day so many days from now, `yyyy-mm-dd`. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('EVT-02 a name of 129 characters is refused at its field, one of 128 is saved', async () => {
  const inputs = await open();
  type(await name(), 'n'.repeat(129));
  save();
  await expectRefused(await name());
  expect(inputs).toEqual([]);
  type(await name(), 'n'.repeat(128));
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
});

test.each(['22.11.2026', '11/22/2026', '2026-11-1', ''])(
  'LST-04 a day that is not yyyy-mm-dd is refused at its field, and nothing is saved: %p',
  async (day) => {
    const inputs = await open();
    const field = screen.getByLabelText<HTMLInputElement>(/^Start(?! time)/);
    type(field, day);
    save();
    await expectRefused(field);
    expect(inputs).toEqual([]);
    type(field, dayIn(2));
    save();
    await waitFor(() => expect(inputs).toHaveLength(1));
  },
);

const webPlace = {
  ...{ id: 'd1', kind: 'EMBED', placeName: 'Main web channel', title: null, description: null },
  ...{ privacy: null, publishState: null, webChannel: { id: 'w1', name: 'Main web channel' } },
  ...{ webPreset: null, rtmpDestination: null, socialAccountId: null, placeId: null },
  ...{ isCrossposted: false, hasButton: false, buttonText: null, buttonUrl: null },
  ...{ startOffset: 0, stopOffset: 0, scheduledPostDays: null },
  ...{ isAutosaved: true, autoArchivePlaylists: [], isLocked: false },
};

test('EVT-14 a destination that would start before the content is refused in its row', async () => {
  const place = { ...webPlace, startOffset: -60_000 };
  const inputs = await open('?from=e1', { event: event({ destinations: [place] }) });
  save();
  await screen.findByText('Unable to save changes due to invalid fields.');
  const row = screen.getByRole('checkbox', { name: /^Main web channel/ }).closest('li');
  expect(within(row!).getByRole('alert').textContent).not.toBe('');
  expect(inputs).toEqual([]);
});

/** An event that goes to a channel of YouTube twice, each with a post so many days before. */
const posting = (...days: (number | null)[]) =>
  event({
    destinations: days.map((scheduledPostDays, at) => ({
      ...webPlace,
      ...{ id: `d${at}`, kind: 'YOUTUBE', placeName: `Channel ${at}`, title: 'Prayer', description: 'Daily' },
      ...{ privacy: 'PUBLIC', publishState: 'PUBLISHED', webChannel: null, socialAccountId: 'a1' },
      ...{ placeId: `UC${at}`, isAutosaved: false, scheduledPostDays },
    })),
  });

test.each([
  [
    'DST-10',
    'YouTube has a second post',
    [2, 3],
    'You can add only one scheduled post each for Facebook and YouTube.',
  ],
  ['DST-09', 'a post is further ahead than 30 days', [31], /1 to 30 days before; the value is 31/],
] as const)('%s what is saved is refused where %s', async (_rule, _what, days, message) => {
  const inputs = await open('?from=e1', { event: posting(...days) });
  save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('DST-10 another destination at YouTube is saved without a post', async () => {
  const inputs = await open('?from=e1', { event: posting(2, null) });
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
});

test('DST-22 a destination is added by the name of its kind', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Another destination' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Web channel', 'RTMP', 'YouTube', 'Facebook']));
});

test('EVT-19 settings are automatic or advanced, and advanced ones want a preset', async () => {
  const inputs = await open();
  const ways = within(screen.getByRole('radiogroup', { name: 'Settings' })).getAllByRole('radio');
  expect(ways).toHaveLength(2);
  pick('Preset');
  const preset = screen.getByRole('combobox', { name: /^Encoder preset/ });
  fireEvent.change(preset, { target: { value: '' } });
  save();
  await expectRefused(preset);
  expect(inputs).toEqual([]);
  fireEvent.change(preset, { target: { value: 'p1' } });
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ encoderSettingsType: 'ADVANCED', encoderPresetId: 'p1' });
});

describe('EVT-15 the preset', () => {
  const presets = (format: string, codec: string) => ({
    encoderPresetList: page([
      { id: 'p1', name: '1080p', codec: 'H264', outputFormat: '1080p30' },
      { id: 'p4', name: 'Ultra HD', codec, outputFormat: format },
    ]),
  });
  const asked = async (plan: string, codec: string) => {
    const inputs = await open('', {
      ...{ customer: presets('2160p30', codec) },
      viewer: viewer({ permissions: ['MANAGE_SCHEDULE'], customer: { ...HARBOUR, webPlanName: plan } }),
    });
    pick('Preset');
    const preset = screen.getByRole('combobox', { name: /^Encoder preset/ });
    fireEvent.change(preset, { target: { value: 'p4' } });
    return { inputs, preset };
  };

  test('EVT-15 in 4K is refused at its field without the plan for it, which is named', async () => {
    const { inputs, preset } = await asked('Pro', 'H264');
    save();
    await expectRefused(preset);
    expect(screen.getByText(/requires an Enterprise 4K subscription; your plan is Pro/)).toBeTruthy();
    expect(inputs).toEqual([]);
    fireEvent.change(preset, { target: { value: 'p1' } });
    save();
    await waitFor(() => expect(inputs).toHaveLength(1));
  });

  test('EVT-15 in 4K and HEVC is refused while a web channel is chosen, which is named', async () => {
    const { inputs, preset } = await asked('Enterprise 4K', 'HEVC');
    const channel = () => screen.getByRole('checkbox', { name: /^Main web channel/ });
    fireEvent.click(channel());
    save();
    await expectRefused(preset);
    expect(
      screen.getByText(
        /HEVC in 4K cannot be used for web destinations; this preset is used by “Main web channel”/,
      ),
    ).toBeTruthy();
    expect(inputs).toEqual([]);
    fireEvent.click(channel());
    save();
    await waitFor(() => expect(inputs).toHaveLength(1));
  });
});

test('EVT-26 who plans reads that viewers see it about 2 minutes later', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Main web channel/ }));
  expect(await screen.findByText(/about 2 minutes/)).toBeTruthy();
});

test.each([
  ['RPT-04', '0'],
  ['RPT-04', '100'],
  // 13 months have no 60 weeks.
  ['RPT-05', '60'],
])('%s %s weekly times are refused at their field', async (_rule, count) => {
  const inputs = await open();
  pick('Weekly');
  pick('After 10 events');
  const times = screen.getByRole('textbox', { name: /^Number of events/ });
  type(times, count);
  save();
  await expectRefused(times);
  expect(inputs).toEqual([]);
});

test.each([99, 1])('RPT-04 RPT-05 %d daily times are saved', async (count) => {
  const inputs = await open();
  pick('Daily');
  pick('After 10 events');
  type(screen.getByRole('textbox', { name: /^Number of events/ }), String(count));
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.repeat).toMatchObject({ type: 'DAILY', ends: 'AFTER', count });
});

test.each([
  ['RPT-02', 'before its start', 13],
  ['RPT-03', 'beyond 13 months', 430],
])('%s a last day %s is refused at its field', async (_rule, _where, days) => {
  const inputs = await open(`?at=${dayIn(14)}T09:30`);
  pick('Weekly');
  pick('Until…');
  const last = screen.getByLabelText(/^Last day/);
  type(last, dayIn(days));
  save();
  await expectRefused(last);
  expect(inputs).toEqual([]);
});

test('RPT-04 what is no number of times is named at its field, and counts for nothing once it ends otherwise', async () => {
  const inputs = await open();
  pick('Weekly');
  pick('After 10 events');
  const times = screen.getByRole('textbox', { name: /^Number of events/ });
  type(times, 'a few');
  save();
  await expectRefused(times);
  expect(
    screen.getAllByText('The number of occurrences must be from 1 to 99; it is a few.').length,
  ).toBeGreaterThan(0);
  pick('No end date');
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.repeat).toMatchObject({ type: 'WEEKLY', ends: 'NEVER', count: null });
});

test('RPT-08 what is no day of the month is named at its field, and counts for nothing once the rule goes by a position', async () => {
  const inputs = await open();
  pick('Custom');
  fireEvent.change(screen.getByRole('combobox', { name: /^Unit/ }), { target: { value: 'MONTHLY' } });
  const day = screen.getByRole('textbox', { name: /^Day/ });
  type(day, 'the last');
  save();
  await expectRefused(day);
  expect(screen.getAllByText('The day must be from 1 to 31; it is the last.').length).toBeGreaterThan(0);
  fireEvent.change(screen.getByRole('combobox', { name: /^Repeat by/ }), { target: { value: 'LAST' } });
  save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.repeat).toMatchObject({ type: 'MONTHLY', position: 'LAST', dayOfMonth: null });
});

test('EVT-08 a replay of a saved video without one is refused', async () => {
  const inputs = await open();
  pick('Saved video');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Main web channel/ }));
  save();
  expect((await screen.findAllByText('Choose a saved video.')).length).toBeGreaterThan(0);
  expect(inputs).toEqual([]);
});

test.each([
  [/^Main web channel/, 'A replay can have only one web destination.'],
  [undefined, 'The web destination of a replay must be the replayed web channel.'],
])('EVT-10 a replay that goes elsewhere, too, or only, is refused in its row: %p', async (kept, message) => {
  const inputs = await open();
  pick('Replay a web channel');
  fireEvent.change(screen.getByRole('combobox', { name: /^Web channel to replay/ }), {
    target: { value: 'w1' },
  });
  if (!kept) fireEvent.click(screen.getByRole('checkbox', { name: /^Main web channel/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^European channel/ }));
  save();
  const row = () => screen.getByRole('checkbox', { name: /^European channel/ }).closest('li')!;
  await waitFor(() => expect(within(row()).getByRole('alert').textContent).toBe(message));
  expect(inputs).toEqual([]);
});

test.each([
  ['EVT-12', /^City relay/, 'rtmpDestinationId', 'EVENT_CONFLICT_RTMP', 'The RTMP destination'],
  ['EVT-13', /^Main web channel/, 'webChannelId', 'EVENT_CONFLICT_WEB_CHANNEL', 'The web channel'],
])('%s EVT-28 a place that is taken is told in its row (%p)', async (_rule, place, field, reason, what) => {
  const parameters = [
    { name: 'name', value: 'It' },
    { name: 'event', value: 'Vespers' },
    { name: 'at', value: '2026-11-29T23:00:00.000Z[America/New_York]' },
  ];
  const refused = { code: 'CONFLICT', reason, parameters, message: '', field: ['destinations', '0', field] };
  await open('', { createEvent: () => ({ event: null, userErrors: [refused] }) });
  fireEvent.click(screen.getByRole('checkbox', { name: place }));
  save();
  const row = () => screen.getByRole('checkbox', { name: place }).closest('li')!;
  await waitFor(() =>
    expect(within(row()).getByRole('alert').textContent).toBe(
      `${what} It is used by “Vespers” at this time: Sun, Nov 29, 2026, 6:00 PM EST.`,
    ),
  );
});

test('EVT-32 more at once than the plan has is told while it is planned, with whom to ask', async () => {
  const at = `${dayIn(14)}T14:30:00.000Z`;
  const conflict = {
    ...{ kind: 'CONCURRENCY', resourceId: null, resourceName: null, field: ['startLocal'], other: null },
    ...{ startAt: at, endAt: `${dayIn(14)}T16:00:00.000Z`, freeSlots: [], freeEncoders: [] },
  };
  await open(`?at=${dayIn(14)}T09:30`, {
    customer: { checkEvent: { ...NOTHING_CLASHES, conflicts: [conflict] } },
  });
  expect(await screen.findByText(/Contact support to add concurrent streaming\./)).toBeTruthy();
});

test('EVT-16 a web channel of the chosen group in another region is asked about', async () => {
  const group = {
    ...{ id: 'g1', name: 'Far', destinationCount: 1, webChannel: null },
    destinations: [{ id: 'x', kind: 'EMBED', destinationId: 'w2', name: 'European channel' }],
  };
  const inputs = await open('', { customer: { destinationGroups: page([group]) } });
  fireEvent.change(screen.getByRole('combobox', { name: /group/i }), { target: { value: 'g1' } });
  save();
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByText(/European channel in Europe\./)).toBeTruthy();
  expect(inputs).toEqual([]);
});
