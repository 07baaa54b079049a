import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { SocialAccountsExportDocument } from './AccountsExport.generated.ts';
import { SocialAccountsPageDocument, useSocialAccountsPageQuery } from './AccountsPage.generated.ts';
import { linkSocialAccountPath } from '../../../kernel/paths/socialAccounts.ts';
import { RemoveAccountDialog } from './RemoveAccountDialog.tsx';
import { useAccountColumns, type AccountRow } from './useAccountColumns.tsx';

/** First query of the list. */
export const questions = listQuestions(SocialAccountsPageDocument);

/** An organization's social media accounts (S-108). */
export function AccountsPage() {
  const { t } = useTranslation('socialAccounts');
  const { viewer } = useSession();
  const list = useListState({ id: 'socialAccounts' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useSocialAccountsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.socialAccounts);
  const [toRemove, setToRemove] = useState<AccountRow>();
  const columns = useAccountColumns(setToRemove);
  return (
    <>
      <ListPage<AccountRow>
        title={t('title')}
        summary={connection && t('summary', { count: connection.totalCount })}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={connection?.totalCount}
        load={load}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          action: { label: t('link'), to: linkSocialAccountPath() },
        }}
        exportCsv={{ document: SocialAccountsExportDocument, name: t('fileName'), variables }}
        query={{ document: SocialAccountsPageDocument, variables }}
        primary={<LinkButton to={linkSocialAccountPath()} intent="primary" icon={<Add />} text={t('link')} />}
      />
      {toRemove && <RemoveAccountDialog account={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (account: AccountRow) => account.id;
const nameOf = (account: AccountRow) => account.name;
