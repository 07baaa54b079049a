import type { ExecutionResult } from 'graphql';
import type { WebSocket } from 'ws';
import { isEventSource, type EventReader, type EventSource } from '../../upstream/poller/eventQueue.ts';
import type { GraphRoot } from '../root.ts';
import type { Listener, Rooms, RoomMember } from './rooms.ts';
import { asGraphqlError } from '../../kernel/errors.ts';

/** A socket with more than this waiting gets no further events: the sequence will show the gap. */
const WAITING_BYTES = 1024 * 1024;
/** Up to so many bytes are copied: that takes less time than the system calls of two further fragments. */
const COPIED_BYTES = 16 * 1024;

const TAIL = Buffer.from('}');

/** Parameters shared by all streams. */
export interface Streaming<M extends RoomMember> {
  metrics: Pick<GraphRoot['metrics'], 'skipped'>;
  rooms: Pick<Rooms, 'tell'>;
  /** Asked before each event; false ends the subscription without it. */
  mayHear(member: M): boolean;
}

/**
 * Puts the events of one subscriber into its socket. What it returns is for graphql-ws: it yields nothing but a last
 * error, and ends when the source does.
 */
export function streamEvents<M extends RoomMember>(
  streaming: Streaming<M>,
  source: AsyncIterable<unknown>,
  target: { socket: WebSocket; id: string },
  member: M,
): AsyncGenerator<ExecutionResult, void, void> {
  const stream = new EventStream(streaming, source, target, member);
  return stream as unknown as AsyncGenerator<ExecutionResult, void, void>;
}

/**
 * A large event goes out in fragments, the subscriber's own head and the room's shared body, so that the body is not
 * copied; a small one as one frame. Events come by calls: a promise for each of ten thousand subscribers and each event
 * is more than the engine's young generation holds.
 */
class EventStream<M extends RoomMember> implements EventReader<unknown>, Listener {
  readonly member: M;
  readonly #streaming: Streaming<M>;
  readonly #socket: WebSocket;
  readonly #head: Buffer;
  readonly #iterator: AsyncIterator<unknown>;
  readonly #source: EventSource<unknown>;
  #isOver = false;
  #stopped = false;
  #failure: ExecutionResult | null = null;
  #ended: (() => void) | null = null;

  constructor(
    streaming: Streaming<M>,
    source: AsyncIterable<unknown>,
    target: { socket: WebSocket; id: string },
    member: M,
  ) {
    this.member = member;
    this.#streaming = streaming;
    this.#socket = target.socket;
    this.#head = Buffer.from(`{"id":${JSON.stringify(target.id)},"type":"next","payload":`);
    this.#iterator = source[Symbol.asyncIterator]();
    this.#source = isEventSource(this.#iterator) ? this.#iterator : new IteratedSource(this.#iterator);
    this.#source.take(this);
  }

  event(value: unknown): void {
    const { mayHear, rooms } = this.#streaming;
    try {
      if (this.#stopped || !mayHear(this.member)) this.over(null);
      else rooms.tell(value, this);
    } catch (error) {
      this.over(error);
    }
  }

  answered(body: Buffer): void {
    if (this.#stopped) return this.over(null);
    try {
      this.#send(body);
      this.#source.take(this);
    } catch (error) {
      this.over(error);
    }
  }

  over(failure: unknown): void {
    if (failure !== null && !this.#isOver) this.#failure = { errors: [asGraphqlError(failure)] };
    this.#isOver = true;
    this.#ended?.();
  }

  #send(body: Buffer): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > WAITING_BYTES) {
      this.#streaming.metrics.skipped();
      return;
    }
    if (body.length <= COPIED_BYTES) {
      socket.send(Buffer.concat([this.#head, body, TAIL]), { binary: false });
      return;
    }
    socket.send(this.#head, { fin: false, binary: false });
    socket.send(body, { fin: false, binary: false });
    socket.send(TAIL, { fin: true, binary: false });
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    if (!this.#isOver) await new Promise<void>((resolve) => (this.#ended = resolve));
    if (!this.#failure || this.#stopped) return { done: true, value: undefined };
    const value = this.#failure;
    this.#failure = null;
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    this.#stopped = true;
    await this.#iterator.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Any other events, one promise each. */
class IteratedSource implements EventSource<unknown> {
  readonly #iterator: AsyncIterator<unknown>;

  constructor(iterator: AsyncIterator<unknown>) {
    this.#iterator = iterator;
  }

  take(reader: EventReader<unknown>): void {
    this.#iterator.next().then(
      ({ done, value }) => (done ? reader.over(null) : reader.event(value)),
      (error: unknown) => reader.over(error as Error),
    );
  }
}
