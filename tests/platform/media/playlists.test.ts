import type {
  MediaItemRecord,
  PlaylistRecord,
} from '../../../fixtures/platform/domains/media/items/records.ts';
import { PLAYLIST_MAX_VIDEOS } from '../../../schema/rules/media.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  allPages,
  insertVideo,
  newOrganisation,
} from '../worlds/mediaWorld.ts';

interface Content {
  totalLength: number;
  mediaCount: number;
  media: MediaItemRecord[];
}
interface Refusal {
  code?: string;
  message?: string;
  field?: string;
}

const BASE = '/media-metadata/api/v1';

describe.each(await backends())('playlists on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let customerId: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  const create = <T = PlaylistRecord>(body: unknown) =>
    platform.call<T>('POST', `${BASE}/customers/${customerId}/playlists`, { token, body });
  const contentOf = async (id: string) =>
    (await platform.call<Content>('GET', `${BASE}/playlists/${id}/media`, { token })).body;
  const idsIn = async (id: string) => (await contentOf(id)).media.map((item) => item.mediaId);
  const add = <T = PlaylistRecord>(id: string, mediaIds: string[], position?: string) =>
    platform.call<T>('POST', `${BASE}/playlists/${id}/media`, { token, body: { mediaIds, position } });
  const videos = async (count: number) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push(await insertVideo(platform, customerId, { title: `${at}` }));
    return ids;
  };

  it('PLS-06 a playlist has its fields and keeps the order it was made with', async () => {
    const mediaIds = await videos(3);
    const made = await create({ name: '  Sundays  ', rolling: true, sortPosition: 'start', mediaIds });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      customerId,
      name: 'Sundays',
      created_date: platform.clock.now().toISOString(),
      rolling: true,
      sortPosition: 'start',
    });
    expect(await idsIn(made.body.id)).toEqual(mediaIds);
    const read = await platform.call('GET', `${BASE}/playlists/${made.body.id}`, { token });
    expect(read.body).toEqual(made.body);
  });

  it('PLS-01 a name is required and has at most 128 characters', async () => {
    expect((await create({ name: 'n'.repeat(128) })).status).toBe(201);
    const long = await create<Refusal>({ name: 'n'.repeat(129) });
    expect(long.status).toBe(400);
    expect(long.body).toMatchObject({
      message: 'A name must have at most 128 characters; this one has 129.',
    });
    expect((await create<Refusal>({ name: '   ' })).body).toMatchObject({ message: 'A name is required.' });
    expect((await create({})).status).toBe(400);
    const made = await create({ name: 'ok' });
    const change = (body: unknown) =>
      platform.call<PlaylistRecord>('PATCH', `${BASE}/playlists/${made.body.id}`, { token, body });
    expect((await change({ name: 'n'.repeat(129) })).status).toBe(400);
    expect((await change({ name: ' ' })).status).toBe(400);
    expect((await change({ rolling: true })).body).toMatchObject({
      name: 'ok',
      rolling: true,
      sortPosition: 'end',
    });
  });

  it('PLS-02 EVT-28 a full playlist refuses one more video and keeps what it has', async () => {
    const mediaIds = await videos(250);
    const extra = await insertVideo(platform, customerId);
    const { id } = (await create({ name: 'Full', mediaIds })).body;
    const refused = await add<Refusal>(id, [extra]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: 'Playlist is full. The video was not added.' });
    expect(await idsIn(id)).toEqual(mediaIds);
    expect((await add(id, [mediaIds[0] ?? ''])).status).toBe(200);
    expect((await create({ name: 'Too many', mediaIds: [...mediaIds, extra] })).status).toBe(400);
  });

  it('PLS-09 a rolling playlist drops the video that joined first instead', async () => {
    const mediaIds = await videos(PLAYLIST_MAX_VIDEOS);
    const { id } = (await create({ name: 'Rolling', rolling: true, sortPosition: 'start', mediaIds })).body;
    platform.clock.advance(1000);
    const extra = await insertVideo(platform, customerId);
    expect((await add(id, [extra])).status).toBe(200);
    const held = await idsIn(id);
    expect(held).toHaveLength(250);
    expect(held[0]).toBe(extra);
    expect(held).not.toContain(mediaIds[0]);
    expect(held).toContain(mediaIds[1]);
  });

  it('PLS-07 a new video joins at the sort position, or where the call says', async () => {
    const [a = '', b = '', c = '', d = ''] = await videos(4);
    const atEnd = (await create({ name: 'End', mediaIds: [a] })).body.id;
    await add(atEnd, [b]);
    expect(await idsIn(atEnd)).toEqual([a, b]);
    const atStart = (await create({ name: 'Start', sortPosition: 'start', mediaIds: [a] })).body.id;
    await add(atStart, [b, c]);
    expect(await idsIn(atStart)).toEqual([b, c, a]);
    await add(atStart, [d], 'end');
    expect(await idsIn(atStart)).toEqual([b, c, a, d]);
  });

  it('PLS-03 pages by 50 by name; filters of scope hold', async () => {
    for (let at = 0; at < 60; at += 1) await create({ name: `List ${String(at).padStart(2, '0')}` });
    const pages = await allPages<PlaylistRecord>(
      platform,
      token,
      `${BASE}/customers/${customerId}/playlists`,
    );
    expect(pages.map((page) => page.length)).toEqual([50, 10]);
    const names = pages.flat().map((row) => row.name);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(60);
  });

  it('PLS-05 C-244 sums the length and count of what is shown; LIB-07 leaves out what is being deleted', async () => {
    const kept = await insertVideo(platform, customerId, { lengthMs: 90_000 });
    const unread = await insertVideo(platform, customerId, { lengthMs: null });
    const going = await insertVideo(platform, customerId, { lengthMs: 5_000 });
    const { id } = (await create({ name: 'Sums', mediaIds: [kept, going, unread] })).body;
    expect(await contentOf(id)).toMatchObject({ mediaCount: 3, totalLength: 95_000 });
    await platform.call('DELETE', `${BASE}/media/${going}`, { token });
    const after = await contentOf(id);
    expect(after).toMatchObject({ mediaCount: 2, totalLength: 90_000 });
    expect(after.media.map((item) => item.mediaId)).toEqual([kept, unread]);
  });

  it('C-245 refuses videos of another organisation and unknown ones', async () => {
    const other = await newOrganisation(platform);
    const foreign = await insertVideo(platform, other.customerId);
    const { id } = (await create({ name: 'Mine' })).body;
    for (const mediaId of [foreign, 'nonsense']) {
      const refused = await add<Refusal>(id, [mediaId]);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ field: 'mediaIds' });
    }
    expect((await create({ name: 'Theirs', mediaIds: [foreign] })).status).toBe(400);
  });

  it('C-246 C-247 takes a video out, reorders, and refuses an order that misses one (PLS-08)', async () => {
    const [a = '', b = '', c = ''] = await videos(3);
    const { id } = (await create({ name: 'Order', mediaIds: [a, b, c] })).body;
    const order = (mediaIds: string[]) =>
      platform.call('PUT', `${BASE}/playlists/${id}/order`, { token, body: { mediaIds } });
    expect((await order([c, a, b])).status).toBe(200);
    expect(await idsIn(id)).toEqual([c, a, b]);
    for (const wrong of [
      [c, a],
      [c, a, a],
      [c, a, b, b],
      [c, a, 'x'],
    ])
      expect((await order(wrong)).status).toBe(409);
    expect(await idsIn(id)).toEqual([c, a, b]);
    const out = `${BASE}/playlists/${id}/media/${a}`;
    expect((await platform.call('DELETE', out, { token })).status).toBe(200);
    expect((await platform.call('DELETE', out, { token })).status).toBe(404);
    expect(await idsIn(id)).toEqual([c, b]);
  });

  it('C-243 removes a playlist, not its videos; a second time answers 404', async () => {
    const [a = ''] = await videos(1);
    const { id } = (await create({ name: 'Short-lived', mediaIds: [a] })).body;
    expect((await platform.call('DELETE', `${BASE}/playlists/${id}`, { token })).status).toBe(204);
    expect((await platform.call('DELETE', `${BASE}/playlists/${id}`, { token })).status).toBe(404);
    expect((await platform.call('GET', `${BASE}/media/${a}`, { token })).status).toBe(200);
  });
});
