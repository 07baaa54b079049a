import { Button } from '@blueprintjs/core';
import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../../kernel/access.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { useApiClientWebhooksQuery } from './Webhooks.generated.ts';

/** Addresses that are told for an API client what happens (within S-081). */
export function WebhooksPanel({ clientId }: { clientId: string }) {
  const { t } = useTranslation('apiAccess');
  const { viewer } = useSession();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const query = useApiClientWebhooksQuery({
    variables: { id: clientId },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: client, load } = useDetails(query, clientId, (data) => data.apiClient);
  const mayChange = allows(viewer, { capabilities: ['updateApiApps'] });
  if (!client?.webhooks) return <LoadState load={load} />;
  return (
    <div className="api-cards">
      <section className="card api-webhooks__intro">
        <p className="muted">{t(client.webhooks.length > 0 ? 'webhooks.text' : 'webhooks.empty')}</p>
        {mayChange && (
          <Button intent="primary" icon={<Add />} text={t('webhooks.add')} onClick={() => setAdding(true)} />
        )}
      </section>
      {client.webhooks.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          client={client}
          webhook={webhook}
          mayChange={mayChange}
          onSecret={setSecret}
        />
      ))}
      {isAdding && <WebhookDialog client={client} onMade={setSecret} onClose={() => setAdding(false)} />}
      {secret !== undefined && (
        <SecretDialog secret={secret} onClose={() => setSecret(undefined)} text={t('webhooks.secretText')} />
      )}
    </div>
  );
}
