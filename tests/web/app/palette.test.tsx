import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCommands } from '../../../web/kernel/commands.tsx';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

let worked = 0;
const ran: string[] = [];
/** A screen with a command for each of 1,000 encoders. */
function Encoders() {
  useCommands(() => {
    worked += 1;
    return Array.from({ length: 1000 }, (_, at) => ({
      id: `start-${at}`,
      title: `Start Stage ${1000 + at}`,
      run: () => ran.push(`start-${at}`),
    }));
  });
  return <h1>Stages</h1>;
}

const nodes = [
  { id: 'e2', name: 'Main stage', status: { state: 'OFFLINE' } },
  { id: 'e1', name: 'Stage door', status: { state: 'STARTED' } },
  { id: 'e3', name: 'Chapel', status: { state: 'IDLE' } },
];
const event = (id: string, name: string, startAt: string | null) => ({
  __typename: 'Event',
  id,
  name,
  timezone: 'America/New_York',
  next: startAt && { __typename: 'ScheduleItem', id: `${id}-1`, startAt },
});
const events = [
  event('ev1', 'Prayer of old', null),
  event('ev2', 'Evening prayer', '2099-11-23T03:30:00Z'),
  event('ev3', 'Choir', '2099-11-24T15:00:00Z'),
];
const none = {
  nodes: [],
  edges: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
};

function open() {
  const { customer, ...person } = viewer();
  return openApp(
    '/help',
    {
      viewer: {
        ...person,
        customer: {
          ...customer,
          encoders: ({ filter }: { filter: { name?: string; states?: string[] } }) => ({
            ...none,
            nodes: nodes.filter(
              ({ name, status }) =>
                name.toLowerCase().includes(filter.name ?? '') &&
                (filter.states?.includes(status.state) ?? true),
            ),
          }),
          liveDestinations: [{ id: 'd1', title: 'Main web channel', state: 'STARTED' }],
          events: ({ filter }: { filter: string }) => ({
            ...none,
            nodes: events.filter(({ name }) => name.toLowerCase().includes(filter)),
          }),
          playlists: none,
          mediaSearch: none,
        },
      },
    },
    [{ path: '/help', Component: Encoders }],
  );
}

const titles = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

test('the palette shows at most fifty results, the best first and commands last, after one query', async () => {
  const graph = open();
  await screen.findByRole('heading', { name: 'Stages' });
  expect(worked).toBe(0);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  for (const text of ['st', 'sta', 'stag', 'stage']) fireEvent.change(field, { target: { value: text } });
  await waitFor(() => expect(titles()[0]).toContain('Stage door'));
  expect(titles()[1]).toContain('Main stage');
  expect(titles()[2]).toContain('Start Stage 1000');
  expect(titles()).toHaveLength(50);
  const asked = graph.requests.filter(({ operationName }) => operationName === 'PaletteSearch');
  expect(asked.map(({ variables }) => variables['text'])).toEqual(['stage']);
  expect(worked).toBe(1);
  fireEvent.change(field, { target: { value: 'start stage 1999' } });
  await waitFor(() => expect(titles()[0]).toContain('Start Stage 1999'));
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(ran).toEqual(['start-999']);
});

test('the palette never opens what was found for words that are no longer there', async () => {
  open();
  await screen.findByRole('heading', { name: 'Stages' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'stage' } });
  await waitFor(() => expect(titles()[0]).toContain('Stage door'));
  fireEvent.change(field, { target: { value: 'stage door' } });
  expect(titles()[0]).toContain('Stage door');
  for (const title of titles()) expect(title).toContain('Stage door');
  fireEvent.change(field, { target: { value: 'quiet room' } });
  expect(titles()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('combobox')).toBe(field);
});

/** Opens the palette and types. */
async function seek(text: string) {
  open();
  await screen.findByRole('heading', { name: 'Stages' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test('S-046 the palette finds events by name, the next ones first, and opens their pages', async () => {
  const field = await seek('evening');
  await waitFor(() => expect(titles()[0]).toMatch(/^Evening prayer · .*10:30/));
  expect(titles().join()).not.toContain('Choir');
  fireEvent.change(field, { target: { value: 'prayer' } });
  await waitFor(() => expect(titles().join()).toContain('Prayer of old'));
  fireEvent.change(field, { target: { value: 'evening prayer' } });
  await waitFor(() => expect(titles()).toHaveLength(1));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(location.pathname).toBe('/schedule/event/ev2'));
});

test('ENC-13 the palette tells an encoder what its state takes, and leaves the question to its page', async () => {
  const field = await seek('stop stage');
  await waitFor(() => expect(titles()[0]).toContain('Stop Stage door'));
  expect(titles().join()).not.toContain('Stop Main stage');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(location.pathname + location.search).toBe('/settings/encoders/e1?command=STOP'));
});

test('ENC-13 an order alone offers what takes it, with what comes of it, before any screen', async () => {
  const field = await seek('stop');
  await waitFor(() => expect(titles()[0]).toContain('Stop Stage door'));
  const [first] = titles();
  expect(first).toContain('Asks for confirmation and lists what is on air from it and stops with it.');
  expect(titles()[1]).toContain('Stop Main web channel');
  expect(titles()[1]).toContain('A stopped destination cannot be started again.');
  expect(titles().join()).not.toContain('Stop Chapel');
  fireEvent.change(field, { target: { value: 'start' } });
  await waitFor(() => expect(titles()[0]).toContain('Start Chapel'));
  expect(titles()[0]).toContain('Nothing on air is affected.');
  expect(titles().join()).not.toContain('Start Stage door');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/settings/encoders/e3?command=START'),
  );
});

test('ENC-13 the beginning of an order offers it, too', async () => {
  await seek('rest');
  await waitFor(() => expect(titles().join()).toContain('Restart Chapel'));
});

test('DST-20 the palette leads to the question whether what is on air is to stop', async () => {
  const field = await seek('stop main web');
  await waitFor(() => expect(titles()[0]).toContain('Stop Main web channel'));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(location.pathname + location.search).toBe('/?stop=d1'));
});

test('S-013 ? shows the keys over any screen, but not while somebody types', async () => {
  const field = await seek('');
  fireEvent.keyDown(field, { key: '?' });
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Play or pause (player)')).toBeTruthy();
});
