import type { components } from '../../client/__generated__/platform.ts';
import type { MonitoredDecoderRecord } from '../encoders/encoders.ts';
import type { RestClient } from '../../client/client.ts';

/** A login that decoders play with (VEN-15); with what monitoring knows of it where that was read too (VEN-10). */
export type VenueRecord = components['schemas']['Venue'] & { monitored?: readonly MonitoredDecoderRecord[] };
/** What is shown of a decoder, whether a venue or monitoring tells it (VEN-10); only a venue tells all of it. */
export type DecoderRecord = Pick<
  components['schemas']['Decoder'],
  'serial' | 'status' | 'playerVersion' | 'lastUpdate'
> &
  Partial<Pick<components['schemas']['Decoder'], 'signedIn' | 'event' | 'loadedEvents'>>;
/** An encoder video that a decoder has loaded (C-020). */
export type LoadedEventRecord = components['schemas']['LoadedEvent'];
/** Which venues take an order to load, and which refuse it (C-020). */
export type LoadAnswer = components['schemas']['LoadAnswer'];

/** What the service calls the plan of a person's own login, which is no venue (VEN-09). */
const PERSONS_PLAN = 'User';

/** C-190: venues of an organisation; persons' own logins are dropped (VEN-09). */
export async function listVenues(rest: RestClient, customerId: string): Promise<VenueRecord[]> {
  const logins = await rest.get('/api/v3/customers/{id}/venues', { params: { id: customerId } });
  return logins.filter((login) => login.planName !== PERSONS_PLAN);
}

/** C-193: one venue; null for a person's own login (VEN-09). */
export async function readVenue(rest: RestClient, uuid: string): Promise<VenueRecord | null> {
  const login = await rest.get('/api/v3/venues/{uuid}', { params: { uuid } });
  return login.planName === PERSONS_PLAN ? null : login;
}

/** C-020: has encoder videos loaded on the decoders of venues; each venue takes the order or refuses it. */
export function loadEvents(
  rest: RestClient,
  customerId: string,
  order: { eventIds: string[]; venueIds: string[] },
): Promise<LoadAnswer> {
  return rest.post('/api/v3/customers/{id}/actions/loadevents', { params: { id: customerId }, body: order });
}

/**
 * The decoder of a venue: what the venue says of the one that is signed in, merged with what monitoring hears under
 * the venue's user name (VEN-10). Monitoring hears of it sooner, so its word wins. Of several under one login
 * (MON-04) the signed-in one counts; when the venue knows of none, the one that reported last.
 */
export function decoderOf(
  venue: Pick<VenueRecord, 'decoder'>,
  monitored: readonly MonitoredDecoderRecord[],
): DecoderRecord | null {
  const { decoder } = venue;
  if (decoder) return { ...decoder, ...monitored.find(({ serial }) => serial === decoder.serial) };
  const byReport = [...monitored].sort((a, b) => (b.lastUpdate ?? '').localeCompare(a.lastUpdate ?? ''));
  return byReport[0] ?? null;
}
