import { act, fireEvent, screen, within } from '@testing-library/react';
import { MediaPage } from '../../../../web/areas/library/media/MediaPage.tsx';
import { PlaylistPage } from '../../../../web/areas/library/media/PlaylistPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, playlist, video, withMedia } from './mediaFixture.ts';

const ROUTES = [{ path: '/media/library/:uuid', Component: MediaPage }];
const url = 'https://play.example/embed/e1';
const embed = {
  id: 'e1',
  url,
  codes: [
    { kind: 'WEB_LINK', code: url },
    { kind: 'IFRAME', code: `<iframe src="${url}"></iframe>` },
    { kind: 'ALTERNATIVE_IFRAME', code: `<div><iframe src="${url}"></iframe></div>` },
    { kind: 'SCRIPT_TAG', code: `<script src="${url}/script.js"></script>` },
  ],
};
const profile = (id: string, profileName: string) => ({ id, profileName, isBuiltIn: id === 'background' });
const profiles = page([profile('p1', 'Loud'), profile('background', 'Background')]);

function open(
  media: object = {},
  capabilities = ['getPlayerConfig', 'playerConfig'],
  playerProfiles: unknown = profiles,
) {
  const asked: Record<string, unknown>[] = [];
  openPage(
    '/media/library/m1',
    {
      viewer: viewer({ capabilities }),
      customer: withMedia([], { playerProfiles }),
      mediaItem: video('m1', 'Talk', { isPlayable: true, ...media }),
      createLibraryEmbed({ input }: { input: Record<string, unknown> }) {
        asked.push(input);
        return { embed, userErrors: [] };
      },
    },
    ROUTES,
  );
  return asked;
}
const openTab = async () => fireEvent.click(await screen.findByRole('tab', { name: 'Share' }));
/** Presses a button, and waits for what that does at once, a promise further. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(() => Promise.resolve(fireEvent.click(button)));
};

test('S-016 C-167 shows the link and each code, with the player profile that was chosen, and copies them', async () => {
  const copied: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const asked = open();
  await openTab();
  const select = await screen.findByRole('combobox', { name: /^Player profile/ });
  await press('Get link and embed codes');
  const link = within(await screen.findByRole('region', { name: 'Web link' }));
  expect(link.getByRole('link').getAttribute('href')).toBe(url);
  for (const name of ['iFrame', 'Script tag']) expect(screen.getByRole('region', { name })).toBeTruthy();
  // An address that stays: the player's own ends after some minutes.
  const apps = within(screen.getByRole('region', { name: 'HLS URL for apps' }));
  expect(apps.getByText(`${url}/manifest.m3u8`)).toBeTruthy();
  await press('Copy Script tag');
  expect(await screen.findByText('Script tag copied')).toBeTruthy();
  expect(copied).toEqual([embed.codes[3]?.code]);
  fireEvent.change(select, { target: { value: 'background' } });
  await screen.findByRole('region', { name: 'Web link' });
  expect(asked).toEqual([
    { mediaItemId: 'm1', playerProfileId: null },
    { mediaItemId: 'm1', playerProfileId: 'background' },
  ]);
});

test('S-016 of more player profiles than are listed one is found by its name, and stays chosen', async () => {
  const found = ({ filter }: { filter?: string | null }) =>
    filter === 'zen'
      ? page([profile('p9', 'Zen')])
      : page([profile('p1', 'Loud')], { pageInfo: { hasNextPage: true, endCursor: 'p1' } });
  const asked = open({}, ['getPlayerConfig'], found);
  await openTab();
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Player profile/ });
  const find = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a player profile' }), { target: { value } });
  find('zen');
  await within(select).findByRole('option', { name: 'Zen' });
  fireEvent.change(select, { target: { value: 'p9' } });
  find('');
  await within(select).findByRole('option', { name: 'Loud' });
  expect(select.value).toBe('p9');
  await press('Get link and embed codes');
  expect(asked).toEqual([{ mediaItemId: 'm1', playerProfileId: 'p9' }]);
});

test('S-016 a browser that lets nothing be copied says so', async () => {
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  open({}, []);
  await openTab();
  await press('Get link and embed codes');
  await press('Copy iFrame');
  expect(await screen.findByText(/^Your browser blocked copying/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: /^Player profile/ })).toBeNull();
});

test('S-038 C-167 a playlist is shared in the same way', async () => {
  const asked: object[] = [];
  openPage(
    '/media/playlists/p1?tab=share',
    {
      viewer: viewer({ capabilities: ['playlists'] }),
      playlist: playlist('p1', 'Sundays'),
      createLibraryEmbed({ input }: { input: object }) {
        asked.push(input);
        return { embed, userErrors: [] };
      },
    },
    [{ path: '/media/playlists/:uuid', Component: PlaylistPage }],
  );
  expect(await screen.findByText(/^Anyone with the link .* the published videos/)).toBeTruthy();
  await press('Get link and embed codes');
  expect(await screen.findByRole('region', { name: 'Script tag' })).toBeTruthy();
  // A playlist has no stream of its own.
  expect(screen.queryByRole('region', { name: 'HLS URL for apps' })).toBeNull();
  expect(asked).toEqual([{ playlistId: 'p1', playerProfileId: null }]);
});

test('S-016 a video that is not published says that its codes show nothing; one that cannot play has none', async () => {
  open({ publishState: 'UNPUBLISHED' });
  await openTab();
  expect(await screen.findByText(/^This video is not published/)).toBeTruthy();
});
