import type { GraphClock } from '../../kernel/clock.ts';

/** Failed calls in a row that open the breaker. */
const FAILURES_TO_OPEN = 5;
/** Time that it stays open before one call can try: below the 30 s within which a service must be retried. */
const OPEN_MS = 10_000;

/**
 * Keeps calls from a service that does not answer, so that it holds up no other part of a page.
 * Opens after five failed calls in a row (no answer, 502, 503, 504); after 10 s one call tries, and closes or
 * re-opens it.
 */
export class Breaker {
  readonly #clock: GraphClock;
  #failures = 0;
  #openedAt: number | null = null;
  #trying = false;

  constructor(clock: GraphClock) {
    this.#clock = clock;
  }

  /** True if a call may be sent now. A `true` while open makes the asker the one who tries. */
  admits(): boolean {
    if (this.#openedAt === null) return true;
    if (this.#trying || this.#clock.now().getTime() - this.#openedAt < OPEN_MS) return false;
    this.#trying = true;
    return true;
  }

  /** The service answered. */
  succeeded(): void {
    this.#failures = 0;
    this.#openedAt = null;
    this.#trying = false;
  }

  /** The service did not answer, or said that it cannot. */
  failed(): void {
    this.#failures += 1;
    this.#trying = false;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openedAt = this.#clock.now().getTime();
  }

  /** The call never reached the service: nothing is known of it, and the next one may try. */
  gaveUp(): void {
    this.#trying = false;
  }

  /** True if calls are being kept away. */
  get open(): boolean {
    return this.#openedAt !== null;
  }
}
