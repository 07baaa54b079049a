import type { ContactInput } from '../../../../schema/rules/people.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { ContactRecord } from './customers.ts';

/** C-308: asks support to get in touch (USR-11 to USR-13). 400 names the field; 429 after too many. */
export async function sendContactRequest(
  rest: RestClient,
  body: components['schemas']['ContactRequest'],
): Promise<void> {
  await rest.post('/onboarding/api/v1/contactrequests', { body });
}

/** C-021: contacts of an organization, by name. */
export function listContacts(rest: RestClient, customerId: string): Promise<ContactRecord[]> {
  return rest.get('/api/v3/customers/{id}/contacts', { params: { id: customerId } });
}

/** C-022. 400 names the field; 402 for one too many. */
export function createContact(
  rest: RestClient,
  customerId: string,
  body: ContactInput,
): Promise<ContactRecord> {
  return rest.post('/api/v3/customers/{id}/contacts', { params: { id: customerId }, body });
}

/** C-023. 400 names the field. */
export function updateContact(
  rest: RestClient,
  contactId: string,
  body: Partial<ContactInput>,
): Promise<ContactRecord> {
  return rest.patch('/api/v3/contacts/{contactId}', { params: { contactId }, body });
}

/** C-024. */
export async function deleteContact(rest: RestClient, contactId: string): Promise<void> {
  await rest.delete('/api/v3/contacts/{contactId}', { params: { contactId } });
}
