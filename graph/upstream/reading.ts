import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Decode } from './client/send.ts';

/** A connection that is read to its end, page after page: its next page is called for early, its rows as they come. */
export interface ReadingToTheEnd {
  /** Pages that are being read before anybody has asked for them. */
  readonly ahead: ReadAhead;
  /** Reads an answer without parsing the rows of its `list`; undefined when they have to be records. */
  decode(list: string): Decode | undefined;
  /** True if the rows of a list are not parsed. */
  isUnparsed(rows: readonly unknown[]): boolean;
}

/** Turns of the event loop until a call is on its way: the HTTP client looks for two whether its connection still lives. */
const TURNS_TO_SEND = 3;

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

  /**
   * Starts the call for a position; whoever reads the position sees its answer or its failure. Resolves when the call
   * has gone out: what the present page still needs would otherwise hold it back.
   */
  async start(position: string, call: () => Promise<unknown>): Promise<void> {
    if (this.#underWay.has(position)) return;
    const answer = call();
    // Until somebody reads it, a failure must not count as unhandled.
    answer.catch(() => undefined);
    this.#underWay.set(position, answer);
    for (let turn = 0; turn < TURNS_TO_SEND; turn += 1) await nextTurn();
  }
}
