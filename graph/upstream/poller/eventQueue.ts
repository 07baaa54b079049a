/** Events that wait for one subscriber at most; older ones go first, and the sequence shows the gap. */
const WAITING_EVENTS = 100;

/** Reader of a queue, one event at a time. */
export interface EventReader<T> {
  /** The next event. */
  event(event: T): void;
  /** There are no more, for this reason. */
  over(failure: Error | null): void;
}

/** Events that are read one at a time, without a promise for each. */
export interface EventSource<T> {
  /** Hands the reader one event or the end, now or when there is one. */
  take(reader: EventReader<T>): void;
}

/**
 * The events of one subscriber: pushed from outside, read once, by a reader or as an async iterable. A class, as there is
 * one for each of ten thousand.
 */
export class EventQueue<T> implements AsyncIterableIterator<T>, EventSource<T> {
  readonly #onEnd: () => void;
  #waiting: T[] | null = null;
  #reader: EventReader<T> | null = null;
  #ended = false;
  #failure: Error | null = null;

  /** `onEnd` runs once, whoever ends it. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  push(event: T): void {
    if (this.#ended) return;
    const reader = this.#reader;
    if (reader) {
      this.#reader = null;
      reader.event(event);
      return;
    }
    const waiting = (this.#waiting ??= []);
    waiting.push(event);
    if (waiting.length > WAITING_EVENTS) waiting.shift();
  }

  /** Ends the stream with an error, once what waits has been read. */
  fail(error: Error): void {
    if (this.#ended) return;
    this.#failure = error;
    this.end();
  }

  /** Ends the stream. */
  end(): void {
    if (!this.#ended) {
      this.#ended = true;
      this.#onEnd();
    }
    const reader = this.#reader;
    this.#reader = null;
    if (reader) this.#tellEnd(reader);
  }

  #tellEnd(reader: EventReader<T>): void {
    const failure = this.#failure;
    this.#failure = null;
    reader.over(failure);
  }

  take(reader: EventReader<T>): void {
    const event = this.#waiting?.shift();
    if (this.#waiting?.length === 0) this.#waiting = null;
    if (event !== undefined) reader.event(event);
    else if (this.#ended) this.#tellEnd(reader);
    else this.#reader = reader;
  }

  next(): Promise<IteratorResult<T>> {
    return new Promise((resolve, reject) =>
      this.take({
        event: (value) => resolve({ done: false, value }),
        over: (failure) => (failure ? reject(failure) : resolve({ done: true, value: undefined })),
      }),
    );
  }

  return(): Promise<IteratorResult<T>> {
    this.#waiting = null;
    this.#failure = null;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** True if events can be taken without promises. */
export function isEventSource(source: object): source is EventSource<unknown> {
  return 'take' in source && typeof source.take === 'function';
}
