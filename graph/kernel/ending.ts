import type { GraphQLError } from 'graphql';
import { codedError } from './errors.ts';

/** Why an operation ends before it is done: nobody waits for its answer any more, or it took too long. */
export type EndReason = 'LEFT' | 'LATE';

const ERRORS: Readonly<Record<EndReason, () => GraphQLError>> = {
  LEFT: () => codedError('CANCELLED', 'Nobody waits for the answer any more.', { status: 499 }),
  LATE: () => codedError('DEADLINE_EXCEEDED', 'The operation took too long.', { status: 504 }),
};

/** Whether work has to end before it is done. A class of our own: an AbortSignal costs as much as the rest of a call. */
export class Ending {
  #reason: EndReason | null = null;
  #listeners: Set<(reason: EndReason) => void> | null = null;

  /** Why it has to end; null while it goes on. */
  get reason(): EndReason | null {
    return this.#reason;
  }

  /** Ends it; only the first reason counts. */
  end(reason: EndReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    const listeners = this.#listeners;
    this.#listeners = null;
    for (const listener of listeners ?? []) listener(reason);
  }

  /** Calls the listener when it has to end, until the returned function is called. */
  hear(listener: (reason: EndReason) => void): () => void {
    if (this.#reason !== null) listener(this.#reason);
    else (this.#listeners ??= new Set()).add(listener);
    return () => void this.#listeners?.delete(listener);
  }

  /** Throws DEADLINE_EXCEEDED or CANCELLED once it has to end. */
  check(): void {
    if (this.#reason !== null) throw ERRORS[this.#reason]();
  }

  /** Settles as the work does, or rejects as {@link check} throws, whichever comes first. `left` hears of the latter. */
  within<T>(work: Promise<T>, left?: (reason: EndReason) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const unhear = this.hear((reason) => {
        reject(ERRORS[reason]());
        left?.(reason);
      });
      work.then(
        (value) => {
          unhear();
          resolve(value);
        },
        (error: unknown) => {
          unhear();
          reject(error as Error);
        },
      );
    });
  }
}
