import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BufferSource } from 'mediabunny';
import sharp from 'sharp';
import { WorkRefused } from '../../../fixtures/platform/kernel/sandbox/sandbox.ts';
import { asJpeg, pictureFence } from '../../../fixtures/platform/domains/media/items/pictures.ts';
import { fencedWorkshop, fileFence } from '../../../fixtures/platform/domains/media/uploads/workshop.ts';
import { measureVideo } from '../../../schema/files/measureVideo.ts';
import { FULL } from '../../support/fullSet.ts';
import { mutated, packedZeros, pngHead, createPng, withTrueSums } from '../../support/hostileFiles.ts';
import { makeVideo } from '../../support/videoFiles.ts';

const MOST_BYTES = 200_000_000;
const MOST_CPU_MS = 1_000;
const MUTATIONS = FULL ? 1000 : 60;
const ORGANISATION = 'an organisation';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c8102e' } });
const outcome = (bytes: Uint8Array) =>
  asJpeg(bytes, ORGANISATION).then(
    () => 'taken',
    ({ status, message }: { status: number; message: string }) => [status, message],
  );

describe('pictures that were made to harm', () => {
  it('LIB-04 takes 24 megapixels as PNG and as JPEG with less than 200 MB of memory, and not one row more', async () => {
    expect(await outcome(await flat(6000, 4000).png().toBuffer())).toBe('taken');
    expect(await outcome(await flat(6000, 4000).jpeg().toBuffer())).toBe('taken');
    expect(pictureFence.peakBytes).toBeLessThan(MOST_BYTES);
    expect(await outcome(await flat(6000, 4001).jpeg().toBuffer())).toEqual([
      400,
      'A thumbnail must have at most 24 megapixels.',
    ]);
  });

  it('LIB-04 refuses a second head that makes a small picture a large one', async () => {
    const rows = packedZeros(100_000);
    const two = createPng([
      pngHead(16, 16),
      pngHead(20_000, 20_000),
      ['IDAT', rows],
      ['IEND', Buffer.alloc(0)],
    ]);
    expect(await outcome(two)).toEqual([400, 'This image cannot be read.']);
  });

  it('LIB-04 unpacks no more than the head of a picture tells', async () => {
    const bomb = createPng([
      pngHead(16, 16),
      ['IDAT', packedZeros(256 * 2 ** 20)],
      ['IEND', Buffer.alloc(0)],
    ]);
    expect(bomb.length).toBeLessThan(2 * 2 ** 20);
    await outcome(bomb);
    expect(pictureFence.peakBytes).toBeLessThan(MOST_BYTES);
  });

  it('LIB-04 says which limit a picture breaks that takes more memory than it may, and takes the next one', async () => {
    const deep = await flat(6000, 4000).toColourspace('rgb16').png({ progressive: true }).toBuffer();
    expect(await outcome(deep)).toEqual([400, 'Reading the file takes more than 200 MB of memory.']);
    expect(await outcome(await flat(64, 64).png().toBuffer())).toBe('taken');
  });

  it('reads no other kind of picture behind the first bytes of a PNG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const order = { bytes: svg, maxWidth: 1280, maxPixels: 1000 };
    await expect(pictureFence.run(order, { share: ORGANISATION })).rejects.toThrow(WorkRefused);
  });
});

describe('videos that were made to harm', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostrum-hostile-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Result of the reader, with its number of reads and bytes. */
  async function readingOf(file: Buffer) {
    let [reads, bytes] = [0, 0];
    const measured = await measureVideo({
      source: new BufferSource(file),
      sizeBytes: file.length,
      read: (start, end) => {
        reads += 1;
        bytes += end - start;
        return Promise.resolve(new Uint8Array(file.subarray(start, end)));
      },
    });
    return { complete: measured.complete, container: measured.container, reads, bytes };
  }
  const box = (type: string, content = Buffer.alloc(0)) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };

  it.each(['free', 'mdat', 'moof'])('UPL-21 looks at few of a million empty %s boxes', async (type) => {
    const good = await makeVideo();
    const boxes = Buffer.concat(Array.from({ length: 1_000_000 }, () => box(type)));
    const { complete, reads, bytes } = await readingOf(Buffer.concat([good, boxes]));
    expect(complete).toBe(false);
    expect(reads).toBeLessThan(200);
    expect(bytes).toBeLessThan(1_000_000);
  });

  it('UPL-21 goes no deeper than boxes nest', async () => {
    let nested = box('moov');
    for (let depth = 0; depth < 1000; depth += 1) nested = box('moov', nested);
    expect(await readingOf(nested)).toMatchObject({ complete: false, container: 'MP4' });
  });

  it('UPL-21 tells a video that takes too long to read apart, and reads the next one', async () => {
    const path = join(folder, 'good.mp4');
    await writeFile(path, await makeVideo());
    const asking = { share: path, cpuMs: -1 };
    await expect(fileFence.run({ task: 'measure', file: path }, asking)).rejects.toThrow(
      'Reading the file takes longer than',
    );
    const watch = { progress: () => undefined, signal: new AbortController().signal };
    expect(await fencedWorkshop.measure(path, watch)).toMatchObject({ complete: true });
  });

  it(`UPL-21 ${MUTATIONS} mutated videos: no crash, each within a second of a processor and 200 MB`, async () => {
    const good = await makeVideo();
    for (let seed = 1; seed <= MUTATIONS; seed += 1) {
      const path = join(folder, `${seed}.mp4`);
      await writeFile(path, mutated(good, seed));
      const asking = { share: path, cpuMs: MOST_CPU_MS };
      const result = await fileFence.run({ task: 'measure', file: path }, asking);
      expect(result.kind).toBe('measured');
      await rm(path);
    }
    expect(fileFence.peakBytes).toBeLessThan(MOST_BYTES);
  });
});

describe('mutated pictures', () => {
  it.each(['png', 'jpeg'] as const)(
    `LIB-04 ${MUTATIONS} mutated files of the kind %s: no crash, each within a second of a processor and 200 MB`,
    async (kind) => {
      const good = await sharp(join(import.meta.dirname, '../../../fixtures/demo/samples/arena-1.jpg'))
        .resize(480)
        .toFormat(kind)
        .toBuffer();
      for (let seed = 1; seed <= MUTATIONS; seed += 1) {
        const spoilt = mutated(good, seed);
        const bytes = kind === 'png' && seed % 2 === 0 ? withTrueSums(spoilt) : spoilt;
        const order = { bytes: new Uint8Array(bytes), maxWidth: 1280, maxPixels: 24_000_000 };
        const asking = { share: ORGANISATION, cpuMs: MOST_CPU_MS };
        // A broken fence is any other error.
        const answer = await pictureFence.run(order, asking).catch((error: unknown) => {
          if (!(error instanceof WorkRefused)) throw error;
          return 'refused';
        });
        expect(answer).toBeTruthy();
      }
    },
  );
});
