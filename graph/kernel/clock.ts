import { setTimeout as sleep } from 'node:timers/promises';
import type { GraphClock } from './context.ts';

/** The machine's clock. */
export const systemClock: GraphClock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : undefined),
};
