import { expect, test } from '@jest/globals';
import { streamEvents } from '../../../graph/server/ws/stream.ts';

test('a socket with more than 1 MB waiting gets no further events until it has read', async () => {
  const sent: number[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (data: Buffer) => sent.push(data.length),
  };
  const rooms = { answer: () => Promise.resolve(Buffer.from('{}')) };
  let skipped = 0;
  const root = { metrics: { skipped: () => (skipped += 1) } };
  async function* source() {
    yield {};
    socket.bufferedAmount = 1024 * 1024 + 1;
    yield {};
    socket.bufferedAmount = 0;
    yield {};
    await Promise.resolve();
  }
  const stream = streamEvents(
    root as never,
    rooms as never,
    source(),
    { socket: socket as never, id: 's' },
    {} as never,
  );
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
  const rooms = { answer: (body: Buffer) => Promise.resolve(body) };
  async function* source() {
    yield* bodies;
    await Promise.resolve();
  }
  const target = { socket: socket as never, id: 's' };
  await streamEvents({} as never, rooms as never, source(), target, {} as never).next();
  expect(pieces.map(({ fin }) => fin)).toEqual([true, false, false, true]);
  expect(pieces[2]?.data).toBe(bodies[1]);
  const text = Buffer.concat(pieces.map(({ data }) => data)).toString();
  expect(text).toBe(bodies.map((body) => `{"id":"s","type":"next","payload":${body.toString()}}`).join(''));
});
