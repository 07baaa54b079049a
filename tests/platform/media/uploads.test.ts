import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { plans } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { uploads } from '../../../fixtures/platform/kernel/db/schema/uploads.ts';
import { mediaItem } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import { uploadFile, UploadStore } from '../../../fixtures/platform/domains/media/uploads/storage.ts';
import { giveUpForgotten } from '../../../fixtures/platform/domains/media/uploads/limits.ts';
import { findUpload } from '../../../fixtures/platform/domains/media/uploads/uploads.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { begin, sendFile, tus, UPLOADS } from '../worlds/uploadWorld.ts';

describe.each(await backends())('uploads on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const begun = async (sizeBytes: number) => (await begin(platform, customerId, token, { sizeBytes })).body;
  const call = (method: string, path: string, as = token) =>
    platform.call<{ code: string; message: string }>(method, `${UPLOADS}/${path}`, { token: as });

  it('C-235 begins an upload: the library item is there at once, pending', async () => {
    const answer = await begin(platform, customerId, token, {
      title: ' Talk ',
      tags: ['a', 'a'],
      description: 'b',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      uploadId: expect.any(String),
      mediaId: expect.any(String),
      partSize: 16_777_216,
      offset: 0,
    });
    expect(await mediaItem(platform.services.db, answer.body.mediaId)).toMatchObject({
      title: 'Talk',
      tags: ['a'],
      description: 'b',
      state: 'started',
      processingState: 'PENDING',
      mediaSource: 'UPLOADED',
    });
  });

  it('C-236 a connection that broke before its bytes were looked for does not hold the upload', async () => {
    const { uploadId } = await begun(1000);
    const gone = new PassThrough();
    gone.destroy();
    await once(gone, 'close');
    const { db, mediaDir } = platform.services;
    expect(await new UploadStore(db, mediaDir).take(gone as never, uploadId, 0)).toBe(0);
  });

  it('UPL-10 UPL-12 UPL-20 refuses what no upload may have, naming field, limit and value', async () => {
    const refusal = async (body: object) => (await begin(platform, customerId, token, body)).body.message;
    expect(await refusal({ sizeBytes: 0 })).toBe('The file is empty: it has 0 bytes.');
    expect(await refusal({ sizeBytes: 65_000_000_000 })).toBe(
      'The file is 65 GB; at most 64 GB are allowed.',
    );
    expect(await refusal({ fileName: ' ' })).toBe('Choose a video file.');
    expect(await refusal({ title: 'x'.repeat(129) })).toContain('128');
    expect(await refusal({ tags: ['x'.repeat(151)] })).toContain('150');
    expect(await refusal({ description: '<b>' })).toContain('<');
  });

  it('UPL-21 refuses a measured format before a byte is sent, and takes a good one', async () => {
    const measured = {
      sizeBytes: 1000,
      container: 'Matroska',
      complete: true,
      lengthMs: 1000,
      videoTracks: 1,
      videoCodec: 'H.264',
      width: 1920,
      height: 1080,
      frameRate: 30,
      frameRateMin: 30,
      frameRateMax: 30,
      keyframeMin: 2,
      keyframeMax: 2,
      videoBitrate: 1e6,
      audioTracks: 1,
      audioCodec: 'AAC',
      audioSampleRate: 44_100,
      audioChannels: 2,
      audioBitrate: 1e5,
    };
    const { status, body } = await begin(platform, customerId, token, { measured });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { code: 'FILE_TYPE', field: 'measured.container', message: 'Container is Matroska; allowed: MP4.' },
      {
        code: 'FILE_TYPE',
        field: 'measured.sampleRate',
        message: 'Audio sample rate is 44.1 kHz; allowed: 48 kHz.',
      },
    ]);
    const good = { ...measured, container: 'MP4', audioSampleRate: 48_000 };
    expect((await begin(platform, customerId, token, { measured: good })).status).toBe(201);
  });

  it('refuses a file that the plan has no room for, and takes one that just fits; what is being sent counts', async () => {
    const uuid = randomUUID();
    const plan = { uuid, kind: 'VOD' as const, name: 'A tenth', tier: 'Tenth', price: 1, position: 99 };
    await platform.services.db.insert(plans).values({ ...plan, libraryTb: 0.1 });
    const full = await platform.createCustomer({ vodPlanId: uuid });
    const admin = await platform.signIn((await platform.createUser(full)).userName);
    const beginOf = (sizeBytes: number) => begin(platform, full, admin, { sizeBytes });
    expect((await beginOf(60_000_000_000)).status).toBe(201);
    const refused = await beginOf(41_000_000_000);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      code: 'LIMIT',
      field: 'sizeBytes',
      message: 'The library has 40 GB left; the file needs 41 GB.',
    });
    expect((await beginOf(40_000_000_000)).status).toBe(201);
    expect((await beginOf(1)).status).toBe(402);
    expect(await platform.services.db.$count(mediaItems, eq(mediaItems.customerId, full))).toBe(2);
  });

  it('takes bytes by the tus protocol and goes on where it stopped', async () => {
    const { uploadId } = await begun(10);
    expect(await tus(platform.url, uploadId, token, { offset: 0, body: Buffer.from('01234') })).toMatchObject(
      { status: 204, offset: 5 },
    );
    expect(await tus(platform.url, uploadId, token, null)).toMatchObject({ status: 200, offset: 5 });
    expect(await tus(platform.url, uploadId, token, { offset: 3, body: Buffer.from('345') })).toMatchObject({
      status: 409,
    });
    expect(
      await tus(platform.url, uploadId, token, { offset: 5, body: Buffer.from('567890') }),
    ).toMatchObject({ status: 413 });
    expect(await tus(platform.url, uploadId, token, { offset: 5, body: Buffer.from('56789') })).toMatchObject(
      { status: 204, offset: 10 },
    );
  });

  it('C-236 takes the part that follows what has arrived, and no other', async () => {
    const { uploadId } = await begun(16_777_216 + 3);
    const part = (n: number, body: Uint8Array) =>
      fetch(`${platform.url}${UPLOADS}/${uploadId}/parts/${n}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(body),
      });
    expect((await part(2, Buffer.from('abc'))).status).toBe(409);
    expect(await (await part(1, Buffer.alloc(16_777_216))).json()).toEqual({
      received: 16_777_216,
    });
    expect((await part(1, Buffer.from('abc'))).status).toBe(409);
    expect((await part(2, Buffer.from('abcd'))).status).toBe(409);
    expect(await (await part(2, Buffer.from('abc'))).json()).toEqual({ received: 16_777_216 + 3 });
  });

  it('says so when the disk is full, and the upload can be resumed', async () => {
    const { uploadId } = await begun(10);
    const path = uploadFile(platform.services.mediaDir, uploadId);
    await rm(path);
    await symlink('/dev/full', path);
    const full = await tus(platform.url, uploadId, token, { offset: 0, body: Buffer.from('0123456789') });
    expect(full.status).toBe(507);
    expect(full.text).toContain('no space left');
    expect((await findUpload(platform.services.db, uploadId)).state).toBe('sending');
    expect(await tus(platform.url, uploadId, token, null)).toMatchObject({ status: 200, offset: 0 });
  });

  it('C-237 UPL-01 UPL-17 does not finish what has not arrived', async () => {
    const { uploadId } = await begun(10);
    expect((await call('POST', `${uploadId}/complete`)).body).toMatchObject({
      code: 'NO_FILE',
      message: 'Choose a video file.',
    });
    await tus(platform.url, uploadId, token, { offset: 0, body: Buffer.from('012') });
    expect((await call('POST', `${uploadId}/complete`)).body).toMatchObject({
      code: 'FILE_SIZE',
      message: '3 bytes have arrived; 10 are expected.',
    });
  });

  it('C-238 STM-25 sending → cancelled: the file is gone, and a second time there is nothing to cancel', async () => {
    const { uploadId, mediaId } = await begun(10);
    expect((await call('DELETE', uploadId)).status).toBe(204);
    expect(existsSync(uploadFile(platform.services.mediaDir, uploadId))).toBe(false);
    expect(await mediaItem(platform.services.db, mediaId)).toMatchObject({
      processingState: 'CANCELLED',
      state: 'errored',
      sizeBytes: 0,
    });
    expect((await call('DELETE', uploadId)).status).toBe(404);
    expect((await tus(platform.url, uploadId, token, { offset: 0, body: Buffer.from('0') })).status).toBe(
      409,
    );
    expect((await call('POST', `${uploadId}/complete`)).status).toBe(409);
  });

  it.each(['done', 'failed'] as const)('STM-25 one that is %s is not cancelled any more', async (state) => {
    const { uploadId } = await begun(10);
    await platform.services.db.update(uploads).set({ state }).where(eq(uploads.id, uploadId));
    expect((await call('DELETE', uploadId)).status).toBe(409);
    expect((await findUpload(platform.services.db, uploadId)).state).toBe(state);
  });

  it.each([
    ['has not arrived in full', '012', 'FILE_PROCESSING'],
    ['is a wrong file', '0123456789', 'FILE_TYPE'],
  ] as const)('C-237 what failed is not tried again where it %s', async (_why, sent, errorKind) => {
    const { uploadId, mediaId } = await begun(10);
    await tus(platform.url, uploadId, token, { offset: 0, body: Buffer.from(sent) });
    const { db } = platform.services;
    await db.update(uploads).set({ state: 'failed' }).where(eq(uploads.id, uploadId));
    await db
      .update(mediaItems)
      .set({ processingState: 'FAILED', errorKind })
      .where(eq(mediaItems.mediaId, mediaId));
    expect((await call('POST', `${uploadId}/complete`)).status).toBe(409);
    expect(await findUpload(db, uploadId)).toMatchObject({ state: 'failed', mediaId });
  });

  it('C-237 what arrived in full and failed is tried again, as a new library item in the place of the old one', async () => {
    const { uploadId, mediaId } = await begun(10);
    await tus(platform.url, uploadId, token, { offset: 0, body: Buffer.from('0123456789') });
    const { db } = platform.services;
    await db.update(uploads).set({ state: 'failed' }).where(eq(uploads.id, uploadId));
    await db
      .update(mediaItems)
      .set({ processingState: 'FAILED', errorKind: 'FILE_PROCESSING' })
      .where(eq(mediaItems.mediaId, mediaId));
    expect((await call('POST', `${uploadId}/complete`)).status).toBe(200);
    const upload = await findUpload(db, uploadId);
    expect(upload.state).toBe('processing');
    expect(upload.mediaId).not.toBe(mediaId);
    expect(await db.$count(mediaItems, eq(mediaItems.mediaId, mediaId))).toBe(0);
    expect(await mediaItem(db, upload.mediaId)).toMatchObject({
      processingState: 'PENDING',
      errorKind: null,
    });
    // The answer may have been lost: asking once more begins nothing else.
    expect((await call('POST', `${uploadId}/complete`)).status).toBe(200);
    expect((await findUpload(db, uploadId)).mediaId).toBe(upload.mediaId);
  });

  it('removes an item that was cancelled at once (C-224)', async () => {
    const { uploadId, mediaId } = await begun(10);
    await call('DELETE', uploadId);
    const path = `/media-metadata/api/v1/media/${mediaId}`;
    expect((await platform.call('DELETE', path, { token })).status).toBe(202);
    expect(
      await platform.services.db.select().from(mediaItems).where(eq(mediaItems.mediaId, mediaId)),
    ).toEqual([]);
    expect((await platform.call('DELETE', path, { token })).status).toBe(404);
  });

  it('gives up what nobody has sent a byte of for a week', async () => {
    const { uploadId } = await begun(10);
    platform.clock.advance(7 * 24 * 60 * 60_000 - 1);
    await giveUpForgotten(platform.services);
    expect((await findUpload(platform.services.db, uploadId)).state).toBe('sending');
    platform.clock.advance(2);
    await giveUpForgotten(platform.services);
    expect((await findUpload(platform.services.db, uploadId)).state).toBe('cancelled');
    ({ customerId, token } = await newOrganisation(platform));
  });

  it('NET-11 one that nobody began is not there', async () => {
    const unknown = randomUUID();
    expect((await tus(platform.url, unknown, token, null)).status).toBe(404);
    for (const answer of [await call('POST', `${unknown}/complete`), await call('DELETE', unknown)]) {
      expect([answer.status, answer.body.message]).toEqual([404, 'Resource does not exist.']);
    }
    await expect(findUpload(platform.services.db, unknown)).rejects.toMatchObject({ status: 404 });
  });

  it('belongs to its organisation, and needs the capability to upload', async () => {
    const { uploadId } = await sendFile(platform, { customerId, token, file: Buffer.from('0123456789') });
    const other = await newOrganisation(platform);
    expect((await begin(platform, customerId, other.token)).status).toBe(403);
    expect((await tus(platform.url, uploadId, other.token, null)).status).toBe(404);
    expect(
      (await tus(platform.url, uploadId, other.token, { offset: 10, body: Buffer.from('x') })).status,
    ).toBe(404);
    expect((await call('POST', `${uploadId}/complete`, other.token)).status).toBe(404);
    expect((await call('DELETE', uploadId, other.token)).status).toBe(404);
    const reviewer = await platform.createUser(customerId, { roles: ['CAMPUS_REVIEW'] });
    const reviewing = await platform.signIn(reviewer.userName);
    expect((await begin(platform, customerId, reviewing)).status).toBe(403);
    expect((await tus(platform.url, uploadId, reviewing, null)).status).toBe(403);
    expect((await call('DELETE', uploadId, reviewing)).status).toBe(403);
    expect((await fetch(`${platform.url}${UPLOADS}/${uploadId}`, { method: 'HEAD' })).status).toBe(401);
  });
});
