import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { EncodedPacketSink, FilePathSource, Input, MP4 } from 'mediabunny';
import { mediaDownloads } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { findByteRange } from '../../../fixtures/platform/domains/media/packaging/downloadFile.ts';
import type { MediaDownloadRecord } from '../../../fixtures/platform/domains/media/items/records.ts';
import { mediaBackends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

describe.each(await mediaBackends())('downloading from the library on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
  }, START_LIMIT_MS);
  afterAll(() => close());

  const open = (mediaId: string, query = '') =>
    platform.call<MediaDownloadRecord & { message: string; field: string }>(
      'GET',
      `/api/v3/library/${mediaId}/download${query}`,
      { token },
    );

  /** Length of both tracks of a downloaded file, read as any player reads it. */
  async function measure(bytes: Uint8Array): Promise<{ video: number; audio: number; rising: boolean }> {
    const path = join(platform.services.mediaDir, `downloaded-${bytes.length}.mp4`);
    await writeFile(path, bytes);
    const input = new Input({ source: new FilePathSource(path), formats: [MP4] });
    try {
      const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
      if (!video || !audio) throw new Error('A track is missing.');
      let rising = true;
      let last = -1;
      for await (const packet of new EncodedPacketSink(audio).packets()) {
        rising &&= packet.timestamp > last;
        last = packet.timestamp;
      }
      return { video: await video.computeDuration(), audio: await audio.computeDuration(), rising };
    } finally {
      input.dispose();
    }
  }
  const fetched = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

  it('C-229 gives one MP4 file of the whole video, all its runs one after the other', async () => {
    const id = await insertVideo(platform, customerId, { title: 'Still Waters: “Psalm” 23', repeats: 2 });
    const { status, body } = await open(id);
    expect(status).toBe(200);
    const answer = await fetch(body.url);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Still%20Waters%20%E2%80%9CPsalm%E2%80%9D%2023.mp4",
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(`${bytes.length}`);
    const { video, audio, rising } = await measure(bytes);
    expect(video).toBeGreaterThan(79);
    expect(video).toBeLessThan(81);
    expect(Math.abs(audio - video)).toBeLessThan(1);
    expect(rising).toBe(true);
  });

  it('C-229 answers byte ranges, so that a broken download goes on', async () => {
    const { url } = (await open(await insertVideo(platform, customerId, { repeats: 3 }))).body;
    const whole = await fetched(url);
    const places = [
      [0, 99],
      [whole.length - 100, whole.length - 1],
      [5_000, Math.floor(whole.length / 2)],
    ] as const;
    for (const [from, to] of places) {
      const part = await fetch(url, { headers: { range: `bytes=${from}-${to}` } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${whole.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from, to + 1))).toBe(true);
    }
    expect((await fetch(url, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416);
    // RFC 9110, 13.1.5: other bytes than those of the part that is there already begin anew.
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const goOn = async (tag: string) =>
      (await fetch(url, { headers: { range: 'bytes=100-199', 'if-range': tag } })).status;
    expect([await goOn(etag), await goOn('"other"')]).toEqual([206, 200]);
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(`${whole.length}`);
  });

  it('CUE-16 CON-04 a part begins and ends within 3.2 s of what was asked for, and says where', async () => {
    const id = await insertVideo(platform, customerId, { repeats: 2 });
    for (const [start, end] of [
      [0, 5000],
      [9_100, 33_333],
      [38_500, 61_000],
    ] as const) {
      const { body } = await open(id, `?start=${start}&end=${end}`);
      expect(Math.abs(body.start - start)).toBeLessThanOrEqual(3200);
      expect(Math.abs(body.end - end)).toBeLessThanOrEqual(3200);
      const { video } = await measure(await fetched(body.url));
      expect(Math.abs(video * 1000 - (body.end - body.start))).toBeLessThan(500);
    }
  });

  it('CUE-16 holds for segments of up to 6.4 s, whatever is asked for', () => {
    const segments = [6.4, 3, 6.4, 0.5, 6.4].map((seconds, at) => ({ file: `${at}`, seconds }));
    for (let start = 0; start < 22_000; start += 370) {
      const part = findByteRange(segments, 1, start, 22_700);
      expect(Math.abs((part[0]?.at ?? 0) * 1000 - start)).toBeLessThanOrEqual(6400);
      if (start <= 19_500) {
        expect(Math.abs((part[0]?.at ?? 0) * 1000 - start)).toBeLessThanOrEqual(3200);
      }
    }
  });

  it('refuses a part that ends before it begins, or begins behind the end', async () => {
    const id = await insertVideo(platform, customerId);
    const backwards = await open(id, '?start=9000&end=9000');
    expect([backwards.status, backwards.body.field, backwards.body.message]).toEqual([
      400,
      'end',
      'The end must be after the start.',
    ]);
    const behind = await open(id, '?start=40001');
    expect([behind.status, behind.body.field]).toEqual([400, 'start']);
  });

  it('refuses what cannot be played yet', async () => {
    const id = await insertVideo(platform, customerId, { state: 'started', packageId: null });
    const { status, body } = await open(id);
    expect([status, body.message]).toEqual([
      409,
      'This video cannot be downloaded because it has no playable part yet.',
    ]);
  });

  it('an address is worth nothing after an hour, for another video, or once the video is deleted', async () => {
    const [one, other] = [await insertVideo(platform, customerId), await insertVideo(platform, customerId)];
    const { url } = (await open(one)).body;
    const [row] = await platform.services.db
      .select()
      .from(mediaDownloads)
      .where(eq(mediaDownloads.mediaId, one));
    expect(url).not.toContain(row?.secretHash);
    expect((await fetch(url.replace(one, other))).status).toBe(404);
    await platform.call('DELETE', `/media-metadata/api/v1/media/${one}`, { token });
    expect((await fetch(url)).status).toBe(404);
    const second = (await open(other)).body.url;
    platform.clock.advance(60 * 60_000 - 1);
    expect((await fetch(second, { method: 'HEAD' })).status).toBe(200);
    platform.clock.advance(1);
    expect((await fetch(second, { method: 'HEAD' })).status).toBe(404);
  });

  it('PRM-23 needs the right to download', async () => {
    const id = await insertVideo(platform, customerId);
    const { userName } = await platform.createUser(customerId, { roles: ['CONTROL_ENCODER'] });
    const other = await platform.signIn(userName);
    expect((await platform.call('GET', `/api/v3/library/${id}/download`, { token: other })).status).toBe(403);
  });
});
