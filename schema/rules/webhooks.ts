import { array, boolean, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import type { PermissionName } from './permissions.ts';

/** Rules of webhooks; shared by the form, the graph and the platform. */

/** Events of a webhook and the permissions of which an API client needs one to receive them. */
export const WEBHOOK_EVENTS = {
  'event.started': ['VIEW_DASHBOARD', 'VIDEO_REVIEW'],
  'event.ended': ['VIEW_DASHBOARD', 'VIDEO_REVIEW'],
  'video.ready': ['VIDEO_REVIEW'],
  'encoder.offline': ['VIEW_DASHBOARD'],
} as const satisfies Record<string, readonly PermissionName[]>;
export type WebhookEventName = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEventName[];

/** States of a webhook: switched off by a user, or paused after too many failures in a row. */
export const WEBHOOK_STATES = ['on', 'off', 'paused'] as const;
/** States of a delivery. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
/** Reasons why an attempt failed. */
export const DELIVERY_PROBLEMS = [
  'STATUS',
  'REDIRECT',
  'UNREACHABLE',
  'TIMED_OUT',
  'INSIDE',
  'CERTIFICATE',
  'PAUSED',
  'SECRET_LOST',
  'NOT_ALLOWED',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Webhooks of one API client at most, longest address, and attempts that fail in a row before a webhook is paused. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 2048;
export const WEBHOOK_PAUSE_AFTER = 20;

/** True if an API client with these permissions can receive an event. */
export function mayHear(permissions: readonly PermissionName[], event: WebhookEventName): boolean {
  return WEBHOOK_EVENTS[event].some((permission) => permissions.includes(permission));
}

/** Messages of broken rules and refusals. */
export const WEBHOOK_MESSAGES = {
  urlRequired: formatReason('WEBHOOK_URL_REQUIRED'),
  urlFormat: formatReason('WEBHOOK_URL_FORMAT'),
  urlLong: ({ value }: { value: string }) =>
    formatReason('WEBHOOK_URL_TOO_LONG', { limit: WEBHOOK_URL_MAX, length: value.length }),
  urlInside: formatReason('WEBHOOK_URL_INSIDE'),
  urlPlain: formatReason('WEBHOOK_URL_PLAIN'),
  eventRequired: formatReason('WEBHOOK_EVENT_REQUIRED'),
  eventUnknown: formatReason('WEBHOOK_EVENT_UNKNOWN'),
  eventNotAllowed: formatReason('WEBHOOK_EVENT_NOT_ALLOWED'),
  tooMany: formatReason('WEBHOOKS_TOO_MANY', { limit: WEBHOOKS_MAX }),
  stillWaiting: formatReason('WEBHOOK_DELIVERY_WAITS'),
  notOn: formatReason('WEBHOOK_NOT_ON'),
} as const;

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#\\@]+[^\s\\]*$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hash } = new URL(text);
  return username === '' && password === '' && hash === '';
}

const url = string()
  .trim()
  .required(WEBHOOK_MESSAGES.urlRequired)
  .max(WEBHOOK_URL_MAX, WEBHOOK_MESSAGES.urlLong)
  .test('url', WEBHOOK_MESSAGES.urlFormat, (text) => !text || isWebAddress(text));
const events = array(
  string<WebhookEventName>().required().oneOf(WEBHOOK_EVENT_NAMES, WEBHOOK_MESSAGES.eventUnknown),
)
  .default([])
  .min(1, WEBHOOK_MESSAGES.eventRequired);

/** A webhook: where to, and what of. */
export const webhookSchema = object({ url, events });
export type WebhookInput = InferType<typeof webhookSchema>;

/** The same of one that is there, which is switched on and off, too. */
export const webhookEditSchema = webhookSchema.shape({ isOn: boolean() });

/** Changes to a webhook. Omitted fields stay. */
export const webhookChangesSchema = object({
  url: url.optional(),
  events: events.optional().default(undefined),
  isOn: boolean(),
});
