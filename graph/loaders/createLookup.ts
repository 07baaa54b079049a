/** Reads a whole answer by key once an operation: an organisation's list, say. A failed reading is not repeated. */
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
  const answers = new Map<string, { promise: Promise<V>; value?: V }>();
  return {
    load(key) {
      const before = answers.get(key);
      if (before) return before.promise;
      const promise = read(key);
      const answer: { promise: Promise<V>; value?: V } = { promise };
      answers.set(key, answer);
      promise.then(
        (value) => void (answer.value = value),
        // Whoever asked for it hears of it.
        () => undefined,
      );
      return promise;
    },
    settled: (key) => answers.get(key)?.value,
    started: () => [...answers.values()].map(({ promise }) => promise),
    clear: (key) => void answers.delete(key),
  };
}
