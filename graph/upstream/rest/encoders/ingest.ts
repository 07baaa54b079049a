import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { ChannelFindingsRecord, IngestRecord } from './encoders.ts';

type Schemas = components['schemas'];

/** Reads the ingest of a channel and its incoming stream. Not in the catalog. */
export function readIngest(rest: RestClient, id: string): Promise<IngestRecord> {
  return rest.get('/api/v3/eventprofiles/{id}/ingest', { params: { id } });
}

/** Lists the problems with the incoming streams of an organization in one call. Not in the catalog. */
export function listLiveFindings(rest: RestClient, customerId: string): Promise<ChannelFindingsRecord[]> {
  return rest.get('/api/v3/customers/{id}/livefindings', { params: { id: customerId } });
}

/** Reveals the stream key of a channel; the first one is made by it. No call of the catalog. */
export function revealStreamKey(rest: RestClient, id: string): Promise<Schemas['StreamKey']> {
  return rest.post('/api/v3/eventprofiles/{id}/streamkey', { params: { id } });
}

/** Makes a new stream key for a channel. No call of the catalog. */
export function renewStreamKey(rest: RestClient, id: string): Promise<Schemas['StreamKey']> {
  return rest.put('/api/v3/eventprofiles/{id}/streamkey', { params: { id } });
}
