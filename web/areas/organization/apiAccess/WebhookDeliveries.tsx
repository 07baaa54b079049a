import { skipToken } from '@apollo/client/react';
import { Button, Tag } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import {
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type Webhook_DeliveryFragment,
} from './Webhooks.generated.ts';

interface WebhookDeliveriesProps {
  clientId: string;
  webhookId: string;
  mayResend: boolean;
}

const READ_EVERY_MS = 5_000;
const INTENTS = { WAITING: 'none', DELIVERED: 'success', FAILED: 'danger' } as const;

/** The log of a webhook: what it was told, what it answered, and the way to tell it again; read anew while something waits. */
export function WebhookDeliveries({ clientId, webhookId, mayResend }: WebhookDeliveriesProps) {
  const { t } = useTranslation('apiAccess');
  const variables = { id: clientId };
  const query = useWebhookDeliveriesQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: client, load } = useDetails(query, clientId, (data) => data.apiClient);
  const deliveries = client?.webhooks?.find(({ id }) => id === webhookId)?.deliveries;
  const isWaiting = deliveries?.some(({ state }) => state === 'WAITING') ?? false;
  useWebhookDeliveriesQuery(
    isWaiting
      ? { variables, pollInterval: READ_EVERY_MS, skipPollAttempt: () => document.hidden }
      : skipToken,
  );
  if (!deliveries) return <LoadState load={load} rows={2} />;
  return (
    <div className="api-log">
      <Button
        size="small"
        text={t('webhooks.log.refresh')}
        loading={query.loading}
        onClick={() => void query.refetch()}
      />
      {deliveries.length === 0 && <p className="muted">{t('webhooks.log.empty')}</p>}
      <ul className="api-plain">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} mayResend={mayResend} />
        ))}
      </ul>
    </div>
  );
}

function Delivery({ delivery, mayResend }: { delivery: Webhook_DeliveryFragment; mayResend: boolean }) {
  const { t } = useTranslation('apiAccess');
  const format = useFormat();
  const run = useMutationRun();
  const toasts = useToasts();
  const [resend, { loading }] = useResendWebhookDeliveryMutation();
  const { id, event, state, attempts, status, problem, answer, body, createdAt, nextTryAt } = delivery;
  const name = t(`webhooks.events.${event ?? 'PING'}`);
  const again = async () => {
    const outcome = await run(
      () => resend({ variables: { input: { id } } }),
      (data) => data.resendWebhookDelivery,
    );
    toasts.show(
      outcome.ok
        ? { intent: 'success', message: t('webhooks.resent') }
        : { intent: 'danger', message: refusalText(outcome) },
    );
  };
  return (
    <li className="api-log__row">
      <div className="api-inline">
        <Tag minimal intent={INTENTS[state]}>
          {t(`webhooks.log.states.${state}`)}
        </Tag>
        <span>{name}</span>
        <time className="muted num" dateTime={createdAt}>
          {format.dateTime(createdAt)}
        </time>
        <span className="muted">
          {t('webhooks.log.attempts', { count: attempts })}
          {status !== null && ` · HTTP ${status}`}
        </span>
        {nextTryAt && (
          <time className="muted num" dateTime={nextTryAt}>
            {t('webhooks.log.next', { at: format.dateTime(nextTryAt) })}
          </time>
        )}
        {mayResend && state !== 'WAITING' && (
          <Button
            size="small"
            text={t('webhooks.resend')}
            aria-label={t('webhooks.resendOf', { name })}
            loading={loading}
            onClick={() => void again()}
          />
        )}
      </div>
      {problem && <p className="muted">{t(`webhooks.problems.${problem}`)}</p>}
      <details>
        <summary>{t('webhooks.log.body')}</summary>
        <pre className="mono api-code" tabIndex={0}>
          {body}
          {answer && `\n\n${answer}`}
        </pre>
      </details>
    </li>
  );
}
