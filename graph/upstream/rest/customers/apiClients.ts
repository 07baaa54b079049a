import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { ApiClientRecord, ApiClientRoleRecord } from './customers.ts';

type Schemas = components['schemas'];
type WithSecret = Schemas['ApiClientWithSecret'];

/** Input of a new API client. */
interface NewClient {
  name: string;
  roles: ApiClientRecord['roles'];
  termsAccepted: boolean;
}

/** Changes to an API client. */
type ClientChanges = Partial<Pick<NewClient, 'name' | 'roles'>> & { revision?: number | undefined };

/** C-213: API clients of an organization, by name. 403 without getApiApps. */
export function listApiClients(rest: RestClient, customerId: string): Promise<ApiClientRecord[]> {
  return rest.get('/api/v3/customers/{id}/clients', { params: { id: customerId } });
}

/** C-214: adds one; its secret is answered once. 402 for a role that no plan gives (API-04). */
export function createApiClient(
  rest: RestClient,
  customerId: string,
  body: NewClient,
): Promise<{ apiClient: ApiClientRecord; clientSecret: string }> {
  return rest.post('/api/v3/customers/{id}/clients', { params: { id: customerId }, body }).then(apart);
}

/** C-215: one by its id. */
export function readApiClient(rest: RestClient, uuid: string): Promise<ApiClientRecord> {
  return rest.get('/api/v3/clients/{uuid}', { params: { uuid } });
}

/** C-216: changes name and roles. 409 for a newer revision. */
export function updateApiClient(
  rest: RestClient,
  uuid: string,
  body: ClientChanges,
): Promise<ApiClientRecord> {
  return rest.patch('/api/v3/clients/{uuid}', { params: { uuid }, body });
}

/** C-217: removes one; its tokens end. */
export async function deleteApiClient(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/clients/{uuid}', { params: { uuid } });
}

/** C-218: a new secret, answered once (API-05). */
export function regenerateApiClientSecret(
  rest: RestClient,
  uuid: string,
): Promise<{ apiClient: ApiClientRecord; clientSecret: string }> {
  return rest.post('/api/v3/clients/{uuid}/regenerateSecret', { params: { uuid } }).then(apart);
}

/** C-219: roles that may be held, with the plan that each needs. */
export function listApiClientRoles(rest: RestClient): Promise<ApiClientRoleRecord[]> {
  return rest.get('/api/v3/clients/roles');
}

function apart({ clientSecret, ...apiClient }: WithSecret) {
  return { apiClient, clientSecret };
}
