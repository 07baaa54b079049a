import { eq } from 'drizzle-orm';
import { mediaItems, mediaRemovals } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { removeDeleted } from '../../../fixtures/platform/domains/media/library/deletion.ts';
import { mediaItem } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import { packagePrefix } from '../../../fixtures/platform/domains/media/packaging/packagingJobs.ts';
import { removeNoted } from '../../../fixtures/platform/domains/media/items/removals.ts';
import { StoreUnavailable } from '../../../fixtures/platform/kernel/store/mediaStore.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { startS3Server, type S3Server } from '../../support/s3Server.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import {
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  START_LIMIT_MS,
  watcher,
} from '../worlds/mediaWorld.ts';
import { holdUpload, takeUpload, UPLOADS, workOnUpload } from '../worlds/uploadWorld.ts';

describe('media in S3-compatible storage', () => {
  let s3: S3Server;
  let platform: TestPlatform;
  let customerId: string;
  let token: string;
  let addressOf: Awaited<ReturnType<typeof watcher>>;

  beforeAll(async () => {
    s3 = await startS3Server();
    platform = await startTestPlatform({ seed: accountsAndPackage, s3: s3.settings });
    await platform.jobs.stop();
  }, START_LIMIT_MS);
  afterAll(async () => {
    await platform.close();
    await s3.close();
  });
  beforeEach(async () => {
    s3.interfere = () => null;
    ({ customerId, token } = await newOrganisation(platform));
    addressOf = await watcher(platform, token);
  });

  const keysOf = (mediaId: string) =>
    [...s3.objects.keys()].filter((key) => key.startsWith(s3.settings.prefix + packagePrefix(mediaId)));
  const manifest = async (mediaId: string) =>
    (await fetch(addressOf(customerId, `${mediaId}/manifest.m3u8`))).status;

  /** An upload that waits, taken by the test itself. */
  const held = async () => holdUpload(platform, { customerId, token, file: await makeVideo() });

  it('NET-03 NET-08 answers 503 in plain words, without a secret, while the storage is out of reach', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const leave = await platform.call<{ url: string }>('GET', `/api/v3/library/${mediaId}/download`, {
      token,
    });
    const files = ['segment-1.m4s', 'init.mp4', 'thumbnail.jpg'];
    const urls = [...files.map((file) => addressOf(customerId, `${mediaId}/${file}`)), leave.body.url];
    await s3.pause();
    try {
      for (const url of urls) {
        const answer = await fetch(url);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          503,
          'application/json; charset=utf-8',
        ]);
        expect(await answer.json()).toEqual({
          code: 'UNAVAILABLE',
          reason: 'STORAGE_UNAVAILABLE',
          parameters: {},
          message: 'The media storage is currently unavailable. Please try again later.',
        });
      }
    } finally {
      await s3.resume();
    }
    for (const url of urls) expect((await fetch(url)).status).toBe(200);
  });

  it('answers 503 when the bucket is gone or refuses, not 404', async () => {
    const mediaId = await insertVideo(platform, customerId);
    for (const code of ['NoSuchBucket', 'AccessDenied', 'SlowDown', 'InternalError']) {
      s3.interfere = () => code;
      const answer = await fetch(addressOf(customerId, `${mediaId}/segment-1.m4s`));
      expect([code, answer.status]).toEqual([code, 503]);
    }
  });

  it('STM-07 nothing can be played before all of it is stored', async () => {
    const upload = await held();
    const seen: number[] = [];
    s3.interfere = async ({ method }) => {
      if (method === 'PUT') seen.push(await manifest(upload.mediaId));
      return null;
    };
    await workOnUpload(platform, upload);
    expect(new Set(seen)).toEqual(new Set([503]));
    expect(seen).toHaveLength(keysOf(upload.mediaId).length);
    expect(await manifest(upload.mediaId)).toBe(200);
  });

  it('STM-07 processing waits for a storage that is out of reach, without counting that as an attempt', async () => {
    let upload = await held();
    const stored = new Set<string>();
    s3.interfere = ({ method, key }) => {
      if (method !== 'PUT') return null;
      stored.add(key);
      return stored.size > 1 ? 'SlowDown' : null;
    };
    for (let time = 0; time < 4; time += 1) {
      expect(await workOnUpload(platform, upload)).toMatchObject([{ name: 'StoreUnavailable' }]);
      expect((await mediaItem(platform.services.db, upload.mediaId)).processingState).toBe('RETRYING');
      expect(await takeUpload(platform)).toBeNull();
      platform.clock.advance(5_000);
      upload = (await takeUpload(platform))!;
      expect(upload.job.attempts).toBe(1);
    }
    s3.interfere = () => null;
    await workOnUpload(platform, upload);
    expect((await mediaItem(platform.services.db, upload.mediaId)).processingState).toBe('COMPLETE');
    expect(await manifest(upload.mediaId)).toBe(200);
  });

  it('STM-07 an upload that is cancelled while it is stored leaves nothing in the storage', async () => {
    const upload = await held();
    let stored = 0;
    s3.interfere = async ({ method }) => {
      if (method === 'PUT' && ++stored === 2) {
        const { status } = await platform.call('DELETE', `${UPLOADS}/${upload.id}`, { token });
        expect(status).toBe(204);
      }
      return null;
    };
    await workOnUpload(platform, upload);
    expect(stored).toBeGreaterThan(1);
    expect(keysOf(upload.mediaId)).toEqual([]);
    expect(await manifest(upload.mediaId)).toBe(503);
  });

  it('LIB-07 removes the files of a deleted video later when the storage is out of reach', async () => {
    const upload = await held();
    await workOnUpload(platform, upload);
    const before = keysOf(upload.mediaId);
    expect(before.length).toBeGreaterThan(1);
    await platform.call('DELETE', `/media-metadata/api/v1/media/${upload.mediaId}`, { token });
    platform.clock.advance(30 * 24 * 60 * 60_000 + 60_000);
    s3.interfere = () => 'SlowDown';
    await expect(removeDeleted(platform.services)).rejects.toThrow(StoreUnavailable);
    expect(keysOf(upload.mediaId)).toEqual(before);
    const { db } = platform.services;
    expect(await db.select().from(mediaItems).where(eq(mediaItems.mediaId, upload.mediaId))).toEqual([]);
    s3.interfere = () => null;
    await removeNoted(platform.services);
    expect(keysOf(upload.mediaId)).toEqual([]);
    expect(await db.select().from(mediaRemovals)).toEqual([]);
    expect(keysOf('lecture').length).toBeGreaterThan(1);
  });
});

describe('the variables of media storage', () => {
  const all = {
    MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000',
    MEDIA_S3_BUCKET: 'media',
    MEDIA_S3_ACCESS_KEY_ID: 'AKIA',
    MEDIA_S3_SECRET_ACCESS_KEY: 'not-to-be-told',
  };

  it('are none by default, and media lie in a folder', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ MEDIA_S3_ENDPOINT: '' }).s3).toBeUndefined();
    expect(readConfig({ ...all, MEDIA_S3_PREFIX: 'studio' }).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'media',
      region: 'us-east-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'not-to-be-told',
      sessionToken: undefined,
      prefix: 'studio/',
      pathStyle: true,
    });
  });

  it.each(Object.keys(all))('name %s when it alone is missing', (name) => {
    expect(() => readConfig({ ...all, [name]: undefined })).toThrow(`${name}: is missing`);
  });

  it.each([
    ['MEDIA_S3_ENDPOINT', 'ftp://127.0.0.1'],
    ['MEDIA_S3_BUCKET', 'Not A Bucket'],
    ['MEDIA_S3_REGION', 'somewhere else'],
    ['MEDIA_S3_SECRET_ACCESS_KEY', 'not to be\ntold'],
    ['MEDIA_S3_PREFIX', '../../up'],
    ['MEDIA_S3_PATH_STYLE', 'maybe'],
  ])('name %s when it is wrong, and never a secret', (name, value) => {
    const said = (() => {
      try {
        readConfig({ ...all, [name]: value });
        return 'taken';
      } catch (error) {
        return String(error);
      }
    })();
    expect(said).toContain(`${name}: `);
    expect(said).not.toMatch(/not.to.be.told/);
  });
});
