import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EngineFailure } from '../../../fixtures/engine/protocol.ts';
import { createEncoding } from '../../../fixtures/platform/domains/media/renditions/encoding.ts';
import type { Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import { startEngine } from '../../../fixtures/platform/kernel/engine/engineProcess.ts';
import { packageVideo } from '../../../fixtures/platform/domains/media/packaging/packaging.ts';
import {
  fetchSource,
  segmentsMade,
} from '../../../fixtures/platform/domains/media/library/renditions/attempts.ts';
import { createFolderStore } from '../../../fixtures/platform/kernel/store/folderStore.ts';
import { measureFile } from '../../../fixtures/platform/domains/media/uploads/measureFile.ts';
import { checkVideo, listFailures } from '../../../schema/rules/uploadCheck.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { FULL } from '../../support/fullSet.ts';
import { mutated } from '../../support/hostileFiles.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import { TEST_ENGINE } from '../../support/testEngine.ts';

const MUTATIONS = FULL ? 1000 : 30;
/** Possible results of a file: done, or the problem with it. */
const ENDS = ['done', 'nothing', 'FFMPEG_FAILED', 'OUT_OF_MEMORY', 'CANCELLED'];
/** A spoilt clock can make a file hours long; whoever asked gives up. */
const PATIENCE_MS = 10_000;
const RUNG = { name: '180p', width: 320, height: 180, videoBitrate: 200_000 };

(hasFfmpeg ? describe : describe.skip)('the engine and files that were made to harm', () => {
  let engine: Engine;
  let folder: string;
  const reasons: string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostrum-hostile-'));
    engine = startEngine({
      ...TEST_ENGINE,
      ended: (reason) => void reasons.push(reason),
    });
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const nothing = { attempts: 0, segments: 0, seconds: 0 };
  const encode = (input: string, name: string, lengthMs: number, signal?: AbortSignal) => {
    const made = join(folder, name);
    mkdirSync(made, { recursive: true });
    const order = createEncoding(input, RUNG, made, { made: nothing, lengthMs });
    return engine.run('ffmpeg', order, signal && { signal }).then(() => made);
  };
  const workOn = (input: string, seed: number, signal?: AbortSignal): Promise<unknown> => {
    const output = `${input}.jpg`;
    if (seed % 3 === 0) return engine.run('poster', { input, output, lengthMs: 4_000 }, signal && { signal });
    if (seed % 3 === 1) return engine.run('frame', { input, output, atMs: 1_000 }, signal && { signal });
    return encode(input, `encoded-${seed}`, 4_000, signal);
  };
  const endOf = (work: Promise<unknown>) =>
    work.then(
      (done) => (done === false ? 'nothing' : 'done'),
      (error: unknown) => (error instanceof EngineFailure ? error.code : String(error)),
    );

  test(
    `${MUTATIONS} mutated videos: each says what came of it, and a good one beside them is worked on all the while`,
    async () => {
      const good = await makeVideo();
      const whole = join(folder, 'good.mp4');
      writeFileSync(whole, good);
      const ends = new Map<string, number>();
      for (let seed = 1; seed <= MUTATIONS; seed += 1) {
        const input = join(folder, `${seed}.mp4`);
        writeFileSync(input, mutated(good, seed));
        const beside = seed % 10 === 0 ? endOf(workOn(whole, seed)) : Promise.resolve('done');
        const end = await endOf(workOn(input, seed, AbortSignal.timeout(PATIENCE_MS)));
        ends.set(end, (ends.get(end) ?? 0) + 1);
        expect([seed, ENDS.includes(end) ? 'told' : end]).toEqual([seed, 'told']);
        expect([seed, await beside]).toEqual([seed, 'done']);
        rmSync(input);
        rmSync(join(folder, `encoded-${seed}`), { recursive: true, force: true });
      }
      // Both kinds are among them, or nothing was spoilt.
      expect(ends.get('done')).toBeGreaterThan(0);
      expect(ends.get('FFMPEG_FAILED')).toBeGreaterThan(0);
      expect([engine.state().restarts, reasons]).toEqual([0, []]);
    },
    FULL ? 3_600_000 : undefined,
  );

  test.each([
    ['16 channels', ['-ac', '16', '-b:a', '1500k'], '4', '4'],
    ['one channel', ['-ac', '1'], '4', '4'],
    ['sound that ends early', ['-ac', '2'], '4', '1'],
    ['sound that ends late', ['-ac', '2'], '2', '4'],
    ['sound that begins late', ['-ac', '2', '-af', 'adelay=1500:all=1,asetpts=PTS'], '4', '2'],
  ])(
    'UPL-07 a video with %s passes the checks, is cut and encoded with its sound',
    async (name, sound, picture, heard) => {
      const source = join(folder, `${name}.mp4`);
      const { stderr } = spawnSync(process.env.FFMPEG_PATH || 'ffmpeg', [
        ...['-y', '-v', 'error', '-f', 'lavfi', '-i', `testsrc2=s=640x360:r=30:d=${picture}`],
        ...['-f', 'lavfi', '-i', `sine=440:r=48000:d=${heard}`, '-c:a', 'aac', ...sound],
        ...[
          '-c:v',
          'libx264',
          '-preset',
          'ultrafast',
          '-pix_fmt',
          'yuv420p',
          '-g',
          '30',
          '-b:v',
          '600k',
          source,
        ],
      ]);
      expect(String(stderr)).toBe('');
      const measured = await measureFile(source, () => undefined);
      expect(listFailures(checkVideo(measured, { allows4k: false }))).toEqual([]);
      if (name === '16 channels') expect(measured.audioChannels).toBe(16);

      const store = createFolderStore(join(folder, 'store'));
      const work = join(folder, 'work');
      const { segments, lengthMs } = await packageVideo(source, [], work);
      expect(lengthMs).toBeGreaterThanOrEqual(Number(picture) * 1000 - 50);
      await store.moveIn(work, `${name}/`, 'master.m3u8');
      const joined = join(folder, 'joined.mp4');
      await fetchSource(store, `${name}/`, segments, { file: joined, signal: AbortSignal.timeout(60_000) });
      const made = await encode(joined, name, lengthMs);
      const encoded = (await segmentsMade(made)).made;
      expect(encoded.seconds).toBeGreaterThanOrEqual(Number(picture) - 0.1);
      expect(statSync(join(made, 'init.mp4')).size).toBeGreaterThan(0);
      await fetchSource(createFolderStore(folder), `${name}/`, (await segmentsMade(made)).segments, {
        file: joined,
        signal: AbortSignal.timeout(60_000),
      });
      expect((await measureFile(joined, () => undefined)).audioChannels).toBe(measured.audioChannels);
    },
  );
});
