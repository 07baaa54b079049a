import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { WebhookDeliveryRecord, WebhookRecord } from './customers.ts';

type WithSecret = components['schemas']['WebhookWithSecret'];

/** Input of a webhook. */
interface WebhookFields {
  url: string;
  events: WebhookRecord['events'];
}

/** `webhooks`, a call of our own: those of an API client. */
export function listWebhooks(rest: RestClient, clientId: string): Promise<WebhookRecord[]> {
  return rest.get('/api/v3/clients/{uuid}/webhooks', { params: { uuid: clientId } });
}

/** `createWebhook`, a call of our own; its secret is answered once. 400 for an address inside. */
export function createWebhook(rest: RestClient, clientId: string, body: WebhookFields) {
  return rest.post('/api/v3/clients/{uuid}/webhooks', { params: { uuid: clientId }, body }).then(apart);
}

/** `updateWebhook`, a call of our own. */
export function updateWebhook(
  rest: RestClient,
  uuid: string,
  body: Partial<WebhookFields> & { isOn?: boolean },
): Promise<WebhookRecord> {
  return rest.patch('/api/v3/webhooks/{uuid}', { params: { uuid }, body });
}

/** `deleteWebhook`, a call of our own. */
export async function deleteWebhook(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/webhooks/{uuid}', { params: { uuid } });
}

/** `regenerateWebhookSecret`, a call of our own; the secret is answered once. */
export function regenerateWebhookSecret(rest: RestClient, uuid: string) {
  return rest.post('/api/v3/webhooks/{uuid}/regenerateSecret', { params: { uuid } }).then(apart);
}

/** `pingWebhook`, a call of our own. 409 while it is not on. */
export function pingWebhook(rest: RestClient, uuid: string): Promise<WebhookDeliveryRecord> {
  return rest.post('/api/v3/webhooks/{uuid}/ping', { params: { uuid } });
}

/** `webhookDeliveries`, a call of our own: the latest 100. */
export function listWebhookDeliveries(rest: RestClient, uuid: string): Promise<WebhookDeliveryRecord[]> {
  return rest.get('/api/v3/webhooks/{uuid}/deliveries', { params: { uuid } });
}

/** `resendWebhookDelivery`, a call of our own. 409 while it waits. */
export function resendWebhookDelivery(rest: RestClient, uuid: string): Promise<WebhookDeliveryRecord> {
  return rest.post('/api/v3/webhookdeliveries/{uuid}/resend', { params: { uuid } });
}

function apart({ secret, ...webhook }: WithSecret): { webhook: WebhookRecord; secret: string } {
  return { webhook, secret };
}
