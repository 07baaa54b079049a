/**
 * Pages of an export that are being read before anybody has asked for them: the call for the next page goes out the
 * moment the present one is there, so that the service works while the graph writes (architecture §7).
 */
export class ReadAhead {
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** The answer of the call for a position: of the one that is under way already, or of a new one. */
  read<T>(position: string, call: () => Promise<T>): Promise<T> {
    const started = this.#underWay.get(position) as Promise<T> | undefined;
    this.#underWay.delete(position);
    return started ?? call();
  }

  /** Starts the call for a position; whoever reads the position sees its answer or its failure. */
  start(position: string, call: () => Promise<unknown>): void {
    if (this.#underWay.has(position)) return;
    const answer = call();
    // Until somebody reads it, a failure must not count as unhandled.
    answer.catch(() => undefined);
    this.#underWay.set(position, answer);
  }
}
