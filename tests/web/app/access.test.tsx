import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allows } from '../../../web/kernel/access.ts';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import { offered } from '../../../web/kernel/screen.ts';
import screenWords from '../../../web/kernel/locales/screens/en.json' with { type: 'json' };
import { getAvatarHue } from '../../../web/app/Avatar.tsx';
import { AdminPage } from '../../../web/areas/admin/AdminPage.tsx';
import { HelpPage } from '../../../web/areas/help/HelpPage.tsx';
import { MediaHubPage } from '../../../web/areas/library/media/MediaHubPage.tsx';
import { SettingsPage } from '../../../web/areas/people/settings/SettingsPage.tsx';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';
import { EVERYBODY, PEOPLE, createPerson } from './people.ts';

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

test.each(['users', 'usersBilling', 'usersPlayerLogs', 'approveAiVideosOverage', 'campusReview'])(
  'PRM-25 what needs the capability %s opens to who holds it, by none of the others, and to a super-admin',
  (name) => {
    const others = ['users', 'usersBilling', 'usersPlayerLogs', 'approveAiVideosOverage', 'campusReview'];
    const access = { capabilities: [name] };
    expect(allows(holding([], { capabilities: [name] }), access)).toBe(true);
    expect(allows(holding([], { capabilities: others.filter((other) => other !== name) }), access)).toBe(
      false,
    );
    expect(allows(holding([], { isSudoAdmin: true }), access)).toBe(true);
  },
);

test('PRM-27 a sudo viewer reads what a super-admin may change', () => {
  const reader = holding([], { isSudoViewer: true });
  expect(allows(reader, { sudo: 'viewer' })).toBe(true);
  expect(allows(reader, { sudo: 'admin' })).toBe(false);
  expect(allows(holding([]), { sudo: 'viewer' })).toBe(false);
});

test('PRM-29 a screen without permission says that permissions are missing and whom to ask', async () => {
  openApp('/settings/encoders', { viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }) });
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
  expect(await screen.findByRole('heading', { name: 'Admin area' })).toBeTruthy();
});

test('an address without a page says so', async () => {
  openApp('/no/such/page', { viewer: viewer() });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

test('S-073 settings open to everybody who is signed in; without a card they say whom to ask, and no menu leads there', async () => {
  openApp('/settings', { viewer: viewer({ permissions: ['VIDEO_REVIEW'], capabilities: [] }) }, [
    { path: '/settings', Component: SettingsPage },
  ]);
  expect(await screen.findByText(/^You don’t have access to any settings/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'You don’t have access to this screen' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/opensource']);
});

test('a hub with one card that the person may open opens, and stands in the navigation', async () => {
  openApp('/settings', { viewer: viewer({ permissions: [], capabilities: ['getPlayerConfig'] }) }, [
    { path: '/settings', Component: SettingsPage },
  ]);
  const main = within(await screen.findByRole('main'));
  expect((await main.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/settings/player-profiles',
    // Below the cards: what everybody may open.
    '/opensource',
  ]);
  expect(screen.getByRole('link', { name: 'Settings' })).toBeTruthy();
});

test.each(EVERYBODY.map((letter) => [PEOPLE[letter].who, letter] as const))(
  'PRM-03 navigation, hubs and palette of %s lead to screens that are there and may be opened',
  async (_who, letter) => {
    openApp('/help', { viewer: createPerson(letter) }, [
      { path: '/help', element: <HelpPage /> },
      { path: '/settings', Component: SettingsPage },
      { path: '/media', Component: MediaHubPage },
    ]);
    await screen.findByRole('heading', { name: 'Help' });
    const led = new Set<string>();
    const collect = () =>
      document.querySelectorAll('a[href^="/"]').forEach((link) => led.add(link.getAttribute('href')!));
    collect();
    for (const { name } of [{ name: 'Settings' }, { name: 'Media' }, { name: 'Admin' }]) {
      const item = within(screen.getAllByRole('navigation')[0]!).queryByRole('link', { name });
      if (!item) continue;
      fireEvent.click(item);
      await waitFor(() => expect(location.pathname).toBe(item.getAttribute('href')));
      await waitFor(() => expect(document.querySelector('main h1')).toBeTruthy());
      collect();
    }
    const session = createPerson(letter) as unknown as Viewer;
    const open = offered(areaScreens, (access) => allows(session, access)).map(({ path }) => path);
    // The mark leads to the start page, which is the library for who has no dashboard.
    expect([...led].filter((path) => path !== '/' && !open.includes(path))).toEqual([]);
    expect(led.size).toBeGreaterThan(3);

    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'e' } });
    const offers = (await screen.findAllByRole('option'))
      .map(({ textContent }) => /^(.+)Screen$/.exec(textContent ?? '')?.[1])
      .filter((title) => title !== undefined);
    const titles = offered(areaScreens, (access) => allows(session, access)).map(
      ({ name }) => screenWords[name].title,
    );
    expect(offers.filter((title) => !titles.includes(title))).toEqual([]);
    expect(offers.length).toBeGreaterThan(3);
  },
);

test('the palette finds a screen by other words for it', async () => {
  openApp('/help', { viewer: viewer() });
  await screen.findByRole('heading', { name: 'help' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'statistics' } });
  expect((await screen.findByRole('option')).textContent).toContain('Analytics');
});

test('the way to go live is offered once there is a screen for it', async () => {
  const goLive = {
    name: 'goLive' as 'help',
    path: '/go-live',
    access: {},
    page: async () => () => <p>ready</p>,
  };
  openApp('/help', { viewer: viewer() }, [goLive]);
  fireEvent.click(await screen.findByRole('link', { name: 'Go live' }));
  expect(await screen.findByText('ready')).toBeTruthy();
});

test('APP-15 the avatar of a user name is always the same, and differs between users', () => {
  expect(getAvatarHue('Admin@Harbour.example')).toBe(getAvatarHue('admin@harbour.example'));
  expect(new Set(['a@x', 'b@x', 'c@x', 'd@x'].map(getAvatarHue)).size).toBeGreaterThan(1);
});
