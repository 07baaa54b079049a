import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { mediaItems, mediaPackages } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { type Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import { startEngine } from '../../../fixtures/platform/kernel/engine/engineProcess.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import type { PlaybackRecord } from '../../../fixtures/platform/domains/media/playback/playback.ts';
import { missingStoryboards } from '../../../fixtures/platform/domains/media/jobs/storyboards.ts';
import { removeDeleted } from '../../../fixtures/platform/domains/media/library/deletion.ts';
import { segmentsFor, planStoryboard } from '../../../fixtures/platform/domains/media/stills/storyboards.ts';
import { mediaBackends } from '../../support/backends.ts';
import { colourVideo } from '../../support/colourVideo.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { TEST_ENGINE } from '../../support/testEngine.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { processFile } from '../worlds/uploadWorld.ts';

const wide = { width: 1920, height: 1080 };

describe('a storyboard', () => {
  test.each([
    ['ten seconds', 10_000, { everyMs: 2_000, count: 5 }],
    ['eleven seconds', 11_000, { everyMs: 2_000, count: 6 }],
    ['200 seconds', 200_000, { everyMs: 2_000, count: 100 }],
    ['an hour', 3_600_000, { everyMs: 36_000, count: 100 }],
    ['26 hours', 93_600_000, { everyMs: 936_000, count: 100 }],
    ['a moment', 40, { everyMs: 2_000, count: 1 }],
  ])(
    'of %s has a picture every two seconds or more, and no more than a hundred',
    (_name, lengthMs, layout) => {
      expect(planStoryboard({ ...wide, lengthMs })).toMatchObject({ ...layout, columns: 10 });
    },
  );

  test.each([
    [1920, 1080, 160, 90],
    [1080, 1920, 90, 160],
    [640, 480, 160, 120],
    [8192, 10, 160, 2],
  ])('of %d by %d has pictures of %d by %d', (width, height, across, down) => {
    expect(planStoryboard({ width, height, lengthMs: 1_000 })).toMatchObject({ width: across, height: down });
  });

  test('reads no more of a long video than the segments that hold its pictures', () => {
    const segments = Array.from({ length: 1_800 }, (_, at) => ({ file: `${at}`, seconds: 2 }));
    const read = segmentsFor(segments, planStoryboard({ ...wide, lengthMs: 3_600_000 }));
    expect(read).toHaveLength(100);
    expect(read.slice(0, 3).map(({ file }) => file)).toEqual(['0', '18', '36']);
  });

  test('reads all of a short one', () => {
    const segments = [6, 6, 4].map((seconds, at) => ({ file: `${at}`, seconds }));
    expect(segmentsFor(segments, planStoryboard({ ...wide, lengthMs: 16_000 }))).toEqual(segments);
  });
});

/** One for all storages: what it is given and gives back is the same. */
let engine: Engine;
beforeAll(() => {
  engine = startEngine({ ...TEST_ENGINE, ended: () => undefined });
});
afterAll(() => engine.close());

describe.each(await mediaBackends())('storyboards of videos on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(async () => {
    // A platform ends the engine that it has.
    use(noEngine);
    await close();
  });
  beforeEach(() => use(engine));

  function use(other: Engine) {
    platform.services.engine = other;
    platform.app.platform.engine = other;
  }
  const playbackOf = async (mediaId: string) =>
    (
      await platform.call<PlaybackRecord>('GET', `/media-metadata/api/v1/media/${mediaId}/playback`, {
        token,
      })
    ).body;
  const withFfmpeg = hasFfmpeg ? test : test.skip;

  withFfmpeg('are drawn once a video can be played, and served beside it under the same leave', async () => {
    const { mediaId } = await processFile(platform, {
      customerId,
      token,
      file: colourVideo('red', 'green', 'blue'),
    });
    const { storyboard, hlsUrl } = await playbackOf(mediaId);
    expect(storyboard).toMatchObject({ every: 2_000, count: 3, columns: 10, width: 160, height: 90 });
    expect(Math.abs((storyboard?.length ?? 0) - 6_000)).toBeLessThan(100);
    const answer = await fetch(storyboard!.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const sheet = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(sheet).metadata()).toMatchObject({ width: 1_600, height: 90 });
    const colourAt = async (place: number) => {
      const middle = { left: place * 160 + 40, top: 20, width: 80, height: 50 };
      // Figures are those of what is read, whatever is cut out of it after that.
      const { channels } = await sharp(await sharp(sheet).extract(middle).png().toBuffer()).stats();
      return channels.map(({ mean }) => Math.round(mean / 64));
    };
    expect(await colourAt(0)).toEqual([4, 0, 0]);
    expect(await colourAt(1)).toEqual([0, 2, 0]);
    expect(await colourAt(2)).toEqual([0, 0, 4]);

    expect((await fetch(storyboard!.url.replace(/token=.*/, 'token=none'))).status).toBe(403);
    const foreign = await newOrganisation(platform);
    const theirs = await platform.call('GET', `/media-metadata/api/v1/media/${mediaId}/playback`, {
      token: foreign.token,
    });
    expect(theirs.status).toBe(404);
    platform.clock.advance(11 * 60_000);
    expect((await fetch(hlsUrl)).status).toBe(403);
    expect((await fetch(storyboard!.url)).status).toBe(403);
    token = await platform.signIn((await platform.createUser(customerId)).userName);
  });

  withFfmpeg('go with their video', async () => {
    const { mediaId } = await processFile(platform, { customerId, token, file: colourVideo('red', 'blue') });
    const key = `packages/${mediaId}/storyboard.jpg`;
    expect(await platform.services.store.head(key)).not.toBeNull();
    await platform.call('DELETE', `/media-metadata/api/v1/media/${mediaId}`, { token });
    platform.clock.advance(30 * 24 * 60 * 60_000 + 1_000);
    await removeDeleted(platform.services);
    expect(await platform.services.store.head(key)).toBeNull();
    token = await platform.signIn((await platform.createUser(customerId)).userName);
  });

  withFfmpeg('of videos that came when there was no engine are drawn once there is one', async () => {
    use(noEngine);
    const { mediaId } = await processFile(platform, {
      customerId,
      token,
      file: colourVideo('green', 'blue'),
    });
    expect((await playbackOf(mediaId)).storyboard).toBeNull();
    await missingStoryboards.step(platform.services);
    expect(await platform.services.db.$count(jobs, eq(jobs.subject, mediaId))).toBe(0);
    use(engine);
    await missingStoryboards.step(platform.services);
    platform.jobs.kick();
    await platform.jobs.idle();
    expect((await playbackOf(mediaId)).storyboard).toMatchObject({ count: 2 });
  });

  withFfmpeg('that cannot be drawn leave a video that plays, and are not tried without end', async () => {
    use(noEngine);
    const { mediaId } = await processFile(platform, { customerId, token, file: colourVideo('blue', 'red') });
    await platform.services.store.put(
      `packages/${mediaId}/segment-1.m4s`,
      Buffer.alloc(4_000, 7),
      'video/mp4',
    );
    use(engine);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await missingStoryboards.step(platform.services);
      platform.clock.advance(6_000);
      platform.jobs.kick();
      await platform.jobs.idle();
    }
    const [job] = await platform.services.db.select().from(jobs).where(eq(jobs.subject, mediaId));
    expect(job).toMatchObject({ queue: 'storyboards', state: 'failed', attempts: 2 });
    expect((await playbackOf(mediaId)).storyboard).toBeNull();
    const [item] = await platform.services.db
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.mediaId, mediaId));
    expect(item?.state).toBe('completed');
    await platform.services.db.delete(mediaPackages).where(eq(mediaPackages.id, mediaId));
  });
});
