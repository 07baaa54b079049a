import { crc32, deflateSync } from 'node:zlib';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FIGURES = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff];

/** A good file with some of it spoilt: bytes, figures, a part that is missing or there twice. */
export function mutated(good: Buffer, seed: number): Buffer {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const bytes = Buffer.from(good);
  // Most of what a reader trusts stands in the first part.
  const reach = random() < 0.7 ? Math.min(2048, bytes.length) : bytes.length;
  for (let count = 1 + below(8); count > 0; count -= 1) {
    if (random() < 0.5) bytes[below(reach)] = below(256);
    else bytes.writeUInt32BE(FIGURES[below(FIGURES.length)] ?? 0, below(reach - 4));
  }
  const [from, length] = [below(bytes.length), below(4096)];
  if (random() < 0.1) return bytes.subarray(0, from);
  if (random() < 0.1) return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]);
  return bytes;
}

const SIGNATURE_BYTES = 8;

/** A PNG of these chunks, with the sums that its reader looks at first. */
export function createPng(chunks: readonly (readonly [type: string, content: Buffer])[]): Buffer {
  const parts = chunks.map(([type, content]) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

/** The same PNG with true sums, so that its reader looks at what was spoilt. */
export function withTrueSums(png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return bytes;
}

/** The head of a PNG of 8 bits a color, without transparency. */
export function pngHead(width: number, height: number): readonly ['IHDR', Buffer] {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return ['IHDR', head];
}

/** Nothing but zeros, packed to a thousandth. */
export function packedZeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes), { level: 1 });
}
