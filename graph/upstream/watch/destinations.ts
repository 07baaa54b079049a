import { FAST_POLL_MS, POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import { listContentDestinations, type ContentDestinationRecord } from '../rest/destinations/destinations.ts';
import { createPoller } from '../poller/poller.ts';

/** States in which a destination is read again until it settles (DST-13). */
const TRANSITIONING: ReadonlySet<string> = new Set(['SET_UP', 'STARTING', 'STOPPING']);

/** Watches the destinations of each organization (C-125); quicker while one is on its way (DST-13). */
export const destinationsPoller = createPoller<ContentDestinationRecord>({
  resource: 'contentDestinations',
  intervalMs: POLL_MS,
  fastIntervalMs: FAST_POLL_MS,
  fetch: listContentDestinations,
  keyOf: (destination) => destination.id,
  isTransitional: ({ status }) => TRANSITIONING.has(status.toUpperCase()),
});
