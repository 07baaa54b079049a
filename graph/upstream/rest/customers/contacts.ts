import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

/** C-308: asks support to get in touch (USR-11 to USR-13). 400 names the field; 429 after too many. */
export async function sendContactRequest(
  rest: RestClient,
  body: components['schemas']['ContactRequest'],
): Promise<void> {
  await rest.post('/onboarding/api/v1/contactrequests', { body });
}
