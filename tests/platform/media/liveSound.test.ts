import { spawnSync } from 'node:child_process';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { EngineFailure, type Loudness, type LiveSegment } from '../../../fixtures/engine/protocol.ts';
import { adtsHeader } from '../../../fixtures/engine/ingest/adts.ts';
import { measureLoudness } from '../../../fixtures/engine/ingest/loudness.ts';
import { Publication } from '../../../fixtures/engine/ingest/publication.ts';
import { SoundLevels } from '../../../fixtures/engine/ingest/soundLevels.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { createFrame, createVideoSettings } from '../../support/rtmpClient.ts';

/** AAC LC of 48 kHz, one channel (ISO 14496-3, 1.6.2.1). */
const MONO = Buffer.from([0x11, 0x88]);
const RATE = 48_000;
/** Frames of 1024 samples that five seconds have. */
const FIVE_SECONDS = Math.ceil((5 * RATE) / 1024);
const QUIET = { levelDb: -100, peakDb: -100 };
const LOUD = { levelDb: -20, peakDb: -6 };

/** Levels of sound that is measured to be what a test says next. */
function measured() {
  const says: { next: Loudness | EngineFailure } = { next: LOUD };
  const heard: Buffer[] = [];
  const levels = new SoundLevels((sound) => {
    heard.push(sound);
    return says.next instanceof EngineFailure ? Promise.reject(says.next) : Promise.resolve(says.next);
  });
  const send = async (fiveSeconds: number) => {
    for (let round = 0; round < fiveSeconds; round += 1) {
      for (let frame = 0; frame < FIVE_SECONDS; frame += 1) levels.take(MONO, RATE, Buffer.alloc(10));
      await turn();
    }
  };
  return { says, heard, levels, send };
}

describe('the level of the sound that arrives', () => {
  test('is measured over all of it, five seconds at a time', async () => {
    const { heard, levels, send } = measured();
    for (let frame = 1; frame < FIVE_SECONDS; frame += 1) levels.take(MONO, RATE, Buffer.alloc(10));
    await turn();
    expect([heard.length, levels.level]).toEqual([0, null]);
    levels.take(MONO, RATE, Buffer.alloc(10));
    await turn();
    expect(heard[0]).toHaveLength(FIVE_SECONDS * 17);
    expect(levels.level).toEqual({ ...LOUD, silentSeconds: 0 });
    await send(2);
    expect(heard).toHaveLength(3);
  });

  test('tells for how long nothing has been heard, and none of it once there is sound', async () => {
    const { says, levels, send } = measured();
    says.next = QUIET;
    await send(2);
    expect(levels.level?.silentSeconds).toBeCloseTo(10, 1);
    says.next = { levelDb: -75, peakDb: -60.1 };
    await send(1);
    expect(levels.level?.silentSeconds).toBeCloseTo(15, 1);
    levels.missing(2);
    expect(levels.level?.silentSeconds).toBeCloseTo(17, 1);
    says.next = { levelDb: -75, peakDb: -60 };
    await send(1);
    expect(levels.level?.silentSeconds).toBe(0);
  });

  test('is not known without FFmpeg, which is not asked for again', async () => {
    const { says, heard, levels, send } = measured();
    says.next = new EngineFailure('NO_FFMPEG', 'None.');
    await send(3);
    expect([heard.length, levels.level]).toEqual([1, null]);
  });

  test('is not known while it cannot be decoded, which may pass', async () => {
    const { says, levels, send } = measured();
    await send(1);
    says.next = new EngineFailure('FFMPEG_FAILED', 'Invalid data.');
    await send(1);
    expect(levels.level).toBeNull();
    says.next = LOUD;
    await send(1);
    expect(levels.level).toEqual({ ...LOUD, silentSeconds: 0 });
  });

  test('is told with the segments, and not of pictures alone', async () => {
    const segments: LiveSegment[] = [];
    const publication = new Publication(
      (segment) => segments.push(segment),
      () => 0,
      () => Promise.resolve(LOUD),
    );
    publication.sound(0, Buffer.concat([Buffer.from([0xaf, 0]), MONO]));
    publication.picture(0, createVideoSettings(20, 15));
    for (let at = 0; at <= 8_000; at += 20) {
      if (at % 500 === 0) publication.picture(at, createFrame(at % 1_000 === 0));
      publication.sound(at, Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(10)]));
      await turn();
    }
    await publication.end();
    const levels = segments.map(({ arriving }) => arriving.level);
    expect(levels[0]).toBeNull();
    expect(levels.at(-1)).toEqual({ ...LOUD, silentSeconds: 0 });
  });
});

test.each([
  ['settings that end early', Buffer.from([0x11])],
  ['a sample rate that is not in the table', Buffer.from([0x17, 0x88])],
  ['channels that stand elsewhere', Buffer.from([0x11, 0x80])],
])('ADTS has no words for %s', (_, settings) => {
  expect(adtsHeader(settings, 100)).toBeNull();
});

(hasFfmpeg ? describe : describe.skip)('FFmpeg', () => {
  /** Six seconds of sound as AAC in ADTS. */
  function aacOf(source: string, filters = 'anull'): Buffer {
    const made = [
      '-f',
      'lavfi',
      '-i',
      source,
      '-t',
      '6',
      '-af',
      filters,
      '-c:a',
      'aac',
      '-f',
      'adts',
      'pipe:1',
    ];
    return spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', ['-loglevel', 'error', ...made]).stdout;
  }
  /** It gives way to everything else: beside a busy machine it gets its turn late. */
  const measured = (sound: Buffer) => measureLoudness(sound, 60_000);
  const sine = 'sine=frequency=440:sample_rate=48000';

  test('writes the same ADTS', () => {
    const aac = aacOf(sine);
    let frames = 0;
    for (let at = 0; at < aac.length; frames += 1) {
      const length = (aac.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
      expect(adtsHeader(MONO, length - 7)).toEqual(aac.subarray(at, at + 7));
      at += length;
    }
    expect(frames).toBeGreaterThan(280);
  });

  // A sine of FFmpeg has an eighth of the full scale: -18 dBFS at its peaks, 3 dB less on average.
  test('measures a tone', async () => {
    const { levelDb, peakDb } = await measured(aacOf(sine));
    expect(Math.abs(peakDb - -18.1)).toBeLessThan(1);
    expect(Math.abs(levelDb - -21.1)).toBeLessThan(1);
  });

  test('measures silence', async () => {
    expect(await measured(aacOf('anullsrc=sample_rate=48000:channel_layout=mono'))).toEqual(QUIET);
  });

  test('measures sound that was cut off', async () => {
    expect((await measured(aacOf(sine, 'volume=30dB'))).peakDb).toBeGreaterThanOrEqual(-0.5);
  });

  test('says of what is no sound that it is none', async () => {
    await expect(measureLoudness(Buffer.alloc(2_000))).rejects.toThrow();
  });
});
