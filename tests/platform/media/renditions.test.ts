import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { createEncoding, type Made } from '../../../fixtures/platform/domains/media/renditions/encoding.ts';
import { startEngine } from '../../../fixtures/platform/kernel/engine/engineProcess.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import type { Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import { mediaItem } from '../../../fixtures/platform/domains/media/items/mediaItems.ts';
import type { MediaRenditionsRecord } from '../../../fixtures/platform/domains/media/items/records.ts';
import { mediaBackends } from '../../support/backends.ts';
import { FakeEngine, findOption } from '../../support/fakeEngine.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import { TEST_ENGINE } from '../../support/testEngine.ts';
import {
  accountsAndPackage,
  newOrganisation,
  playbackAt,
  segmentsIn,
  START_LIMIT_MS,
} from '../worlds/mediaWorld.ts';
import { processFile, sendFile, UPLOADS } from '../worlds/uploadWorld.ts';

describe.each(await mediaBackends())('renditions on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let video: Buffer;
  let engine: FakeEngine;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    // Four seconds that are said to be 1080p.
    video = await makeVideo({ size: [1920, 1080] });
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
    use((engine = new FakeEngine()));
  });

  // Releases resources that a failed test would leave to the next ones.
  afterEach(() => engine.close());

  function use(other: Engine) {
    platform.services.engine = other;
    platform.app.platform.engine = other;
  }
  const item = (mediaId: string) => mediaItem(platform.services.db, mediaId);
  const path = (mediaId: string) => `/media-metadata/api/v1/media/${mediaId}/renditions`;
  const call = async (method: string, mediaId: string) =>
    platform.call<MediaRenditionsRecord & { code?: string; message?: string }>(method, path(mediaId), {
      token,
    });
  const statesOf = async (mediaId: string) => {
    const { renditions } = (await call('GET', mediaId)).body;
    return renditions.map(({ name, state, percent }) => `${name} ${state} ${percent}`);
  };
  /** Lets the workers do what is due, and waits for it. */
  const work = async () => {
    platform.jobs.kick();
    await platform.jobs.idle();
  };
  const manifestOf = async (mediaId: string) => {
    const address = await playbackAt(platform, token, `/media-metadata/api/v1/media/${mediaId}`);
    return { address, text: await (await fetch(address)).text() };
  };
  /** An upload whose first rendition is begun and goes no further until it is withdrawn. */
  const transcoding = async () => {
    engine.turns = [{ segments: 1, end: 'held' }];
    const { uploadId, mediaId } = await sendFile(platform, { customerId, token, file: video });
    await platform.call('POST', `${UPLOADS}/${uploadId}/complete`, { token });
    platform.jobs.kick();
    await until(async () => (await item(mediaId)).processingPercent > 40, 'a percent of transcoding');
    return { uploadId, mediaId };
  };

  it('STM-07 plays an upload in its own quality while it is TRANSCODING, and tells how far that is', async () => {
    const { mediaId } = await transcoding();
    const row = await item(mediaId);
    expect([row.state, row.processingState]).toEqual(['content_available', 'TRANSCODING']);
    // Half of 360p, which has a fifth of all pixels to make: 40 % + 59 % × 0.1.
    expect(row.processingPercent).toBe(45);
    expect(await statesOf(mediaId)).toEqual(['360p TRANSCODING 50', '720p PENDING 0', 'source COMPLETE 100']);
    expect((await manifestOf(mediaId)).text).not.toContain('STREAM-INF');
    await call('DELETE', mediaId);
    await work();
  });

  it('STM-07 TRANSCODING → COMPLETE: each quality has its playlist and segments, for whoever has leave', async () => {
    const { mediaId, item: done } = await processFile(platform, { customerId, token, file: video });
    expect([done.state, done.processingState, done.processingPercent]).toEqual([
      'completed',
      'COMPLETE',
      100,
    ]);
    expect(engine.orders.map(({ writing }) => findOption(writing, '-vf'))).toEqual([
      'scale=640:360',
      'scale=1280:720',
    ]);
    const { address, text } = await manifestOf(mediaId);
    const names = [...text.matchAll(/^(\w+)\/index\.m3u8\?token=/gm)].map(([, name]) => name!);
    expect([...names].sort()).toEqual(['360p', '720p', 'source']);
    const [base = '', leave = ''] = address.split('manifest.m3u8');
    for (const name of names) {
      const playlist = await (await fetch(`${base}${name}/index.m3u8${leave}`)).text();
      const files = ['init.mp4', ...segmentsIn(playlist)];
      expect(files.length).toBeGreaterThan(1);
      for (const file of files) expect((await fetch(`${base}${name}/${file}${leave}`)).status).toBe(200);
      expect((await fetch(`${base}${name}/${files[0]}`)).status).toBe(403);
    }
    expect((await fetch(`${base}1080p/index.m3u8${leave}`)).status).toBe(404);
    expect((await fetch(`${base}720p/segment-9.m4s${leave}`)).status).toBe(404);
    expect((await call('POST', mediaId)).body).toMatchObject({ code: 'STATE' });
  });

  it('STM-07 stops on request: the video stays, complete in its own quality, and is made anew when asked', async () => {
    const { mediaId } = await transcoding();
    const { status, body } = await call('DELETE', mediaId);
    await work();
    expect([status, body.makeable]).toEqual([200, true]);
    expect(await statesOf(mediaId)).toEqual(['360p CANCELLED 50', '720p CANCELLED 0', 'source COMPLETE 100']);
    const row = await item(mediaId);
    expect([row.state, row.processingState]).toEqual(['completed', 'COMPLETE']);
    expect((await manifestOf(mediaId)).text).not.toContain('STREAM-INF');
    expect(existsSync(join(platform.services.mediaDir, 'work', `renditions-${mediaId}`))).toBe(false);
    expect((await call('DELETE', mediaId)).status).toBe(409);

    expect((await call('POST', mediaId)).status).toBe(200);
    await work();
    expect(await statesOf(mediaId)).toEqual([
      '360p COMPLETE 100',
      '720p COMPLETE 100',
      'source COMPLETE 100',
    ]);
  });

  it('C-238 cancels of a video that plays already only what is still made of it', async () => {
    const { uploadId, mediaId } = await transcoding();
    expect((await platform.call('DELETE', `${UPLOADS}/${uploadId}`, { token })).status).toBe(204);
    await work();
    const row = await item(mediaId);
    expect([row.state, row.processingState, row.packageId]).toEqual(['completed', 'COMPLETE', mediaId]);
    expect((await platform.call('DELETE', `${UPLOADS}/${uploadId}`, { token })).status).toBe(409);
  });

  it('STM-07 TRANSCODING → RETRYING → TRANSCODING: after the engine ended it goes on behind what is there', async () => {
    engine.turns = [{ segments: 1, end: 'ENGINE_ENDED' }];
    const { mediaId } = await processFile(platform, { customerId, token, file: video });
    expect((await item(mediaId)).processingState).toBe('RETRYING');
    platform.clock.advance(1_000);
    await work();
    expect((await item(mediaId)).processingState).toBe('COMPLETE');
    expect(engine.orders.map(({ reading }) => findOption(reading, '-ss'))).toEqual([
      undefined,
      '2.000000',
      undefined,
    ]);
    const { address } = await manifestOf(mediaId);
    const of = (file: string) =>
      fetch(address.replace('manifest.m3u8', `360p/${file}`)).then((answer) => answer.text());
    expect(segmentsIn(await of('index.m3u8'))).toEqual(['segment-1.m4s', 'segment-2.m4s']);
    expect([await of('segment-1.m4s'), await of('segment-2.m4s')]).toEqual(['from 0', 'from 2']);
  });

  it('fails a file that fells FFmpeg each time, with the reason, while the video stays and others feel nothing', async () => {
    engine.turns = Array.from({ length: 4 }, () => ({ segments: 0, end: 'FFMPEG_FAILED' as const }));
    const { mediaId } = await processFile(platform, { customerId, token, file: video });
    const other = await newOrganisation(platform);
    for (const pauseMs of [1_000, 4_000, 16_000]) {
      platform.clock.advance(pauseMs);
      await work();
    }
    const { renditions, makeable } = (await call('GET', mediaId)).body;
    expect(renditions.map(({ state, problem }) => [state, problem?.reason])).toEqual([
      ['FAILED', 'ENCODING_CRASHED'],
      ['FAILED', 'ENCODING_CRASHED'],
      ['COMPLETE', undefined],
    ]);
    const row = await item(mediaId);
    expect([row.state, row.processingState, makeable]).toEqual(['completed', 'COMPLETE', true]);
    const { item: others } = await processFile(platform, { ...other, file: video });
    expect(others.processingState).toBe('COMPLETE');
    expect((await call('POST', mediaId)).status).toBe(200);
    await work();
    expect((await statesOf(mediaId))[0]).toBe('360p COMPLETE 100');
  });

  it('finishes an upload without renditions where there is no engine, and says so to whoever asks for them', async () => {
    use(noEngine);
    const { mediaId, item: done } = await processFile(platform, { customerId, token, file: video });
    expect([done.state, done.processingState]).toEqual(['completed', 'COMPLETE']);
    expect((await call('GET', mediaId)).body).toEqual({
      ...{ renditions: [], engine: false, makeable: false },
      picture: { width: 1920, height: 1080, codecs: 'avc1.4d401f,mp4a.40.2' },
    });
    const refused = await call('POST', mediaId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This platform has no media engine. Install FFmpeg or set FFMPEG_PATH.',
    ]);
    use(engine);
    expect((await call('POST', mediaId)).status).toBe(200);
    await work();
    expect((await statesOf(mediaId)).length).toBe(3);
  });

  (hasFfmpeg ? test : test.skip)(
    'FFmpeg makes renditions with key frames every 2 s, as long as the source',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'rostrum-renditions-'));
      const real = startEngine({ ...TEST_ENGINE, ended: () => undefined });
      use(real);
      try {
        const file = join(folder, 'source.mp4');
        // The sound ends a second early, which stops nothing.
        const made = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', [
          ...['-v', 'error', '-f', 'lavfi', '-i', 'smptebars=s=1280x720:r=30:d=5'],
          ...['-f', 'lavfi', '-i', 'sine=440:r=48000:d=4', '-c:a', 'aac', '-c:v', 'libx264'],
          ...['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '30', '-b:v', '500k', file],
        ]);
        expect(String(made.stderr)).toBe('');
        const { mediaId, item: done } = await processFile(platform, {
          customerId,
          token,
          file: readFileSync(file),
        });
        expect([done.processingState, await statesOf(mediaId)]).toEqual([
          'COMPLETE',
          ['360p COMPLETE 100', 'source COMPLETE 100'],
        ]);
        const { address, text } = await manifestOf(mediaId);
        expect(text).toContain('RESOLUTION=640x360,CODECS="avc1.64001e,mp4a.40.2"');
        const playlist = await (await fetch(address.replace('manifest.m3u8', '360p/index.m3u8'))).text();
        expect([...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))).toEqual([
          2, 2, 1,
        ]);
        // Broken off after its first segment, it goes on with the second.
        const rung = { name: '360p', width: 640, height: 360, videoBitrate: 300_000 };
        const order = (made: Made) => createEncoding(file, rung, folder, { made, lengthMs: 5_000 });
        await real.run('ffmpeg', order({ attempts: 0, segments: 0, seconds: 0 }));
        await real.run('ffmpeg', order({ attempts: 1, segments: 1, seconds: 2 }));
        const files = ['init.mp4', 'segment-1.m4s', 'segment-2.m4s', 'segment-3.m4s'];
        const whole = Buffer.concat(files.map((each) => readFileSync(join(folder, each))));
        const input = new Input({ source: new BufferSource(whole), formats: [MP4] });
        const times: number[] = [];
        for await (const { timestamp } of new EncodedPacketSink(
          (await input.getPrimaryVideoTrack())!,
        ).packets())
          times.push(Math.round(timestamp * 30));
        expect(times).toEqual(Array.from({ length: 150 }, (_, frame) => frame));
      } finally {
        await real.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
