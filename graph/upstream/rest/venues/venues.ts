import type { components } from '../../client/__generated__/platform.ts';
import type { MonitoredDecoderRecord } from '../encoders/encoders.ts';
import type { RestClient } from '../../client/client.ts';

/** A login that decoders play with (VEN-15); with what monitoring knows of it where that was read too (VEN-10). */
export type VenueRecord = components['schemas']['Venue'] & { monitored?: readonly MonitoredDecoderRecord[] };
/** Fields of a decoder from a venue or from monitoring (VEN-10). Only a venue has all of them. */
export type DecoderRecord = Pick<
  components['schemas']['Decoder'],
  'serial' | 'userName' | 'status' | 'playerVersion' | 'lastUpdate'
> &
  Partial<components['schemas']['Decoder']> & {
    /** The venue, where it was read with it. */
    venue?: VenueRecord;
  };
/** Licences of one type (C-191, VEN-08). */
export type VenueLicenseRecord = components['schemas']['VenueLicense'];
/** Several decoders that report under one user name (MON-04). */
export interface DuplicateLoginRecord {
  userName: string;
  customerId: string;
  customerName: string;
  decoders: readonly DecoderRecord[];
}
/** Editable fields of a venue (C-194). */
export interface VenueFields {
  licenseType?: string;
  encoderChannelIds?: string[];
  password?: string;
}
/** An encoder video that a decoder has loaded (C-020). */
export type LoadedEventRecord = components['schemas']['LoadedEvent'];
/** Results per venue of loading videos (C-020). */
export type LoadAnswer = components['schemas']['LoadAnswer'];

/** Plan name of a user's own login, which is not a venue (VEN-09). */
const PERSONS_PLAN = 'User';

/** C-190: venues of an organization; persons' own logins are dropped (VEN-09). */
export async function listVenues(rest: RestClient, customerId: string): Promise<VenueRecord[]> {
  const logins = await rest.get('/api/v3/customers/{id}/venues', { params: { id: customerId } });
  return logins.filter((login) => login.planName !== PERSONS_PLAN);
}

/** C-193: one venue; null for a person's own login (VEN-09). */
export async function readVenue(rest: RestClient, uuid: string): Promise<VenueRecord | null> {
  const login = await rest.get('/api/v3/venues/{uuid}', { params: { uuid } });
  return login.planName === PERSONS_PLAN ? null : login;
}

/** C-191: venue licences of an organization, by type. */
export function listVenueLicenses(rest: RestClient, customerId: string): Promise<VenueLicenseRecord[]> {
  return rest.get('/api/v3/customers/{id}/licenses/venues', { params: { id: customerId } });
}

/** C-192: creates a venue. 409 for a user name that is taken (VEN-05), and where no license is left (VEN-16). */
export function createVenue(
  rest: RestClient,
  customerId: string,
  body: Required<VenueFields> & { userName: string },
): Promise<VenueRecord> {
  return rest.post('/api/v3/customers/{id}/venues', { params: { id: customerId }, body });
}

/** C-194: changes what is given of a venue, or its password. 409 where no license is left (VEN-16). */
export function updateVenue(rest: RestClient, uuid: string, body: VenueFields): Promise<VenueRecord> {
  return rest.patch('/api/v3/venues/{uuid}', { params: { uuid }, body });
}

/** C-195: removes a venue, which signs its decoders out (VEN-11). */
export async function deleteVenue(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/venues/{uuid}', { params: { uuid } });
}

/** Releases a decoder, which revokes its token. No call of the catalog. */
export async function releaseDecoder(rest: RestClient, serial: string): Promise<void> {
  await rest.delete('/api/v3/decoders/{serial}', { params: { serial } });
}

/** C-196: decoders that use a venue's login, the one that is signed in first (STM-21). */
export function listVenueDecoders(rest: RestClient, venueId: string): Promise<DecoderRecord[]> {
  return rest.get('/api/v3/users/{id}/decoders', { params: { id: venueId } });
}

/** C-063: decoders of all organizations that reported after a moment, by user name (MON-01). */
export function listMonitoredDecoders(rest: RestClient, after: Date): Promise<MonitoredDecoderRecord[]> {
  return rest.get('/api/v3/monitors/decoders', { query: { after: after.toISOString(), sort: 'userName' } });
}

/** C-020: has encoder videos loaded on the decoders of venues; each venue takes the order or refuses it. */
export function loadEvents(
  rest: RestClient,
  customerId: string,
  order: { eventIds: string[]; venueIds: string[] },
): Promise<LoadAnswer> {
  return rest.post('/api/v3/customers/{id}/actions/loadevents', { params: { id: customerId }, body: order });
}
