import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { EditEventPage } from '../../../../web/areas/schedule/eventForm/EditEventPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { answers, event, NOTHING_CLASHES } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/event/:uuid/edit', Component: EditEventPage },
  { path: '/schedule/event/new', Component: CreateEventPage },
  { path: '/schedule/event/:uuid', element: <h1>The event</h1> },
  { path: '/schedule', element: <h1>Schedule</h1> },
];
const EDIT = '/schedule/event/e9/edit?scope=all';
const WEEKLY = {
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null },
  ...{ months: [], ends: 'NEVER', count: null, until: null },
};
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
/** A service of every week by a clock without changes, with the second date skipped. */
const series = (change: object = {}) =>
  event({
    ...{ id: 'e9', timezone: 'UTC', startLocal: `${dayIn(14)}T09:30`, startAt: `${dayIn(14)}T09:30:00.000Z` },
    ...{ repeat: WEEKLY, skippedAt: [`${dayIn(21)}T09:30:00.000Z`], takenOut: [] },
    ...change,
  });

interface Sent {
  skippedAt?: string[];
  startLocal?: string;
  timezone?: string;
}
function open(
  path: string,
  of: object,
  checkEvent: (said: { input: Sent }) => object = () => NOTHING_CLASHES,
) {
  const saved: Sent[] = [];
  const checked: Sent[] = [];
  const note = ({ input }: { input: Sent }) => {
    saved.push(input);
    return { event: of, userErrors: [] };
  };
  const customer = {
    checkEvent: (said: { input: Sent }) => {
      checked.push(said.input);
      return checkEvent(said);
    },
  };
  openPage(path, answers({ event: of, updateEvent: note, createEvent: note, customer }), ROUTES);
  return { saved, checked };
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const time = (value: string) => {
  const field = screen.getByRole('textbox', { name: 'Start time' });
  type(field, value);
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
const skip = (at: string) => type(screen.getByRole('combobox', { name: 'Skip a date' }), at);
const back = () => screen.queryAllByRole('button', { name: /^Restore / });
const sorted = (list: readonly string[] | undefined) => [...(list ?? [])].sort();

test('EVT-29 a skipped date stays skipped at another time of the day, beside one that is skipped in the same edit', async () => {
  const { saved, checked } = open(EDIT, series());
  await name();
  time('11:15 AM');
  expect(back()).toHaveLength(1);
  skip(`${dayIn(28)}T11:15:00.000Z`);
  const expected = [`${dayIn(21)}T11:15:00.000Z`, `${dayIn(28)}T11:15:00.000Z`];
  await waitFor(() => expect(sorted(checked.at(-1)?.skippedAt)).toEqual(expected));
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.startLocal).toBe(`${dayIn(14)}T11:15`);
  expect(sorted(saved[0]?.skippedAt)).toEqual(expected);
});

test('EVT-29 SCH-07 a skipped date keeps the time on the clocks of another zone', async () => {
  const { saved } = open(EDIT, series());
  await name();
  const zone = screen.getByRole('combobox', { name: /^Time zone/ });
  type(zone, '…');
  // Tokyo is nine hours ahead, all year.
  type(zone, 'Asia/Tokyo');
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ timezone: 'Asia/Tokyo', skippedAt: [`${dayIn(21)}T00:30:00.000Z`] });
});

test('EVT-29 a day that is emptied while another is typed neither loses the skipped date nor changes the rule', async () => {
  const repeat = { ...WEEKLY, weekdays: [WEEKDAYS[new Date(`${dayIn(14)}T00:00Z`).getUTCDay()]] };
  const { saved } = open(EDIT, series({ repeat }));
  await name();
  const start = screen.getByLabelText(/^Starts/);
  type(start, '');
  type(start, dayIn(15));
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  const weekdays = [WEEKDAYS[new Date(`${dayIn(15)}T00:00Z`).getUTCDay()]];
  expect(saved[0]).toMatchObject({ repeat: { weekdays }, skippedAt: [`${dayIn(22)}T09:30:00.000Z`] });
});

test('EVT-29 a clash that is left out by saving takes no skipped date back', async () => {
  const clashAt = `${dayIn(35)}T11:15:00.000Z`;
  const { saved } = open(EDIT, series(), ({ input }) => {
    if (!input.startLocal?.endsWith('11:15')) return NOTHING_CLASHES;
    const span = { startAt: clashAt, endAt: new Date(Date.parse(clashAt) + 5_400_000).toISOString() };
    const other = { id: 'o2', eventId: 'e2', event: null, title: 'Fair', timezone: 'UTC', ...span };
    const resource = { kind: 'ENCODER', resourceId: 'n1', resourceName: 'North Hall', field: ['encoderId'] };
    return {
      ...NOTHING_CLASHES,
      conflicts: [{ ...resource, ...span, other, freeSlots: [], freeEncoders: [] }],
    };
  });
  await name();
  time('11:15 AM');
  const button = await screen.findByRole('button', { name: /^Save \d+ of \d+ dates$/ });
  fireEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sorted(saved[0]?.skippedAt)).toEqual([`${dayIn(21)}T11:15:00.000Z`, clashAt]);
});

test('EVT-29 a new series lists and saves only the skipped dates that its rule has, and has them back with it', async () => {
  const { saved } = open('/schedule/event/new', event());
  await name();
  fireEvent.click(screen.getByRole('radio', { name: 'Daily' }));
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Skip a date' });
  // The second day, which no weekly rule from the first has.
  skip(choice.options[2]!.value);
  expect(back()).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  expect(back()).toHaveLength(0);
  fireEvent.click(screen.getByRole('radio', { name: 'Daily' }));
  expect(back()).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  type(await name(), 'Prayer');
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ repeat: { type: 'WEEKLY' }, skippedAt: [] });
});

test('S-047 EVT-24 a date that became an event of its own is told apart, without a button that brings it back', async () => {
  const out = `${dayIn(28)}T09:30:00.000Z`;
  const takenOut = [{ id: 'e10', takenFromAt: out }];
  const { saved } = open(EDIT, series({ skippedAt: [`${dayIn(21)}T09:30:00.000Z`, out], takenOut }));
  await name();
  expect(back()).toHaveLength(1);
  expect(screen.getByText(/^Separate events: \w{3}, /)).toBeTruthy();
  // It stays so wherever the series moves.
  time('11:15 AM');
  expect(back()).toHaveLength(1);
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sorted(saved[0]?.skippedAt)).toEqual([21, 28].map((days) => `${dayIn(days)}T11:15:00.000Z`));
});

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
