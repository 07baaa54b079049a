import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EncoderSchedulePage } from '../../../web/areas/schedule/encoder/EncoderSchedulePage.tsx';
import { getEncoderRun } from '../../../web/areas/schedule/encoder/encoderRun.ts';
import { HARBOUR, viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { time, weekly } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/encoder/:uuid', Component: EncoderSchedulePage },
  { path: '/schedule/encoder/:uuid/edit', element: <h1>Form</h1> },
];
const open = (event: object | null = weekly(), permissions?: string[], answers: object = {}) =>
  openPage(
    '/schedule/encoder/ev1',
    { viewer: viewer(permissions ? { permissions } : {}), customer: HARBOUR, event, ...answers },
    ROUTES,
  );
const encoder = (state: string) => ({
  ...{ __typename: 'Encoder', id: 'e1', name: 'North Hall' },
  status: { __typename: 'EncoderStatus', state },
});
const card = async () => within(await screen.findByRole('region', { name: 'Encoder' }));

test('S-048 the encoder is named with its state, its channel and how it is encoding', async () => {
  open();
  await screen.findByRole('heading', { name: 'Service', level: 1 });
  const shown = await card();
  expect(shown.getByRole('link', { name: 'North Hall' }).getAttribute('href')).toBe('/settings/encoders/e1');
  expect(shown.getByText('idle')).toBeTruthy();
  expect(shown.getByText('Main')).toBeTruthy();
  expect(shown.getByText('Automatic')).toBeTruthy();
  expect(shown.getByText(/^Every Sunday at 9:30\sAM/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sunday service' }).getAttribute('href')).toMatch(
    /^\/schedule\/event\/ev1/,
  );
});

test('ENC-16 ENC-18 EVT-27 the encoder starts 30 minutes before, or its buffer where that is longer, within its 12 hours', async () => {
  const at = (startAt: string, endAt: string) => ({ startAt, endAt });
  const short = at('2026-11-22T14:30:00Z', '2026-11-22T16:00:00Z');
  expect(getEncoderRun(short, 0)).toMatchObject(at('2026-11-22T14:00:00.000Z', '2026-11-22T16:00:00Z'));
  expect(getEncoderRun(short, 45).startAt).toBe('2026-11-22T13:45:00.000Z');
  expect(getEncoderRun(at('2026-11-22T00:00:00Z', '2026-11-22T11:50:00Z'), 45).startAt).toBe(
    '2026-11-21T23:50:00.000Z',
  );
  expect(getEncoderRun(at('2026-11-22T00:00:00Z', '2026-11-22T12:00:00Z'), 45).startAt).toBe(
    '2026-11-22T00:00:00.000Z',
  );
  open();
  const shown = await card();
  expect(shown.getByText(/^Sunday, November 22, 9:00–11:00\sAM EST/)).toBeTruthy();
  expect(shown.getByText(/Runs over 12 h/)).toBeTruthy();
});

test.each([
  ['STARTED', true],
  ['STARTING', true],
  ['IDLE', false],
  ['STOPPING', false],
])('S-048 ENC-13 an encoder that is %s can be stopped: %s', async (state, can) => {
  open(weekly({ encoder: encoder(state) }));
  await card();
  const link = screen.queryByRole('link', { name: 'Stop encoder North Hall' });
  expect(link?.getAttribute('href') ?? null).toBe(can ? '/settings/encoders/e1?command=STOP' : null);
});

test('S-048 who does not manage encoders is not led to stop one', async () => {
  open(weekly({ encoder: encoder('STARTED') }), ['MANAGE_SCHEDULE', 'VIEW_DASHBOARD']);
  await card();
  expect(screen.queryByRole('link', { name: /^Stop encoder/ })).toBeNull();
});

test('S-048 STM-11 it is paused as its event', async () => {
  const graph = open(weekly(), undefined, {
    pauseEvent: { __typename: 'EventPayload', event: weekly({ isPaused: true }), userErrors: [] },
  });
  await card();
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for this event' }));
  fireEvent.click(await screen.findByText('Pause'));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() =>
    expect(
      graph.requests.find(({ operationName }) => operationName === 'PauseEvent')?.variables.input,
    ).toEqual({ id: 'ev1', paused: true, seenRevision: 3 }),
  );
});

test('EVT-25 S-169 while the encoder runs for it the one date cannot be chosen', async () => {
  open(weekly({ next: time('t2', 22, { bucket: 'LIVE' }), encoder: encoder('STARTED') }));
  await card();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Only this event/ }).disabled).toBe(true);
});

test('EVT-23 EVT-25 S-169 neither one date nor all can be chosen while it is on air, and each says why', async () => {
  open(weekly({ next: time('t2', 22, { bucket: 'LIVE' }), encoder: encoder('STARTED') }));
  await card();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const all = dialog.getByRole<HTMLInputElement>('radio', { name: /^All events/ });
  await waitFor(() => expect(all.disabled).toBe(true));
  expect(all.closest('label')?.textContent).toMatch(/The encoder is running\./);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
});

test('EVT-25 S-169 while the encoder runs for something else one date cannot be chosen, and all of them can', async () => {
  const later = new Date(Date.now() + 7 * 86_400_000);
  const next = time('t2', 22, {
    startAt: later.toISOString(),
    endAt: new Date(later.getTime() + 3_600_000).toISOString(),
  });
  open(weekly({ next, occurrences: [next], encoder: encoder('STARTED') }));
  await card();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const one = dialog.getByRole<HTMLInputElement>('radio', { name: /^Only this event/ });
  await waitFor(() => expect(one.disabled).toBe(true));
  expect(one.closest('label')?.textContent).toMatch(/The encoder is running\./);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^All events/ }).disabled).toBe(false);
});

test('S-048 an event that nothing is sent for by an encoder says so and leads back', async () => {
  open(weekly({ type: 'REPUBLISH', encoder: null, encoderChannel: null, encoderScheduleName: null }));
  expect(await screen.findByText(/no encoder schedule/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('NET-11 one that is not there says so', async () => {
  open(null);
  expect(await screen.findByText('This event doesn’t exist or was deleted.')).toBeTruthy();
});
