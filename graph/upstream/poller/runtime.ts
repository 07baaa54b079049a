import type { GraphClock } from '../../kernel/clock.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createMemoryTransport, type EventTransport } from './bus.ts';

/** Hears what the pollers do, for metrics and logs. */
export interface PollerObserver {
  polled(resource: string, outcome: 'ok' | 'failed'): void;
  subscribers(resource: string, change: 1 | -1): void;
  failed(resource: string, customerId: string, error: unknown): void;
}

/** Runtime shared by all pollers of a process. */
export interface PollerRuntime {
  clock: GraphClock;
  transport: EventTransport;
  observer: PollerObserver | null;
}

let present: PollerRuntime = { clock: systemClock, transport: createMemoryTransport(), observer: null };

/** Returns the runtime of this process. */
export function pollerRuntime(): PollerRuntime {
  return present;
}

/** Gives the pollers of this process their transport and observer; the server does so before it listens. */
export function configurePollers(runtime: PollerRuntime): void {
  present = runtime;
}
