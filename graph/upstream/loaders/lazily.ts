import type { GraphClock } from '../../kernel/clock.ts';
import type { RestClient } from '../client/client.ts';

/** Makes one loader for one operation. */
export type LoaderMaker = (rest: RestClient, clock: GraphClock) => unknown;

/** The loaders of one operation by name. */
export type LoadersOf<M extends Record<string, LoaderMaker>> = {
  readonly [Name in keyof M]: ReturnType<M[Name]>;
};

/**
 * Turns the makers of all loaders into the function that begins an operation's set of them. A loader is made when it
 * is first asked for: an operation needs few of the many, and what it doesn't need costs it nothing.
 */
export function lazily<M extends Record<string, LoaderMaker>>(
  makers: M,
): (rest: RestClient, clock: GraphClock) => LoadersOf<M> {
  class OperationLoaders {
    readonly #rest: RestClient;
    readonly #clock: GraphClock;
    readonly #made = new Map<string, unknown>();

    constructor(rest: RestClient, clock: GraphClock) {
      this.#rest = rest;
      this.#clock = clock;
    }

    static {
      for (const [name, make] of Object.entries(makers)) {
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          get(this: OperationLoaders) {
            const before = this.#made.get(name);
            if (before !== undefined) return before;
            const loader = make(this.#rest, this.#clock);
            this.#made.set(name, loader);
            return loader;
          },
        });
      }
    }
  }
  return (rest, clock) => new OperationLoaders(rest, clock) as object as LoadersOf<M>;
}
