import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HelpPage } from '../../../../web/areas/help/HelpPage.tsx';
import { LicensesPage } from '../../../../web/areas/organization/licenses/LicensesPage.tsx';
import { openPackage } from '../../../../web/areas/organization/licenses/openPackage.ts';
import { SettingsPage } from '../../../../web/areas/people/settings/SettingsPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';

const ROUTES = [
  { path: '/opensource', Component: LicensesPage },
  { path: '/help', Component: HelpPage },
  { path: '/settings', Component: SettingsPage },
];
const rows = [
  { name: '@apollo/client', version: '4.3.8', license: 'MIT' },
  { name: 'combine-errors', version: '3.0.3', license: null },
];
const open = (path: string, answers: object = {}) =>
  openPage(
    path,
    {
      viewer: viewer({ permissions: [], capabilities: [] }),
      licenseManifest: {
        edges: rows.map((node, at) => ({ cursor: `${at}`, node })),
        totalCount: 238,
        pageInfo: { hasNextPage: false, endCursor: null },
      },
      licenseText: 'The MIT License\n\nPermission is hereby granted …',
      ...answers,
    },
    ROUTES,
  );

test('CON-06 packages stand with version and licence, for who holds no right, and a name opens the text', async () => {
  open('/opensource');
  const link = await screen.findByRole('link', { name: '@apollo/client' });
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByText('4.3.8')).toBeTruthy();
  expect(within(first!).getByText('MIT')).toBeTruthy();
  expect(within(second!).getByText('Not stated')).toBeTruthy();
  expect(screen.getAllByText(/238 packages/).length).toBeGreaterThan(0);
  fireEvent.click(link);
  expect(await screen.findByText(/Permission is hereby granted/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: '@apollo/client@4.3.8' })).toBeTruthy();
  expect(new URLSearchParams(location.search).get('open')).toBe('@apollo/client@4.3.8');
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(location.search).toBe(''));
});

test('LST-01 filter and part stand in the address and are asked of the graph', async () => {
  const graph = open('/opensource?q=react&show=server');
  await screen.findByRole('link', { name: '@apollo/client' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'LicensesPage');
  expect(asked?.variables).toMatchObject({ part: 'SERVER', filter: 'react', sort: 'NAME_ASC', first: 50 });
});

test('NET-10 a manifest that cannot be read is said in its words', async () => {
  const message = 'Manifest is not yet available.';
  const refuse = () => {
    const extensions = { code: 'UPSTREAM_UNAVAILABLE', reason: 'MANIFEST_NOT_AVAILABLE', parameters: {} };
    throw Object.assign(new Error('in other words'), { extensions });
  };
  open('/opensource', { licenseManifest: refuse });
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(['/help', '/settings'])('%s leads to the licences', async (path) => {
  open(path, { viewer: viewer() });
  const link = await screen.findByRole('link', { name: 'Open-source licenses' });
  expect(link.getAttribute('href')).toBe('/opensource');
});

test('an address opens what it names, whatever is in the name', () => {
  expect(openPackage('@dnd-kit/core@6.3.1')).toEqual({ name: '@dnd-kit/core', version: '6.3.1' });
  for (const wrong of [null, '', '@dnd-kit', 'react@', 'react']) expect(openPackage(wrong)).toBeUndefined();
});
