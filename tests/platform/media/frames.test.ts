import { describe, expect, it, test } from '@jest/globals';
import sharp from 'sharp';
import { startEngine } from '../../../fixtures/platform/kernel/engine/engineProcess.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import type { Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import type { MediaItemDetailsRecord } from '../../../fixtures/platform/domains/media/items/records.ts';
import { mediaBackends } from '../../support/backends.ts';
import { colourVideo } from '../../support/colourVideo.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { TEST_ENGINE } from '../../support/testEngine.ts';
import { accountsAndPackage, insertVideo, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { processFile } from '../worlds/uploadWorld.ts';

const withFfmpeg = hasFfmpeg ? test : test.skip;
type Answer = MediaItemDetailsRecord & { message: string; field: string; code: string };

/** One for all storages: what it is given and gives back is the same. */
let engine: Engine;
beforeAll(() => {
  engine = startEngine({ ...TEST_ENGINE, ended: () => undefined });
});
afterAll(() => engine.close());

describe.each(await mediaBackends())('frames of videos on $name', ({ start }) => {
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
  const send = (mediaId: string, body: object) =>
    platform.call<Answer>('POST', `/media-metadata/api/v1/media/${mediaId}/thumbnail`, { token, body });
  const pictureAt = async (address: string | null) =>
    Buffer.from(await (await fetch(address ?? '')).arrayBuffer());
  /** Mean of red, green and blue of a picture's middle, where nothing of an edge shines in. */
  const colourOf = async (jpeg: Buffer) => {
    const { width = 0, height = 0 } = await sharp(jpeg).metadata();
    const middle = { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 };
    const { channels } = await sharp(jpeg).extract(middle).stats();
    return channels.map(({ mean }) => Math.round(mean / 64));
  };
  const [RED, GREEN, BLUE] = [
    [4, 0, 0],
    [0, 2, 0],
    [0, 0, 4],
  ];

  withFfmpeg('C-225 takes the frame that the video shows at a time, to the frame', async () => {
    const file = colourVideo('red', 'green', 'blue');
    const { mediaId } = await processFile(platform, { customerId, token, file });
    for (const [time, colour] of [
      [0, RED],
      [1_999, RED],
      [2_000, GREEN],
      [3_999, GREEN],
      [4_000, BLUE],
      [6_000, BLUE],
    ] as const) {
      const { status, body } = await send(mediaId, { time });
      expect([time, status]).toEqual([time, 200]);
      expect([time, await colourOf(await pictureAt(body.thumbnail))]).toEqual([time, colour]);
    }
  });

  withFfmpeg('C-225 finds its way in a video that runs through its package several times', async () => {
    const id = await insertVideo(platform, customerId, { lengthMs: 80_000, repeats: 2 });
    const first = await pictureAt((await send(id, { time: 30_000 })).body.thumbnail);
    const second = await pictureAt((await send(id, { time: 70_000 })).body.thumbnail);
    expect(second.equals(first)).toBe(true);
  });

  it.each([
    [{ time: -1 }, 'Enter a position from 00:00:00.000 to 99:59:59.999; it is “-00:00:00.001”.'],
    [{ time: 0.5 }, 'Enter a position from 00:00:00.000 to 99:59:59.999; it is “00:00:00.001”.'],
    [
      { time: 40_001 },
      'The position must be within the video, which ends at 00:00:40.000; it is 00:00:40.001.',
    ],
    [{ time: 1, file: '/9j/' }, 'A thumbnail is either an image or a frame of the video.'],
  ])('C-225 refuses %p', async (body, message) => {
    const id = await insertVideo(platform, customerId);
    const refused = await send(id, body);
    expect([refused.status, refused.body.field, refused.body.message]).toEqual([400, 'time', message]);
  });

  it('C-225 says what is missing: a video, or the engine', async () => {
    const none = await insertVideo(platform, customerId, { state: 'started', packageId: null });
    expect((await send(none, { time: 0 })).body).toMatchObject({ code: 'STATE' });
    use(noEngine);
    const { status, body } = await send(await insertVideo(platform, customerId), { time: 0 });
    expect([status, body.message]).toEqual([
      409,
      'This platform has no media engine. Install FFmpeg or set FFMPEG_PATH.',
    ]);
  });

  withFfmpeg('C-225 says that a picture cannot be read, and the next one still can', async () => {
    const { mediaId } = await processFile(platform, { customerId, token, file: colourVideo('red', 'green') });
    const broken = await processFile(platform, { customerId, token, file: colourVideo('blue', 'green') });
    const { store } = platform.services;
    const noise = Buffer.alloc(4_000, 7);
    await store.put(`packages/${broken.mediaId}/segment-1.m4s`, noise, 'video/mp4');
    const refused = await send(broken.mediaId, { time: 100 });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'The frame at 00:00:00.100 of this video cannot be read.',
    ]);
    expect((await send(mediaId, { time: 100 })).status).toBe(200);
  });

  withFfmpeg('an upload is shown by a picture of its own that is not black', async () => {
    const { item } = await processFile(platform, {
      customerId,
      token,
      file: colourVideo('black', 'black', 'black', 'blue'),
    });
    expect(item.hasThumbnail).toBe(true);
    const { body } = await platform.call<Answer>('GET', `/media-metadata/api/v1/media/${item.mediaId}`, {
      token,
    });
    expect(await colourOf(await pictureAt(body.thumbnail))).toEqual(BLUE);
  });

  withFfmpeg('an upload that is black all through is shown by its title', async () => {
    const { item } = await processFile(platform, { customerId, token, file: colourVideo('black', 'black') });
    const { body } = await platform.call<Answer>('GET', `/media-metadata/api/v1/media/${item.mediaId}`, {
      token,
    });
    const { channels } = await sharp(await pictureAt(body.thumbnail)).stats();
    // White letters.
    expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(200);
  });
});
