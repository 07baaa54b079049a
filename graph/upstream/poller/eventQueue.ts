/** Events that wait for one subscriber at most; older ones go first, and the sequence shows the gap. */
const WAITING_EVENTS = 100;

/** The events of one subscriber: pushed from outside, read once as an async iterable. */
export interface EventQueue<T> extends AsyncIterableIterator<T> {
  push(event: T): void;
  /** Ends the stream with an error, once what waits has been read. */
  fail(error: Error): void;
  /** Ends the stream. */
  end(): void;
}

/** A queue; `onEnd` runs once, whoever ends it. */
export function createEventQueue<T>(onEnd: () => void): EventQueue<T> {
  const waiting: T[] = [];
  let reader: PromiseWithResolvers<IteratorResult<T>> | null = null;
  let ended = false;
  let failure: Error | null = null;

  function finish(): void {
    if (ended) return;
    ended = true;
    onEnd();
  }

  function wake(): void {
    const asker = reader;
    if (!asker) return;
    reader = null;
    if (failure) asker.reject(failure);
    else asker.resolve({ done: true, value: undefined });
    failure = null;
  }

  return {
    push(event) {
      if (ended) return;
      if (reader) {
        const asker = reader;
        reader = null;
        asker.resolve({ done: false, value: event });
        return;
      }
      waiting.push(event);
      if (waiting.length > WAITING_EVENTS) waiting.shift();
    },
    fail(error) {
      if (ended) return;
      failure = error;
      finish();
      wake();
    },
    end() {
      finish();
      wake();
    },
    next() {
      const event = waiting.shift();
      if (event !== undefined) return Promise.resolve({ done: false, value: event });
      if (ended) {
        const error = failure;
        failure = null;
        return error ? Promise.reject(error) : Promise.resolve({ done: true, value: undefined });
      }
      reader = withResolvers<IteratorResult<T>>();
      return reader.promise;
    },
    return() {
      waiting.length = 0;
      failure = null;
      finish();
      wake();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

// Promise.withResolvers comes with Node 22.
function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve!: PromiseWithResolvers<T>['resolve'];
  let reject!: PromiseWithResolvers<T>['reject'];
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
