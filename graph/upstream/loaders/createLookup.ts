/** Reads a whole answer by key once an operation: an organization's list, say. A failed reading is not repeated. */
export interface Lookup<V> {
  /** The answer for a key; rejects when its call failed. */
  load(key: string): Promise<V>;
  /** The answer for a key when it is there already, without waiting for it. */
  settled(key: string): V | undefined;
  /** The answers under way or there already. */
  started(): readonly Promise<V>[];
  /** Forgets an answer after a write. */
  clear(key: string): void;
}

/** Makes a lookup out of the function that reads one answer. */
export function createLookup<V>(read: (key: string) => Promise<V>): Lookup<V> {
  return new KeyedLookup(read);
}

interface Answer<V> {
  promise: Promise<V>;
  value: V | undefined;
}

class KeyedLookup<V> implements Lookup<V> {
  readonly #read: (key: string) => Promise<V>;
  readonly #answers = new Map<string, Answer<V>>();

  constructor(read: (key: string) => Promise<V>) {
    this.#read = read;
  }

  load(key: string): Promise<V> {
    const before = this.#answers.get(key);
    if (before) return before.promise;
    const answer: Answer<V> = { promise: this.#read(key), value: undefined };
    this.#answers.set(key, answer);
    answer.promise.then(
      (value) => void (answer.value = value),
      // Whoever asked for it hears of it.
      () => undefined,
    );
    return answer.promise;
  }

  settled(key: string): V | undefined {
    return this.#answers.get(key)?.value;
  }

  started(): readonly Promise<V>[] {
    return [...this.#answers.values()].map(({ promise }) => promise);
  }

  clear(key: string): void {
    this.#answers.delete(key);
  }
}
