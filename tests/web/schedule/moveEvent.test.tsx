import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EventPage } from '../../../web/areas/schedule/event/EventPage.tsx';
import { HARBOUR, viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { time, weekly } from './eventFixture.ts';

const ROUTES = [{ path: '/schedule/event/:uuid', Component: EventPage }];

const others = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const more = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const;
beforeAll(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T15:00:00Z'),
    doNotFake: [...others, ...more, 'requestAnimationFrame'],
  });
});
afterAll(() => {
  jest.useRealTimers();
});

const open = (event: object, moveEvent: unknown) =>
  openPage('/schedule/event/ev1', { viewer: viewer(), customer: HARBOUR, event, moveEvent }, ROUTES);
const moves = (graph: ReturnType<typeof open>) =>
  graph.requests
    .filter(({ operationName }) => operationName === 'MoveEvent')
    .map(({ variables }) => variables.input);

async function moveTo(start: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Sunday service”' }));
  fireEvent.change(dialog.getByLabelText(/^Start/), { target: { value: start } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move' }));
  return dialog;
}

test('S-044, EVT-24 one date of a series is moved by its fields, and moved back by the service', async () => {
  const moved = {
    ...weekly(),
    id: 'ev9',
    repeat: null,
    occurrences: [time('t9', 22, { startAt: '2026-11-22T16:00:00Z', endAt: '2026-11-22T17:30:00Z' })],
  };
  const graph = open(weekly(), { __typename: 'EventPayload', event: moved, userErrors: [] });
  await moveTo('11:00');
  await screen.findByText(/“Sunday service” now starts Nov 22, 2026, 11:00/);
  expect(moves(graph)).toEqual([
    { id: 'ev1', occurrenceId: 't2', scope: 'THIS', startAt: '2026-11-22T16:00:00.000Z', seenRevision: 3 },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  // It is an event of its own since.
  await waitFor(() =>
    expect(moves(graph)[1]).toEqual({
      id: 'ev9',
      occurrenceId: 't9',
      scope: 'ALL',
      startAt: '2026-11-22T14:30:00.000Z',
    }),
  );
});

test('EVT-25 while the encoder runs one date is not moved by itself, says why, and all of the series are', async () => {
  const encoder = { ...weekly().encoder, status: { __typename: 'EncoderStatus', state: 'STARTED' } };
  const graph = open(weekly({ encoder }), {
    __typename: 'EventPayload',
    event: weekly({ encoder }),
    userErrors: [],
  });
  const dialog = await moveTo('11:00');
  const alone = dialog.getByRole<HTMLOptionElement>('option', { name: 'Only this date' });
  expect([alone.disabled, alone.selected]).toEqual([true, false]);
  expect(dialog.getByText(/^The encoder is running\. Stop it, or wait until it has stopped/)).toBeTruthy();
  await waitFor(() => expect(moves(graph)).toMatchObject([{ id: 'ev1', scope: 'ALL' }]));
});

test('EVT-11 a move that the service refuses says why and keeps what was typed', async () => {
  const problem = {
    __typename: 'UserError',
    code: 'CONFLICT',
    reason: 'EVENT_EDIT_LOCKED',
    parameters: [],
    message: '',
    field: null,
  };
  open(weekly({ repeat: null }), { __typename: 'EventPayload', event: null, userErrors: [problem] });
  const dialog = await moveTo('11:00');
  expect(await dialog.findByText(/start within 5 minutes/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Start/).value).toMatch(/^11:00/);
});
