/** Buffers that an export keeps for later pages at most. */
const KEPT = 4;

/**
 * Buffers of an export that are used again. A page takes about a megabyte for its answer and its lines; allocated anew
 * for every page, that alone would keep the garbage collector running all the time.
 */
export class SpareBuffers {
  readonly #free: Buffer[] = [];

  /** A buffer of at least so many bytes, with anything in it. It is the taker's until {@link give}. */
  take(length: number): Buffer {
    const spare = this.#free.pop();
    if (spare && spare.length >= length) return spare;
    // With room for the next page, which is about as long.
    return Buffer.allocUnsafeSlow(length + (length >> 3));
  }

  /** Takes a buffer back that nobody reads any more. */
  give(buffer: Buffer): void {
    if (this.#free.length < KEPT) this.#free.push(buffer);
  }
}
