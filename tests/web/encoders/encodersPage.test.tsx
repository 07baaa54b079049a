import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EncodersPage } from '../../../web/areas/encoders/EncodersPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { openPage } from '../app/openPage.tsx';
import { encoder, withEncoders } from './encoderFixture.ts';

const ROUTES = [{ path: '/settings/encoders', Component: EncodersPage }];
const chapel = encoder('e1', 'Chapel');
const hall = encoder('e2', 'North Hall', { state: 'STARTED', hasInput: true });

const open = (answers: object = {}, path = '/settings/encoders') =>
  openPage(path, { viewer: viewer(), customer: withEncoders([chapel, hall]), ...answers }, ROUTES);

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;

test('the list names each encoder with its state in words', async () => {
  open();
  expect(within(await rowOf('North Hall')).getByText('started')).toBeTruthy();
  expect(within(await rowOf('Chapel')).getByText('stopped')).toBeTruthy();
  expect(screen.getByText('2 encoders · 2 online · 1 live')).toBeTruthy();
});

test('LST-01 a filter in the address narrows the list, and clearing it brings all back', async () => {
  open({}, '/settings/encoders?q=HALL');
  await rowOf('North Hall');
  expect(screen.queryByRole('link', { name: 'Chapel' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await rowOf('Chapel')).toBeTruthy();
  expect(location.search).toBe('');
});

test('a chip is part of the address', async () => {
  open();
  await rowOf('Chapel');
  fireEvent.click(screen.getByRole('button', { name: 'Live 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Chapel' })).toBeNull());
  expect(location.search).toBe('?show=live');
});

test('a change that arrives over the socket shows at once, is counted and is said aloud', async () => {
  open();
  await rowOf('Chapel');
  const socket = await waitFor(() => {
    const found = FakeSocket.sockets.find(({ subscriptions }) => subscriptions.length > 0);
    if (!found) throw new Error('nothing has subscribed yet');
    return found;
  });
  const event = (sequence: number, encoders: object[]) => ({
    encodersChanged: { __typename: 'EncodersChangedEvent', sequence, at: '2026-11-22T14:01:00Z', encoders },
    contentDestinationsChanged: { __typename: 'x', sequence, at: '', contentDestinations: [] },
  });
  const typed = (state: string) => ({
    ...chapel,
    status: {
      ...chapel.status,
      __typename: 'EncoderStatus',
      state,
      temperatures: chapel.status.temperatures.map((reading) => ({
        ...reading,
        __typename: 'TemperatureReading',
      })),
    },
  });
  socket.publish(event(4, []));
  socket.publish(event(5, [typed('STARTED')]));
  await waitFor(async () => expect(within(await rowOf('Chapel')).getByText('started')).toBeTruthy());
  expect(await screen.findByText('2 encoders · 2 online · 2 live')).toBeTruthy();
  expect(await screen.findByText('Encoder Chapel, started')).toBeTruthy();
});

test('ENC-13 what an encoder cannot be told at present is greyed out', async () => {
  open();
  fireEvent.click(within(await rowOf('Chapel')).getByRole('button', { name: 'Actions for Chapel' }));
  const isOff = (name: string) =>
    screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
  await screen.findByRole('menuitem', { name: 'Start' });
  expect(isOff('Start')).toBe(false);
  expect(isOff('Stop')).toBe(true);
  expect(isOff('Update')).toBe(true);
});

test('stopping an encoder first names what is on air from it (S-166)', async () => {
  const destination = {
    id: 'd1',
    title: 'Main web channel',
    kind: 'EMBED',
    state: 'STARTED',
    liveViewers: 4,
    encoder: { id: 'e2' },
  };
  const foreign = { ...destination, id: 'd2', title: 'Another stage', encoder: { id: 'e9' } };
  const commands: object[] = [];
  open({
    customer: withEncoders([chapel, hall], { liveDestinations: [destination, foreign] }),
    commandEncoder({ input }: { input: object }) {
      commands.push(input);
      return { encoder: { ...hall, status: { ...hall.status, state: 'STOPPING' } }, userErrors: [] };
    },
  });
  fireEvent.click(within(await rowOf('North Hall')).getByRole('button', { name: 'Actions for North Hall' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('Main web channel')).toBeTruthy();
  expect(within(dialog).queryByText('Another stage')).toBeNull();
  expect(commands).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('North Hall is stopping')).toBeTruthy();
  expect(commands).toEqual([{ encoderId: 'e2', command: 'STOP' }]);
});

test('ENC-17 a refused start says why and leaves the state as it was', async () => {
  open({
    commandEncoder: { encoder: null, userErrors: [{ code: 'STATE', field: null, message: 'It is busy.' }] },
  });
  fireEvent.click(within(await rowOf('Chapel')).getByRole('button', { name: 'Actions for Chapel' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Start' }));
  expect(await screen.findByText('Chapel failed to start. It is busy.')).toBeTruthy();
  await waitFor(async () => expect(within(await rowOf('Chapel')).getByText('stopped')).toBeTruthy());
});

const stopped = { code: 'LIMIT', field: null, message: 'No licence is left.' };

test.each([
  ['Start', 'STOPPED', 'STARTING', 'starting'],
  ['Stop', 'STARTED', 'STOPPING', 'stopping'],
  ['Restart', 'STARTED', 'RESTARTING', 'restarting'],
])(
  'ENC-13 a bulk %s tells the outcome of every encoder by name, and what refused stays chosen',
  async (label, from, to, word) => {
    const first = encoder('e1', 'Chapel', { state: from });
    const second = encoder('e3', 'South stage', { state: from });
    const asleep = encoder('e4', 'Van kit', { state: 'OFFLINE' });
    const graph = open({
      customer: withEncoders([first, second, asleep]),
      commandEncoders: {
        results: [
          {
            encoderId: 'e1',
            encoder: { ...first, status: { ...first.status, state: to } },
            userErrors: [],
          },
          { encoderId: 'e3', encoder: second, userErrors: [stopped] },
        ],
        userErrors: [],
      },
    });
    await rowOf('Chapel');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    fireEvent.click(screen.getByRole('button', { name: label }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: label }));
    expect(await screen.findByText(`1 of 3 encoders is ${word}`)).toBeTruthy();
    expect(screen.getByText(`Chapel: ${word}`)).toBeTruthy();
    expect(screen.getByText('South stage: No licence is left.')).toBeTruthy();
    expect(screen.getByText('Van kit: not possible in the state offline')).toBeTruthy();
    expect(await screen.findByText('2 of 3 selected')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Chapel' }).checked).toBe(false);
    const asked = graph.requests.filter(({ operationName }) => operationName === 'CommandEncoders');
    expect(asked.map(({ variables }) => variables)).toEqual([
      { input: { encoderIds: ['e1', 'e3'], command: label.toUpperCase() } },
    ]);
  },
);

test('ENC-17 the export of those that want attention asks the graph for them alone', async () => {
  const graph = open({}, '/settings/encoders?show=attention');
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(graph.asked()).toContain('EncodersExport'));
  const asked = graph.requests.find(({ operationName }) => operationName === 'EncodersExport');
  expect(asked?.variables['filter']).toEqual({ name: null, attention: true });
});

test('NET-15 a list that cannot be read says so and offers to try again', async () => {
  const graph = open({ customer: () => Promise.reject(new Error('down')) });
  expect(await screen.findByText('Oops, something went wrong.')).toBeTruthy();
  graph.answers['customer'] = withEncoders([chapel]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Chapel')).toBeTruthy();
});

test('a thousand encoders are read in two operations, however they are paged on screen', async () => {
  const all = Array.from({ length: 1000 }, (_, index) => encoder(`e${index}`, `Stage ${1000 + index}`));
  const page = ({ first, after }: { first: number; after?: string }) => {
    const start = after ? Number(after) + 1 : 0;
    const nodes = all.slice(start, start + first);
    const edges = nodes.map((node, index) => ({ cursor: String(start + index), node }));
    const hasNextPage = start + first < all.length;
    const pageInfo = { hasNextPage, hasPreviousPage: start > 0, startCursor: null };
    return {
      ...withEncoders([]).encoders,
      totalCount: all.length,
      nodes,
      edges,
      pageInfo: { ...pageInfo, endCursor: edges.at(-1)?.cursor },
    };
  };
  const graph = open({ customer: { ...withEncoders([]), encoders: page } });
  await waitFor(() =>
    expect(screen.getByText(/encoders ·/).textContent).toBe('1,000 encoders · 1,000 online · 0 live'),
  );
  expect(graph.asked().filter((name) => name === 'EncodersPage')).toHaveLength(2);
});
