import { Button } from '@blueprintjs/core';
import { Edit, Refresh, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { AccessTag } from './AccessTag.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { SocialAccountPageDocument, useSocialAccountPageQuery } from './AccountPage.generated.ts';
import { AuthorizeDialog } from './AuthorizeDialog.tsx';
import { editSocialAccountPath, socialAccountsPath } from '../../../kernel/paths/socialAccounts.ts';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';
import { SchedulesList } from './SchedulesList.tsx';

/** A social media account: its access, where it can be sent to, and what goes there (S-110). */
export function AccountPage() {
  const { t } = useTranslation('socialAccounts');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'renew' | 'remove'>();
  const variables = { id: uuid };
  const query = useSocialAccountPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: account, load } = useDetails(query, uuid, (data) => data.socialAccount);
  return (
    <>
      <DetailsPage
        title={account?.name}
        back={{ label: t('title'), to: socialAccountsPath() }}
        tag={account && <AccessTag account={account} />}
        load={load}
        missing={t('missing')}
        actions={
          account && (
            <>
              <OpenQueryButton
                source={{ document: SocialAccountPageDocument, variables }}
                variant="minimal"
              />
              <Button icon={<Trash />} text={t('remove')} onClick={() => setOpen('remove')} />
              <Button icon={<Refresh />} text={t('renew.action')} onClick={() => setOpen('renew')} />
              <Button
                intent="primary"
                icon={<Edit />}
                text={t('edit')}
                onClick={() => void navigate(editSocialAccountPath(uuid))}
              />
            </>
          )
        }
        tabs={
          account
            ? [
                { id: 'details', label: t('tabs.details'), panel: <AccountDetails account={account} /> },
                {
                  id: 'events',
                  label: t('tabs.events'),
                  ...(account.schedules && { count: account.schedules.length }),
                  panel: (
                    <div className="card">
                      <SchedulesList schedules={account.schedules} timezone={account.customer?.timezone} />
                    </div>
                  ),
                },
                {
                  id: 'uses',
                  label: t('tabs.uses'),
                  ...(account.uses && { count: account.uses.length }),
                  panel: (
                    <div className="card">
                      <UsesList uses={account.uses} isLinked />
                    </div>
                  ),
                },
              ]
            : []
        }
      />
      {account && open === 'renew' && (
        <AuthorizeDialog kind={account.kind} account={account} onClose={() => setOpen(undefined)} />
      )}
      {account && open === 'remove' && (
        <RemoveAccountDialog
          account={account}
          onClose={() => setOpen(undefined)}
          onRemoved={() => void navigate(socialAccountsPath(), { replace: true })}
        />
      )}
    </>
  );
}
