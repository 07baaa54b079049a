import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../../schema.generated.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, type MutationOutcome } from '../../../ui/useMutationRun.ts';
import { useWebhookActions } from './useWebhookActions.ts';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import type { Webhook_WebhookFragment } from './Webhooks.generated.ts';

interface WebhookCardProps {
  client: { id: string; permissions: readonly Permission[] };
  webhook: Webhook_WebhookFragment;
  mayChange: boolean;
  /** Gets a new secret, which is kept nowhere else. */
  onSecret: (secret: string) => void;
}

const INTENTS = { ON: 'success', OFF: 'none', PAUSED: 'warning' } as const;

/** A webhook: where to, what of, whether it works, and its log. */
export function WebhookCard({ client, webhook, mayChange, onSecret }: WebhookCardProps) {
  const { t } = useTranslation('apiAccess');
  const toasts = useToasts();
  const [dialog, setDialog] = useState<'edit' | 'remove' | 'renew'>();
  const [isLogOpen, setLogOpen] = useState(false);
  const { ping, switchTo, remove, renew, isBusy } = useWebhookActions(webhook.id);
  const close = () => setDialog(undefined);
  const { url, events, state, failures } = webhook;
  const act = async (deed: () => Promise<MutationOutcome<unknown>>, done: string) => {
    const outcome = await deed();
    toasts.show(
      outcome.ok ? { intent: 'success', message: done } : { intent: 'danger', message: refusalText(outcome) },
    );
  };
  return (
    <section className="card api-webhook" aria-label={url}>
      <div className="api-inline">
        <span className="mono api-id">{url}</span>
        <Tag minimal intent={INTENTS[state]}>
          {t(`webhooks.states.${state}`)}
        </Tag>
      </div>
      <p className="muted">{events.map((event) => t(`webhooks.events.${event}`)).join(' · ')}</p>
      {state === 'PAUSED' && <p role="status">{t('webhooks.pausedText', { count: failures })}</p>}
      <div className="api-inline">
        {mayChange && (
          <>
            <Button
              text={t(state === 'ON' ? 'webhooks.switchOff' : 'webhooks.switchOn')}
              disabled={isBusy}
              onClick={() =>
                void act(
                  () => switchTo(state !== 'ON'),
                  t(state === 'ON' ? 'webhooks.isOff' : 'webhooks.isOn'),
                )
              }
            />
            {state === 'ON' && (
              <Button
                text={t('webhooks.ping')}
                disabled={isBusy}
                onClick={() => {
                  setLogOpen(true);
                  void act(ping, t('webhooks.pinged'));
                }}
              />
            )}
            <Button text={t('edit')} onClick={() => setDialog('edit')} />
            <Button text={t('regenerate.open')} onClick={() => setDialog('renew')} />
            <Button text={t('remove.confirm')} onClick={() => setDialog('remove')} />
          </>
        )}
        <Button
          text={t(isLogOpen ? 'webhooks.log.hide' : 'webhooks.log.show')}
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        />
      </div>
      {isLogOpen && (
        <WebhookDeliveries
          clientId={client.id}
          webhookId={webhook.id}
          mayResend={mayChange && state === 'ON'}
        />
      )}
      {dialog === 'edit' && <WebhookDialog client={client} webhook={webhook} onClose={close} />}
      {(dialog === 'remove' || dialog === 'renew') && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={t(`webhooks.${dialog}.title`)}
          confirmLabel={t(`webhooks.${dialog}.confirm`)}
          onConfirm={async () => {
            if (dialog === 'remove') {
              const outcome = await remove();
              return outcome.ok ? undefined : refusalText(outcome);
            }
            const outcome = await renew();
            if (!outcome.ok) return refusalText(outcome);
            if (outcome.payload.secret) onSecret(outcome.payload.secret);
            return undefined;
          }}
          onClose={close}
        >
          <p>{t(`webhooks.${dialog}.text`)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
