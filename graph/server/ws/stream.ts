import type { ExecutionResult } from 'graphql';
import type { WebSocket } from 'ws';
import type { GraphRoot } from '../root.ts';
import type { Rooms, RoomMember } from './rooms.ts';
import { asGraphqlError } from '../../kernel/errors.ts';

/** A socket with more than this waiting gets no further events: the sequence will show the gap. */
const WAITING_BYTES = 1024 * 1024;
/** Up to so many bytes are copied: that takes less time than the system calls of two further fragments. */
const COPIED_BYTES = 16 * 1024;

const TAIL = Buffer.from('}');

/**
 * Pumps the events of one subscriber into its socket. A large event goes out in fragments, the subscriber's own
 * head and the room's shared body, so that the body is not copied; a small one as one frame. What it returns is for graphql-ws: it yields nothing
 * but a last error, and ends when the source does.
 */
export function streamEvents(
  root: GraphRoot,
  rooms: Rooms,
  source: AsyncIterable<unknown>,
  target: { socket: WebSocket; id: string },
  member: RoomMember,
): AsyncGenerator<ExecutionResult, void, void> {
  const iterator = source[Symbol.asyncIterator]();
  const head = Buffer.from(`{"id":${JSON.stringify(target.id)},"type":"next","payload":`);
  let stopped = false;
  let failure: ExecutionResult | null = null;

  async function pump(): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await iterator.next();
        if (done || stopped || member.mayHear?.() === false) return;
        const body = await rooms.answer(value, member);
        if (stopped) return;
        send(body);
      }
    } catch (error) {
      failure = { errors: [asGraphqlError(error)] };
    }
  }

  function send(body: Buffer): void {
    const { socket } = target;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > WAITING_BYTES) {
      root.metrics.skipped();
      return;
    }
    if (body.length <= COPIED_BYTES) {
      socket.send(Buffer.concat([head, body, TAIL]), { binary: false });
      return;
    }
    socket.send(head, { fin: false, binary: false });
    socket.send(body, { fin: false, binary: false });
    socket.send(TAIL, { fin: true, binary: false });
  }

  const finished = pump();
  return {
    async next() {
      await finished;
      if (!failure || stopped) return { done: true, value: undefined };
      const value = failure;
      failure = null;
      return { done: false, value };
    },
    async return() {
      stopped = true;
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    throw: (error: unknown) => Promise.reject(error instanceof Error ? error : new Error(String(error))),
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  } as AsyncGenerator<ExecutionResult, void, void>;
}
