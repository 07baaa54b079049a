import { Button } from '@blueprintjs/core';
import { Duplicate } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import type { ApiClientPageQuery } from './ApiClients.generated.ts';

type Client = NonNullable<ApiClientPageQuery['apiClient']>;

/** Placeholder of a secret that can no longer be read. It does not reveal the length (API-03). */
const COVERED = '••••••••••••';

/** Identity, permissions, and last use of an API client, with an example call. */
export function ClientDetails({ client }: { client: Client }) {
  const { t } = useTranslation('apiAccess');
  const format = useFormat();
  const copy = useCopy();
  const { id, permissions, lastUsedAt, lastUsedFrom, createdAt, customer } = client;
  const use = curlOf(id, window.location.origin);
  return (
    <div className="api-cards">
      <section className="card" aria-label={t('tabs.details')}>
        <DetailsList
          rows={[
            [
              t('fields.clientId'),
              <span key="id" className="api-inline">
                <span className="mono api-id">{id}</span>
                <Button
                  size="small"
                  variant="minimal"
                  icon={<Duplicate />}
                  aria-label={t('copyId')}
                  onClick={() => void copy(id, t('copiedId'))}
                />
              </span>,
            ],
            [
              t('fields.secret'),
              <span key="secret" className="api-inline">
                <span className="mono">{COVERED}</span>
                <span className="muted">{t('secret.hidden')}</span>
              </span>,
            ],
            [t('fields.roles'), <ClientRoles key="roles" client={client} />],
            [
              t('fields.permissions'),
              <ul key="permissions" className="api-plain">
                {permissions.map((permission) => (
                  <li key={permission}>{t(`permissions.${permission}`)}</li>
                ))}
              </ul>,
            ],
            [
              t('fields.lastUsed'),
              lastUsedAt
                ? t('usedFrom', {
                    time: format.dateTime(lastUsedAt, customer?.timezone),
                    address: lastUsedFrom ?? '–',
                  })
                : t('neverUsed'),
            ],
            [t('fields.created'), format.dateTime(createdAt, customer?.timezone)],
          ]}
        />
      </section>
      <section className="card" aria-labelledby="api-use">
        <h2 id="api-use">{t('use.title')}</h2>
        <p className="muted">{t('use.text')}</p>
        <pre className="mono api-code" tabIndex={0}>
          {use}
        </pre>
        <Button icon={<Duplicate />} text={t('use.copy')} onClick={() => void copy(use, t('use.copied'))} />
      </section>
    </div>
  );
}

/** Its roles; of one that the plan has switched off, that it gives nothing, and which plan would bring it back. */
function ClientRoles({ client: { roles, rolesInForce } }: { client: Client }) {
  const { t } = useTranslation('apiAccess');
  return (
    <ul className="api-plain">
      {roles.map((role) => (
        <li key={role}>
          {t(`roles.${role}.name`)}
          {!rolesInForce.includes(role) && (
            <span className="muted">
              {' '}
              {t('roleOff')} {t(`roles.${role}.plan`)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function curlOf(clientId: string, studio: string): string {
  return [
    `TOKEN=$(curl -s "$PLATFORM/api/v3/auth/token" -H 'content-type: application/json' \\`,
    `  -d '{"grant_type":"client_credentials","client_id":"${clientId}","client_secret":"'"$SECRET"'"}' \\`,
    `  | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
    '',
    `curl -s ${studio}/graphql -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\`,
    `  -d '{"query":"{ viewer { customer { id name } permissions } }"}'`,
  ].join('\n');
}
