import { cuesLoaders } from './cues.ts';
import { customersLoaders } from './customers.ts';
import { destinationsLoaders } from './destinations.ts';
import { encodersLoaders } from './encoders.ts';
import { eventsLoaders } from './events.ts';
import { lazily } from './lazily.ts';
import { mediaLoaders } from './media.ts';
import { venuesLoaders } from './venues.ts';

/** Loaders of one operation. They live as long as it does and are the caller's own, so nothing read leaks. */
export const createLoaders = lazily({
  ...customersLoaders,
  ...encodersLoaders,
  ...eventsLoaders,
  ...destinationsLoaders,
  ...mediaLoaders,
  ...venuesLoaders,
  ...cuesLoaders,
});

/** Loaders in `context.loaders`. */
export type Loaders = ReturnType<typeof createLoaders>;
