/**
 * Looks at how an MP4 file's boxes nest and at how many samples they declare, before anything trusts those figures: a
 * table of four billion samples costs its author four bytes and its reader all its time and memory.
 */

/** Bytes from `start` to `end`, the latter excluded; fewer where the file ends. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** More samples in a track than 26 hours at 60 a second have. */
export const SAMPLES_MAX = 6_500_000;
/** Most samples that stand in one piece: 5 minutes at 30 a second. Readers add them up anew for each of them. */
const SAMPLES_OF_CHUNK_MAX = 10_000;
/** Boxes of fragments that are looked at, at most: 26 hours in fragments of a second have about 700,000. */
const FRAGMENT_BOXES_MAX = 1_000_000;
/** All other boxes; a file from an encoder has about a hundred. */
const BOXES_MAX = 10_000;
/** Bytes that are read for all of it, at most: the tables of 26 hours, and a look at each of their fragments. */
const BYTES_MAX = 512 * 1024 * 1024;
/** Bytes that are read at once: boxes stand close together, or far apart. */
const WINDOW = 1024;
const DEEPEST = 8;
const OF_FRAGMENTS = new Set([
  'moof',
  'mfhd',
  'traf',
  'tfhd',
  'tfdt',
  'trun',
  'mdat',
  'sidx',
  'styp',
  'emsg',
  'prft',
]);
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
/** Bytes that each entry of a table takes; the number of entries stands so many bytes into the box's content. */
const TABLES: Readonly<Record<string, { entry: number; countAt: number }>> = {
  stts: { entry: 8, countAt: 4 },
  ctts: { entry: 8, countAt: 4 },
  stss: { entry: 4, countAt: 4 },
  stsc: { entry: 12, countAt: 4 },
  stco: { entry: 4, countAt: 4 },
  co64: { entry: 8, countAt: 4 },
};

class Lie extends Error {}

/** True if the boxes fit into each other and declare no more than there can be. Says nothing about other formats. */
export async function boxesAreHonest(read: ReadRange, sizeBytes: number): Promise<boolean> {
  const kind = new TextDecoder('latin1').decode((await read(4, 8)).subarray(0, 4));
  if (!['ftyp', 'moov', 'styp', 'free', 'skip', 'wide', 'mdat'].includes(kind)) return true;
  const boxes = { left: BOXES_MAX, leftOfFragments: FRAGMENT_BOXES_MAX };
  const walk: Walk = { read: windowed(read, sizeBytes), sizeBytes, ...boxes };
  try {
    await walkBoxes(walk, 0, sizeBytes, 0);
    return true;
  } catch (error) {
    if (error instanceof Lie) return false;
    throw error;
  }
}

interface Walk {
  read: ReadRange;
  sizeBytes: number;
  left: number;
  leftOfFragments: number;
}

/** Reads a little ahead, and no more in all than may be. */
function windowed(read: ReadRange, sizeBytes: number): ReadRange {
  let window: Uint8Array = new Uint8Array(0);
  let windowStart = 0;
  let left = BYTES_MAX;
  return async (start, end) => {
    if (start < windowStart || end > windowStart + window.length) {
      const wanted = Math.min(sizeBytes, Math.max(end, start + WINDOW));
      if ((left -= wanted - start) < 0) throw new Lie('too many bytes');
      window = await read(start, wanted);
      windowStart = start;
    }
    return window.subarray(start - windowStart, end - windowStart);
  };
}

async function walkBoxes(walk: Walk, start: number, end: number, depth: number): Promise<void> {
  if (depth > DEEPEST) throw new Lie('too deep');
  for (let at = start; at + 8 <= end;) {
    const head = viewOf(await walk.read(at, Math.min(at + 16, end)));
    const { type, size, header } = boxOf(head, end - at);
    countBox(walk, type, size - header);
    // Media data may be cut off at the end of the file, which the last sample shows; nothing else may.
    if (size < header || (at + size > end && !(type === 'mdat' && depth === 0))) throw new Lie(type);
    if (CONTAINERS.has(type)) await walkBoxes(walk, at + header, at + size, depth + 1);
    else await checkTable(walk, type, at + header, at + size);
    at += size;
  }
}

/** An empty box counts as no part of a fragment, whatever it is called. */
function countBox(walk: Walk, type: string, contentBytes: number): void {
  const isLeft =
    OF_FRAGMENTS.has(type) && contentBytes > 0 ? (walk.leftOfFragments -= 1) >= 0 : (walk.left -= 1) >= 0;
  if (!isLeft) throw new Lie('too many boxes');
}

function boxOf(head: DataView, rest: number): { type: string; size: number; header: number } {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => head.getUint8(at)));
  const size = head.getUint32(0);
  if (size === 0) return { type, size: rest, header: 8 };
  if (size !== 1) return { type, size, header: 8 };
  if (head.byteLength < 16) throw new Lie(type);
  return { type, size: Number(head.getBigUint64(8)), header: 16 };
}

async function checkTable(walk: Walk, type: string, start: number, end: number): Promise<void> {
  const table = TABLES[type];
  if (table) {
    const count = await numberAt(walk, start + table.countAt, end);
    const first = start + table.countAt + 4;
    if (count > SAMPLES_MAX || first + count * table.entry > end) throw new Lie(type);
    if (type === 'stts') await checkTimes(walk, first, count);
    if (type === 'stsc') await checkChunks(walk, first, count);
  }
  if (type === 'stsz') {
    const each = await numberAt(walk, start + 4, end);
    const count = await numberAt(walk, start + 8, end);
    const fits = each === 0 ? start + 12 + count * 4 <= end : each * count <= walk.sizeBytes;
    if (count > SAMPLES_MAX || !fits) throw new Lie(type);
  }
  if (type === 'trun' && (await numberAt(walk, start + 4, end)) > SAMPLES_MAX) throw new Lie(type);
}

/** The sum of samples that a table of times declares. */
async function checkTimes(walk: Walk, first: number, count: number): Promise<void> {
  const entries = viewOf(await walk.read(first, first + count * 8));
  let samples = 0;
  for (let at = 0; at + 8 <= entries.byteLength; at += 8) samples += entries.getUint32(at);
  // Each sample has a byte at least.
  if (samples > Math.min(SAMPLES_MAX, walk.sizeBytes)) throw new Lie('stts');
}

/** The samples that each piece of the media data is told to have. */
async function checkChunks(walk: Walk, first: number, count: number): Promise<void> {
  const entries = viewOf(await walk.read(first, first + count * 12));
  for (let at = 0; at + 12 <= entries.byteLength; at += 12) {
    if (entries.getUint32(at + 4) > SAMPLES_OF_CHUNK_MAX) throw new Lie('stsc');
  }
}

async function numberAt(walk: Walk, at: number, end: number): Promise<number> {
  if (at + 4 > end) throw new Lie('short box');
  const bytes = await walk.read(at, at + 4);
  if (bytes.byteLength < 4) throw new Lie('end of file');
  return viewOf(bytes).getUint32(0);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
