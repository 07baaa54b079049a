import type { components, paths } from '../../client/__generated__/platform.ts';
import type { EncoderNetworkRecord, EncoderRecord, MarathonRecord } from './encoders.ts';
import type { RestClient } from '../../client/client.ts';

type Schemas = components['schemas'];

/** Query of an encoder search (ENC-19). */
export type EncoderSearchQuery = NonNullable<paths['/api/v3/encoders/search']['get']['parameters']['query']>;

/** C-069: adds an encoder by its activation code. 404 names the code when no waiting device has it (ENC-03). */
export function activateEncoder(
  rest: RestClient,
  customerId: string,
  body: Schemas['EncoderActivation'],
): Promise<EncoderRecord> {
  return rest.post('/api/v3/customers/{id}/encoders', { params: { id: customerId }, body });
}

/** C-071: changes an encoder; what is left out stays. 412 when it has changed since the given revision. */
export function updateEncoder(
  rest: RestClient,
  uuid: string,
  body: Schemas['EncoderChanges'],
): Promise<EncoderRecord> {
  return rest.patch('/api/v3/encoders/{uuid}', { params: { uuid }, body });
}

/** C-072: deletes an encoder. 409 with code STATE while it runs. */
export async function deleteEncoder(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/encoders/{uuid}', { params: { uuid } });
}

/** When the token of an encoder was issued, last used and revoked. No call of the catalog. */
export function readEncoderToken(rest: RestClient, uuid: string): Promise<Schemas['EncoderToken']> {
  return rest.get('/api/v3/encoders/{uuid}/token', { params: { uuid } });
}

/** Revokes the token of an encoder; 409 without one. No call of the catalog. */
export function revokeEncoderToken(rest: RestClient, uuid: string): Promise<EncoderRecord> {
  return rest.delete('/api/v3/encoders/{uuid}/token', { params: { uuid } });
}

/** Reveals the activation code of a device that waits to be added. 404 when none waits. No call of the catalog. */
export async function revealUnitCode(rest: RestClient, serialNumber: string): Promise<string> {
  const path = '/api/v3/encoderunits/{serialNumber}/activationcode';
  return (await rest.post(path, { params: { serialNumber } })).activationCode;
}

/** C-073: what encoders can be set to; of one model when it is given. */
export function readEncoderOptions(
  rest: RestClient,
  model: string | undefined,
): Promise<Schemas['EncoderOptions']> {
  return rest.get('/api/v3/encoders/options', { query: model === undefined ? {} : { model } });
}

/** C-074: the oldest version that may start, by type (ENC-27). */
export function readMinimumEncoderOption(rest: RestClient): Promise<Schemas['MinimumEncoderOption'][]> {
  return rest.get('/api/v3/encoders/minimumoption');
}

/** C-078: changes the network cards of an encoder, all in their order; they are pending for a while (ENC-07). */
export function updateEncoderNetwork(
  rest: RestClient,
  uuid: string,
  body: Schemas['EncoderNetworkChanges'],
): Promise<EncoderNetworkRecord[]> {
  return rest.patch('/api/v3/encoders/{uuid}/network', { params: { uuid }, body });
}

/** C-079: moves an encoder to another organization (ENC-08). 409 with code STATE while it runs. */
export function moveEncoder(rest: RestClient, uuid: string, customerId: string): Promise<EncoderRecord> {
  return rest.put('/api/v3/encoders/{uuid}/move', { params: { uuid }, body: { customerId } });
}

/** C-080: encoders of all organizations, with counts per version (ENC-19). 403 without sudo. */
export function searchEncoders(
  rest: RestClient,
  query: EncoderSearchQuery,
): Promise<Schemas['EncoderSearchResult']> {
  return rest.get('/api/v3/encoders/search', { query });
}

/** C-094: the marathon automation of an encoder. */
export function readMarathon(rest: RestClient, encoderId: string): Promise<MarathonRecord> {
  return rest.get('/marathon/api/v1/automations/{encoderId}', { params: { encoderId } });
}

/** C-095: switches the marathon automation on or off, or sets its time of the day. */
export function updateMarathon(
  rest: RestClient,
  encoderId: string,
  body: Schemas['MarathonChanges'],
): Promise<MarathonRecord> {
  return rest.patch('/marathon/api/v1/automations/{encoderId}', { params: { encoderId }, body });
}

/** Reveals what remote support signs in with; the encoder's log notes it (ENC-22). No call of the catalog. */
export function revealRemoteSupport(rest: RestClient, uuid: string): Promise<Schemas['RemoteSupport']> {
  return rest.post('/api/v3/encoders/{uuid}/remotesupport', { params: { uuid } });
}
