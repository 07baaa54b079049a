import DataLoader from 'dataloader';

/** Options of a loader. */
export interface LoaderOptions<K extends string, V> {
  /** Loads values in any order; those that do not exist are left out. */
  load(keys: readonly K[]): Promise<readonly V[]>;
  /** The key of a value, by which answers find their askers. */
  keyOf(value: V): K;
  /** Most keys that one call takes. */
  maxBatch?: number;
  /**
   * False where the endpoint takes one key: a slow one then holds up no other. To bound how many of those calls are
   * in flight, give the call a `limit` (CallSettings in ../client/typedCall.ts): that one is past the sharing of equal
   * calls, so a value that many operations want takes one place and one call.
   */
  batch?: boolean;
}

/** Loads values by key within one operation: equal keys once, many keys together. Missing values are null. */
export interface Loader<K extends string, V> {
  /** The value, or null when it does not exist. Rejects when its call failed. */
  load(key: K): Promise<V | null>;
  /** The value at once when it is there already, else as {@link load} gives it: for a field that many rows have. */
  give(key: K): V | null | Promise<V | null>;
  /** Puts a value in place of what is there: for the answer of a write. */
  replace(value: V): void;
  /** Forgets a value after a write. */
  clear(key: K): void;
}

/** Makes a loader: it dedupes, chunks to `maxBatch`, and indexes the answer by key rather than by position. */
export function createLoader<K extends string, V>(options: LoaderOptions<K, V>): Loader<K, V> {
  return new KeyedLoader(options);
}

/** A class, because every operation makes all loaders and uses few: what is not used costs one small object. */
class KeyedLoader<K extends string, V> implements Loader<K, V> {
  readonly #options: LoaderOptions<K, V>;
  #settled = new Map<K, V | null>();
  #made: DataLoader<K, V | null> | null = null;

  constructor(options: LoaderOptions<K, V>) {
    this.#options = options;
  }

  get #loader(): DataLoader<K, V | null> {
    if (this.#made) return this.#made;
    const options = this.#options;
    const { batch = true, maxBatch } = options;
    this.#made = new DataLoader<K, V | null>(
      async (keys) => {
        // An entry cleared or replaced in the meantime must not be overwritten by a pending response.
        const settled = this.#settled;
        const byKey = new Map<K, V>();
        for (const value of await options.load(keys)) byKey.set(options.keyOf(value), value);
        return keys.map((key) => {
          const value = byKey.get(key) ?? null;
          settled.set(key, value);
          return value;
        });
      },
      { batch, ...(batch && maxBatch ? { maxBatchSize: maxBatch } : {}) },
    );
    return this.#made;
  }

  load(key: K): Promise<V | null> {
    return this.#loader.load(key);
  }

  give(key: K): V | null | Promise<V | null> {
    const value = this.#settled.get(key);
    return value === undefined ? this.#loader.load(key) : value;
  }

  replace(value: V): void {
    const key = this.#options.keyOf(value);
    this.#settled = new Map();
    this.#loader.clear(key).prime(key, value);
  }

  clear(key: K): void {
    this.#settled = new Map();
    this.#loader.clear(key);
  }
}
