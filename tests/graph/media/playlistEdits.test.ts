import { eq } from 'drizzle-orm';
import { scheduleDestinations } from '../../../fixtures/platform/kernel/db/schema/scheduleDestinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { SCHEDULE_IDS, WEB_CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const HELD = '{ playlist { id mediaCount media { id } } userErrors { code field message } }';
const run = async (name: string, type: string, input: object): Promise<Data> =>
  (await maya.data(`mutation ($input: ${type}!) { ${name}(input: $input) ${HELD} }`, { input }))[name];
const add = (input: object) => run('addToPlaylist', 'AddToPlaylistInput', input);
const reorder = (input: object) => run('reorderPlaylist', 'ReorderPlaylistInput', input);
const remove = (input: object) => run('removeFromPlaylist', 'RemoveFromPlaylistInput', input);

/** Videos that can be held: neither being deleted nor anything special. */
const at = (place: number) => demoMediaId(CUSTOMERS.harbour, 10 + place);
const created = async (count: number, more: object = {}): Promise<string> => {
  const mediaIds = Array.from({ length: count }, (_, place) => at(place));
  return (
    await run('createPlaylist', 'CreatePlaylistInput', { name: 'List', mediaItemIds: mediaIds, ...more })
  ).playlist.id;
};
const ids = (payload: Data) => payload.playlist.media.map(({ id }: Data) => id);

it('PLS-07 a video joins at the sort position, or where the input says', async () => {
  const playlistId = await created(2, { sortPosition: 'START' });
  expect(ids(await add({ playlistId, mediaItemIds: [at(5)] }))).toEqual([at(5), at(0), at(1)]);
  expect(ids(await add({ playlistId, mediaItemIds: [at(6)], position: 'END' }))).toEqual([
    at(5),
    at(0),
    at(1),
    at(6),
  ]);
});

it('PLS-02 EVT-28 a full playlist refuses one more, says so and keeps what it holds', async () => {
  const playlistId = await created(250);
  const refused = await add({ playlistId, mediaItemIds: [at(251)] });
  expect(refused).toEqual({
    playlist: null,
    userErrors: [{ code: 'CONFLICT', field: null, message: 'Playlist is full. The video was not added.' }],
  });
  const { playlist } = await maya.data('query ($id: ID!) { playlist(id: $id) { mediaCount } }', {
    id: playlistId,
  });
  expect(playlist.mediaCount).toBe(250);
});

it('PLS-09 a full rolling playlist drops the video that joined first', async () => {
  const playlistId = await created(250, { rolling: true });
  const after = ids(await add({ playlistId, mediaItemIds: [at(251)] }));
  expect(after).toHaveLength(250);
  expect(after).not.toContain(at(0));
  expect(after.at(-1)).toBe(at(251));
});

it('LIB-18 a playlist and a video must be named', async () => {
  const calls = await world.callsOf(async () => {
    expect((await add({ playlistId: '', mediaItemIds: [at(0)] })).userErrors).toEqual([
      { code: 'REQUIRED', field: ['playlistId'], message: 'Choose a playlist.' },
    ]);
    expect((await add({ playlistId: 'x', mediaItemIds: [] })).userErrors).toEqual([
      { code: 'INVALID', field: ['mediaItemIds'], message: 'Choose a video.' },
    ]);
  });
  expect(calls).toEqual([]);
});

it('PLS-08 a new order is kept, and one that misses a video is refused and changes nothing', async () => {
  const playlistId = await created(3);
  const order = [at(2), at(0), at(1)];
  const calls = await world.callsOf(async () => {
    expect(ids(await reorder({ playlistId, mediaItemIds: order }))).toEqual(order);
  });
  expect(calls).toEqual([
    `PUT /media-metadata/api/v1/playlists/${playlistId}/order`,
    `GET /media-metadata/api/v1/playlists/${playlistId}/media`,
  ]);
  expect((await reorder({ playlistId, mediaItemIds: [at(0)] })).userErrors).toEqual([
    {
      code: 'CONFLICT',
      field: null,
      message: 'The order must list each video of the playlist exactly once.',
    },
  ]);
  const { playlist } = await maya.data('query ($id: ID!) { playlist(id: $id) { media { id } } }', {
    id: playlistId,
  });
  expect(playlist.media.map(({ id }: Data) => id)).toEqual(order);
});

it('a video is taken out once, and stays in the library', async () => {
  const playlistId = await created(2);
  expect(ids(await remove({ playlistId, mediaItemId: at(0) }))).toEqual([at(1)]);
  expect((await remove({ playlistId, mediaItemId: at(0) })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ]);
  const { mediaItem } = await maya.data('query ($id: ID!) { mediaItem(id: $id) { id } }', { id: at(0) });
  expect(mediaItem).toEqual({ id: at(0) });
});

it('PLS-08 an order made while somebody else took a video out is refused with the playlist as it is now', async () => {
  const playlistId = await created(3);
  await remove({ playlistId, mediaItemId: at(1) });
  const refused = await reorder({ playlistId, mediaItemIds: [at(2), at(1), at(0)] });
  expect(refused.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  expect(ids(refused)).toEqual([at(0), at(2)]);
});

it('PLS-08 of two people who order the same videos the second is told what the first has made of them', async () => {
  const playlistId = await created(3);
  const read = async (): Promise<Data> =>
    (
      await maya.data('query ($id: ID!) { playlist(id: $id) { orderVersion media { id } } }', {
        id: playlistId,
      })
    ).playlist;
  const { orderVersion } = await read();
  const first = [at(2), at(0), at(1)];
  expect((await reorder({ playlistId, mediaItemIds: first, orderVersion })).userErrors).toEqual([]);
  const second = await reorder({ playlistId, mediaItemIds: [at(1), at(0), at(2)], orderVersion });
  expect(second.userErrors).toMatchObject([
    {
      code: 'CONFLICT',
      field: null,
      message: expect.stringContaining('Another user changed this.'),
    },
  ]);
  expect(ids(second)).toEqual(first);
  const now = await read();
  expect(now.media.map(({ id }: Data) => id)).toEqual(first);
  expect(now.orderVersion).not.toBe(orderVersion);
  // With the version of what came along, and without any, an order is taken.
  const third = [at(1), at(0), at(2)];
  expect(ids(await reorder({ playlistId, mediaItemIds: third, orderVersion: now.orderVersion }))).toEqual(
    third,
  );
  expect(ids(await reorder({ playlistId, mediaItemIds: first }))).toEqual(first);
});

it('takes the older names for a release, and asks for one of the two', async () => {
  const { id: playlistId } = (
    await run('createPlaylist', 'CreatePlaylistInput', { name: 'Old', mediaIds: [at(0)] })
  ).playlist;
  expect(ids(await add({ playlistId, mediaIds: [at(1)] }))).toEqual([at(0), at(1)]);
  expect(ids(await reorder({ playlistId, mediaIds: [at(1), at(0)] }))).toEqual([at(1), at(0)]);
  expect(ids(await remove({ playlistId, mediaId: at(1) }))).toEqual([at(0)]);
  for (const [payload, field] of [
    [await reorder({ playlistId }), 'mediaItemIds'],
    [await remove({ playlistId }), 'mediaItemId'],
  ] as const) {
    expect(payload).toMatchObject({ playlist: null, userErrors: [{ code: 'REQUIRED', field: [field] }] });
  }
});

it('names what is refused as it was given', async () => {
  const playlistId = await created(1);
  const fieldOf = async (input: object) => (await add({ playlistId, ...input })).userErrors[0]?.field;
  expect(await fieldOf({ mediaItemIds: ['nothing'] })).toEqual(['mediaItemIds']);
  expect(await fieldOf({ mediaIds: ['nothing'] })).toEqual(['mediaIds']);
});

it('WCH-09 EVT-28 tells the web channels that play a playlist while nothing is live, and the events whose broadcasts join it', async () => {
  const playlistId = await created(1);
  await maya.data(
    'mutation ($input: UpdateWebChannelInput!) { updateWebChannel(input: $input) { userErrors { message } } }',
    { input: { id: WEB_CHANNEL_IDS.youth, offlineContent: { kind: 'PLAYLIST', playlistId } } },
  );
  const { db } = world.platform.services;
  await db
    .update(scheduleDestinations)
    .set({ autoArchivePlaylistIds: [playlistId] })
    .where(eq(scheduleDestinations.scheduleId, SCHEDULE_IDS.sundayService));
  const query = 'query ($id: ID!) { playlist(id: $id) { uses { kind name } } }';
  const calls = await world.callsOf(async () => {
    expect((await maya.data(query, { id: playlistId })).playlist.uses).toEqual([
      { kind: 'EVENT', name: 'Sunday morning service' },
      { kind: 'WEB_CHANNEL', name: 'Youth' },
    ]);
  });
  expect(calls).toHaveLength(3);
  expect((await maya.data(query, { id: await created(1) })).playlist.uses).toEqual([]);
});
