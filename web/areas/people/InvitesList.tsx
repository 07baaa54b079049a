import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import type { ListState } from '../../ui/useListState.ts';
import { usePagedRows } from '../../ui/usePagedRows.ts';
import { InviteDialog, type InviteDeed } from './InviteDialog.tsx';
import { inviteUserPath } from '../../kernel/paths/people.ts';
import { useInviteColumns, type InviteRow } from './useInviteColumns.tsx';
import {
  InvitesPageDocument,
  useInvitesPageQuery,
  type InvitesPageQueryVariables,
} from './UsersPage.generated.ts';

/** Those who were asked in and have not accepted: to send again and to revoke (INV-01, INV-05). */
export function InvitesList({ list, variables }: { list: ListState; variables: InvitesPageQueryVariables }) {
  const { t } = useTranslation('people');
  const { hasCapability } = useSession();
  const query = useInvitesPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.invites);
  const [asked, setAsked] = useState<{ invite: InviteRow; deed: InviteDeed }>();
  const columns = useInviteColumns((invite, deed) => setAsked({ invite, deed }));
  return (
    <>
      <ListPage<InviteRow>
        title={t('title')}
        summary={connection && t('invites.summary', { count: connection.totalCount })}
        list={list}
        filterLabel={t('invites.filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={connection?.totalCount}
        load={load}
        isNarrowed={Boolean(list.filter)}
        empty={{ drawing: 'nothing', sentence: t('invites.empty') }}
        chips={[
          { id: '', label: t('chips.people') },
          { id: 'invites', label: t('chips.invites') },
        ]}
        query={{ document: InvitesPageDocument, variables: { ...variables } }}
        primary={
          hasCapability('addUserInvites') && (
            <LinkButton to={inviteUserPath()} intent="primary" icon={<Add />} text={t('invite.open')} />
          )
        }
      />
      {asked && <InviteDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const keyOf = (invite: InviteRow) => invite.id;
const nameOf = (invite: InviteRow) => invite.email;
