import { FAST_POLL_MS, MONITOR_WINDOW_MS, POLL_MS } from '../../../schema/rules/encoderTimes.ts';
import { readMonitoredDecoders } from '../rest/encoders/encoders.ts';
import { listVenues, type VenueRecord } from '../rest/venues/venues.ts';
import { createPoller } from '../poller/poller.ts';
import { pollerRuntime } from '../poller/runtime.ts';

/**
 * Watches the venues of each organization with their decoders (C-190, C-061). What monitoring says of a decoder is
 * part of its venue's row, so that its change is the venue's change (VEN-10).
 */
export const venuesPoller = createPoller<VenueRecord>({
  resource: 'venues',
  intervalMs: POLL_MS,
  fastIntervalMs: FAST_POLL_MS,
  fetch: async (rest, customerId) => {
    const since = new Date(pollerRuntime().clock.now().getTime() - MONITOR_WINDOW_MS);
    const [venues, monitored] = await Promise.all([
      listVenues(rest, customerId),
      readMonitoredDecoders(rest, customerId, since),
    ]);
    return venues.map((venue) => ({ ...venue, monitored: monitored.get(venue.userName) ?? [] }));
  },
  keyOf: (venue) => venue.uuid,
  isTransitional: () => false,
});
