import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EncodersPage } from '../../../web/areas/encoders/EncodersPage.tsx';
import { LibraryPage } from '../../../web/areas/library/media/LibraryPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';
import { encoder, withEncoders } from '../encoders/encoderFixture.ts';
import { video, withMedia } from '../library/media/mediaFixture.ts';

const ROUTES = [
  { path: '/settings/encoders', Component: EncodersPage },
  { path: '/media/library', Component: LibraryPage },
];
const encoders = Array.from({ length: 150 }, (_, index) =>
  encoder(`e${index}`, index < 20 ? `Chapel ${100 + index}` : `Stage ${100 + index}`),
);
const openEncoders = (answers: object = {}) =>
  openApp('/settings/encoders', { viewer: viewer(), customer: withEncoders(encoders), ...answers }, ROUTES);

const tick = async (name: string, init: object = {}) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }), init);
const bar = () => within(screen.getByRole('region', { name: 'Actions for selected rows' }));

test('a filter takes nothing out of the selection: the bar says how many it hides, and acts on all of them', async () => {
  const inputs: { encoderIds: string[] }[] = [];
  openEncoders({
    commandEncoders({ input }: { input: { encoderIds: string[] } }) {
      inputs.push(input);
      return { results: [], userErrors: [] };
    },
  });
  await tick('Select all rows');
  expect(bar().getByText('150 of 150 selected')).toBeTruthy();
  expect(location.search).toBe('');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'stage' } });
  expect(await screen.findByText('150 of 150 selected, 20 not shown')).toBeTruthy();
  fireEvent.click(bar().getByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Start 150 encoders?')).toBeTruthy();
  expect(dialog.getByText(/Chapel 100/)).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]?.encoderIds).toHaveLength(150);
});

test('the box of the header takes back what it has chosen, and leaves what is not shown', async () => {
  openEncoders();
  await tick('Select all rows');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'stage' } });
  await screen.findByText('150 of 150 selected, 20 not shown');
  await tick('Select all rows');
  expect(bar().getByText('20 of 150 selected, 20 not shown')).toBeTruthy();
  fireEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected/)).toBeNull();
});

test('Shift takes every row between two clicks, and takes them back', async () => {
  openEncoders();
  await tick('Select Chapel 101');
  await tick('Select Chapel 104', { shiftKey: true });
  expect(bar().getByText('4 of 150 selected')).toBeTruthy();
  await tick('Select Chapel 103');
  await tick('Select Chapel 102', { shiftKey: true });
  expect(bar().getByText('2 of 150 selected')).toBeTruthy();
});

test('all matches can be chosen, also those that no page has brought yet', async () => {
  const videos = Array.from({ length: 301 }, (_, index) => video(`m${index}`, `Talk ${1000 + index}`));
  const all = withMedia(videos).mediaSearch;
  const mediaSearch = ({ first, after }: { first: number; after: string | null }) => {
    const start = after ? Number(after) + 1 : 0;
    const edges = videos
      .slice(start, start + Math.min(first, 100))
      .map((node, index) => ({ cursor: String(start + index), node }));
    const end = start + edges.length;
    const pageInfo = { hasNextPage: end < 301, hasPreviousPage: start > 0, startCursor: String(start) };
    return { ...all, totalCount: 301, edges, pageInfo: { ...pageInfo, endCursor: String(end - 1) } };
  };
  openApp(
    '/media/library',
    {
      viewer: viewer({ capabilities: ['deleteLibrary'] }),
      customer: { ...withMedia([]), mediaSearch },
    },
    ROUTES,
  );
  await tick('Select all rows');
  expect(bar().getByText('50 of 301 selected')).toBeTruthy();
  fireEvent.click(bar().getByRole('button', { name: 'Select all 301' }));
  expect(await screen.findByText('301 of 301 selected')).toBeTruthy();
  fireEvent.click(bar().getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Delete 301 videos/)).toBeTruthy();
});
