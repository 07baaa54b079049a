import type { RestClient } from '../../client/client.ts';
import type { WebChannelFields } from '../../../../schema/rules/webChannels.ts';
import type { WebChannelBandwidthRecord, WebChannelRecord } from './destinations.ts';

/** C-154: web channels of an organization with what each shows. */
export function listWebChannels(rest: RestClient, customerId: string): Promise<WebChannelRecord[]> {
  return rest.get('/api/v3/customers/{id}/webeventprofiles', { params: { id: customerId } });
}

/** C-155: creates a web channel. 409 on `loadBalancer` when another one has it (WCH-08). */
export function createWebChannel(
  rest: RestClient,
  customerId: string,
  body: WebChannelFields & { offlineImage?: string },
): Promise<WebChannelRecord> {
  return rest.post('/api/v3/customers/{id}/webeventprofiles', { params: { id: customerId }, body });
}

/** C-156: one web channel. */
export function readWebChannel(rest: RestClient, uuid: string): Promise<WebChannelRecord> {
  return rest.get('/api/v3/webeventprofiles/{uuid}', { params: { uuid } });
}

/** C-157: changes a web channel; what is left out stays. */
export function updateWebChannel(
  rest: RestClient,
  uuid: string,
  body: Partial<WebChannelFields>,
): Promise<WebChannelRecord> {
  return rest.patch('/api/v3/webeventprofiles/{uuid}', { params: { uuid }, body });
}

/** C-158: removes a web channel. 409 that names what uses it. */
export async function deleteWebChannel(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/webeventprofiles/{uuid}', { params: { uuid } });
}

/** C-159: removes what a web channel shows. 409 with code STATE when it shows nothing (STM-20). */
export function clearWebChannel(rest: RestClient, uuid: string): Promise<WebChannelRecord> {
  return rest.post('/api/v3/webeventprofiles/{uuid}/clear', { params: { uuid } });
}

/** C-160: uploads the offline image, a JPG or PNG picture in base64 (WCH-05). */
export async function uploadOfflineImage(rest: RestClient, uuid: string, file: string): Promise<void> {
  await rest.post('/api/v3/webeventprofiles/{uuid}/offlineimage', { params: { uuid }, body: { file } });
}

/** C-161: bytes that viewers were sent, and what they cost; days are UTC, both included. */
export function readWebChannelBandwidth(
  rest: RestClient,
  uuid: string,
  query: { start?: string; end?: string },
): Promise<WebChannelBandwidthRecord> {
  return rest.get('/api/v3/webeventprofiles/{uuid}/bandwidth', { params: { uuid }, query });
}
