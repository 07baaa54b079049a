import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayByRole } from '../../../../schema/rules/rights.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { DestinationGroupsPageDocument, useDestinationGroupsPageQuery } from './Groups.generated.ts';
import { DestinationGroupsExportDocument } from './GroupsExport.generated.ts';
import { createGroupPath } from '../../../kernel/paths/destinationGroups.ts';
import { RemoveGroupDialog } from './RemoveGroupDialog.tsx';
import { useGroupColumns, type GroupRow } from './useGroupColumns.tsx';

/** First query of the list. */
export const questions = listQuestions(DestinationGroupsPageDocument);

/**
 * An organization's destination groups (S-083). Who may not create, change or remove one is offered no way to
 * (PRM-15).
 */
export function GroupsPage() {
  const { t } = useTranslation('destinationGroups');
  const { viewer, hasCapability } = useSession();
  const list = useListState({ id: 'destinationGroups' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useDestinationGroupsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.destinationGroups);
  const [toRemove, setToRemove] = useState<GroupRow>();
  const mayChange = hasCapability('destinationGroups');
  const columns = useGroupColumns(mayChange, setToRemove);
  const mayCreate = mayChange && mayByRole(viewer.user.roles, 'CREATE_DESTINATION_GROUP');
  return (
    <>
      <ListPage<GroupRow>
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
        bin={mayChange && 'DESTINATION_GROUP'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          ...(mayCreate && { action: { label: t('create'), to: createGroupPath() } }),
        }}
        exportCsv={{ document: DestinationGroupsExportDocument, name: t('fileName'), variables }}
        query={{ document: DestinationGroupsPageDocument, variables }}
        primary={
          mayCreate && (
            <LinkButton to={createGroupPath()} intent="primary" icon={<Add />} text={t('create')} />
          )
        }
      />
      {toRemove && <RemoveGroupDialog group={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (group: GroupRow) => group.id;
const nameOf = (group: GroupRow) => group.name;
