import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AddPlaylistPage } from '../../../../web/areas/library/media/AddPlaylistPage.tsx';
import { PlaylistPage } from '../../../../web/areas/library/media/PlaylistPage.tsx';
import { PlaylistsPage } from '../../../../web/areas/library/media/PlaylistsPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, playlist, video, withMedia } from './mediaFixture.ts';

const ROUTES = [
  { path: '/media/playlists', Component: PlaylistsPage },
  { path: '/media/playlists/add', Component: AddPlaylistPage },
  { path: '/media/playlists/:uuid', Component: PlaylistPage },
];
const sunday = playlist('p1', 'Sunday talks');
const concerts = playlist('p2', 'Concerts', { mediaCount: 3, totalLength: 12_600_000 });
const customer = (more: object = {}) =>
  withMedia([video('m1', 'First talk')], { playlists: page([sunday, concerts]), ...more });

const open = (path: string, answers: object = {}) =>
  openPage(path, { viewer: viewer(), customer: customer(), playlist: sunday, ...answers }, ROUTES);

test('PLS-05 count and length are summed across playlists, and shown for each', async () => {
  open('/media/playlists');
  expect(await screen.findByText('2 playlists · 5 videos · 5h 30m')).toBeTruthy();
  const row = (await screen.findByRole('link', { name: 'Concerts' })).closest('tr')!;
  expect(within(row).getByText('3 videos')).toBeTruthy();
  expect(within(row).getByText('3h 30m')).toBeTruthy();
});

test('APP-10 the view of the playlists is remembered', async () => {
  open('/media/playlists');
  fireEvent.click(await screen.findByRole('button', { name: 'Cards' }));
  expect(await screen.findByRole('list', { name: 'Playlists' })).toBeTruthy();
  expect(localStorage.getItem('rostrum.view.playlists')).toBe('"cards"');
});

test('LST-01 LST-02 filter and sort of the address are asked of the graph', async () => {
  const graph = open('/media/playlists?q=Sun&sort=OLDEST');
  await screen.findByRole('link', { name: 'Sunday talks' });
  const asked = graph.requests.find(({ operationName }) => operationName === 'PlaylistsPage');
  expect(asked?.variables).toMatchObject({ filter: 'Sun', sort: 'OLDEST', first: 50 });
});

test('a playlist whose videos cannot be read shows dashes while the others stay', async () => {
  const broken = {
    ...sunday,
    media: () => Promise.reject(new Error('down')),
    mediaCount: null,
    totalLength: null,
  };
  open('/media/playlists', { customer: customer({ playlists: page([broken, concerts]) }) });
  const row = (await screen.findByRole('link', { name: 'Sunday talks' })).closest('tr')!;
  expect(within(row).getAllByText('–').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Concerts' })).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('removing a playlist names what goes and what plays it, takes its row away and offers the way back (S-210)', async () => {
  const removed: object[] = [];
  const uses = [{ kind: 'WEB_CHANNEL', id: 'w1', name: 'Youth channel', startsAt: null }];
  open('/media/playlists', {
    playlist: { ...concerts, uses },
    deletePlaylist({ input }: { input: object }) {
      removed.push(input);
      return { deletedId: 'p2', userErrors: [] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Concerts' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(
    within(dialog).getByText(/3 videos \(3h 30m\) is removed. You can restore it with its order for 30 days/),
  ).toBeTruthy();
  expect(await within(dialog).findByText('Youth channel')).toBeTruthy();
  expect(removed).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Playlist Concerts removed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(removed).toEqual([{ id: 'p2' }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Concerts' })).toBeNull());
});

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const type = async (text: string) => {
  const field = await nameField();
  fireEvent.change(field, { target: { value: text } });
  return field as HTMLInputElement;
};

test('PLS-01 APP-23 a form without a name is not sent, says why and puts the focus there', async () => {
  const graph = open('/media/playlists/add');
  await nameField();
  fireEvent.click(screen.getByRole('button', { name: 'Create playlist' }));
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(screen.getByText('A name is required.')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
  expect(graph.asked()).not.toContain('CreatePlaylist');
});

test('APP-23 a save that the service refuses keeps the input and puts the reason on its field', async () => {
  open('/media/playlists/add', {
    createPlaylist: {
      playlist: null,
      userErrors: [{ code: 'CONFLICT', field: ['name'], message: 'This name is in use.' }],
    },
  });
  const field = await type('Sunday talks');
  fireEvent.click(screen.getByRole('button', { name: 'Create playlist' }));
  expect(await screen.findByText('This name is in use.')).toBeTruthy();
  expect(screen.getByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(field.value).toBe('Sunday talks');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a form sent twice saves once, and Ctrl-Enter sends it', async () => {
  let answer: (payload: object) => void = () => undefined;
  const graph = open('/media/playlists/add', {
    createPlaylist: () => new Promise((resolve) => (answer = resolve)),
  });
  const field = await type('Autumn');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.submit(field.form!);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(graph.asked()).toContain('CreatePlaylist'));
  answer({ playlist: { ...sunday, name: 'Autumn' }, userErrors: [] });
  expect(await screen.findByText('Playlist Autumn created')).toBeTruthy();
  expect(graph.asked().filter((name) => name === 'CreatePlaylist')).toHaveLength(1);
});

test('PLS-07 a new playlist carries its name, flag, position and videos', async () => {
  const inputs: object[] = [];
  open('/media/playlists/add?media=m1', {
    mediaItem: video('m1', 'First talk'),
    createPlaylist({ input }: { input: object }) {
      inputs.push(input);
      return { playlist: sunday, userErrors: [] };
    },
  });
  await type('  Autumn  ');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rolling playlist' }));
  fireEvent.click(screen.getByRole('radio', { name: 'At the start' }));
  fireEvent.click(screen.getByRole('button', { name: 'Create playlist' }));
  expect(await screen.findByRole('heading', { name: 'Sunday talks' })).toBeTruthy();
  expect(inputs).toMatchObject([
    { customerId: 'c1', name: 'Autumn', rolling: true, sortPosition: 'START', mediaItemIds: ['m1'] },
  ]);
});

test('PLS-06 the videos of a new playlist are put in order by handle, keys and buttons, and sent in it', async () => {
  const inputs: { mediaItemIds: string[] }[] = [];
  open('/media/playlists/add?media=m1', {
    mediaItem: ({ id }: { id: string }) => video(id, id === 'm1' ? 'First talk' : 'Second talk'),
    customer: withMedia([video('m1', 'First talk'), video('m2', 'Second talk')]),
    createPlaylist({ input }: { input: { mediaItemIds: string[] } }) {
      inputs.push(input);
      return { playlist: sunday, userErrors: [] };
    },
  });
  await type('Autumn');
  fireEvent.click(await screen.findByRole('button', { name: 'Add Second talk' }));
  const chosen = within(screen.getByRole('list', { name: 'Videos in the playlist' }));
  expect(await chosen.findByRole('button', { name: 'Move Second talk, position 2' })).toBeTruthy();
  fireEvent.keyDown(chosen.getByRole('button', { name: 'Move Second talk, position 2' }), {
    key: 'ArrowUp',
    altKey: true,
  });
  expect(await chosen.findByRole('button', { name: 'Move Second talk, position 1' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create playlist' }));
  await waitFor(() => expect(inputs.map(({ mediaItemIds }) => mediaItemIds)).toEqual([['m2', 'm1']]));
});

test('leaving with unsaved changes asks, and staying keeps them (S-211)', async () => {
  open('/media/playlists/add');
  const field = await type('Autumn');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field.value).toBe('Autumn');
  expect(location.pathname).toBe('/media/playlists/add');
});

test('a form without changes is left without a question', async () => {
  open('/media/playlists/add');
  await nameField();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Playlists' })).toBeTruthy();
});

test('the name counts down near its end', async () => {
  open('/media/playlists/add');
  await type('a'.repeat(100));
  expect(screen.queryByText(/characters left/)).toBeNull();
  await type('a'.repeat(120));
  expect(await screen.findByText('8 characters left')).toBeTruthy();
});

test('an edit saves the changed fields and shows them', async () => {
  const inputs: object[] = [];
  open('/media/playlists/p1?edit=1', {
    updatePlaylist({ input }: { input: { name: string } }) {
      inputs.push(input);
      return { playlist: { ...sunday, name: input.name }, userErrors: [] };
    },
  });
  await type('Sunday mornings');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Sunday mornings' })).toBeTruthy();
  expect(inputs).toEqual([{ id: 'p1', name: 'Sunday mornings', rolling: false, sortPosition: 'END' }]);
});

test('an error comes when its field is left, and goes while it is mended, so that no click is lost', async () => {
  open('/media/playlists/add');
  const field = await nameField();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'a'.repeat(129) } });
  expect(screen.queryByText(/^A name must have at most 128 characters/)).toBeNull();
  fireEvent.blur(field);
  expect(await screen.findByText(/^A name must have at most 128 characters/)).toBeTruthy();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'Autumn' } });
  expect(screen.queryByText(/^A name must have at most 128 characters/)).toBeNull();
});
