import { Checkbox } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { array, string } from 'yup';
import { WEBHOOK_MESSAGES, WEBHOOK_URL_MAX, webhookSchema } from '../../../../schema/rules/webhooks.ts';
import type { Permission, WebhookEvent } from '../../../schema.generated.ts';
import { TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useMutationForm } from '../../../ui/useMutationForm.ts';
import { EVENTS, isHeard } from './webhookEvents.ts';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type Webhook_WebhookFragment,
} from './Webhooks.generated.ts';

interface WebhookDialogProps {
  client: { id: string; permissions: readonly Permission[] };
  /** Webhook to change. Without it, a new one is created. */
  webhook?: Webhook_WebhookFragment;
  /** Gets the secret of a new one, which is kept nowhere else. */
  onMade?: (secret: string) => void;
  onClose: () => void;
}

interface Values {
  url: string;
  events: WebhookEvent[];
}

const rules = webhookSchema.shape({ events: array(string()).min(1, WEBHOOK_MESSAGES.eventRequired) });

/** URL and events of a webhook. */
export function WebhookDialog({ client, webhook, onMade, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('apiAccess');
  const toasts = useToasts();
  const { submit } = useMutationForm();
  const refetchQueries = ['ApiClientWebhooks'];
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache', refetchQueries });
  const [update] = useUpdateWebhookMutation();
  const initialValues = useMemo(
    () => ({ url: webhook?.url ?? '', events: [...(webhook?.events ?? [])] }),
    [webhook],
  );
  const save = (values: Values) =>
    webhook
      ? submit(
          () => update({ variables: { input: { id: webhook.id, ...values } } }),
          (data) => data.updateWebhook,
          () => toasts.show({ intent: 'success', message: t('webhooks.saved') }),
        )
      : submit(
          () => create({ variables: { input: { apiClientId: client.id, ...values } } }),
          (data) => data.createWebhook,
          ({ secret }) => {
            if (secret) onMade?.(secret);
          },
        );
  return (
    <FormDialog<Values>
      title={t(webhook ? 'webhooks.edit' : 'webhooks.add')}
      saveLabel={t(webhook ? 'save' : 'webhooks.add')}
      initialValues={initialValues}
      rules={rules}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="url"
        label={t('webhooks.fields.url')}
        help={t('webhooks.help.url')}
        isRequired
        limit={WEBHOOK_URL_MAX}
      />
      <EventsField permissions={client.permissions} />
    </FormDialog>
  );
}

function EventsField({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('apiAccess');
  const { input, meta } = useField<WebhookEvent[]>('events');
  const submitError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = ((meta.touched || meta.submitFailed) && meta.error) || submitError;
  const toggle = (event: WebhookEvent, isHeld: boolean) => {
    input.onChange(isHeld ? [...input.value, event] : input.value.filter((one) => one !== event));
    input.onBlur();
  };
  return (
    <div className="field" role="group" aria-labelledby="api-events-label">
      <span className="field__label" id="api-events-label">
        {t('webhooks.fields.events')}
      </span>
      {EVENTS.map((event) => {
        const isHeld = input.value.includes(event);
        const may = isHeard(permissions, event);
        return (
          <Checkbox
            key={event}
            label={t(`webhooks.events.${event}`)}
            checked={isHeld}
            disabled={!may && !isHeld}
            aria-invalid={Boolean(error)}
            onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
          />
        );
      })}
      {!EVENTS.every((event) => isHeard(permissions, event)) && (
        <span className="field__help">{t('webhooks.help.events')}</span>
      )}
      {typeof error === 'string' && (
        <span className="field__error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
