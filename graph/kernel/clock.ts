import { setTimeout as sleep } from 'node:timers/promises';

/** Clock of the graph, for reading the time and waiting. Tests replace it. */
export interface GraphClock {
  /** The present moment. */
  now(): Date;
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** Does something after so many milliseconds; what it returns calls it off. */
export type After = (milliseconds: number, work: () => void) => () => void;

/** {@link After} by the machine's clock; keeps no process alive. */
export const afterTimeout: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** The machine's clock. */
export const systemClock: GraphClock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : undefined),
};
