import { LRUCache } from 'lru-cache';
import type { GraphClock } from '../../kernel/clock.ts';
import type { NewsChannel } from '../../kernel/invalidations.ts';
import type { Cancellation } from '../../kernel/cancellation.ts';
import { InFlightRequest } from './inFlightRequest.ts';
import type { Received } from './send.ts';

/** Answers kept at most. */
const KEPT_ANSWERS = 2000;
/** Organizations whose writes are counted at most. */
const COUNTED_ORGANISATIONS = 10_000;

/**
 * Answers that may be used again: those of calls under way, and for a while those of finished ones (STM-24).
 * Both are kept by the caller's scope, so that nobody sees what another may see, and by the number of writes to the
 * organization, in whichever process, so that nobody reads what was true before his own change.
 */
export class ResponseCache {
  readonly #clock: GraphClock;
  readonly #underWay = new Map<string, InFlightRequest<Received>>();
  readonly #kept = new LRUCache<string, { at: number; answer: Received }>({ max: KEPT_ANSWERS });
  readonly #writes = new LRUCache<string, number>({ max: COUNTED_ORGANISATIONS });

  readonly #news: NewsChannel;
  /** Writes that may have been to any organization. */
  #writesAnywhere = 0;

  constructor(clock: GraphClock, news: NewsChannel) {
    this.#clock = clock;
    this.#news = news;
    news.hear((told) => {
      if (told.about !== 'writes') return;
      const { organisation } = told;
      if (organisation === null) this.#writesAnywhere += 1;
      else this.#writes.set(organisation, (this.#writes.get(organisation) ?? 0) + 1);
    });
  }

  /** The key of a reading call. */
  key(scope: string, organisation: string, base: string, path: string): string {
    return `${scope} ${this.#writes.get(organisation) ?? 0} ${this.#writesAnywhere} ${base}${path}`;
  }

  /** True if all writes that were answered before are counted here, so that a finished answer may be used again. */
  isCurrent(): true | Promise<boolean> {
    return this.#news.catchUp();
  }

  /** A finished answer no older than `freshMs`. */
  fresh(key: string, freshMs: number): Received | undefined {
    const entry = this.#kept.get(key);
    if (!entry || this.#clock.now().getTime() - entry.at >= freshMs) return undefined;
    return entry.answer;
  }

  /** The answer of the same call, when it is under way; to wait for until the asker has to end. */
  underWay(key: string, asker: Cancellation | null): Promise<Received> | null {
    return this.#underWay.get(key)?.join(asker) ?? null;
  }

  /** Runs a call for everyone who asks the same meanwhile, until all of them have left; keeps its answer when asked to. */
  run(
    key: string,
    keep: boolean,
    asker: Cancellation | null,
    call: (ending: Cancellation) => Promise<Received>,
  ): Promise<Received> {
    const joint = new InFlightRequest<Received>();
    this.#underWay.set(key, joint);
    const answer = call(joint.ending);
    joint.begin(answer);
    // Before anybody who waits for it hears of it.
    answer.then(
      (received) => {
        if (keep) this.#kept.set(key, { at: this.#clock.now().getTime(), answer: received });
        this.#over(key, joint);
      },
      () => this.#over(key, joint),
    );
    return joint.join(asker) ?? answer;
  }

  #over(key: string, joint: InFlightRequest<Received>): void {
    if (this.#underWay.get(key) === joint) this.#underWay.delete(key);
    // A table that the map has outgrown points to the next one and still lists what was under way then: with the
    // answers in it, each would stay until the engine's next full collection.
    joint.done();
  }

  /**
   * Something of this organization was written, or of any where that is null: earlier answers serve nobody any more.
   * Resolves when the other processes are being told.
   */
  written(organisation: string | null): Promise<void> {
    return this.#news.tell({ about: 'writes', organisation });
  }
}
