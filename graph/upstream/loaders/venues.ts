import { MONITOR_WINDOW_MS } from '../../../schema/rules/encoderTimes.ts';
import type { GraphClock } from '../../kernel/clock.ts';
import type { RestClient } from '../client/client.ts';
import { readMonitoredDecoders } from '../rest/encoders/encoders.ts';
import { listVenueDecoders, listVenueLicenses, listVenues, readVenue } from '../rest/venues/venues.ts';
import { createLookup } from './createLookup.ts';
import { recordLoader } from './createRecordLoader.ts';

/** Loaders of venues and their decoders for one operation. */
export const venuesLoaders = {
  /** Venues (C-190, C-193). */
  venue: recordLoader({
    list: (customerId, rest) => listVenues(rest, customerId),
    one: (id, rest) => readVenue(rest, id),
    idOf: (record) => record.uuid,
    customerOf: (record) => record.customerId,
  }),
  /** Licences of an organization, by type (C-191). */
  venueLicenses: (rest: RestClient) => createLookup((customerId) => listVenueLicenses(rest, customerId)),
  /** Decoders that use a venue's login (C-196). */
  decodersOfVenue: (rest: RestClient) => createLookup((venueId) => listVenueDecoders(rest, venueId)),
  /** Decoders of an organization that reported within 5 minutes, by user name (C-061, MON-01, VEN-10). */
  monitoredDecoders: (rest: RestClient, clock: GraphClock) =>
    createLookup((customerId) =>
      readMonitoredDecoders(rest, customerId, new Date(clock.now().getTime() - MONITOR_WINDOW_MS)),
    ),
};
