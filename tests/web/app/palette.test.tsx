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
  { id: 'e2', name: 'Main stage' },
  { id: 'e1', name: 'Stage door' },
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
          encoders: ({ filter }: { filter: { name: string } }) => ({
            ...none,
            nodes: nodes.filter(({ name }) => name.toLowerCase().includes(filter.name)),
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
  expect(titles()).toEqual([expect.stringContaining('Stage door')]);
  fireEvent.change(field, { target: { value: 'quiet room' } });
  expect(titles()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('combobox')).toBe(field);
});
