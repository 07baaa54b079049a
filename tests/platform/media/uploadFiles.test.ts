import { openSync, closeSync, ftruncateSync, writeSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobSource, BufferSource, FilePathSource } from 'mediabunny';
import { type MeasurableFile, measureVideo } from '../../../schema/files/measureVideo.ts';
import { fencedWorkshop } from '../../../fixtures/platform/domains/media/uploads/workshop.ts';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import {
  checkVideo,
  getErrorKind,
  listFailures,
  messageOfFinding,
} from '../../../schema/rules/uploadCheck.ts';
import { BAD_FILES } from '../../support/badFiles.ts';
import { makeVideo } from '../../support/videoFiles.ts';
import { english } from '../../../schema/reasons/english.ts';

async function examine(file: MeasurableFile, onProgress?: (share: number) => void) {
  const measured = await measureVideo(file, onProgress);
  const findings = checkVideo(measured, { allows4k: false });
  return {
    measured,
    kind: getErrorKind(findings),
    text: listFailures(findings)
      .map((found) => english(messageOfFinding(found)))
      .join('\n'),
  };
}

const inMemory = (file: Buffer): MeasurableFile => ({
  source: new BufferSource(file),
  sizeBytes: file.length,
  read: (start, end) => Promise.resolve(new Uint8Array(file.subarray(start, end))),
});

/** As the browser's worker reads what a person chose. */
const chosen = (bytes: Buffer): MeasurableFile => {
  const file = new Blob([new Uint8Array(bytes)]);
  return {
    source: new BlobSource(file),
    sizeBytes: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
};

describe('measuring a file', () => {
  it('reads every property that is checked', async () => {
    const { measured, kind } = await examine(inMemory(await makeVideo()));
    expect(kind).toBeNull();
    expect(measured).toMatchObject({
      container: 'MP4',
      complete: true,
      videoTracks: 1,
      videoCodec: 'H.264',
      width: 640,
      height: 360,
      audioTracks: 1,
      audioCodec: 'AAC',
      audioSampleRate: 48_000,
      audioChannels: 2,
    });
    expect(measured.frameRate).toBeCloseTo(30, 3);
    expect(measured.keyframeMax).toBeCloseTo(2, 3);
    expect(measured.lengthMs).toBe(4000);
    expect(measured.videoBitrate).toBeGreaterThan(100_000);
    expect(measured.audioBitrate).toBeGreaterThan(20_000);
  });

  it.each(BAD_FILES)(
    'UPL-21 UPL-17 UPL-19 $name: says what was measured and what is allowed',
    async (bad) => {
      const examined = await examine(chosen(await bad.make()));
      expect(examined.kind).toBe(bad.kind);
      expect(examined.text).toMatch(bad.says);
    },
  );

  it.each([
    ['UPL-14 at 30 frames a second', { size: [1920, 1080], videoBitrate: 7_800_000 }],
    ['UPL-14 at 60 frames a second', { size: [1920, 1080], fps: 60, videoBitrate: 11_800_000 }],
    ['UPL-16 of a wide picture', { size: [3840, 1080], videoBitrate: 15_800_000 }],
  ] as const)('%s a real file under the limit of the bitrate passes', async (_title, flaws) => {
    const { text } = await examine(inMemory(await makeVideo({ seconds: 1, ...flaws })));
    expect(text).toBe('');
  });

  it('UPL-13 UPL-15 4K at 30 Mbps passes where the plan brings 4K, and is too large where not', async () => {
    const file = await makeVideo({ seconds: 1, size: [3840, 2160], videoBitrate: 30_000_000 });
    const measured = await measureVideo(inMemory(file));
    expect(listFailures(checkVideo(measured, { allows4k: true }))).toEqual([]);
    expect(listFailures(checkVideo(measured, { allows4k: false })).map(({ property }) => property)).toEqual([
      'resolution',
    ]);
  });

  it('UPL-12 a file of 65 GB is refused, and not read through for it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rostrum-large-'));
    const path = join(folder, 'large.mp4');
    const sizeBytes = sparse(path, await makeVideo(), 65_000_000_000);
    const file = await open(path);
    let bytesRead = 0;
    try {
      const { kind, text } = await examine({
        source: new FilePathSource(path),
        sizeBytes,
        read: async (start, end) => {
          const bytes = new Uint8Array(Math.min(end, sizeBytes) - start);
          bytesRead += bytes.length;
          await file.read(bytes, 0, bytes.length, start);
          return bytes;
        },
      });
      expect([kind, text]).toEqual(['FILE_SIZE', 'File size is 65 GB; allowed: ≤ 64 GB.']);
      expect(bytesRead).toBeLessThan(1_000_000);
    } finally {
      await file.close();
      await rm(folder, { recursive: true });
    }
  });

  it('tells how far it is', async () => {
    const shares: number[] = [];
    await examine(inMemory(await makeVideo()), (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
  });
});

/** A good video with a box of nothing behind it, which takes no room on the disk. Answers its size. */
function sparse(path: string, good: Buffer, sizeBytes: number): number {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write('free', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(sizeBytes - good.length), 8);
  const file = openSync(path, 'w');
  writeSync(file, Buffer.concat([good, head]));
  ftruncateSync(file, sizeBytes);
  closeSync(file);
  return sizeBytes;
}

it('a process that is broken off leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const stop = new AbortController();
    const measured = fencedWorkshop.measure(projectFile('fixtures/demo/samples/arena.mp4'), {
      signal: stop.signal,
      progress: () => stop.abort(),
    });
    await expect(measured).rejects.toThrow();
  }
  // Others may have ended meanwhile.
  expect(timers()).toBeLessThanOrEqual(before);
});
