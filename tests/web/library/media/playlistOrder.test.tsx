import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AddVideosPage } from '../../../../web/areas/library/media/AddVideosPage.tsx';
import { PlaylistPage } from '../../../../web/areas/library/media/PlaylistPage.tsx';
import { onAnnouncement } from '../../../../web/ui/announce.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { playlist, video, withMedia } from './mediaFixture.ts';

const ROUTES = [
  { path: '/media/playlists/:uuid', Component: PlaylistPage },
  { path: '/media/playlists/add/:uuid/:count', Component: AddVideosPage },
];
const held = [video('m1', 'First talk'), video('m2', 'Second talk'), video('m3', 'Third talk')];
const sunday = playlist('p1', 'Sunday talks', { media: held, mediaCount: 3 });
const open = (answers: object = {}, path = '/media/playlists/p1', capabilities = ['playlists']) =>
  openPage(
    path,
    {
      viewer: viewer({ capabilities }),
      customer: withMedia([video('m9', 'Ninth talk')]),
      playlist: sunday,
      ...answers,
    },
    ROUTES,
  );
const titles = () =>
  within(screen.getByRole('list', { name: 'Videos' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const inOrder = (...ids: string[]) => ({
  playlist: {
    ...sunday,
    orderVersion: ids.join('-'),
    media: ids.map((id) => held.find((media) => media.id === id)),
  },
  userErrors: [],
});

it('PLS-08 a video is moved by its button and by Alt and an arrow, and the new order is sent whole', async () => {
  const orders: string[][] = [];
  open({
    reorderPlaylist({ input }: { input: { mediaItemIds: string[] } }) {
      orders.push(input.mediaItemIds);
      return inOrder(...input.mediaItemIds);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move First talk down' }));
  await waitFor(() => expect(titles()).toEqual(['Second talk', 'First talk', 'Third talk']));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Videos' }).getAttribute('aria-busy')).toBe('false'),
  );
  fireEvent.keyDown(screen.getByRole('link', { name: 'Third talk' }), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(titles()).toEqual(['Second talk', 'Third talk', 'First talk']));
  await waitFor(() =>
    expect(orders).toEqual([
      ['m2', 'm1', 'm3'],
      ['m2', 'm3', 'm1'],
    ]),
  );
});

it('PLS-08 presses of a key while an order is saved are kept, and saved after it as one', async () => {
  const orders: string[][] = [];
  const answers: (() => void)[] = [];
  open({
    reorderPlaylist({ input }: { input: { mediaItemIds: string[] } }) {
      orders.push(input.mediaItemIds);
      return new Promise((resolve) => answers.push(() => resolve(inOrder(...input.mediaItemIds))));
    },
  });
  const press = () =>
    fireEvent.keyDown(screen.getByRole('link', { name: 'Third talk' }), { key: 'ArrowUp', altKey: true });
  await screen.findByRole('link', { name: 'Third talk' });
  press();
  press();
  fireEvent.click(screen.getByRole('button', { name: 'Move First talk down' }));
  expect(titles()).toEqual(['Third talk', 'Second talk', 'First talk']);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Videos' }).getAttribute('aria-busy')).toBe('false'),
  );
  expect(orders).toEqual([
    ['m1', 'm3', 'm2'],
    ['m3', 'm2', 'm1'],
  ]);
  expect(titles()).toEqual(['Third talk', 'Second talk', 'First talk']);
});

it('PLS-08 an order says from which one it was made, the next from the one that was just saved', async () => {
  const made: unknown[] = [];
  open({
    reorderPlaylist({ input }: { input: { mediaItemIds: string[]; orderVersion: string } }) {
      made.push(input.orderVersion);
      return inOrder(...input.mediaItemIds);
    },
  });
  const saved = () =>
    waitFor(() =>
      expect(screen.getByRole('list', { name: 'Videos' }).getAttribute('aria-busy')).toBe('false'),
    );
  fireEvent.click(await screen.findByRole('button', { name: 'Move First talk down' }));
  await saved();
  fireEvent.click(screen.getByRole('button', { name: 'Move First talk down' }));
  await saved();
  expect(made).toEqual(['v1', 'm2-m1-m3']);
});

it('PLS-08 an order that somebody else’s came before is not saved: theirs is shown, and it is said', async () => {
  open({
    reorderPlaylist: () => ({
      ...inOrder('m3', 'm2', 'm1'),
      userErrors: [{ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', field: null, message: 'Changed.' }],
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move First talk down' }));
  expect(
    await screen.findByText(
      'Another user changed this playlist, so your order was not saved. The current order is shown.',
    ),
  ).toBeTruthy();
  expect(titles()).toEqual(['Third talk', 'Second talk', 'First talk']);
});

it('PLS-08 a failed reorder says so and brings the old order back', async () => {
  let answer: (payload: object) => void = () => undefined;
  open({ reorderPlaylist: () => new Promise((resolve) => (answer = resolve)) });
  fireEvent.click(await screen.findByRole('button', { name: 'Move First talk down' }));
  await waitFor(() => expect(titles()).toEqual(['Second talk', 'First talk', 'Third talk']));
  answer({
    playlist: null,
    userErrors: [{ code: 'CONFLICT', field: null, message: 'The order must name each video.' }],
  });
  expect(
    await screen.findByText('The playlist could not be reordered. Its previous order was restored.'),
  ).toBeTruthy();
  expect(titles()).toEqual(['First talk', 'Second talk', 'Third talk']);
});

const rectOf = (top: number, height: number): DOMRect => {
  const sides = { x: 0, y: top, left: 0, right: 800, top, bottom: top + height, width: 800, height };
  return { ...sides, toJSON: () => sides };
};

describe('carrying a video by its handle', () => {
  const ROW = 60;
  // jsdom has no pointer events.
  class OnePointer extends MouseEvent {
    readonly isPrimary = true;
  }
  beforeAll(() => Object.assign(window, { PointerEvent: OnePointer }));
  const places = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  afterAll(() => places.mockRestore());
  beforeEach(() => {
    places.mockImplementation(function (this: Element) {
      const place = this.localName === 'li' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
      return rectOf(place * ROW, ROW);
    });
  });
  const openHeard = () => {
    const orders: string[][] = [];
    const heard: string[] = [];
    const stop = onAnnouncement((text) => heard.push(text));
    open({
      reorderPlaylist({ input }: { input: { mediaItemIds: string[] } }) {
        orders.push(input.mediaItemIds);
        return inOrder(...input.mediaItemIds);
      },
    });
    return {
      orders,
      heard,
      stop,
      last: (text: string) => waitFor(() => expect(heard.at(-1)).toBe(text)),
    };
  };
  const handle = (title: string) =>
    screen.findByRole('button', { name: new RegExp(`^Move ${title}, position`) });

  it('PLS-08 by mouse, touch or pen', async () => {
    const { orders, heard, stop, last } = openHeard();
    const third = await handle('Third talk');
    const pointer = { button: 0, clientX: 20 };
    fireEvent.pointerDown(third, { ...pointer, clientY: 150 });
    fireEvent.pointerMove(document, { ...pointer, clientY: 140 });
    await last('Third talk picked up at position 3 of 3');
    fireEvent.pointerMove(document, { ...pointer, clientY: 30 });
    await last('Third talk over position 1 of 3');
    fireEvent.pointerUp(document, { ...pointer, clientY: 30 });
    await waitFor(() => expect(orders).toEqual([['m3', 'm1', 'm2']]));
    expect(heard.at(-1)).toBe('Third talk moved to position 1 of 3');
    stop();
  });

  it('PLS-08 by keys, which say each step, and Escape puts it back', async () => {
    const { orders, stop, last } = openHeard();
    const first = await handle('First talk');
    const press = (code: string) => fireEvent.keyDown(first, { code, key: code === 'Space' ? ' ' : code });
    press('Space');
    await last('First talk picked up at position 1 of 3');
    press('ArrowDown');
    await last('First talk over position 2 of 3');
    press('Escape');
    await last('First talk back at position 1 of 3');
    expect(orders).toEqual([]);
    press('Space');
    await last('First talk picked up at position 1 of 3');
    press('ArrowDown');
    await last('First talk over position 2 of 3');
    press('Space');
    await waitFor(() => expect(orders).toEqual([['m2', 'm1', 'm3']]));
    stop();
  });

  it('PLS-08 a press on the handle that goes nowhere moves nothing', async () => {
    const { orders, heard, stop } = openHeard();
    const first = await handle('First talk');
    fireEvent.pointerDown(first, { button: 0, clientX: 20, clientY: 30 });
    fireEvent.pointerUp(first, { button: 0, clientX: 20, clientY: 30 });
    expect({ orders, heard }).toEqual({ orders: [], heard: [] });
    stop();
  });
});

it('a video is taken out, and can be put back in its place', async () => {
  const asked: string[] = [];
  open({
    removeFromPlaylist({ input }: { input: { mediaItemId: string } }) {
      asked.push(`out ${input.mediaItemId}`);
      return inOrder('m1', 'm3');
    },
    addToPlaylist({ input }: { input: { mediaItemIds: string[] } }) {
      asked.push(`in ${input.mediaItemIds.join()}`);
      return inOrder('m1', 'm3', 'm2');
    },
    reorderPlaylist({ input }: { input: { mediaItemIds: string[] } }) {
      asked.push(`order ${input.mediaItemIds.join()}`);
      return inOrder(...input.mediaItemIds);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Second talk' }));
  expect(await screen.findByText('Second talk removed from playlist')).toBeTruthy();
  await waitFor(() => expect(titles()).toEqual(['First talk', 'Third talk']));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['First talk', 'Second talk', 'Third talk']));
  expect(asked).toEqual(['out m2', 'in m2', 'order m1,m2,m3']);
});

it('PRM-19 who may not change playlists sees them without the means to', async () => {
  open({}, '/media/playlists/p1', []);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Move First talk/ })).toBeNull());
});

describe('adding videos (S-037)', () => {
  it('PLS-02 shows how many it holds of how many, and adds what is chosen', async () => {
    const inputs: object[] = [];
    open(
      {
        mediaItem: video('m9', 'Ninth talk'),
        addToPlaylist({ input }: { input: object }) {
          inputs.push(input);
          return { playlist: sunday, userErrors: [] };
        },
      },
      '/media/playlists/add/p1/3',
    );
    expect(await screen.findByText('3 of 250 videos')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add videos' }));
    expect(await screen.findByText('Choose a video.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Add Ninth talk' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add videos' }));
    expect(await screen.findByText('1 video added to Sunday talks')).toBeTruthy();
    expect(inputs).toEqual([{ playlistId: 'p1', mediaItemIds: ['m9'] }]);
  });

  it('PLS-02 a full playlist takes no more', async () => {
    open({ playlist: { ...sunday, mediaCount: 250 } }, '/media/playlists/add/p1/250');
    expect(await screen.findByText('Playlist is full: 250 of 250 videos.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Add Ninth talk' })).toHaveProperty('disabled', true);
  });
});

it('PRM-10 PRM-19 who only reviews video sees a playlist and is offered no change of it', async () => {
  open({}, '/media/playlists/p1', ['getLibrary']);
  expect(await screen.findByRole('link', { name: 'First talk' })).toBeTruthy();
  for (const name of [/Delete/, /Edit/, /Add videos/, /Move First talk/, /Carry/]) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
