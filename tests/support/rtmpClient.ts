import { connect, type Socket } from 'node:net';
import { Publication } from '../../fixtures/engine/ingest/publication.ts';
import type { LiveSegment } from '../../fixtures/engine/protocol.ts';
import { type AmfValue, writeAmf } from '../../fixtures/engine/rtmp/amf.ts';
import { chunked, MESSAGE } from '../../fixtures/engine/rtmp/chunks.ts';

/** Longer than what is sent, so that each message is one chunk once the server has been told. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Status codes of accepted and refused publishers. */
export const TAKEN = 'NetStream.Publish.Start';

/** A sender of RTMP that says what a test makes it say. */
export interface RtmpClient {
  socket: Socket;
  /** All that the server has said. */
  heard(): string;
  closed: Promise<unknown>;
  command(values: readonly AmfValue[]): void;
  media(type: number, time: number, body: Buffer): void;
}

/** Connects, and says nothing. */
export function callRtmp(port: number): RtmpClient {
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (bytes) => heard.push(bytes));
  socket.on('error', () => socket.destroy());
  // Whoever is sent away may be writing still; that is no failure of theirs.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const send = (type: number, time: number, body: Buffer) =>
    socket.write(chunked({ type, stream: 1, time, body }, CHUNK_BYTES));
  return {
    socket,
    heard: () => Buffer.concat(heard).toString('latin1'),
    closed,
    command: (values) => void send(MESSAGE.command, 0, writeAmf(values)),
    media: (type, time, body) => void send(type, time, body),
  };
}

/** Connects and asks to publish under a key, without waiting for an answer. */
export function askToPublish(port: number, key: string): RtmpClient {
  const client = callRtmp(port);
  greet(client);
  client.command(['publish', 2, null, key, 'live']);
  return client;
}

/** Shakes hands, and says how large its chunks are. */
export function greet({ socket }: RtmpClient): void {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(CHUNK_BYTES);
  socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1536)]));
  socket.write(chunked({ type: MESSAGE.chunkSize, stream: 0, time: 0, body: size }, CHUNK_BYTES));
}

/** The settings of pictures of so many macroblocks (H.264, 7.3.2.1; ISO 14496-15, 5.2.4.1), as FLV has them. */
export function createVideoSettings(across: number, down: number): Buffer {
  const size = `11011010${'0'}${expGolomb(across - 1)}${expGolomb(down - 1)}11001`;
  const bits = size.padEnd(Math.ceil(size.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  const unit = Buffer.from([0x67, 0x42, 0, 0x1e, ...bits.map((byte) => parseInt(byte, 2))]);
  const record = Buffer.from([1, 0x42, 0, 0x1e, 0xff, 0xe1, 0, unit.length]);
  const second = Buffer.from([1, 0, 4, 0x68, 0xce, 0x38, 0x80]);
  return Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), record, unit, second]);
}

function expGolomb(value: number): string {
  const bits = (value + 1).toString(2);
  return '0'.repeat(bits.length - 1) + bits;
}

/** A picture as FLV has it; shown so many milliseconds after it is decoded. */
export function createFrame(isKey: boolean, shownAfterMs = 0, bytes = 2): Buffer {
  const head = Buffer.alloc(9);
  head[0] = isKey ? 0x17 : 0x27;
  head[1] = 1;
  head.writeIntBE(shownAfterMs, 2, 3);
  head.writeUInt32BE(bytes, 5);
  return Buffer.concat([head, Buffer.from([isKey ? 0x65 : 0x41]), Buffer.alloc(bytes - 1, 0x88)]);
}

/** A segment of what a publisher sends whose pictures nobody decodes. */
export async function createLiveSegment(): Promise<LiveSegment> {
  const made: LiveSegment[] = [];
  const publication = new Publication((segment) => made.push(segment));
  publication.picture(0, createVideoSettings(20, 15));
  for (let at = 0; at < 3_000; at += 500) publication.picture(at, createFrame(at % 1_000 === 0));
  await publication.end();
  return made[0] as LiveSegment;
}
