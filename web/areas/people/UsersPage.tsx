import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../kernel/early.ts';
import type { Visit } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { listChoice, useListState, type ListState } from '../../ui/useListState.ts';
import { listVariables } from '../../ui/listVariables.ts';
import { usePagedRows } from '../../ui/usePagedRows.ts';
import { InvitesList } from './InvitesList.tsx';
import { inviteUserPath } from '../../kernel/paths/people.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { useUserColumns, type UserRow } from './useUserColumns.tsx';
import { InvitesPageDocument, UsersPageDocument, useUsersPageQuery } from './UsersPage.generated.ts';

/** First queries of the list. */
export const questions = ({ viewer, search }: Visit): Question[] => {
  const choice = listChoice(search);
  const document = search.get('show') === 'invites' ? InvitesPageDocument : UsersPageDocument;
  return [{ document, variables: listVariables(viewer.customer.id, choice) }];
};

/** People of an organization, or those who were asked in (S-129). */
export function UsersPage() {
  const { viewer } = useSession();
  const list = useListState({ id: 'users' });
  const variables = listVariables(viewer.customer.id, list);
  return list.chip === 'invites' ? (
    <InvitesList list={list} variables={variables} />
  ) : (
    <UsersList list={list} variables={variables} />
  );
}

function UsersList({ list, variables }: { list: ListState; variables: ReturnType<typeof listVariables> }) {
  const { t } = useTranslation('people');
  const { hasCapability } = useSession();
  const query = useUsersPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.users);
  const [toRemove, setToRemove] = useState<UserRow>();
  const columns = useUserColumns(setToRemove);
  return (
    <>
      <ListPage<UserRow>
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
        empty={{ drawing: 'nothing', sentence: t('empty') }}
        chips={[
          { id: '', label: t('chips.people') },
          { id: 'invites', label: t('chips.invites') },
        ]}
        query={{ document: UsersPageDocument, variables }}
        primary={
          hasCapability('addUserInvites') && (
            <LinkButton to={inviteUserPath()} intent="primary" icon={<Add />} text={t('invite.open')} />
          )
        }
      />
      {toRemove && <RemoveUserDialog user={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (user: UserRow) => user.id;
const nameOf = (user: UserRow) => user.userName;
