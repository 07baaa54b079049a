import type { Caller } from '../../kernel/context.ts';

/** The sockets that each caller has open in this process: no one caller takes the room of all. */
export class SocketPlaces {
  readonly #limit: number;
  readonly #taken = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes a place; what it returns gives the place back. Null when the caller has as many as it may. */
  take({ userId }: Pick<Caller, 'userId'>): (() => void) | null {
    const taken = this.#taken.get(userId) ?? 0;
    if (taken >= this.#limit) return null;
    this.#taken.set(userId, taken + 1);
    return () => {
      const left = (this.#taken.get(userId) ?? 0) - 1;
      if (left > 0) this.#taken.set(userId, left);
      else this.#taken.delete(userId);
    };
  }
}
