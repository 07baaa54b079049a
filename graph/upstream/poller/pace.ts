import type { GraphClock } from '../../kernel/clock.ts';

/** Longest pause between polls of a service that fails. */
const LONGEST_PAUSE_MS = 300_000;

/** Poll intervals. */
export interface PaceOptions {
  intervalMs: number;
  fastIntervalMs: number;
  /** True if something is on its way, so that the fast pace holds. */
  isTransitional(): boolean;
}

/** The pauses between the polls of a room: quicker after commands, longer while the service fails. */
export class Pace {
  readonly #clock: GraphClock;
  readonly #options: PaceOptions;
  #pause: AbortController | null = null;
  #quickUntil = 0;
  #failures = 0;

  constructor(clock: GraphClock, options: PaceOptions) {
    this.#clock = clock;
    this.#options = options;
  }

  /** The next pause, in milliseconds. */
  get pauseMs(): number {
    const { intervalMs, fastIntervalMs, isTransitional } = this.#options;
    const quick = this.#clock.now().getTime() < this.#quickUntil || isTransitional();
    const pause = quick ? fastIntervalMs : intervalMs;
    return this.#failures === 0 ? pause : Math.min(pause * 2 ** this.#failures, LONGEST_PAUSE_MS);
  }

  /** Polls at the fast pace until then, in milliseconds of the clock. */
  quicken(until: number): void {
    if (until <= this.#quickUntil) return;
    this.#quickUntil = until;
    this.reconsider();
  }

  /** Something has changed that the pause rests on. */
  reconsider(): void {
    this.#pause?.abort();
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
  }

  /** Waits for the next poll. A change of pace on the way can only bring it nearer, however often it comes. */
  async untilDue(running: AbortSignal): Promise<void> {
    const now = () => this.#clock.now().getTime();
    let due = now() + this.pauseMs;
    while (!running.aborted && now() < due) {
      const pause = new AbortController();
      this.#pause = pause;
      await this.#clock.wait(due - now(), pause.signal).catch(() => undefined);
      if (!pause.signal.aborted) return;
      due = Math.min(due, now() + this.pauseMs);
    }
  }
}
