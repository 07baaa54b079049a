import type { GraphQLError } from 'graphql';
import { codedError } from './errors.ts';

/** Reason for canceling an operation: the client left, or it took too long. */
export type CancellationReason = 'LEFT' | 'LATE';

const ERRORS: Readonly<Record<CancellationReason, () => GraphQLError>> = {
  LEFT: () => codedError('CANCELLED', 'Nobody waits for the answer any more.', { status: 499 }),
  LATE: () => codedError('DEADLINE_EXCEEDED', 'The operation took too long.', { status: 504 }),
};

/** Hears why it has to end. */
type Listener = (reason: CancellationReason) => void;

/** One who listens, between two others who do. */
export interface Listening {
  readonly listener: Listener;
  before: Listening | null;
  after: Listening | null;
}

/**
 * True if work has to end before it is done. A class of our own: an AbortSignal costs as much as the rest of a call.
 * Who listens is a linked list: an array that grows leaves one behind that keeps every answer until the engine's next
 * full collection, and a set costs more than all the listening.
 */
export class Cancellation {
  #reason: CancellationReason | null = null;
  #last: Listening | null = null;

  /** Reason for the cancellation. Null while it is active. */
  get reason(): CancellationReason | null {
    return this.#reason;
  }

  /** Ends it; only the first reason counts. */
  end(reason: CancellationReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    const listeners: Listener[] = [];
    for (let one = this.#last; one; one = one.before) listeners.push(one.listener);
    this.#last = null;
    for (const listener of listeners.reverse()) listener(reason);
  }

  /** Calls the listener when it has to end, until what this returns is forgotten. */
  hear(listener: Listener): Listening {
    const listening: Listening = { listener, before: this.#last, after: null };
    if (this.#reason !== null) listener(this.#reason);
    else {
      if (this.#last) this.#last.after = listening;
      this.#last = listening;
    }
    return listening;
  }

  /** Calls a listener no more. */
  forget(listening: Listening): void {
    const { before, after } = listening;
    if (before) before.after = after;
    if (after) after.before = before;
    if (this.#last === listening) this.#last = before;
    listening.before = null;
    listening.after = null;
  }

  /** Throws DEADLINE_EXCEEDED or CANCELLED once it has to end. */
  check(): void {
    if (this.#reason !== null) throw ERRORS[this.#reason]();
  }

  /** Settles as the work does, or rejects as {@link check} throws, whichever comes first. `left` hears of the latter. */
  within<T>(work: Promise<T>, left?: Listener): Promise<T> {
    return new Promise((resolve, reject) => {
      const listening = this.hear((reason) => {
        reject(ERRORS[reason]());
        left?.(reason);
      });
      work.then(
        (value) => {
          this.forget(listening);
          resolve(value);
        },
        (error: unknown) => {
          this.forget(listening);
          reject(error as Error);
        },
      );
    });
  }
}
