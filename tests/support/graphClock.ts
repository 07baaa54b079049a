import type { GraphClock } from '../../graph/kernel/clock.ts';

/** A clock whose waits end when the test says so. */
export interface TestClock extends GraphClock {
  /** Every wait that was asked for, in milliseconds. */
  readonly waits: readonly number[];
  /** Waits that have not ended. */
  readonly pending: number;
  /** Moves the time on; ends the waits that are over by then, and lets what they started run. */
  advance(milliseconds: number): Promise<void>;
}

/** A clock that stands still. With `instant`, waits end at once and move the time on by themselves. */
export function createTestClock(options: { instant?: boolean } = {}): TestClock {
  let now = Date.now();
  const waits: number[] = [];
  const open = new Set<{ at: number; end(): void }>();
  return {
    now: () => new Date(now),
    waits,
    get pending() {
      return open.size;
    },
    wait(milliseconds, signal) {
      waits.push(milliseconds);
      if (options.instant) {
        now += milliseconds;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const entry = {
          at: now + milliseconds,
          end: () => {
            open.delete(entry);
            resolve();
          },
        };
        open.add(entry);
        signal?.addEventListener('abort', () => {
          open.delete(entry);
          reject(new Error('The wait was broken off.'));
        });
      });
    },
    async advance(milliseconds) {
      now += milliseconds;
      for (const entry of [...open].sort((a, b) => a.at - b.at)) if (entry.at <= now) entry.end();
      await settle();
    },
  };
}

/** Lets everything run that only waits for its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
