import { existsSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { uploads } from '../../../fixtures/platform/kernel/db/schema/uploads.ts';
import { mediaItem } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import { packagePrefix } from '../../../fixtures/platform/domains/media/packaging/packagingJobs.ts';
import { timeOutUploads } from '../../../fixtures/platform/domains/media/uploads/limits.ts';
import { uploadFile } from '../../../fixtures/platform/domains/media/uploads/storage.ts';
import { findUpload } from '../../../fixtures/platform/domains/media/uploads/uploads.ts';
import { fencedWorkshop, type Workshop } from '../../../fixtures/platform/domains/media/uploads/workshop.ts';
import { sameThread } from '../../support/workshop.ts';
import { mediaProcessing } from '../../../fixtures/demo/simulator/media.ts';
import { mediaBackends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import {
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  playbackAt,
  segmentsIn,
  START_LIMIT_MS,
} from '../worlds/mediaWorld.ts';
import {
  type HeldUpload,
  holdUpload,
  processFile,
  takeUpload,
  UPLOADS,
  workOnUpload,
} from '../worlds/uploadWorld.ts';

describe.each(await mediaBackends())('processing uploads on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let video: Buffer;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    video = await makeVideo();
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  const item = (mediaId: string) => mediaItem(platform.services.db, mediaId);
  const report = (mediaId: string) =>
    platform.call<{
      state: string;
      percent: number;
      errorKind: string | null;
      problems: string[];
      uploadId: string;
    }>('GET', `/media-status/api/v1/media/${mediaId}`, { token });

  /** An upload that waits, taken by the test itself. */
  const held = () => holdUpload(platform, { customerId, token, file: video });

  /** The states that an item goes through while the workshop works as it is told. */
  async function statesOf(upload: HeldUpload, workshop: Partial<Workshop>): Promise<string[]> {
    const seen: string[] = [];
    const look = async () => seen.push((await item(upload.mediaId)).processingState);
    await workOnUpload(platform, upload, {
      async measure(file, on) {
        await look();
        return (workshop.measure ?? sameThread.measure)(file, on);
      },
      async package(order, on) {
        await look();
        return (workshop.package ?? sameThread.package)(order, on);
      },
    });
    await look();
    return seen;
  }

  const failing = () => Promise.reject(new Error('the disk hiccuped'));

  it('STM-25 sending → processing → ready: an MP4 file is cut without encoding and can be played', async () => {
    const { mediaId, uploadId, item: done } = await processFile(platform, { customerId, token, file: video });
    expect(done).toMatchObject({
      state: 'completed',
      processingState: 'COMPLETE',
      processingPercent: 100,
      hasThumbnail: true,
    });
    expect(Math.abs((done.lengthMs ?? 0) - 4000)).toBeLessThan(50);
    expect((await findUpload(platform.services.db, uploadId)).state).toBe('done');
    expect(existsSync(uploadFile(platform.services.mediaDir, uploadId))).toBe(false);
    const hlsUrl = await playbackAt(platform, token, `/media-metadata/api/v1/media/${mediaId}`);
    const [segment = ''] = segmentsIn(await (await fetch(hlsUrl)).text());
    const part = await fetch(hlsUrl.replace('manifest.m3u8', segment), { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers.get('content-length'), part.headers.get('cache-control')]).toEqual([
      206,
      '100',
      'private, no-cache',
    ]);
    const picture = await fetch(hlsUrl.replace('manifest.m3u8', 'thumbnail.jpg'));
    const card = await sharp(await picture.arrayBuffer()).metadata();
    expect([card.format, card.width, card.height]).toEqual(['jpeg', 1280, 720]);
  });

  it('does not try a file anew that is of the wrong type', async () => {
    const { uploadId } = await processFile(platform, { customerId, token, file: Buffer.from('no video') });
    expect((await platform.call('POST', `${UPLOADS}/${uploadId}/complete`, { token })).status).toBe(409);
  });

  it('STM-07 refuses arrows out of an end: a finished video is neither cancelled nor processed again', async () => {
    const { uploadId, mediaId } = await processFile(platform, { customerId, token, file: video });
    expect((await platform.call('DELETE', `${UPLOADS}/${uploadId}`, { token })).status).toBe(409);
    expect((await platform.call('POST', `${UPLOADS}/${uploadId}/complete`, { token })).status).toBe(409);
    expect((await item(mediaId)).processingState).toBe('COMPLETE');
  });

  it('is removed with its files 30 days after it was deleted, and not before', async () => {
    const { mediaId } = await processFile(platform, { customerId, token, file: video });
    const left = () => platform.services.store.sizes(packagePrefix(mediaId));
    expect([...(await left()).keys()]).toContain('init.mp4');
    await platform.call('DELETE', `/media-metadata/api/v1/media/${mediaId}`, { token });
    const { removeDeleted } = await import('../../../fixtures/platform/domains/media/library/deletion.ts');
    platform.clock.advance(29 * 24 * 60 * 60_000);
    await removeDeleted(platform.services);
    expect([...(await left()).keys()]).toContain('init.mp4');
    platform.clock.advance(25 * 60 * 60_000);
    await removeDeleted(platform.services);
    expect((await left()).size).toBe(0);
    const forgotten = await platform.services.db.select().from(uploads).where(eq(uploads.mediaId, mediaId));
    expect(forgotten).toEqual([]);
    expect(
      await platform.services.db
        .select()
        .from(mediaItems)
        .where(and(eq(mediaItems.mediaId, mediaId))),
    ).toEqual([]);
  });
  describe('step by step, with the platform’s own queue at rest', () => {
    beforeAll(() => platform.jobs.stop());

    it('STM-07 begins as PENDING, and is in progress, segmenting and complete one after the other', async () => {
      const upload = await held();
      expect((await item(upload.mediaId)).processingState).toBe('PENDING');
      expect(await statesOf(upload, {})).toEqual(['IN_PROGRESS', 'SEGMENTING', 'COMPLETE']);
    });

    it('LIB-08 LIB-09 C-234 each item tells its own state, percent and upload', async () => {
      const upload = await held();
      let during: Awaited<ReturnType<typeof report>> | undefined;
      await statesOf(upload, {
        package: async (order, on) => {
          during = await report(upload.mediaId);
          return sameThread.package(order, on);
        },
      });
      expect(during?.body).toEqual({
        state: 'SEGMENTING',
        percent: 25,
        errorKind: null,
        problems: [],
        failures: [],
        uploadId: upload.id,
      });
      expect((await report(upload.mediaId)).body).toMatchObject({ state: 'COMPLETE', percent: 100 });
    });

    it.each(['IN_PROGRESS', 'SEGMENTING'] as const)(
      'STM-07 %s → RETRYING → the same state after a fault',
      async (state) => {
        const upload = await held();
        const fault = state === 'IN_PROGRESS' ? { measure: failing } : { package: failing };
        expect((await statesOf(upload, fault)).slice(-2)).toEqual([state, 'RETRYING']);
        expect((await item(upload.mediaId)).retriedState).toBe(state);
        expect(await takeUpload(platform)).toBeNull();
        platform.clock.advance(5_000);
        const again = (await takeUpload(platform))!;
        expect(again.job.attempts).toBe(2);
        const seen = await statesOf(again, {});
        expect([seen[0], seen.at(-1)]).toEqual([state, 'COMPLETE']);
      },
    );

    it('STM-07 a running state → FAILED after three attempts, with the reason; then it can be tried anew', async () => {
      let upload = await held();
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await statesOf(upload, { package: failing });
        platform.clock.advance(5_000 * 4 ** (attempt - 1));
        if (attempt < 3) upload = (await takeUpload(platform))!;
      }
      expect(await item(upload.mediaId)).toMatchObject({
        processingState: 'FAILED',
        state: 'errored',
        errorKind: 'FILE_PROCESSING',
      });
      expect((await report(upload.mediaId)).body.problems).toEqual(['the disk hiccuped']);
      const answer = await platform.call<{ mediaId: string; title: string; processing: { state: string } }>(
        'POST',
        `${UPLOADS}/${upload.id}/complete`,
        { token },
      );
      expect(answer.body).toMatchObject({ title: 'Talk', processing: { state: 'PENDING', errorKind: null } });
      expect(answer.body.mediaId).not.toBe(upload.mediaId);
      await expect(item(upload.mediaId)).rejects.toMatchObject({ status: 404 });
      expect((await statesOf((await takeUpload(platform))!, {})).at(-1)).toBe('COMPLETE');
    });

    it('STM-07 a running state → CANCELLED: the work is broken off and leaves nothing behind', async () => {
      const upload = await held();
      await statesOf(upload, {
        package: async (order, on) => {
          expect((await platform.call('DELETE', `${UPLOADS}/${upload.id}`, { token })).status).toBe(204);
          return fencedWorkshop.package(order, on);
        },
      });
      expect(await item(upload.mediaId)).toMatchObject({
        processingState: 'CANCELLED',
        state: 'errored',
        packageId: null,
      });
      expect(await takeUpload(platform)).toBeNull();
    });

    it('STM-07 a running state → TIMED_OUT when it takes too long', async () => {
      const upload = await held();
      await statesOf(upload, {
        measure: async () => {
          platform.clock.advance(6 * 60 * 60_000 + 1);
          await timeOutUploads(platform.services);
          return failing();
        },
      });
      expect(await item(upload.mediaId)).toMatchObject({ processingState: 'TIMED_OUT', state: 'errored' });
      expect((await findUpload(platform.services.db, upload.id)).state).toBe('failed');
    });

    it('an upload under lease is nobody else’s; when its worker is killed another takes it after the lease', async () => {
      const upload = await held();
      expect(await takeUpload(platform)).toBeNull();
      platform.clock.advance(10_001);
      const taken = await takeUpload(platform);
      expect(taken).toMatchObject({ id: upload.id, job: { attempts: 2 } });
      expect(taken?.job.leaseOwner).not.toBe(upload.job.leaseOwner);
      expect((await statesOf(taken!, {})).at(-1)).toBe('COMPLETE');
    });

    it('is left alone by the simulation', async () => {
      // The simulation sees no other organizations than the demo's.
      ({ customerId, token } = await newOrganisation(platform, { demo: true }));
      const upload = await held();
      const simulated = await insertVideo(platform, customerId, {
        ...{ state: 'started', processingState: 'PENDING', processingPercent: 0 },
      });
      platform.clock.advance(60 * 60_000);
      await mediaProcessing.step(platform.services);
      expect((await item(simulated)).processingState).toBe('STARTING');
      expect((await item(upload.mediaId)).processingState).toBe('PENDING');
    });
  });
});
