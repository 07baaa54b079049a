import { mayHear, type WebhookEventName } from '../../../../schema/rules/webhooks.ts';
import type { Permission, WebhookEvent } from '../../../schema.generated.ts';

const RULE_NAMES: Readonly<Record<WebhookEvent, WebhookEventName>> = {
  EVENT_STARTED: 'event.started',
  EVENT_ENDED: 'event.ended',
  VIDEO_READY: 'video.ready',
  ENCODER_OFFLINE: 'encoder.offline',
};

/** Events of a webhook in the order of the form. */
export const EVENTS = Object.keys(RULE_NAMES) as readonly WebhookEvent[];

/** True if an API client with these permissions can receive an event. */
export function isHeard(permissions: readonly Permission[], event: WebhookEvent): boolean {
  return mayHear(permissions, RULE_NAMES[event]);
}
