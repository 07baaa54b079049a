import type { QrOverlayFields } from '../../../../schema/rules/qrOverlays.ts';
import type { RestClient } from '../../client/client.ts';
import type { QrOverlayRecord } from './destinations.ts';

/** C-173: QRclick overlays of an organization. */
export function listQrOverlays(rest: RestClient, customerId: string): Promise<QrOverlayRecord[]> {
  return rest.get('/hotspots/api/v1/customers/{id}/urls', { params: { id: customerId } });
}

/** C-174: creates a QRclick overlay. 400 names the field; 409 on `url` for a duplicate (QRC-05). */
export function createQrOverlay(
  rest: RestClient,
  customerId: string,
  body: QrOverlayFields,
): Promise<QrOverlayRecord> {
  return rest.post('/hotspots/api/v1/customers/{id}/urls', { params: { id: customerId }, body });
}

/** C-175: one QRclick overlay. */
export function readQrOverlay(rest: RestClient, uuid: string): Promise<QrOverlayRecord> {
  return rest.get('/hotspots/api/v1/urls/{uuid}', { params: { uuid } });
}

/** C-176: changes a QRclick overlay; what is left out stays. 409 on `url` for a duplicate (QRC-05). */
export function updateQrOverlay(
  rest: RestClient,
  uuid: string,
  body: Partial<QrOverlayFields>,
): Promise<QrOverlayRecord> {
  return rest.patch('/hotspots/api/v1/urls/{uuid}', { params: { uuid }, body });
}

/** C-177: removes a QRclick overlay. */
export async function deleteQrOverlay(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/hotspots/api/v1/urls/{uuid}', { params: { uuid } });
}
