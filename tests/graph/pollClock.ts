import type { GraphClock } from '../../graph/kernel/clock.ts';
import type { ManualClock } from '../../fixtures/platform/kernel/clock.ts';

/** Pauses up to this long belong to retries and replays (NET-02, SES-08): they pass at once. */
const SHORT_MS = 4_000;

/** A clock for the graph: short pauses pass at once, pollers rest until the test lets time pass. */
export interface PollClock extends GraphClock {
  /** Lengths of the pauses that wait at present. */
  readonly resting: readonly number[];
  /** Moves the clock on; pauses that end within that time end now. */
  pass(milliseconds: number): void;
}

/** A poll clock over the clock that the platform reads too. */
export function createPollClock(time: ManualClock): PollClock {
  const resting = new Set<{ length: number; end: number; wake: () => void }>();
  return {
    now: () => time.now(),
    get resting() {
      return [...resting].map(({ length }) => length);
    },
    wait(milliseconds, signal) {
      if (milliseconds <= SHORT_MS) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const rest = { length: milliseconds, end: time.now().getTime() + milliseconds, wake: resolve };
        resting.add(rest);
        signal?.addEventListener('abort', () => {
          if (resting.delete(rest)) reject(signal.reason as Error);
        });
      });
    },
    pass(milliseconds) {
      time.advance(milliseconds);
      for (const rest of resting) {
        if (rest.end <= time.now().getTime() && resting.delete(rest)) rest.wake();
      }
    },
  };
}
