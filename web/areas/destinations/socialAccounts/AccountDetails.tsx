import { Button } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import { POST_NOTIFICATIONS_MAX } from '../../../../schema/rules/posts.ts';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { useToasts } from '../../../ui/Toasts.tsx';
import { refusalText, useMutationRun } from '../../../ui/useMutationRun.ts';
import { AccessTag } from './AccessTag.tsx';
import { useSyncSocialAccountMutation, type Social_AccountFragment } from './AccountPage.generated.ts';
import { OnAirPanel } from './OnAirPanel.tsx';
import { LivePanel, PlacesPanel } from './NetworkPanels.tsx';
import { NetworkTag } from './NetworkTag.tsx';
import './socialAccounts.css';

/** Details of an account, with current information from its network. */
export function AccountDetails({ account }: { account: Social_AccountFragment }) {
  const { id, accessState } = account;
  return (
    <div className="social-panels">
      <AccessPanel account={account} />
      <OnAirPanel id={id} />
      {/* Another state may mean that the network answers now. */}
      <PlacesPanel key={`places-${id}-${accessState}`} account={account} />
      <LivePanel key={`live-${id}-${accessState}`} account={account} />
    </div>
  );
}

function AccessPanel({ account }: { account: Social_AccountFragment }) {
  const { t } = useTranslation('socialAccounts');
  const format = useFormat();
  const { kind, networkName, networkId, missingPermissions, customer } = account;
  const timezone = customer?.timezone;
  const moment = (at: string | null) => at && format.dateTime(at, timezone);
  return (
    <section className="card social-panel" aria-label={t('tabs.details')}>
      {missingPermissions.length > 0 && (
        <p role="alert">{t('permissionsMissing', { permissions: missingPermissions.join(', ') })}</p>
      )}
      {account.accessState === 'EXPIRED' && <p role="alert">{t('expired')}</p>}
      {kind === 'YOUTUBE' && <p className="muted">{t('notifications', { count: POST_NOTIFICATIONS_MAX })}</p>}
      {account.isStandIn && <p className="muted">{t('standIn.help', { network: t(`networks.${kind}`) })}</p>}
      <DetailsList
        rows={[
          [t('fields.name'), account.name],
          [t('fields.kind'), <NetworkTag key="kind" {...account} />],
          [t(`fields.account.${kind}`), networkName],
          [
            t('fields.networkId'),
            <span key="id" className="mono">
              {networkId}
            </span>,
          ],
          [t('fields.access'), <AccessTag key="access" account={account} />],
          [t('fields.expires'), moment(account.accessExpiresAt) ?? t('never')],
          [t('fields.verified'), moment(account.verifiedAt)],
          [t('fields.defaultDestination'), account.defaultDestination?.name],
          [t('fields.created'), moment(account.createdAt)],
        ]}
      />
      <p className="social-panel__actions">
        <SyncButton account={account} />
      </p>
    </section>
  );
}

function SyncButton({ account: { id, name } }: { account: Social_AccountFragment }) {
  const { t } = useTranslation('socialAccounts');
  const toasts = useToasts();
  const run = useMutationRun();
  const [sync, { loading }] = useSyncSocialAccountMutation();
  const onSync = async () => {
    const outcome = await run(
      () => sync({ variables: { input: { id } } }),
      (data) => data.syncSocialAccount,
    );
    toasts.show(
      outcome.ok
        ? { intent: 'success', message: t('synced', { name }) }
        : { intent: 'danger', message: refusalText(outcome) },
    );
  };
  return <Button text={t('sync')} loading={loading} onClick={() => void onSync()} />;
}
