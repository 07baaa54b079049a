import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditEncoderSchedulePage } from '../../../../web/areas/schedule/eventForm/EditEncoderSchedulePage.tsx';
import { EditEventPage } from '../../../../web/areas/schedule/eventForm/EditEventPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { answers, event } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/event/:uuid/edit', Component: EditEventPage },
  { path: '/schedule/event/:uuid', element: <h1>The event</h1> },
  { path: '/schedule/encoder/:uuid/edit', Component: EditEncoderSchedulePage },
  { path: '/schedule/encoder/:uuid', element: <h1>The encoder schedule</h1> },
  { path: '/schedule', element: <h1>Schedule</h1> },
];
const WEEKLY = {
  ...{ type: 'WEEKLY', interval: 1, weekdays: [], dayOfMonth: null, position: null },
  ...{ months: [], ends: 'NEVER', count: null, until: null },
};
const at = (id: string, startAt: string, change: object = {}) => ({
  ...{ id, startAt, endAt: new Date(Date.parse(startAt) + 5_400_000).toISOString(), bucket: 'FUTURE' },
  ...change,
});
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const [FIRST, SECOND] = [dayIn(14), dayIn(21)];
/** A service of every week, by no clock that changes, so far ahead that no lock of today is near. */
const series = (change: object = {}) =>
  event({
    ...{
      id: 'e9',
      timezone: 'UTC',
      startLocal: `${FIRST}T09:30`,
      startAt: `${FIRST}T09:30:00Z`,
      repeat: WEEKLY,
    },
    occurrences: [at('t1', `${FIRST}T09:30:00.000Z`), at('t2', `${SECOND}T09:30:00.000Z`)],
    ...change,
  });
const once = (change: object = {}) =>
  series({ repeat: null, occurrences: [at('t1', `${FIRST}T09:30:00.000Z`)], ...change });

/** Notes what is saved. */
function updating(answer: (input: Record<string, unknown>) => object = () => ({})) {
  const inputs: Record<string, unknown>[] = [];
  return {
    inputs,
    updateEvent: ({ input }: { input: Record<string, unknown> }) => {
      inputs.push(input);
      return { event: series(input), userErrors: [], ...answer(input) };
    },
  };
}
const open = (path: string, change: Parameters<typeof answers>[0]) => openPage(path, answers(change), ROUTES);
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

describe('S-047', () => {
  test('EVT-24 what of a series is meant is asked first, and "this" changes the one date by itself', async () => {
    const { inputs, updateEvent } = updating(() => ({ event: once({ id: 'e2' }) }));
    open('/schedule/event/e9/edit?occurrence=t2', { event: series(), updateEvent });
    fireEvent.click(await screen.findByRole('radio', { name: /^Only this event/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    type(await name(), 'Christmas service');
    expect(screen.getByText(/Only this event changes/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Weekly' })).toBeNull();
    save();
    await screen.findByRole('heading', { name: 'The event' });
    expect(inputs[0]).toMatchObject({
      ...{ id: 'e9', scope: 'THIS', occurrenceId: 't2', seenRevision: 3, name: 'Christmas service' },
      ...{ startLocal: `${SECOND}T09:30`, repeat: null },
    });
  });

  test('EVT-24 "all" sends only what was changed', async () => {
    const { inputs, updateEvent } = updating();
    open('/schedule/event/e9/edit', { event: series(), updateEvent });
    fireEvent.click(await screen.findByRole('radio', { name: /^All events/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    type(await name(), 'Morning service');
    save();
    await screen.findByRole('heading', { name: 'The event' });
    // The encoder calls it as people do (EVT-03).
    expect(inputs).toEqual([
      {
        ...{ id: 'e9', scope: 'ALL', seenRevision: 3, name: 'Morning service' },
        encoderScheduleName: 'Morning service',
      },
    ]);
  });

  test('EVT-07 one date of a series that has begun is not moved into the past', async () => {
    const { inputs, updateEvent } = updating();
    const begun = series({ startLocal: '2020-01-05T09:30', startAt: '2020-01-05T09:30:00Z' });
    open('/schedule/event/e9/edit?scope=this&occurrence=t2', { event: begun, updateEvent });
    await name();
    const start = screen.getByLabelText(/^Starts/);
    type(start, '2020-01-12');
    save();
    await waitFor(() => expect(start.getAttribute('aria-invalid')).toBe('true'));
    expect(inputs).toEqual([]);
  });

  test('S-047 an event of one time is edited without a question', async () => {
    const { inputs, updateEvent } = updating();
    open('/schedule/event/e9/edit', { event: once(), updateEvent });
    type(await name(), 'Evening');
    expect(screen.queryByRole('dialog')).toBeNull();
    save();
    await waitFor(() => expect(inputs[0]).toMatchObject({ scope: 'ALL', name: 'Evening' }));
  });

  test.each(['', '&scope=this'])(
    'EVT-25 S-169 one date cannot be chosen while the encoder runs, and it says so, by an address with “%s”, too',
    async (scope) => {
      const encoder = { id: 'n9', name: 'North Hall', status: { state: 'STARTED' } };
      open(`/schedule/event/e9/edit?occurrence=t2${scope}`, { event: series({ encoder }) });
      const blocked = await screen.findByRole<HTMLInputElement>('radio', { name: /^Only this event/ });
      expect(blocked.disabled).toBe(true);
      expect(blocked.closest('label')?.textContent).toMatch(/encoder/i);
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      await name();
      expect(screen.queryByText(/Only this event changes/)).toBeNull();
    },
  );

  test('EVT-23 EVT-28 a change within 5 minutes of the start is refused in words, and what was typed stays', async () => {
    const locked = {
      code: 'CONFLICT',
      reason: 'EVENT_EDIT_LOCKED',
      parameters: [],
      message: '',
      field: null,
    };
    const { updateEvent } = updating(() => ({ event: null, userErrors: [locked] }));
    open('/schedule/event/e9/edit', { event: once(), updateEvent });
    type(await name(), 'Too late');
    save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/5 minutes/);
    expect((await name()).value).toBe('Too late');
  });

  test('S-047 what somebody else changed meanwhile is named, and saving once more keeps both', async () => {
    const stale = { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', parameters: [], message: '', field: null };
    const theirs = series({ revision: 4, duration: 7_200_000 });
    let asked = 0;
    const { inputs, updateEvent } = updating(() =>
      asked++ === 0 ? { event: theirs, userErrors: [stale] } : {},
    );
    open('/schedule/event/e9/edit?scope=all', { event: series(), updateEvent });
    type(await name(), 'Mine');
    save();
    expect(await screen.findByText('Changed by another user: Duration.')).toBeTruthy();
    save();
    await waitFor(() => expect(inputs).toHaveLength(2));
    expect(inputs.map(({ seenRevision }) => seenRevision)).toEqual([3, 4]);
    expect(inputs[1]).not.toHaveProperty('duration');
  });
});

describe('S-049', () => {
  const path = '/schedule/encoder/e9/edit';
  const scheduleName = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name on the encoder/ });

  test('S-049 it shows what the encoder does and leaves the rest of the event alone', async () => {
    const { inputs, updateEvent } = updating();
    open(path, { event: once(), updateEvent });
    type(await scheduleName(), 'Hall service');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Encoder settings', 'Schedule', 'Repeat', 'Review: Sunday service']);
    fireEvent.change(screen.getByRole('combobox', { name: /^Encoder(?! channel)/ }), {
      target: { value: 'n2' },
    });
    save();
    await screen.findByRole('heading', { name: 'The encoder schedule' });
    expect(inputs).toEqual([
      {
        ...{ id: 'e9', scope: 'ALL', seenRevision: 3 },
        ...{ encoderScheduleName: 'Hall service', encoderId: 'n2', encoderChannelId: 'c2' },
      },
    ]);
  });

  test.each([
    ['EVT-03', async () => type(await scheduleName(), '   '), /^Name on the encoder/],
    [
      'EVT-04',
      async () => {
        await scheduleName();
        type(screen.getByRole('combobox', { name: /^Encoder channel/ }), '');
      },
      /^Encoder channel/,
    ],
    [
      'EVT-05',
      async () => {
        await scheduleName();
        type(screen.getByRole('textbox', { name: /^Duration/ }), '12:01');
        fireEvent.blur(screen.getByRole('textbox', { name: /^Duration/ }));
      },
      /^Duration/,
    ],
    [
      'EVT-06',
      async () => {
        await scheduleName();
        type(screen.getByRole('textbox', { name: /^Duration/ }), '0:00');
        fireEvent.blur(screen.getByRole('textbox', { name: /^Duration/ }));
      },
      /^Duration/,
    ],
    [
      'EVT-07',
      async () => {
        await scheduleName();
        type(screen.getByLabelText(/^Starts/), '2020-01-05');
      },
      /^Starts/,
    ],
  ])('S-049 %s is refused at its field and nothing is saved', async (_rule, change, label) => {
    const { inputs, updateEvent } = updating();
    open(path, { event: once(), updateEvent });
    await change();
    save();
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
    expect(inputs).toEqual([]);
  });

  test('S-049 RPT-01 a rule whose interval is not longer than the event is refused', async () => {
    const hourly = { ...WEEKLY, type: 'HOURLY', weekdays: [] };
    const { inputs, updateEvent } = updating();
    open(`${path}?scope=all`, { event: series({ repeat: { ...hourly, interval: 2 } }), updateEvent });
    await scheduleName();
    type(screen.getByRole('textbox', { name: /^Every/ }), '1');
    save();
    await screen.findByText('Unable to save changes due to invalid fields.');
    expect(screen.getByRole('textbox', { name: /^Every/ }).getAttribute('aria-invalid')).toBe('true');
    expect(inputs).toEqual([]);
  });

  test('S-049 EVT-25 a refusal because the encoder runs is told', async () => {
    const runs = { code: 'CONFLICT', reason: 'EVENT_ENCODER_RUNS', parameters: [], message: '', field: null };
    const { updateEvent } = updating(() => ({ event: null, userErrors: [runs] }));
    open(path, { event: once(), updateEvent });
    type(await scheduleName(), 'Now');
    save();
    expect((await screen.findByRole('alert')).textContent).toMatch(/encoder/i);
  });

  test('S-049 an event without an encoder has none', async () => {
    open(path, { event: once({ type: 'REPUBLISH', encoder: null }) });
    expect(await screen.findByText(/no encoder schedule/)).toBeTruthy();
  });
});
