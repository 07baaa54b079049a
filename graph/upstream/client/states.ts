import type { GraphClock } from '../../kernel/clock.ts';
import { createFairScheduler, type FairScheduler } from '../../../schema/scheduling/fairScheduler.ts';
import { Breaker } from './breaker.ts';

/** Queued calls of one organization, for each service. */
const MAX_QUEUED = 2000;
/** Queued calls of all organizations, for each service. */
const MAX_QUEUED_IN_ALL = 10 * MAX_QUEUED;

/** State of a service and its users. */
interface ServiceState {
  breaker: Breaker;
  scheduler: FairScheduler;
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
      const scheduler = createFairScheduler({
        slots: inFlight,
        maxQueuedPerGroup: MAX_QUEUED,
        maxQueued: MAX_QUEUED_IN_ALL,
      });
      state = { breaker: new Breaker(clock), scheduler };
      this.#known.set(service, state);
    }
    return state;
  }
}
