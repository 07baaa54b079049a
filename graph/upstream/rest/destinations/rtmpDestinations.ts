import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { LiveSourcesRecord, RtmpDestinationRecord } from './destinations.ts';

type Schemas = components['schemas'];

/** Fields of a new destination. */
export interface RtmpDestinationFields {
  name: string;
  streamUrl: string;
  streamKey: string;
  viewUrl: string | null;
}

/** C-143: RTMP destinations of an organization, each with its stream. */
export function listRtmpDestinations(rest: RestClient, customerId: string): Promise<RtmpDestinationRecord[]> {
  return rest.get('/api/v3/customers/{id}/rtmp/destination', { params: { id: customerId } });
}

/** C-144: adds a destination. 400 names the field. */
export function createRtmpDestination(
  rest: RestClient,
  customerId: string,
  body: RtmpDestinationFields,
): Promise<RtmpDestinationRecord> {
  return rest.post('/api/v3/customers/{id}/rtmp/destination', { params: { id: customerId }, body });
}

/** C-145: one destination. */
export function readRtmpDestination(rest: RestClient, uuid: string): Promise<RtmpDestinationRecord> {
  return rest.get('/api/v3/rtmp/destination/{uuid}', { params: { uuid } });
}

/** C-146: changes what is given of a destination. */
export function updateRtmpDestination(
  rest: RestClient,
  uuid: string,
  body: Partial<RtmpDestinationFields>,
): Promise<RtmpDestinationRecord> {
  return rest.patch('/api/v3/rtmp/destination/{uuid}', { params: { uuid }, body });
}

/** C-147: removes a destination. 409 names what uses it. */
export async function deleteRtmpDestination(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/rtmp/destination/{uuid}', { params: { uuid } });
}

/** Reveals the stream key of a destination. No call of the catalog. */
export function revealRtmpKey(rest: RestClient, uuid: string): Promise<Schemas['StreamKey']> {
  return rest.post('/api/v3/rtmp/destination/{uuid}/streamkey', { params: { uuid } });
}

/** Encoder channels that somebody publishes to at present. No call of the catalog. */
export function readLiveSources(rest: RestClient, customerId: string): Promise<LiveSourcesRecord> {
  return rest.get('/api/v3/customers/{id}/livesources', { params: { id: customerId } });
}

/** Source of a stream: an encoder channel or a saved video. */
export interface RtmpSource {
  encoderChannelId?: string | null | undefined;
  mediaId?: string | null | undefined;
}

/** Sends a channel or a saved video to a destination; 409 says what is missing (RTM-06). No call of the catalog. */
export function startRtmpStream(
  rest: RestClient,
  uuid: string,
  { encoderChannelId = null, mediaId = null }: RtmpSource,
): Promise<RtmpDestinationRecord> {
  const body = { encoderChannelId, mediaId };
  return rest.post('/api/v3/rtmp/destination/{uuid}/start', { params: { uuid }, body });
}

/** C-148: stops a stream; answers its destination. */
export function stopRtmpStream(rest: RestClient, streamId: string): Promise<RtmpDestinationRecord> {
  return rest.post('/api/v3/rtmp/{streamId}/stop', { params: { streamId } });
}
