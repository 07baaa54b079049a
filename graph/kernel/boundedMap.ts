/**
 * A map that forgets what was used longest ago once it holds `limit` entries. It takes note of use only from half of
 * that on: until then nothing is near being forgotten, and moving an entry at each reading costs more than reading it.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value; reading counts as use. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined || this.#entries.size * 2 <= this.#limit) return value;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** Puts a value in; the oldest goes when there is no room. */
  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#limit) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  /** Removes one entry. */
  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** Removes all entries. */
  clear(): void {
    this.#entries.clear();
  }

  /** How many entries there are. */
  get size(): number {
    return this.#entries.size;
  }
}
