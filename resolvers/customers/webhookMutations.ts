import { userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createWebhook,
  deleteWebhook,
  pingWebhook,
  regenerateWebhookSecret,
  resendWebhookDelivery,
  updateWebhook,
} from '../../graph/upstream/rest/customers/webhooks.ts';
import { webhookChangesSchema, webhookSchema } from '../../schema/rules/webhooks.ts';
import type { MutationResolvers, WebhookEvent } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { EVENT_NAMES } from './Webhook.ts';

const namesOf = (events: readonly WebhookEvent[]) => events.map((event) => EVENT_NAMES[event]);
/** Writes to webhooks. */
export const webhookMutations = {
  createWebhook: (_root, { input: { apiClientId, events, ...input } }, { rest }) =>
    checked(webhookSchema, { ...input, events: namesOf(events) }, (valid) =>
      userErrors(() => createWebhook(rest, apiClientId, valid)),
    ),
  updateWebhook: (_root, { input: { id, ...input } }, { rest }) => {
    const { events, ...changes } = given(input);
    return checked(
      webhookChangesSchema,
      { ...changes, ...(events && { events: namesOf(events) }) },
      (valid) =>
        userErrors(async () => {
          const present = Object.fromEntries(
            Object.entries(valid).filter(([, value]) => value !== undefined),
          );
          return { webhook: await updateWebhook(rest, id, present) };
        }),
    );
  },
  deleteWebhook: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteWebhook(rest, id);
      return { deletedId: id };
    }),
  regenerateWebhookSecret: (_root, { input: { id } }, { rest }) =>
    userErrors(() => regenerateWebhookSecret(rest, id)),
  pingWebhook: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => ({ delivery: await pingWebhook(rest, id) })),
  resendWebhookDelivery: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => ({ delivery: await resendWebhookDelivery(rest, id) })),
} satisfies MutationResolvers;
