import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateProfilePage } from '../../../../web/areas/destinations/playerProfiles/CreateProfilePage.tsx';
import { EditProfilePage } from '../../../../web/areas/destinations/playerProfiles/EditProfilePage.tsx';
import { ProfilePage } from '../../../../web/areas/destinations/playerProfiles/ProfilePage.tsx';
import { ProfilesPage } from '../../../../web/areas/destinations/playerProfiles/ProfilesPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const ROUTES = [
  { path: '/settings/player-profiles', Component: ProfilesPage },
  { path: '/settings/player-profiles/create', Component: CreateProfilePage },
  { path: '/settings/player-profiles/:uuid', Component: ProfilePage },
  { path: '/settings/player-profiles/:uuid/edit', Component: EditProfilePage },
];
const profile = (id: string, profileName: string, change: object = {}) => ({
  id,
  alias: id,
  displayMode: 'STANDARD',
  isBuiltIn: false,
  profileName,
  hasAutoplay: false,
  isLooped: false,
  isMuted: false,
  isBackground: false,
  callToActionText: null,
  callToActionUrl: null,
  controlColor: null,
  qrClickLabel: null,
  isRestrictedWhenLive: false,
  isPlaylistHidden: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...change,
});
const sunday = profile('s1', 'Sunday page', {
  callToActionText: 'Give',
  callToActionUrl: 'https://give.example',
});
const background = profile('background', 'Background', {
  isBuiltIn: true,
  displayMode: 'BACKGROUND',
  createdAt: null,
});

const open = (path: string, answers: object = {}, capabilities = ['getPlayerConfig', 'playerConfig']) =>
  openPage(
    path,
    {
      viewer: viewer({ capabilities }),
      customer: withMedia([], { playerProfiles: page([sunday, background]) }),
      playerProfile: sunday,
      ...answers,
    },
    ROUTES,
  );
const write = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('PLY-02 the built-in profile stands last in the list and offers no removal', async () => {
  open('/settings/player-profiles');
  const names = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
  expect(names).toEqual(['Sunday page', 'Background']);
  expect(screen.getByRole('button', { name: 'Remove Sunday page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Background' })).toBeNull();
});

it('PLY-02 the built-in profile can be neither edited nor removed', async () => {
  open('/settings/player-profiles/background', { playerProfile: background });
  expect(await screen.findByText(/This profile is built in/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('PLY-02 the address of its form says that it is built in', async () => {
  open('/settings/player-profiles/background/edit', { playerProfile: background });
  expect(await screen.findByText(/This profile is built in/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});

it('PLY-01 DST-05 DST-06 a call to action needs a text of 12 characters and an address of the web', async () => {
  const graph = open('/settings/player-profiles/create');
  await write(/^Name/, 'Page');
  await write(/^Call-to-action text/, 'Thirteen char');
  await write(/^Call-to-action URL/, 'javascript:alert(1)');
  await click('Create profile');
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(screen.getByText('A call to action must have at most 12 characters.')).toBeTruthy();
  expect(screen.getByText('Enter a valid URL that starts with http:// or https://.')).toBeTruthy();
  await write(/^Call-to-action text/, '');
  await write(/^Call-to-action URL/, 'https://give.example');
  await click('Create profile');
  expect(await screen.findByText('A call to action needs a text.')).toBeTruthy();
  await write(/^Call-to-action text/, 'Give');
  await write(/^Call-to-action URL/, '');
  await click('Create profile');
  expect(await screen.findByText('A call to action needs a URL.')).toBeTruthy();
  expect(graph.asked()).not.toContain('CreatePlayerProfile');
});

it('PLY-03 a new profile carries every field', async () => {
  const inputs: object[] = [];
  open('/settings/player-profiles/create', {
    createPlayerProfile({ input }: { input: object }) {
      inputs.push(input);
      return { playerProfile: sunday, userErrors: [] };
    },
  });
  await write(/^Name/, 'Sunday page');
  for (const name of [/^Autoplay/, /^Loop/, /^Mute/, /^Background mode/, /^Restrict/, /^Hide/])
    fireEvent.click(screen.getByLabelText(name));
  await write(/^Call-to-action text/, 'Give');
  await write(/^Call-to-action URL/, 'https://give.example');
  await write(/^Control color/, '#112233');
  await write(/^QRclick label/, 'Scan');
  await click('Create profile');
  expect(await screen.findByText('Profile Sunday page created')).toBeTruthy();
  expect(inputs).toEqual([
    {
      customerId: 'c1',
      profileName: 'Sunday page',
      autoplay: true,
      loop: true,
      mute: true,
      backgroundMode: true,
      callToActionText: 'Give',
      callToActionUrl: 'https://give.example',
      controlColor: '#112233',
      qrClickLabel: 'Scan',
      restrictWhenLive: true,
      hidePlaylist: true,
    },
  ]);
});

it('APP-23 an edit that is refused keeps its input; a text that is emptied is none', async () => {
  const inputs: Record<string, unknown>[] = [];
  open('/settings/player-profiles/s1/edit', {
    updatePlayerProfile({ input }: { input: Record<string, unknown> }) {
      inputs.push(input);
      return {
        playerProfile: null,
        userErrors: [{ code: 'INVALID', field: ['profileName'], message: 'Not this name.' }],
      };
    },
  });
  await write(/^Name/, 'Other');
  await write(/^Call-to-action text/, '');
  await write(/^Call-to-action URL/, '');
  await click('Save');
  expect(await screen.findByText('Not this name.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Other');
  expect(inputs[0]).toMatchObject({ id: 's1', callToActionText: null, callToActionUrl: null });
});

it('removing a profile says what is lost', async () => {
  const removed: object[] = [];
  open('/settings/player-profiles/s1', {
    deletePlayerProfile({ input }: { input: object }) {
      removed.push(input);
      return { deletedId: 's1', userErrors: [] };
    },
  });
  await click('Remove');
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Profile Sunday page removed')).toBeTruthy();
  expect(removed).toEqual([{ id: 's1' }]);
});

it('PRM-24 without player config the screen is refused', async () => {
  open('/settings/player-profiles', {}, []);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Player profiles' })).toBeNull());
});
