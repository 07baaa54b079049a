import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { LiveOutputRecord } from './encoders.ts';

type Schemas = components['schemas'];

/** Fields of a new output. */
export interface LiveOutputFields {
  name: string;
  streamUrl: string;
  streamKey: string;
}

/** Lists the outputs of a channel by name. Not in the catalog. */
export function listLiveOutputs(rest: RestClient, channelId: string): Promise<LiveOutputRecord[]> {
  return rest.get('/api/v3/eventprofiles/{id}/outputs', { params: { id: channelId } });
}

/** Adds an output; 409 when the organization has as many as it may. No call of the catalog. */
export function createLiveOutput(
  rest: RestClient,
  channelId: string,
  body: LiveOutputFields,
): Promise<LiveOutputRecord> {
  return rest.post('/api/v3/eventprofiles/{id}/outputs', { params: { id: channelId }, body });
}

/** Sends its channel on whenever somebody publishes. No call of the catalog. */
export function startLiveOutput(rest: RestClient, id: string): Promise<LiveOutputRecord> {
  return rest.post('/api/v3/outputs/{id}/start', { params: { id } });
}

/** Sends its channel on no more. No call of the catalog. */
export function stopLiveOutput(rest: RestClient, id: string): Promise<LiveOutputRecord> {
  return rest.post('/api/v3/outputs/{id}/stop', { params: { id } });
}

/** Removes an output. No call of the catalog. */
export async function deleteLiveOutput(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/outputs/{id}', { params: { id } });
}

/** Reveals the stream key of an output. No call of the catalog. */
export function revealLiveOutputKey(rest: RestClient, id: string): Promise<Schemas['StreamKey']> {
  return rest.post('/api/v3/outputs/{id}/streamkey', { params: { id } });
}
