import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { libraryEmbeds } from '../../../fixtures/platform/kernel/db/schema/embeds.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { ScopedPool } from '../../../fixtures/platform/kernel/db/scopedPool.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  watcher,
} from '../worlds/mediaWorld.ts';

const CROWD = 30;

describe('delivery to a crowd', () => {
  let platform: TestPlatform;
  let customerId: string;
  let addressOf: Awaited<ReturnType<typeof watcher>>;

  beforeAll(async () => {
    platform = await startTestPlatform({ seed: accountsAndPackage, storage: 'PGlite' });
    // Workers look for work all the time.
    await platform.jobs.stop();
    const organisation = await newOrganisation(platform);
    customerId = organisation.customerId;
    addressOf = await watcher(platform, organisation.token);
    await platform.services.db.update(customers).set({ demo: true }).where(eq(customers.uuid, customerId));
  }, START_LIMIT_MS);
  afterAll(() => platform.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const statusAt = async (url: string) => (await fetch(url)).status;
  /** So many ask that what they are answered is held. */
  async function gather(url: string): Promise<void> {
    for (let viewer = 0; viewer < CROWD; viewer += 1) expect(await statusAt(url)).toBe(200);
  }

  /** An embed of a video, and the address that its player plays by. */
  async function embedded(mediaId: string): Promise<string> {
    const id = randomUUID();
    const { db, clock, addresses } = platform.services;
    await db.insert(libraryEmbeds).values({ id, customerId, mediaId, createdAt: clock.now() });
    const { token } = addresses.sign({ customerId, contentId: mediaId }, { by: 'embed', id });
    return `${platform.url}/stream/${customerId}/${mediaId}/manifest.m3u8?token=${token}`;
  }

  it('C-309 a crowd is answered playlists and segments without a question to the database', async () => {
    const url = await embedded(await insertVideo(platform, customerId));
    // Time stands: nothing has to be read anew.
    jest.spyOn(performance, 'now').mockReturnValue(86_400_000);
    await gather(url);
    const [file = ''] = /^[^#\n]+$/m.exec(await (await fetch(url)).text()) ?? [];
    const segment = new URL(file, url).href;
    const asked = jest.spyOn(ScopedPool.prototype, 'query');
    await gather(url);
    await gather(segment);
    expect(asked).not.toHaveBeenCalled();
  });

  it('C-309 a segment is read once for a crowd, which is sent the same bytes, and parts as before', async () => {
    const url = await embedded(await insertVideo(platform, customerId));
    const [file = ''] = /^[^#\n]+$/m.exec(await (await fetch(url)).text()) ?? [];
    const segment = new URL(file, url).href;
    const alone = Buffer.from(await (await fetch(segment)).arrayBuffer());
    await gather(segment);
    const opened = jest.spyOn(platform.services.store, 'open');
    const answer = await fetch(segment);
    expect(Buffer.from(await answer.arrayBuffer()).equals(alone)).toBe(true);
    expect(Number(answer.headers.get('content-length'))).toBe(alone.length);
    expect(opened).not.toHaveBeenCalled();
    const part = await fetch(segment, { headers: { range: 'bytes=2-5' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, alone.subarray(2, 6)]);
  });

  it('C-309 what nobody asked for yet is read once for all who do, where its neighbours are asked for by a crowd', async () => {
    const url = await embedded(await insertVideo(platform, customerId));
    const files = (await (await fetch(url)).text()).match(/^[^#\n]+$/gm) ?? [];
    const [first, second] = files.map((file) => new URL(file, url).href) as [string, string];
    await gather(first);
    const opened = jest.spyOn(platform.services.store, 'open');
    expect(await Promise.all([second, second, second].map(statusAt))).toEqual([200, 200, 200]);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('LIB-14 C-309 what is unpublished, or removed, ends for a crowd with the change', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const url = await embedded(mediaId);
    const isIt = eq(mediaItems.mediaId, mediaId);
    const set = (values: Partial<typeof mediaItems.$inferInsert>) =>
      platform.services.db.update(mediaItems).set(values).where(isIt);
    await gather(url);
    await set({ publishState: 'unpublished' });
    expect(await statusAt(url)).toBe(403);
    await set({ publishState: 'published' });
    await gather(url);
    await set({ state: 'delete_pending' });
    expect(await statusAt(url)).toBe(404);
  });

  it('C-309 what is changed within a transaction ends for a crowd once that is committed', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const url = addressOf(customerId, `${mediaId}/manifest.m3u8`);
    await gather(url);
    await platform.services.db.transaction(async (tx) => {
      await tx.delete(mediaItems).where(eq(mediaItems.mediaId, mediaId));
    });
    expect(await statusAt(url)).toBe(404);
  });

  it('STM-03 C-309 a broadcast that is stopped ends for its crowd with the change', async () => {
    const id = randomUUID();
    const { db, clock } = platform.services;
    const startedAt = clock.now();
    await db.insert(contentDestinations).values({
      ...{ id, customerId, kind: 'EMBED', streamType: 'LIVE', status: 'STARTED', title: 'Live' },
      ...{ statusChangedAt: startedAt, startedAt, createdAt: startedAt },
    });
    platform.clock.advance(60_000);
    const url = addressOf(customerId, `live-${id}/manifest.m3u8`);
    await gather(url);
    const isIt = eq(contentDestinations.id, id);
    await db.update(contentDestinations).set({ status: 'STOPPED', stoppedAt: startedAt }).where(isIt);
    expect(await statusAt(url)).toBe(404);
  });

  it('C-309 an address that has expired is refused in a crowd as well', async () => {
    const url = await embedded(await insertVideo(platform, customerId));
    await gather(url);
    platform.clock.advance(10 * 60_000);
    expect(await statusAt(url)).toBe(403);
  });
});
