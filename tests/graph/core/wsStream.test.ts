import { expect, test } from '@jest/globals';
import { EventQueue } from '../../../graph/upstream/poller/eventQueue.ts';
import type { Listener } from '../../../graph/server/ws/rooms.ts';
import { streamEvents } from '../../../graph/server/ws/stream.ts';

test('a socket with more than 1 MB waiting gets no further events until it has read', async () => {
  const sent: number[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (data: Buffer) => sent.push(data.length),
  };
  let skipped = 0;
  const streaming = {
    metrics: { skipped: () => void (skipped += 1) },
    rooms: { tell: (_event: unknown, listener: Listener) => listener.answered(Buffer.from('{}')) },
    mayHear: () => true,
  };
  async function* source() {
    yield {};
    socket.bufferedAmount = 1024 * 1024 + 1;
    yield {};
    socket.bufferedAmount = 0;
    yield {};
    await Promise.resolve();
  }
  const stream = streamEvents(streaming, source(), { socket: socket as never, id: 's' }, {} as never);
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect(sent).toHaveLength(2);
  expect(skipped).toBe(1);
});

test('a small event is one frame; a large one goes out in fragments, and its bytes are not copied', async () => {
  const pieces: { data: Buffer; fin: boolean }[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (data: Buffer, { fin = true }: { fin?: boolean }) => pieces.push({ data, fin }),
  };
  const bodies = [Buffer.from('{"data":1}'), Buffer.from(JSON.stringify({ data: 'x'.repeat(16 * 1024) }))];
  const streaming = {
    metrics: { skipped: () => undefined },
    rooms: { tell: (body: unknown, listener: Listener) => listener.answered(body as Buffer) },
    mayHear: () => true,
  };
  async function* source() {
    yield* bodies;
    await Promise.resolve();
  }
  const target = { socket: socket as never, id: 's' };
  await streamEvents(streaming, source(), target, {} as never).next();
  expect(pieces.map(({ fin }) => fin)).toEqual([true, false, false, true]);
  expect(pieces[2]?.data).toBe(bodies[1]);
  const text = Buffer.concat(pieces.map(({ data }) => data)).toString();
  expect(text).toBe(bodies.map((body) => `{"id":"s","type":"next","payload":${body.toString()}}`).join(''));
});

test('events keep their order while an answer is under way, and an end comes after them', async () => {
  const sent: string[] = [];
  const asked: (() => void)[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (data: Buffer) => sent.push(data.toString()),
  };
  const streaming = {
    metrics: { skipped: () => undefined },
    rooms: {
      tell: (event: unknown, listener: Listener) =>
        void asked.push(() => listener.answered(Buffer.from(String(event)))),
    },
    mayHear: () => true,
  };
  let ends = 0;
  const queue = new EventQueue<number>(() => (ends += 1));
  const stream = streamEvents(streaming, queue, { socket: socket as never, id: 's' }, {} as never);
  for (const event of [1, 2, 3]) queue.push(event);
  expect(asked).toHaveLength(1);
  queue.fail(new Error('gone'));
  const end = stream.next();
  while (asked.length > 0) asked.shift()?.();
  expect(sent.map((text) => text.slice(-2, -1))).toEqual(['1', '2', '3']);
  expect((await end).value).toMatchObject({ errors: [{ message: 'gone' }] });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect(ends).toBe(1);
});
