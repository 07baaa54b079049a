import { listWebhookDeliveries } from '../../graph/upstream/rest/customers/webhooks.ts';
import type { WebhookEventName } from '../../schema/rules/webhooks.ts';
import type { WebhookDeliveryResolvers, WebhookEvent, WebhookResolvers } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';

/** REST names of webhook events. */
export const EVENT_NAMES: Readonly<Record<WebhookEvent, WebhookEventName>> = {
  EVENT_STARTED: 'event.started',
  EVENT_ENDED: 'event.ended',
  VIDEO_READY: 'video.ready',
  ENCODER_OFFLINE: 'encoder.offline',
};
const NAMES = new Map(Object.entries(EVENT_NAMES).map(([name, event]) => [event, name as WebhookEvent]));
const STATES = { on: 'ON', off: 'OFF', paused: 'PAUSED' } as const;
const DELIVERY_STATES = { waiting: 'WAITING', delivered: 'DELIVERED', failed: 'FAILED' } as const;

/** A webhook: fields that differ from its record. */
export const Webhook = {
  id: ({ uuid }) => uuid,
  events: ({ events }) => events.flatMap((event) => NAMES.get(event) ?? []),
  state: ({ state }) => STATES[state],
  deliveries: async ({ uuid }, _args, { rest }) => atMost(await listWebhookDeliveries(rest, uuid), 100),
} satisfies WebhookResolvers;

/** Fields of WebhookDelivery that differ from the record. */
export const WebhookDelivery = {
  event: ({ event }) => NAMES.get(event as WebhookEventName) ?? null,
  state: ({ state }) => DELIVERY_STATES[state],
} satisfies WebhookDeliveryResolvers;
