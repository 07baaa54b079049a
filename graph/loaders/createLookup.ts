/** Reads a whole answer by key once an operation: an organisation's list, say. A failed reading is not repeated. */
export interface Lookup<V> {
  /** The answer for a key; rejects when its call failed. */
  load(key: string): Promise<V>;
  /** The answers under way or there already. */
  started(): readonly Promise<V>[];
  /** Forgets an answer after a write. */
  clear(key: string): void;
}

/** Makes a lookup out of the function that reads one answer. */
export function createLookup<V>(read: (key: string) => Promise<V>): Lookup<V> {
  const answers = new Map<string, Promise<V>>();
  return {
    load(key) {
      let answer = answers.get(key);
      if (!answer) {
        answer = read(key);
        answers.set(key, answer);
      }
      return answer;
    },
    started: () => [...answers.values()],
    clear: (key) => void answers.delete(key),
  };
}
