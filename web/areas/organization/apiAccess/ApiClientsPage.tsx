import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../../kernel/access.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { ApiClientsPageDocument, useApiClientsPageQuery } from './ApiClients.generated.ts';
import { ApiClientsExportDocument } from './ApiClientsExport.generated.ts';
import { createApiClientPath } from '../../../kernel/paths/apiAccess.ts';
import { PlanNeeded } from './PlanNeeded.tsx';
import { RemoveClientDialog } from './RemoveClientDialog.tsx';
import { useClientColumns, type ClientRow } from './useClientColumns.tsx';
import { useClientRoles } from './useClientRoles.ts';
import './apiAccess.css';

/** First query of the list. */
export const questions = listQuestions(ApiClientsPageDocument);

/** An organization's API clients (S-079). */
export function ApiClientsPage() {
  const { t } = useTranslation('apiAccess');
  const { viewer } = useSession();
  const list = useListState({ id: 'apiClients' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useApiClientsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.apiClients);
  const { isGated } = useClientRoles();
  const [toRemove, setToRemove] = useState<ClientRow>();
  const mayRemove = allows(viewer, { capabilities: ['deleteApiApps'] });
  const columns = useClientColumns(mayRemove ? setToRemove : undefined);
  const mayCreate = allows(viewer, { capabilities: ['addApiApps'] }) && !isGated;
  return (
    <>
      <ListPage<ClientRow>
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
        lead={
          isGated && (
            <div className="card">
              <PlanNeeded />
            </div>
          )
        }
        empty={{
          drawing: 'nothing',
          sentence: t('empty'),
          ...(mayCreate && { action: { label: t('create'), to: createApiClientPath() } }),
        }}
        exportCsv={{ document: ApiClientsExportDocument, name: t('fileName'), variables }}
        query={{ document: ApiClientsPageDocument, variables }}
        {...(mayCreate && {
          primary: (
            <LinkButton to={createApiClientPath()} intent="primary" icon={<Add />} text={t('create')} />
          ),
        })}
      />
      {toRemove && <RemoveClientDialog client={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (client: ClientRow) => client.id;
const nameOf = (client: ClientRow) => client.name;
