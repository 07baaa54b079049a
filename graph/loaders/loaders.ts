import type { GraphClock } from '../context.ts';
import type { RestClient } from '../rest/http.ts';
import { createCuesLoaders } from './cues.ts';
import { createCustomersLoaders } from './customers.ts';
import { createDestinationsLoaders } from './destinations.ts';
import { createEncodersLoaders } from './encoders.ts';
import { createEventsLoaders } from './events.ts';
import { createMediaLoaders } from './media.ts';
import { createVenuesLoaders } from './venues.ts';

/** Loaders of one operation. They live as long as it does and are the caller's own, so nothing read leaks. */
export function createLoaders(rest: RestClient, clock: GraphClock) {
  return {
    ...createCustomersLoaders(rest),
    ...createEncodersLoaders(rest, clock),
    ...createEventsLoaders(rest, clock),
    ...createDestinationsLoaders(rest),
    ...createMediaLoaders(rest),
    ...createVenuesLoaders(rest, clock),
    ...createCuesLoaders(rest),
  };
}

/** What `context.loaders` holds. */
export type Loaders = ReturnType<typeof createLoaders>;
