import type { RestClient } from '../../client/client.ts';
import type { PlayerProfileRecord } from './media.ts';

/** The fields of a profile that people set. */
export type PlayerProfileFields = Omit<
  PlayerProfileRecord,
  'id' | 'customerId' | 'alias' | 'displayMode' | 'createdAt'
>;

/** C-168: player profiles of an organization, without the built-in one (PLY-02). */
export function listProfiles(rest: RestClient, customerId: string): Promise<PlayerProfileRecord[]> {
  return rest.get('/player-config/api/v1/customers/{id}/configs/list', { params: { id: customerId } });
}

/** C-169: creates a profile. 400 names the field. */
export function createProfile(
  rest: RestClient,
  customerId: string,
  body: PlayerProfileFields,
): Promise<PlayerProfileRecord> {
  return rest.post('/player-config/api/v1/customers/{id}/configs', { params: { id: customerId }, body });
}

/** C-170: one profile. */
export function readProfile(rest: RestClient, uuid: string): Promise<PlayerProfileRecord> {
  return rest.get('/player-config/api/v1/configs/{uuid}', { params: { uuid } });
}

/** C-171: changes all fields of a profile. */
export function replaceProfile(
  rest: RestClient,
  uuid: string,
  body: PlayerProfileFields,
): Promise<PlayerProfileRecord> {
  return rest.put('/player-config/api/v1/configs/{uuid}', { params: { uuid }, body });
}

/** C-172: removes a profile. */
export async function deleteProfile(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/player-config/api/v1/configs/{uuid}', { params: { uuid } });
}
