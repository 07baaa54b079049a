import type { GraphClock } from '../../kernel/clock.ts';
import { createFairLimiter, type FairLimiter } from '../../kernel/fairLimiter.ts';
import { Breaker } from './breaker.ts';

/** Calls of an organisation waiting for a free place at most, for each service. */
const LONGEST_LINE = 2000;

/** How a service does, and who uses it. */
interface ServiceState {
  breaker: Breaker;
  limiter: FairLimiter;
}

/** The breaker and the places of each service, made when it is first called. */
export class ServiceStates {
  readonly #settings: { clock: GraphClock; inFlight: number };
  readonly #known = new Map<string, ServiceState>();

  constructor(settings: { clock: GraphClock; inFlight: number }) {
    this.#settings = settings;
  }

  of(service: string): ServiceState {
    let state = this.#known.get(service);
    if (!state) {
      const { clock, inFlight } = this.#settings;
      state = { breaker: new Breaker(clock), limiter: createFairLimiter(inFlight, LONGEST_LINE) };
      this.#known.set(service, state);
    }
    return state;
  }
}
