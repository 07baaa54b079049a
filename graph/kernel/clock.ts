import { setTimeout as sleep } from 'node:timers/promises';

/** Where the graph reads the time, and waits. Tests put one of their own in its place. */
export interface GraphClock {
  /** The present moment. */
  now(): Date;
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's clock. */
export const systemClock: GraphClock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : undefined),
};
