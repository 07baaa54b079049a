import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { InviteOfferRecord, InviteRecord } from './customers.ts';

type Schemas = components['schemas'];

/** Input of an invitation. `roles` are IDs. */
export interface InviteFields {
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  title?: string | null | undefined;
  phone?: string | null | undefined;
  roles: string[];
  primaryContact: boolean;
  billingContact: boolean;
  pointOfContact: boolean;
  networkAlerts: boolean;
  channels: { encoderChannelId: string; viewOnly: boolean }[];
}

/** Details for accepting an invitation. */
interface AcceptedFields {
  id: string;
  token: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  password: string;
}

/** The header that carries the secret of an invitation's link. What no header can carry is no link's secret either. */
const linked = (token: string) => ({ 'x-invite-token': /^[\w-]+$/.test(token) ? token : '-' });

/** C-207: invitations of an organization that were not accepted. 403 but for who manages users. */
export function listInvites(rest: RestClient, customerId: string): Promise<InviteRecord[]> {
  return rest.get('/api/v3/customers/{id}/userinvites', { params: { id: customerId } });
}

/** C-208: invites somebody. 409 for who is invited or of the organization already (INV-02). */
export function createInvite(
  rest: RestClient,
  customerId: string,
  body: InviteFields,
): Promise<InviteRecord> {
  return rest.post('/api/v3/customers/{id}/userinvites', { params: { id: customerId }, body });
}

/** C-209: one invitation, for who holds its link. 404 alike for an unknown id and a wrong secret. */
export function readInviteOffer(rest: RestClient, id: string, token: string): Promise<InviteOfferRecord> {
  const headers = linked(token);
  return rest.anonymous().unshared().get('/api/v3/userinvites/{id}', { params: { id }, headers });
}

/** C-210: accepts an invitation. 409 for one that is over (INV-03). */
export function acceptInvite(
  rest: RestClient,
  { id, token, ...body }: AcceptedFields,
): Promise<Schemas['AcceptedInvite']> {
  const headers = linked(token);
  return rest.anonymous().post('/api/v3/userinvites/{id}/accept', { params: { id }, body, headers });
}

/** `requestInvite`, a call of our own: asks for a new invitation in place of one that is over, alike for every link (INV-03). */
export async function requestInvite(rest: RestClient, id: string, token: string): Promise<void> {
  const headers = linked(token);
  await rest.anonymous().post('/api/v3/userinvites/{id}/request', { params: { id }, headers });
}

/** C-211: sends an open invitation again. 409 for one that is over (STM-16). */
export function resendInvite(rest: RestClient, id: string): Promise<InviteRecord> {
  return rest.post('/api/v3/userinvites/{id}/resend', { params: { id } });
}

/** C-212: revokes an open invitation. 409 for one that is over (STM-16). */
export async function revokeInvite(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/userinvites/{id}', { params: { id } });
}
