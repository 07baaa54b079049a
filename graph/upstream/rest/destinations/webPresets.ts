import type { WebPresetFields } from '../../../../schema/rules/webPresets.ts';
import type { RestClient } from '../../client/client.ts';
import type { WebPresetRecord } from './destinations.ts';

/** C-162: web presets of an organization, the default one first (WPR-04). */
export function listWebPresets(rest: RestClient, customerId: string): Promise<WebPresetRecord[]> {
  return rest.get('/api/v3/customers/{id}/webencoderprofiles', { params: { id: customerId } });
}

/** C-163: creates a web preset. 400 names the field. */
export function createWebPreset(
  rest: RestClient,
  customerId: string,
  body: WebPresetFields,
): Promise<WebPresetRecord> {
  return rest.post('/api/v3/customers/{id}/webencoderprofiles', { params: { id: customerId }, body });
}

/** C-164: one web preset; `default` is the one that every organization has. */
export function readWebPreset(rest: RestClient, uuid: string): Promise<WebPresetRecord> {
  return rest.get('/api/v3/webencoderprofiles/{uuid}', { params: { uuid } });
}

/** C-165: changes a web preset; what is left out stays. 409 for the default one (WPR-06). */
export function updateWebPreset(
  rest: RestClient,
  uuid: string,
  body: Partial<WebPresetFields>,
): Promise<WebPresetRecord> {
  return rest.patch('/api/v3/webencoderprofiles/{uuid}', { params: { uuid }, body });
}

/** C-166: removes a web preset. 409 for the default one, and for one in use, naming what uses it. */
export async function deleteWebPreset(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/webencoderprofiles/{uuid}', { params: { uuid } });
}
