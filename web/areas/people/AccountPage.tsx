import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { LoadPage } from '../../ui/LoadState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useDetails } from '../../ui/useDetails.ts';
import { useAccountPageQuery } from './Account.generated.ts';
import { AccountDialog, type AccountDeed } from './AccountDialog.tsx';
import { AccountSessions } from './AccountSessions.tsx';
import { Flags } from './Flags.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { VerifyAgain } from './VerifyAgain.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';
import './people.css';

/** One's own details, password and sessions (S-074). */
export function AccountPage() {
  const { t } = useTranslation('people');
  const [deed, setDeed] = useState<AccountDeed>();
  const query = useAccountPageQuery({ errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { viewer } = useSession();
  const { thing: user, load } = useDetails(query, viewer.user.id, (data) => data.viewer?.user);
  if (!user)
    return (
      <LoadPage load={load} missing={t('missing')} back={{ label: t('account.title'), to: '/settings' }} />
    );
  const sessions = query.data?.viewer?.sessions ?? [];
  return (
    <>
      <PageHeader title={t('account.title')} />
      <div className="people-cards">
        <section className="card" aria-label={t('tabs.profile')}>
          <DetailsList
            rows={[
              [
                t('fields.userName'),
                <span key="name" className="people-tags">
                  {user.userName}
                  {user.accountStatus && <StatusTag kind="account" state={user.accountStatus} />}
                  {user.accountStatus !== 'VERIFIED' && <VerifyAgain user={user} />}
                </span>,
              ],
              [t('fields.name'), `${user.firstName} ${user.lastName}`],
              [t('fields.title'), user.title],
              [t('fields.phone'), user.phone],
              [t('fields.roles'), user.roles.map((role) => t(`roles.${role}.name`)).join(', ')],
              [t('fields.flags'), <Flags key="flags" of={user} />],
              [t('account.zone.label'), <ZoneChoice key="zone" />],
            ]}
          />
          <p className="people-deeds">
            {(['details', 'password', 'userName'] as const).map((name) => (
              <Button key={name} text={t(`account.${name}.open`)} onClick={() => setDeed(name)} />
            ))}
          </p>
        </section>
        <SecondFactors />
        <AccountSessions sessions={sessions} />
      </div>
      {deed && <AccountDialog deed={deed} user={user} onClose={() => setDeed(undefined)} />}
    </>
  );
}
