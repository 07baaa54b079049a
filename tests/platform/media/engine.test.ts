import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import type { Engine } from '../../../fixtures/platform/kernel/engine/engine.ts';
import { startEngine } from '../../../fixtures/platform/kernel/engine/engineProcess.ts';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { until } from '../../support/until.ts';

const SAMPLE = projectFile('fixtures/demo/samples/arena.mp4');
/** Work that takes FFmpeg as long as nobody ends it: it writes at the pace of the clock. */
const ENDLESS = { input: SAMPLE, reading: ['-re', '-stream_loop', '-1'], writing: ['-f', 'null', '-'] };

let folder: string;
let engine: Engine;
const reasons: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-engine-'));
  engine = startEngine({ ffmpegPath: process.env.FFMPEG_PATH, ended: (reason) => reasons.push(reason) });
  await isReady();
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const isReady = () => until(() => engine.state().state === 'ready', 'the engine to be ready');

/** Processes on this machine whose command line holds a text, as the kernel tells. */
function processesOf(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
      } catch {
        return false;
      }
    })
    .map(Number);
}

describe('the media engine', () => {
  test('says so where the platform has none', async () => {
    expect(noEngine.state()).toEqual({ state: 'off', ffmpeg: null, rtmpPort: null, restarts: 0 });
    const asked = noEngine.run('ffmpeg', { input: SAMPLE, writing: [], lengthMs: null });
    await expect(asked).rejects.toMatchObject({ code: 'ENGINE_ENDED' });
  });

  test('is told of an FFmpeg that is a program, and of no other', () => {
    expect(readConfig({}).ffmpegPath).toBeUndefined();
    expect(readConfig({ FFMPEG_PATH: process.execPath }).ffmpegPath).toBe(process.execPath);
    expect(() => readConfig({ FFMPEG_PATH: SAMPLE })).toThrow('FFMPEG_PATH: must be the path of a program');
  });

  test('works without FFmpeg, and refuses what needs it', async () => {
    const bare = startEngine({ ffmpegPath: join(folder, 'none'), ended: () => undefined });
    try {
      const asked = bare.run('ffmpeg', { input: SAMPLE, writing: ['-f', 'null', '-'], lengthMs: null });
      await expect(asked).rejects.toMatchObject({ code: 'NO_FFMPEG' });
      expect(bare.state()).toEqual({ state: 'ready', ffmpeg: null, rtmpPort: null, restarts: 0 });
    } finally {
      await bare.close();
    }
  });
});

(hasFfmpeg ? describe : describe.skip)('the media engine with FFmpeg', () => {
  test('tells its version, does what it is asked and how far it is', async () => {
    expect(engine.state().ffmpeg).toMatch(/\d/);
    const heard: number[] = [];
    const file = join(folder, 'frame.jpg');
    const writing = ['-frames:v', '1', file];
    const order = { input: SAMPLE, reading: ['-ss', '1'], writing, lengthMs: 1 };
    await engine.run('ffmpeg', order, { progress: (share) => heard.push(share) });
    expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(heard.at(-1)).toBe(1);
  });

  test('says in the words of FFmpeg why a file cannot be read', async () => {
    const file = join(folder, 'broken.mp4');
    writeFileSync(file, 'no video');
    const asked = engine.run('ffmpeg', { input: file, writing: ['-f', 'null', '-'], lengthMs: null });
    await expect(asked).rejects.toMatchObject({
      code: 'FFMPEG_FAILED',
      message: expect.stringContaining('Invalid data found'),
    });
  });

  test('reads nothing but files of this machine', async () => {
    const file = join(folder, 'outside.m3u8');
    const lines = [
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:4',
      '#EXTINF:4,',
      'http://127.0.0.1:1/a.ts',
      '#EXT-X-ENDLIST',
    ];
    writeFileSync(file, lines.join('\n'));
    const asked = engine.run('ffmpeg', { input: file, writing: ['-f', 'null', '-'], lengthMs: null });
    await expect(asked).rejects.toMatchObject({
      code: 'FFMPEG_FAILED',
      message: expect.stringContaining('not on whitelist'),
    });
  });

  test('ends work that is withdrawn', async () => {
    const file = join(folder, 'withdrawn.ts');
    const withdrawal = new AbortController();
    const writing = ['-c', 'copy', '-f', 'mpegts', '-flush_packets', '1', file];
    const asked = engine.run(
      'ffmpeg',
      { ...ENDLESS, writing, lengthMs: null },
      { signal: withdrawal.signal },
    );
    asked.catch(() => undefined);
    await until(() => statSync(file, { throwIfNoEntry: false }) !== undefined, 'FFmpeg to begin');
    withdrawal.abort();
    await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(processesOf(file)).toEqual([]);
  });

  test.each([
    [true, constants.priority.PRIORITY_LOW],
    [false, getPriority()],
  ])('lets work that gives way (%s) have the priority %d', async (givesWay, priority) => {
    const file = join(folder, `gives-way-${givesWay}.ts`);
    const withdrawal = new AbortController();
    const writing = ['-c', 'copy', '-f', 'mpegts', '-flush_packets', '1', file];
    const order = { ...ENDLESS, writing, lengthMs: null, givesWay };
    const asked = engine.run('ffmpeg', order, { signal: withdrawal.signal });
    asked.catch(() => undefined);
    await until(() => statSync(file, { throwIfNoEntry: false }) !== undefined, 'FFmpeg to begin');
    expect(processesOf(file).map((pid) => getPriority(pid))).toEqual([priority]);
    withdrawal.abort();
    await expect(asked).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test('is there again after it was killed, says what came to nothing and leaves no child behind', async () => {
    const before = engine.state().restarts;
    const file = join(folder, 'orphan.ts');
    const writing = ['-c', 'copy', '-f', 'mpegts', '-flush_packets', '1', file];
    const asked = engine.run('ffmpeg', { ...ENDLESS, writing, lengthMs: null });
    asked.catch(() => undefined);
    await until(() => statSync(file, { throwIfNoEntry: false }) !== undefined, 'FFmpeg to begin');
    const [pid = 0] = processesOf(file);
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    process.kill(Number(parent), 'SIGKILL');
    await expect(asked).rejects.toMatchObject({ code: 'ENGINE_ENDED' });
    await until(() => processesOf(file).length === 0, 'the child to end');
    await isReady();
    expect(engine.state().restarts).toBe(before + 1);
    expect(reasons).toContain('it ended with SIGKILL');
    const again = { input: SAMPLE, writing: ['-t', '0.1', '-f', 'null', '-'], lengthMs: null };
    await expect(engine.run('ffmpeg', again)).resolves.toBeNull();
  });

  test('leaves nothing behind when it is closed, and takes no more work', async () => {
    const own = startEngine({ ffmpegPath: process.env.FFMPEG_PATH, ended: () => undefined });
    const file = join(folder, 'closed.ts');
    const writing = ['-c', 'copy', '-f', 'mpegts', '-flush_packets', '1', file];
    const asked = own.run('ffmpeg', { ...ENDLESS, writing, lengthMs: null });
    asked.catch(() => undefined);
    await until(() => statSync(file, { throwIfNoEntry: false }) !== undefined, 'FFmpeg to begin');
    await own.close();
    await expect(asked).rejects.toMatchObject({ code: 'ENGINE_ENDED' });
    await until(() => processesOf(file).length === 0, 'the child to end');
    await expect(own.run('ffmpeg', { ...ENDLESS, lengthMs: null })).rejects.toMatchObject({
      code: 'ENGINE_ENDED',
    });
  });
});
