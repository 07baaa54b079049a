import { screen } from '@testing-library/react';
import { allows } from '../../../web/app/access.ts';
import { hueOf } from '../../../web/app/Avatar.tsx';
import { AdminPage } from '../../../web/areas/admin/AdminPage.tsx';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

type Viewer = Parameters<typeof allows>[0];
const holding = (permissions: string[], change: object = {}) =>
  ({ ...viewer({ permissions }), ...change }) as unknown as Viewer;

test('PRM-12 any of the permissions, all of them, or none needed', () => {
  const person = holding(['VIEW_DASHBOARD']);
  const permissions = ['VIEW_DASHBOARD', 'MANAGE_USERS'] as const;
  expect(allows(person, { permissions })).toBe(true);
  expect(allows(person, { permissions, mode: 'all' })).toBe(false);
  expect(allows(person, {})).toBe(true);
});

test('PRM-27 a sudo viewer reads what a super-admin may change', () => {
  const reader = holding([], { isSudoViewer: true });
  expect(allows(reader, { sudo: 'viewer' })).toBe(true);
  expect(allows(reader, { sudo: 'admin' })).toBe(false);
  expect(allows(holding([]), { sudo: 'viewer' })).toBe(false);
});

test('PRM-29 a screen without permission says that permissions are missing and whom to ask', async () => {
  openApp('/settings/users', { viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }) });
  expect(await screen.findByText(/Contact your organization administrator/)).toBeTruthy();
});

test('PRM-10 whoever may only review video lands in the library, not on a refusal', async () => {
  openApp('/', { viewer: viewer({ permissions: ['VIDEO_REVIEW'] }) }, [
    { path: '/media/library', element: <p>the library</p> },
  ]);
  expect(await screen.findByText('the library')).toBeTruthy();
});

test('PRM-03 the navigation leaves out what a person may not open', async () => {
  openApp('/help', { viewer: viewer({ permissions: ['VIDEO_REVIEW'] }) });
  expect(await screen.findByRole('link', { name: 'Media' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Encoders' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Go live/ })).toBeNull();
});

test('PRM-28 those who are no admins see what the admin area is for', async () => {
  openApp('/admin', { viewer: viewer() }, [{ path: '/admin', Component: AdminPage }]);
  expect(await screen.findByRole('heading', { name: 'The admin area' })).toBeTruthy();
});

test('an address without a page says so', async () => {
  openApp('/no/such/page', { viewer: viewer() });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('a screen that is not built yet says so under its own name', async () => {
  openApp('/settings/venues', { viewer: viewer({ permissions: ['MANAGE_VENUES'] }) });
  expect(await screen.findByRole('heading', { name: 'Venues & decoders' })).toBeTruthy();
  expect(document.title).toBe('Venues & decoders · Rostrum');
});

test('APP-15 the avatar of a user name is always the same, and differs between people', () => {
  expect(hueOf('Admin@Harbour.example')).toBe(hueOf('admin@harbour.example'));
  expect(new Set(['a@x', 'b@x', 'c@x', 'd@x'].map(hueOf)).size).toBeGreaterThan(1);
});
