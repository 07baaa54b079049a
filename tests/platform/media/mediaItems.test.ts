import { eq } from 'drizzle-orm';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { removeDeleted } from '../../../fixtures/platform/domains/media/library/deletion.ts';
import { BIN_MS } from '../../../schema/rules/bin.ts';
import type { MediaItemRecord } from '../../../fixtures/platform/domains/media/items/records.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  HARBOUR,
  HARBOUR_ADMIN,
  START_LIMIT_MS,
  allPages,
  insertVideo,
  newOrganisation,
} from '../worlds/mediaWorld.ts';

describe.each(await backends())('saved videos on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let harbour: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    harbour = await platform.signIn(HARBOUR_ADMIN);
  }, START_LIMIT_MS);
  afterAll(() => close());

  const listOf = (customerId: string) => `/media-metadata/api/v1/customers/${customerId}/media`;
  const titles = (items: MediaItemRecord[]) => items.map((item) => item.title);

  it('LIB-10 pages by 50, most recent by start time first, and the links lead to every video once', async () => {
    const pages = await allPages<MediaItemRecord>(platform, harbour, listOf(HARBOUR));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 50, 50, 50, 50]);
    const items = pages.flat();
    expect(new Set(items.map((item) => item.mediaId)).size).toBe(300);
    const times = items.map((item) => item.start_time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('LIB-10 neither repeats nor hides a video when one is added between two pages', async () => {
    const { customerId, token } = await newOrganisation(platform);
    const hour = 3_600_000;
    const startTime = (at: number) => new Date(platform.clock.now().getTime() - at * hour);
    for (const at of [1, 2, 3, 4])
      await insertVideo(platform, customerId, { title: `${at}`, startTime: startTime(at) });
    type Page = { items: MediaItemRecord[]; nextUrl: string };
    const first = await platform.call<Page>('GET', `${listOf(customerId)}?size=2`, { token });
    await insertVideo(platform, customerId, { title: 'new', startTime: startTime(0) });
    const second = await platform.call<Page>('GET', first.body.nextUrl.slice(platform.url.length), { token });
    expect(titles([...first.body.items, ...second.body.items])).toEqual(['1', '2', '3', '4']);
    expect(second.body.nextUrl).toBeNull();
  });

  it('LST-02 sorts by name in both directions without regard to case, ties by id, across pages', async () => {
    const { customerId, token } = await newOrganisation(platform);
    for (const title of ['beta', 'Alpha', 'beta', 'Gamma', 'alpha'])
      await insertVideo(platform, customerId, { title });
    const up = await allPages<MediaItemRecord>(platform, token, `${listOf(customerId)}?size=1&sort=name`);
    expect(titles(up.flat()).map((title) => title.toLowerCase())).toEqual([
      'alpha',
      'alpha',
      'beta',
      'beta',
      'gamma',
    ]);
    const down = await allPages<MediaItemRecord>(platform, token, `${listOf(customerId)}?size=2&sort=-name`);
    expect(down.flat().map((item) => item.mediaId)).toEqual(
      up
        .flat()
        .map((item) => item.mediaId)
        .reverse(),
    );
  });

  it.each(['page=nonsense', 'page=WyJ4Il0', 'size=0', 'size=1001', 'sort=length'])(
    'answers 400 to %s',
    async (query) => {
      const answer = await platform.call('GET', `${listOf(HARBOUR)}?${query}`, { token: harbour });
      expect(answer.status).toBe(400);
    },
  );

  it('LIB-07 hides what is in delete-pending from lists, and shows what is in partial delete', async () => {
    const { customerId, token } = await newOrganisation(platform);
    await insertVideo(platform, customerId, { title: 'going', state: 'delete_pending' });
    await insertVideo(platform, customerId, { title: 'partly', state: 'partial_delete_pending' });
    const [items = []] = await allPages<MediaItemRecord>(platform, token, listOf(customerId));
    expect(titles(items)).toEqual(['partly']);
    const recent = await platform.call<MediaItemRecord[]>('GET', `${listOf(customerId)}/recent`, { token });
    expect(titles(recent.body)).toEqual(['partly']);
  });

  it('LIB-07 STM-08 deletes a completed video: 202, then delete_pending, then 404 on a second time', async () => {
    const { customerId, token } = await newOrganisation(platform);
    const path = `/media-metadata/api/v1/media/${await insertVideo(platform, customerId)}`;
    expect((await platform.call('DELETE', path, { token })).status).toBe(202);
    const after = await platform.call<MediaItemRecord>('GET', path, { token });
    expect(after.body.state).toBe('delete_pending');
    expect(after.body.playable).toBe(false);
    expect((await platform.call('GET', `${path}/playback`, { token })).status).toBe(404);
    expect((await platform.call('DELETE', path, { token })).status).toBe(404);
  });

  it.each(['started', 'content_available', 'republish_pending', 'partial_delete_pending'] as const)(
    'STM-08 refuses to delete a video that is %s',
    async (state) => {
      const { customerId, token } = await newOrganisation(platform);
      const path = `/media-metadata/api/v1/media/${await insertVideo(platform, customerId, { state })}`;
      expect((await platform.call('DELETE', path, { token })).status).toBe(409);
      expect((await platform.call<MediaItemRecord>('GET', path, { token })).body.state).toBe(state);
    },
  );

  it('LIB-07 removes it for good a day later, not before', async () => {
    const { customerId } = await newOrganisation(platform);
    const changedAt = new Date(platform.clock.now().getTime() - BIN_MS);
    const due = await insertVideo(platform, customerId, {
      state: 'delete_pending',
      changedAt: new Date(changedAt.getTime() - 1),
    });
    const notYet = await insertVideo(platform, customerId, { state: 'delete_pending', changedAt });
    await removeDeleted(platform.services);
    const left = await platform.services.db
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.customerId, customerId));
    expect(left.map((row) => row.mediaId)).toEqual([notYet]);
    expect(left.map((row) => row.mediaId)).not.toContain(due);
  });

  it('LIB-09 LIB-08 reads an item in work by itself, with its processing', async () => {
    const mediaId = demoMediaId(HARBOUR, 3);
    const item = await platform.call<MediaItemRecord>('GET', `/media-metadata/api/v1/media/${mediaId}`, {
      token: harbour,
    });
    expect(item.body).toMatchObject({
      mediaId,
      state: 'started',
      length: null,
      thumbnail: null,
      playable: false,
      processing: { state: 'RETRYING', percent: 18, errorKind: null },
    });
    const status = await platform.call('GET', `/media-status/api/v1/media/${mediaId}`, { token: harbour });
    expect(status.body).toMatchObject(item.body.processing);
  });

  it('LIB-06 UPL-17 a failed video says why', async () => {
    const mediaId = demoMediaId(HARBOUR, 9);
    const item = await platform.call<MediaItemRecord>('GET', `/media-metadata/api/v1/media/${mediaId}`, {
      token: harbour,
    });
    expect(item.body).toMatchObject({
      state: 'errored',
      processing: { state: 'FAILED', errorKind: 'FILE_TYPE' },
    });
  });

  it('LIB-15 LIB-11 an item has its fields, and addresses only for what is there', async () => {
    const { customerId, token } = await newOrganisation(platform);
    const mediaId = await insertVideo(platform, customerId, {
      title: 'All of it',
      tags: ['a'],
      description: 'Text',
    });
    const { body } = await platform.call('GET', `/media-metadata/api/v1/media/${mediaId}`, { token });
    expect(body).toEqual({
      mediaId,
      customerId,
      title: 'All of it',
      description: 'Text',
      tags: ['a'],
      length: 40_000,
      start_time: platform.clock.now().toISOString(),
      dateCreated: platform.clock.now().toISOString(),
      state: 'completed',
      processing: { state: 'COMPLETE', percent: 100, errorKind: null },
      kind: 'ON_DEMAND',
      mediaSource: 'UPLOADED',
      publishState: 'published',
      thumbnail: expect.stringContaining(
        `${platform.url}/stream/${customerId}/${mediaId}/thumbnail.jpg?token=`,
      ),
      playable: true,
      hostedRegion: null,
      sizeBytes: 1000,
      revision: 1,
      transcript: null,
      discussionQuestions: [],
      documents: [],
    });
  });

  it('C-231 gives the ten newest uploads, recordings left out', async () => {
    const { customerId, token } = await newOrganisation(platform);
    const createdAt = (at: number) => new Date(platform.clock.now().getTime() - at * 60_000);
    for (let at = 0; at < 12; at += 1)
      await insertVideo(platform, customerId, { title: `${at}`, createdAt: createdAt(at) });
    await insertVideo(platform, customerId, { title: 'live', mediaSource: 'LIVE' });
    const recent = await platform.call<MediaItemRecord[]>('GET', `${listOf(customerId)}/recent`, { token });
    expect(titles(recent.body)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('C-230 sums the bytes of an organisation, those being deleted included', async () => {
    const { customerId, token } = await newOrganisation(platform);
    await insertVideo(platform, customerId, { sizeBytes: 3_000_000_000 });
    await insertVideo(platform, customerId, { sizeBytes: 2_000_000_000, state: 'delete_pending' });
    const path = `/media-metadata/api/v1/customers/${customerId}/bucketsize`;
    expect((await platform.call('GET', path, { token })).body).toEqual({
      bytes: 5_000_000_000,
      limitBytes: null,
    });
    const ofHarbour = await platform.call('GET', `/media-metadata/api/v1/customers/${HARBOUR}/bucketsize`, {
      token: harbour,
    });
    expect(ofHarbour.body).toMatchObject({ limitBytes: 7_000_000_000_000 });
  });
});
