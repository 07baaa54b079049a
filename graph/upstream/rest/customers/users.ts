import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { ChannelAccessRecord, SessionRecord, UserRecord } from './customers.ts';

type Schemas = components['schemas'];

/** Changes to a user. `roles` are IDs. */
export interface UserChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  title?: string | null | undefined;
  phone?: string | null | undefined;
  roles?: string[] | undefined;
  primaryContact?: boolean | undefined;
  billingContact?: boolean | undefined;
  pointOfContact?: boolean | undefined;
  networkAlerts?: boolean | undefined;
  disabled?: boolean | undefined;
  channels?: ChannelAccessRecord[] | undefined;
  currentPassword?: string | undefined;
  password?: string | undefined;
  revision?: number | undefined;
}

/** C-202: changes a person, or one's own account. 409 for a newer revision and for the last admin. */
export function updateUser(rest: RestClient, id: string, body: UserChanges): Promise<UserRecord> {
  return rest.patch('/api/v3/users/{id}', { params: { id }, body });
}

/** C-203: removes a person. 409 for the last admin. */
export async function deleteUser(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/users/{id}', { params: { id } });
}

/** `resetSecondFactors`, a call of our own: takes them all from somebody else. 409 where there is none. */
export function resetSecondFactors(rest: RestClient, id: string): Promise<UserRecord> {
  return rest.post('/api/v3/users/{id}/secondfactors/reset', { params: { id } });
}

/** C-205: sets roles by their ids. 409 for the last admin. */
export function setUserRoles(rest: RestClient, id: string, roles: string[]): Promise<Schemas['Role'][]> {
  return rest.put('/api/v3/users/{id}/roles', { params: { id }, body: { roles } });
}

/** `sessions`, a call of our own: those of the caller that are open, the latest first. */
export function listSessions(rest: RestClient): Promise<SessionRecord[]> {
  return rest.get('/api/v3/sessions');
}

/** `endSession`, a call of our own. 404 for one that is over, or somebody else's. */
export async function endSession(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/sessions/{id}', { params: { id } });
}

/** `endOtherSessions`, a call of our own: all of the caller's but the one that asks. */
export async function endOtherSessions(rest: RestClient): Promise<void> {
  await rest.delete('/api/v3/sessions');
}
