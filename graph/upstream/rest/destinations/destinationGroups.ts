import type { DestinationGroupInput } from '../../../../schema/rules/destinationGroups.ts';
import type { RestClient } from '../../client/client.ts';
import type { DestinationGroupRecord } from './destinations.ts';

/** C-138: destination groups of an organization, each with its destinations. */
export function listDestinationGroups(
  rest: RestClient,
  customerId: string,
): Promise<DestinationGroupRecord[]> {
  return rest.get('/api/v4/customers/{id}/destinationgroups', { params: { id: customerId } });
}

/** C-139: one group of an organization. */
export function readDestinationGroup(
  rest: RestClient,
  customerId: string,
  destinationId: string,
): Promise<DestinationGroupRecord> {
  return rest.get('/api/v4/customers/{id}/destinationgroups/{destinationId}', {
    params: { id: customerId, destinationId },
  });
}

/** C-140: creates a group. 400 names the field; 409 for a name that is taken (GRP-07); 403 without an admin role (GRP-08). */
export function createDestinationGroup(
  rest: RestClient,
  customerId: string,
  body: DestinationGroupInput,
): Promise<DestinationGroupRecord> {
  return rest.post('/api/v4/customers/{id}/destinationgroups', { params: { id: customerId }, body });
}

/** C-141: changes a group; what is left out stays. */
export function updateDestinationGroup(
  rest: RestClient,
  { customerId, uuid }: Pick<DestinationGroupRecord, 'customerId' | 'uuid'>,
  body: Partial<DestinationGroupInput>,
): Promise<DestinationGroupRecord> {
  return rest.patch('/api/v4/customers/{id}/destinationgroups/{destinationId}', {
    params: { id: customerId, destinationId: uuid },
    body,
  });
}

/** C-142: removes a group. 409 names the events that use it. */
export async function deleteDestinationGroup(
  rest: RestClient,
  { customerId, uuid }: Pick<DestinationGroupRecord, 'customerId' | 'uuid'>,
): Promise<void> {
  await rest.delete('/api/v4/customers/{id}/destinationgroups/{destinationId}', {
    params: { id: customerId, destinationId: uuid },
  });
}
