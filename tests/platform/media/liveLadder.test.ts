import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import type { LiveSegment } from '../../../fixtures/engine/protocol.ts';
import type { Step } from '../../../fixtures/platform/domains/media/renditions/ladder.ts';
import type { PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import { encoderVideos, liveSegments } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import { madeIn } from '../../../fixtures/platform/domains/destinations/delivery/liveQualities.ts';
import { cutRecordings } from '../../../fixtures/platform/domains/encoders/live/liveRecordings.ts';
import { LiveIngest } from '../../../fixtures/platform/domains/encoders/live/ingest.ts';
import type { Live } from '../../../fixtures/platform/domains/encoders/live/live.ts';
import { MOST_BEHIND, type Patience } from '../../../fixtures/platform/domains/encoders/live/ladder.ts';
import { FakeEngine } from '../../support/fakeEngine.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { publish } from '../../support/publisher.ts';
import { createLiveSegment } from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';

/** However long this machine takes, nothing is given up for it. */
const ENDLESS: Patience = { mostBehind: Number.POSITIVE_INFINITY, longestMs: 24 * 60 * 60 * 1000 };
const STEPS: readonly Step[] = [{ name: '180p', height: 180, videoBitrate: 200_000 }];

let platform: TestPlatform;
let customerId: string;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP', liveLadder: STEPS, livePatience: ENDLESS });
  customerId = await platform.createCustomer();
  token = await platform.signIn((await platform.createUser(customerId)).userName);
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());

async function newChannel(): Promise<{ id: string; key: string }> {
  const path = `/api/v3/customers/${customerId}/eventprofiles`;
  const body = { name: 'Main hall', deleteAfter: 10, users: [] };
  const { uuid: id } = (await platform.call<{ uuid: string }>('POST', path, { token, body })).body;
  const keyPath = `/api/v3/eventprofiles/${id}/streamkey`;
  return { id, key: (await platform.call<{ streamKey: string }>('POST', keyPath, { token })).body.streamKey };
}

/** The recording of a channel that began last; undefined before there is one. */
async function recordingOf(channelId: string): Promise<string | undefined> {
  const [row] = await platform.services.db
    .select({ uuid: encoderVideos.uuid })
    .from(encoderVideos)
    .where(eq(encoderVideos.encoderChannelId, channelId))
    .orderBy(desc(encoderVideos.startTime))
    .limit(1);
  return row?.uuid;
}

/** File that a viewer of a recording gets, by name. */
async function get(videoId: string, file = 'manifest.m3u8'): Promise<{ status: number; bytes: Buffer }> {
  const path = `/api/v3/events/${videoId}/playback`;
  const { body } = await platform.call<{ hlsUrl: string }>('GET', path, { token });
  const address = new URL(body.hlsUrl);
  address.pathname = address.pathname.replace('manifest.m3u8', file);
  const response = await fetch(address);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}
const text = async (videoId: string, file?: string) => String((await get(videoId, file)).bytes);
/** Names of files in a playlist, without their leave. */
const filesIn = (playlist: string) => [...playlist.matchAll(/^([^#?\n]+)\?/gm)].map(([, file]) => file ?? '');
const sequenceOf = (playlist: string) => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);

/** When the pictures of an MP4 file are shown, in seconds, and how wide they are. */
function picturesOf(bytes: Buffer): { width: number; times: number[] } {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-ladder-'));
  const file = join(folder, 'file.mp4');
  writeFileSync(file, bytes);
  const ffmpeg = process.env.FFMPEG_PATH || 'ffmpeg';
  const shown = spawnSync(ffmpeg, [
    ...['-v', 'info', '-copyts', '-i', file, '-map', '0:v', '-vf', 'showinfo', '-f', 'null', '-'],
  ]);
  rmSync(folder, { recursive: true });
  const said = String(shown.stderr);
  return {
    width: Number(/ s:(\d+)x/.exec(said)?.[1]),
    times: [...said.matchAll(/pts_time:([\d.]+)/g)].map(([, time]) => Number(time)),
  };
}

/** Publishes so many seconds as fast as they are taken; answers the recording, once the line has ended. */
async function published(seconds: number): Promise<string> {
  const { id, key } = await newChannel();
  const address = `rtmp://127.0.0.1:${platform.services.engine.state().rtmpPort}/live`;
  expect(await publish(address, key, seconds).ended).toBe(0);
  await until(async () => (await recordingOf(id)) !== undefined, 'a recording');
  return (await recordingOf(id)) ?? '';
}

(hasFfmpeg ? describe : describe.skip)('a channel that is published to', () => {
  let videoId: string;
  beforeAll(async () => {
    videoId = await published(9);
    await until(async () => (await get(videoId)).status === 200, 'a playlist');
    await until(async () => filesIn(await text(videoId)).includes('180p/index.m3u8'), 'both qualities');
  });

  test('C-309 is offered in its own quality and a smaller one, from the first playlist on', async () => {
    // Two segments: a third one is when viewers wait for the smaller quality no longer.
    const short = await published(4);
    await until(async () => (await get(short)).status === 200, 'its first segment in all qualities');
    const playlist = await text(short);
    expect(filesIn(playlist)).toEqual(['source/index.m3u8', '180p/index.m3u8']);
    expect(playlist).toMatch(/RESOLUTION=640x360,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
    expect(playlist).toMatch(/RESOLUTION=320x180,CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
  });

  test('has the same segments in both, which show the same pictures at the same times', async () => {
    await until(async () => filesIn(await text(videoId, '180p/index.m3u8')).length > 2, 'three segments');
    const [small, source] = [
      await text(videoId, '180p/index.m3u8'),
      await text(videoId, 'source/index.m3u8'),
    ];
    expect(sequenceOf(small)).toBe(sequenceOf(source));
    const [init, ...segments] = ['init.mp4', ...filesIn(small).slice(0, 3)];
    const whole = async (quality: string) => {
      const files = await Promise.all([init, ...segments].map((file) => get(videoId, `${quality}/${file}`)));
      expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      return picturesOf(Buffer.concat(files.map(({ bytes }) => bytes)));
    };
    const [made, arrived] = [await whole('180p'), await whole('source')];
    expect([made.width, arrived.width]).toEqual([320, 640]);
    expect(made.times).toHaveLength(arrived.times.length);
    made.times.forEach((time, at) => expect(time).toBeCloseTo(arrived.times[at]!, 3));
  });

  test('C-310 is offered over DASH in both qualities, on a clock that its first segment set', async () => {
    const xml = await text(videoId, 'manifest.mpd');
    expect([...xml.matchAll(/<Representation id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'video-source',
      'video-180p',
      'sound',
    ]);
    const [first] = await platform.services.db
      .select()
      .from(liveSegments)
      .where(and(eq(liveSegments.videoId, videoId), eq(liveSegments.number, 0)));
    const began = first!.endedAt.getTime() / 1000 - first!.seconds;
    expect(/ start="([^"]+)"/.exec(xml)?.[1]).toBe(`PT${began.toFixed(3)}S`);
    for (const file of ['video/180p/init.mp4', 'video/180p/segment-1.m4s', 'sound/source/segment-1.m4s'])
      expect((await get(videoId, `dash/${file}`)).status).toBe(200);
  });

  test('is a video of both qualities once it has ended', async () => {
    await until(() => (platform.services.live as Live).settled().then(() => true), 'all that is made');
    await until(async () => {
      platform.clock.advance(20_001);
      await cutRecordings.step(platform.services);
      return (await text(videoId, 'source/index.m3u8')).includes('#EXT-X-ENDLIST');
    }, 'its end');
    expect(filesIn(await text(videoId))).toEqual(['source/index.m3u8', '180p/index.m3u8']);
    const small = await text(videoId, '180p/index.m3u8');
    expect(small).toContain('#EXT-X-ENDLIST');
    expect(filesIn(small)).toEqual(filesIn(await text(videoId, 'source/index.m3u8')));
  });
});

describe('what is encoded of a recording', () => {
  let segment: LiveSegment;
  beforeAll(async () => {
    const made = await createLiveSegment();
    segment = { ...made, arriving: { ...made.arriving, bitrateKbps: 1_000 } };
  });

  /** Publishers of a platform whose engine does as it is told. */
  function ingest(engine: FakeEngine, steps = STEPS) {
    const services: PlatformServices = { ...platform.services, engine };
    return new LiveIngest(services, () => undefined, steps);
  }
  async function send(live: LiveIngest, count: number): Promise<string> {
    const { id, key } = await newChannel();
    const publisher = randomUUID();
    expect(await live.asks(publisher, key, '127.0.0.1')).toBe(true);
    for (let sent = 1; sent <= count; sent += 1) live.segment(publisher, segment);
    let videoId = '';
    await until(async () => (videoId = live.of(id)?.videoId ?? '') !== '', 'a recording');
    return videoId;
  }

  test('NET-10 is waited for by the first viewer', async () => {
    const engine = new FakeEngine();
    engine.turns = [{ end: 'held' }];
    const videoId = await send(ingest(engine), 1);
    const early = await get(videoId);
    expect([early.status, String(early.bytes)]).toEqual([
      ...[503, expect.stringContaining('Manifest is not yet available.')],
    ]);
    expect(engine.orders).toHaveLength(1);
    expect((await get(videoId, '180p/index.m3u8')).status).toBe(404);
  });

  test('is given up where it falls behind; what arrives goes on, also for who began with both', async () => {
    const engine = new FakeEngine();
    engine.turns = [{ end: 'held' }];
    const videoId = await send(ingest(engine), MOST_BEHIND + 1);
    await until(async () => (await get(videoId)).status === 200, 'its own quality');
    await until(async () => filesIn(await text(videoId)).length === MOST_BEHIND + 1, 'all that arrived');
    expect(filesIn(await text(videoId))).toEqual(filesIn(await text(videoId, 'source/index.m3u8')));
    expect((await get(videoId, '180p/index.m3u8')).status).toBe(404);
  });

  test('is given up where FFmpeg fails', async () => {
    const engine = new FakeEngine();
    engine.turns = [{ end: 'FFMPEG_FAILED' }];
    const live = ingest(engine);
    const videoId = await send(live, 1);
    await live.settled();
    expect(filesIn(await text(videoId))).toEqual(['segment-1.m4s']);
  });

  test.each([
    ['there is no FFmpeg', null, STEPS],
    ['it is not larger', 'test', [{ name: '360p', height: 360, videoBitrate: 800_000 }]],
    ['nothing smaller is wanted', 'test', []],
  ])('is nothing where %s', async (_why, ffmpeg, steps) => {
    const engine = new FakeEngine();
    engine.ffmpeg = ffmpeg;
    const live = ingest(engine, steps);
    const videoId = await send(live, 1);
    await live.settled();
    expect(engine.orders).toEqual([]);
    expect(filesIn(await text(videoId))).toEqual(['segment-1.m4s']);
  });
});

describe('the playlist of what is made of a recording', () => {
  const segments = [4, 5, 6, 7, 8].map((number) => ({
    ...{ number, seconds: 2, endedAt: new Date(number * 2_000) },
    gap: number === 6,
  }));
  const recording = { segments, shown: segments.slice(1), gapsBefore: 1, longest: 2 };

  test.each([
    ['all of its window', [4, 5, 6, 7, 8], [5, 6, 7, 8], 1],
    ['what is made so far', [4, 5, 6], [5, 6], 1],
    ['what follows the last segment that is missing', [4, 5, 7, 8], [7, 8], 2],
    ['nothing before there is any', [], [], 1],
  ])('shows %s', (_what, made, shown, gapsBefore) => {
    const seen = madeIn(recording, new Set(made));
    expect(seen.shown.map(({ number }) => number)).toEqual(shown);
    expect(seen.gapsBefore).toBe(gapsBefore);
    expect(seen.segments.map(({ number }) => number)).toEqual(made);
  });
});
