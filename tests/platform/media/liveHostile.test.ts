import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ByteRate } from '../../../fixtures/engine/ingest/byteRate.ts';
import { Publication } from '../../../fixtures/engine/ingest/publication.ts';
import type { LiveSegment } from '../../../fixtures/engine/protocol.ts';
import { type RtmpServer, startRtmpServer } from '../../../fixtures/engine/ingest/rtmpServer.ts';
import { type AmfValue, readAmf, writeAmf } from '../../../fixtures/engine/rtmp/amf.ts';
import { chunked, ChunkReader, MESSAGE } from '../../../fixtures/engine/rtmp/chunks.ts';
import {
  askToPublish,
  callRtmp,
  greet,
  createFrame,
  type RtmpClient,
  createVideoSettings,
  TAKEN,
} from '../../support/rtmpClient.ts';
import { until } from '../../support/until.ts';

const MOST = 16 * 1024;
const readerOf = () => new ChunkReader({ messageBytes: MOST });
/** Header of a message of so many bytes on a chunk stream. */
const headerOf = (id: number, bytes: number) => {
  const header = Buffer.alloc(12);
  header[0] = id;
  header.writeUIntBE(bytes, 4, 3);
  header[7] = MESSAGE.video;
  return header;
};

describe('chunks of RTMP', () => {
  test('make the same messages however they are torn', () => {
    const body = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
    const bytes = chunked({ type: MESSAGE.video, stream: 1, time: 40, body }, 128);
    for (const step of [1, 7, 128, bytes.length]) {
      const reader = readerOf();
      const messages = [];
      for (let at = 0; at < bytes.length; at += step) {
        messages.push(...reader.read(bytes.subarray(at, at + step)));
      }
      expect(messages).toEqual([{ type: 9, stream: 1, time: 40, body }]);
    }
  });

  test('of a message that is too long are refused by its header, before anything is held', () => {
    expect(() => readerOf().read(headerOf(4, 0xffffff))).toThrow('16777215 bytes; 16384 are the most');
  });

  test('are no smaller than RTMP begins with', () => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(127);
    const message = { type: MESSAGE.chunkSize, stream: 0, time: 0, body: size };
    expect(() => readerOf().read(chunked(message, 128))).toThrow('Chunks cannot have 127 bytes');
  });

  test('hold one longest message in all, on however many chunk streams', () => {
    const reader = readerOf();
    const part = (id: number) => Buffer.concat([headerOf(id, MOST), Buffer.alloc(128)]);
    const more = (id: number) => Buffer.concat([Buffer.from([0xc0 | id]), Buffer.alloc(128)]);
    for (let id = 3; id < 11; id += 1) reader.read(part(id));
    for (let round = 0; round < 15; round += 1) for (let id = 3; id < 11; id += 1) reader.read(more(id));
    expect(() => reader.read(more(3))).toThrow('Too many messages are under way');
  });

  test('come on 16 chunk streams at most', () => {
    const reader = readerOf();
    for (let id = 3; id < 19; id += 1) reader.read(headerOf(id, 0));
    expect(() => reader.read(headerOf(19, 0))).toThrow('too many chunk streams');
  });
});

describe('a command in AMF', () => {
  test.each([
    ['objects in objects', Buffer.alloc(MOST, Buffer.from([3, 0, 1, 97]))],
    ['lists in lists', Buffer.alloc(MOST, Buffer.from([10, 0, 0, 0, 1]))],
    [
      'a list of four milliards',
      Buffer.concat([Buffer.from([10, 255, 255, 255, 255]), Buffer.alloc(MOST, 5)]),
    ],
    ['very many values', Buffer.alloc(MOST, 5)],
  ])('is refused with %s', (_, bytes) => {
    expect(() => readAmf(bytes)).toThrow('says too much');
  });

  test.each([
    ['a text of four gigabytes', Buffer.from([12, 255, 255, 255, 255, 97])],
    ['half a number', Buffer.from([0, 64, 0])],
    ['a type that there is not', Buffer.from([99])],
  ])('is refused with %s', (_, bytes) => {
    expect(() => readAmf(bytes)).toThrow();
  });

  test('cannot reach what all objects have', () => {
    const [value] = readAmf(writeAmf([JSON.parse('{"__proto__":{"hidden":1}}') as AmfValue]));
    expect(Object.getPrototypeOf(value)).toBeNull();
    expect({}).not.toHaveProperty('hidden');
  });
});

describe('what a publisher sends', () => {
  let segments: LiveSegment[];
  let publication: Publication;
  let now = 0;
  beforeEach(() => {
    segments = [];
    now = 0;
    publication = new Publication(
      (segment) => segments.push(segment),
      () => now,
    );
    publication.picture(0, createVideoSettings(20, 15));
  });

  /** Pictures every 40 ms, a key frame each second, for so many seconds from a time. */
  function send(from: number, seconds: number): void {
    for (let at = 0; at < seconds * 1000; at += 40) {
      publication.picture(from + at, createFrame(at % 1000 === 0));
    }
  }

  test('whose pictures are shown before those that came before them ends itself alone', async () => {
    send(0, 2);
    publication.picture(2_000, createFrame(true, 60_000));
    publication.picture(2_040, createFrame(true, 0));
    await expect(publication.end()).rejects.toMatchObject({ reason: 'UNREADABLE' });
  });

  test('with no key frame at all is not listened to for longer than 12 seconds', () => {
    const forLong = () => {
      for (let at = 0; at <= 12_040; at += 40) publication.picture(at, createFrame(false));
    };
    expect(forLong).toThrow('NO_KEY_FRAMES');
  });

  test('with one key frame and no other for 12 seconds is not either', () => {
    send(0, 2);
    const forLong = () => {
      for (let at = 2_000; at <= 15_000; at += 40) publication.picture(at, createFrame(false));
    };
    expect(forLong).toThrow('NO_KEY_FRAMES');
  });

  test.each([
    ['an hour ahead', 3_600_000],
    ['back to its beginning', 0],
  ])('goes on where it was when its time jumps %s, with a gap', async (_, time) => {
    send(0, 5);
    send(time, 4);
    await publication.end();
    expect(segments.map(({ gap }) => gap)).toEqual([false, false, true, false]);
    const seconds = segments.reduce((sum, { seconds: lasts }) => sum + lasts, 0);
    expect(seconds).toBeCloseTo(8, 5);
    expect(segments.at(-1)?.arriving.jumps).toBe(1);
  });

  test('has jumped recently for a minute, and ever since it came', async () => {
    send(0, 3);
    now = 3_000;
    send(600_000, 3);
    now = 40_000;
    send(0, 3);
    now = 62_999;
    send(3_000, 3);
    now = 63_000;
    send(6_000, 3);
    now = 100_000;
    send(9_000, 3);
    await publication.end();
    const told = segments.map(({ arriving: { jumps, recentJumps } }) => [jumps, recentJumps]);
    expect(told).toEqual(
      expect.arrayContaining([
        [0, 0],
        [1, 1],
        [2, 2],
        [2, 1],
        [2, 0],
      ]),
    );
    expect(told.at(-1)).toEqual([2, 0]);
  });

  test('in another size begins with other settings for decoders', async () => {
    send(0, 3);
    publication.picture(3_000, createVideoSettings(40, 30));
    send(3_000, 2);
    await publication.end();
    const sizes = segments.map(({ arriving: { width, height } }) => `${width}x${height}`);
    expect(sizes).toEqual(['320x240', '640x480']);
    expect(segments[0]?.init).not.toEqual(segments[1]?.init);
  });

  test('that does nothing but jump is sent away', () => {
    const always = () => {
      for (let round = 1; round < 100; round += 1) {
        publication.picture(1_000 + (round % 2) * 60_000, createFrame(true));
      }
    };
    send(0, 2);
    expect(always).toThrow('UNREADABLE');
  });

  test('may not stand still in time and be held without end', () => {
    send(0, 2);
    const still = () => {
      for (let count = 0; count < 10_000; count += 1) publication.picture(1_960, createFrame(false));
    };
    expect(still).toThrow('BITRATE');
  });

  test('has settings of a size that settings have', () => {
    const long = Buffer.concat([createVideoSettings(20, 15), Buffer.alloc(70_000)]);
    expect(() => publication.picture(0, long)).toThrow('UNREADABLE');
  });
});

test('60 Mbit/s are the most by the clock here, but for what a line held back for 5 seconds', () => {
  let now = 0;
  const rate = new ByteRate(60_000_000, () => now);
  expect(rate.isExceededBy(5 * 7_500_000)).toBe(false);
  expect(rate.isExceededBy(1)).toBe(true);
  now += 1_000;
  expect(rate.isExceededBy(7_400_000)).toBe(false);
  now += 1_000;
  expect(rate.isExceededBy(7_700_000)).toBe(true);
});

describe('the RTMP server', () => {
  const KEY = 'right';
  let server: RtmpServer;
  /** Accepted publishers, and the reasons they left. */
  let admitted: string[];
  let left: string[];
  let beforeAnswer: () => Promise<unknown> = () => Promise.resolve();
  beforeAll(async () => {
    server = await startRtmpServer(
      '127.0.0.1',
      0,
      {
        async admit(publisher, key) {
          await beforeAnswer();
          if (key !== KEY) return false;
          admitted.push(publisher);
          return true;
        },
        segment: () => undefined,
        left: (_, reason) => left.push(reason),
      },
      { publishMs: 2_000, silenceMs: 60_000 },
      // No time goes by for what they send.
      () => 0,
    );
  });
  beforeEach(() => {
    admitted = [];
    left = [];
    beforeAnswer = () => Promise.resolve();
  });
  afterAll(() => server.close());

  async function publisher(): Promise<RtmpClient> {
    const client = askToPublish(server.port, KEY);
    await until(() => client.heard().includes(TAKEN), 'to be taken');
    return client;
  }
  const hasLeft = (reason: string) => until(() => left.includes(reason), `to have left for ${reason}`);

  test('lets go of 100 who say nothing, and keeps who publishes', async () => {
    const present = await publisher();
    const silent = Array.from({ length: 100 }, () => callRtmp(server.port));
    await Promise.all(silent.map(({ closed }) => closed));
    expect(present.socket.destroyed).toBe(false);
    present.socket.destroy();
    await hasLeft('ENDED');
  });

  test('takes 40 connections from an address', async () => {
    const clients = Array.from({ length: 41 }, () => callRtmp(server.port));
    await clients[40]?.closed;
    expect(clients.slice(0, 40).filter(({ socket }) => socket.destroyed)).toEqual([]);
    for (const { socket } of clients) socket.destroy();
    await Promise.all(clients.map(({ closed }) => closed));
  });

  test.each([
    ['another version of the handshake', Buffer.alloc(1 + 2 * 1536, 6)],
    ['a message of 16 MB', Buffer.concat([Buffer.alloc(1 + 2 * 1536, 3), headerOf(3, 0xffffff)])],
    [
      'a command without an end',
      Buffer.concat([
        Buffer.alloc(1 + 2 * 1536, 3),
        chunked({ type: MESSAGE.command, stream: 0, time: 0, body: Buffer.from([3, 0]) }, 128),
      ]),
    ],
  ])('lets go of who begins with %s', async (_, bytes) => {
    const client = callRtmp(server.port);
    client.socket.write(bytes);
    await client.closed;
    expect(admitted).toEqual([]);
  });

  test('hears no more than 128 kB of who has not published, within its time', async () => {
    const events = { admit: () => Promise.resolve(false), segment: () => undefined, left: () => undefined };
    const patient = await startRtmpServer('127.0.0.1', 0, events, { publishMs: 60_000, silenceMs: 60_000 });
    const client = callRtmp(patient.port);
    greet(client);
    for (let count = 0; count < 9; count += 1) client.media(MESSAGE.audio, 0, Buffer.alloc(MOST));
    await client.closed;
    patient.close();
    expect(client.heard()).not.toContain(TAKEN);
  });

  test('tells of one that had gone while it was asked about', async () => {
    const client = askToPublish(server.port, KEY);
    // The time to publish is over before the answer.
    beforeAnswer = () => client.closed;
    await hasLeft('ENDED');
    expect(admitted).toHaveLength(1);
  });

  test('goes on when what it is sent cannot be written, and tells why that publisher left', async () => {
    const client = await publisher();
    client.media(MESSAGE.video, 0, createVideoSettings(20, 15));
    for (let at = 0; at <= 2_000; at += 500)
      client.media(MESSAGE.video, at, createFrame(true, at === 1_500 ? 60_000 : 0));
    for (let at = 2_500; at <= 8_000; at += 500) client.media(MESSAGE.video, at, createFrame(true));
    client.socket.end();
    await hasLeft('UNREADABLE');
    (await publisher()).socket.destroy();
    await hasLeft('ENDED');
  });

  test('sends away who sends more than 60 Mbit/s, whatever time it says', async () => {
    const client = await publisher();
    for (let count = 0; count < 14; count += 1)
      client.media(MESSAGE.video, count, createFrame(false, 0, 3_000_000));
    await hasLeft('BITRATE');
  });
});
