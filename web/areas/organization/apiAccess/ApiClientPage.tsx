import { Button } from '@blueprintjs/core';
import { Edit, Key, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { allows } from '../../../kernel/access.ts';
import { useSession } from '../../../kernel/session.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { ApiClientPageDocument, useApiClientPageQuery } from './ApiClients.generated.ts';
import { ClientDetails } from './ClientDetails.tsx';
import { apiClientsPath, editApiClientPath } from '../../../kernel/paths/apiAccess.ts';
import { RegenerateDialog } from './RegenerateDialog.tsx';
import { RemoveClientDialog } from './RemoveClientDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhooksPanel } from './WebhooksPanel.tsx';
import './apiAccess.css';

/** An API client, with what it may do and how it is used (S-081). */
export function ApiClientPage() {
  const { t } = useTranslation('apiAccess');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const { viewer } = useSession();
  const [deed, setDeed] = useState<'remove' | 'regenerate'>();
  const [secret, setSecret] = useState<string>();
  const variables = { id: uuid };
  const query = useApiClientPageQuery({ variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { thing: client, load } = useDetails(query, uuid, (data) => data.apiClient);
  const may = (capability: string) => allows(viewer, { capabilities: [capability] });
  const close = () => setDeed(undefined);
  return (
    <>
      <DetailsPage
        title={client?.name}
        back={{ label: t('title'), to: apiClientsPath() }}
        load={load}
        missing={t('missing')}
        actions={
          client && (
            <>
              <OpenQueryButton source={{ document: ApiClientPageDocument, variables }} variant="minimal" />
              {may('deleteApiApps') && (
                <Button icon={<Trash />} text={t('remove.confirm')} onClick={() => setDeed('remove')} />
              )}
              {may('updateApiApps') && (
                <>
                  <Button icon={<Key />} text={t('regenerate.open')} onClick={() => setDeed('regenerate')} />
                  <Button
                    intent="primary"
                    icon={<Edit />}
                    text={t('edit')}
                    onClick={() => void navigate(editApiClientPath(uuid))}
                  />
                </>
              )}
            </>
          )
        }
        tabs={
          client
            ? [
                { id: 'details', label: t('tabs.details'), panel: <ClientDetails client={client} /> },
                { id: 'webhooks', label: t('tabs.webhooks'), panel: <WebhooksPanel clientId={client.id} /> },
              ]
            : []
        }
      />
      {client && deed === 'remove' && (
        <RemoveClientDialog
          client={client}
          onClose={close}
          onRemoved={() => void navigate(apiClientsPath(), { replace: true })}
        />
      )}
      {client && deed === 'regenerate' && (
        <RegenerateDialog client={client} onClose={close} onMade={setSecret} />
      )}
      {client && secret !== undefined && (
        <SecretDialog clientId={client.id} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}
