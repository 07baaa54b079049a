import type { RestClient } from '../../client/client.ts';
import type { ToggleRecord } from './customers.ts';

/** C-032: feature toggles. 403 but for who has getCustomers (PRM-26). */
export function listToggles(rest: RestClient): Promise<ToggleRecord[]> {
  return rest.get('/api/v3/toggles');
}

/** C-033: ids of the toggles that are on for an organization. 403 but for who has getCustomers (PRM-26). */
export async function listToggleIds(rest: RestClient, customerId: string): Promise<string[]> {
  const registrations = await rest.get('/api/v3/toggleregs', { query: { customerId } });
  return registrations.map(({ toggleId }) => toggleId);
}

/** C-034, C-035: turns a toggle on or off. 403 but for who has addCustomers (PRM-26); 404 for one that there is not. */
export async function setToggle(
  rest: RestClient,
  { customerId, toggleId, isOn }: { customerId: string; toggleId: string; isOn: boolean },
): Promise<void> {
  const params = { params: { id: customerId, toggleId } };
  if (isOn) await rest.put('/api/v3/customers/{id}/toggles/{toggleId}', params);
  else await rest.delete('/api/v3/customers/{id}/toggles/{toggleId}', params);
}
