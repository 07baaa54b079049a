import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { SocialAccountRecord } from './destinations.ts';

type Schemas = components['schemas'];

/** Response of a network. */
export interface ReturnedFields {
  kind?: SocialAccountRecord['kind'];
  accountId?: string;
  state: string;
  code?: string;
  error?: string;
  redirectAddress: string;
}

/** C-178: social media accounts of an organization. */
export function listSocialAccounts(rest: RestClient, customerId: string): Promise<SocialAccountRecord[]> {
  return rest.get('/api/v3/customers/{id}/socialmedia', { params: { id: customerId } });
}

/** Begins an authorisation; 409 where the platform is not set up for the network. No call of the catalog. */
export function authorizeSocialAccount(
  rest: RestClient,
  customerId: string,
  body: { kind: SocialAccountRecord['kind']; accountId?: string },
): Promise<Schemas['SocialAuthorization']> {
  return rest.post('/api/v3/customers/{id}/socialmedia/authorize', { params: { id: customerId }, body });
}

/** C-179: links an account or renews access to one. 409 says what the network refused (SOC-03). */
export function linkSocialAccount(
  rest: RestClient,
  customerId: string,
  body: ReturnedFields,
): Promise<SocialAccountRecord> {
  return rest.post('/api/v3/customers/{id}/socialmedia', { params: { id: customerId }, body });
}

/** C-180: one account. */
export function readSocialAccount(rest: RestClient, uuid: string): Promise<SocialAccountRecord> {
  return rest.get('/api/v3/socialmedia/{uuid}', { params: { uuid } });
}

/** C-181: changes what is given of an account. */
export function updateSocialAccount(
  rest: RestClient,
  uuid: string,
  body: { name?: string; defaultDestinationId?: string | null; crosspostDestinationIds?: string[] },
): Promise<SocialAccountRecord> {
  return rest.patch('/api/v3/socialmedia/{uuid}', { params: { uuid }, body });
}

/** C-182: removes an account. 409 names what runs with it (SOC-06). */
export async function removeSocialAccount(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/socialmedia/{uuid}', { params: { uuid } });
}

/** C-183: what Facebook tells of an account. */
export function readFacebookInfo(rest: RestClient, uuid: string): Promise<Schemas['FacebookInfo']> {
  return rest.get('/api/v3/socialmedia/{uuid}/facebook/channelinfo', { params: { uuid } });
}

/** C-184: keeps a picture, JPG or PNG in base64, for a destination of an account (LIB-04). */
export function uploadSocialFile(
  rest: RestClient,
  uuid: string,
  file: string,
): Promise<Schemas['SocialFile']> {
  return rest.post('/api/v3/socialmedia/{uuid}/files', { params: { uuid }, body: { file } });
}

/** C-185: whether an account can go live. */
export function checkSocialLive(rest: RestClient, uuid: string): Promise<Schemas['SocialLiveCheck']> {
  return rest.get('/api/v3/socialmedia/{uuid}/checklive', { params: { uuid } });
}

/** C-186: places within an account that video can go to. */
export function listSocialDestinations(
  rest: RestClient,
  uuid: string,
): Promise<Schemas['SocialDestination'][]> {
  return rest.get('/api/v3/socialmedia/{uuid}/destinations', { params: { uuid } });
}

/** C-187: pages that what goes to a destination can be crossposted to. */
export function listCrosspostDestinations(
  rest: RestClient,
  uuid: string,
  destinationId: string | undefined,
): Promise<Schemas['CrosspostDestination'][]> {
  return rest.get('/api/v3/socialmedia/{uuid}/crosspostdestinations', {
    params: { uuid },
    query: destinationId === undefined ? {} : { destinationId },
  });
}

/** C-188: events with a destination that goes to an account. */
export function listSocialSchedules(rest: RestClient, uuid: string): Promise<Schemas['Schedule'][]> {
  return rest.get('/api/v3/socialmedia/{uuid}/schedules', { params: { uuid } });
}

/** C-189: looks at an account anew. */
export function syncSocialAccount(rest: RestClient, uuid: string): Promise<SocialAccountRecord> {
  return rest.post('/api/v3/socialmedia/{uuid}/sync', { params: { uuid } });
}
