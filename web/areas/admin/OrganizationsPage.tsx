import './OrganizationsPage.css';
import { Button } from '@blueprintjs/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationLists } from './public/organizationLists.ts';
import { useSession } from '../../kernel/session.tsx';
import { SwitchOrganization } from './public/SwitchOrganization.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { useListState } from '../../ui/useListState.ts';
import { usePagedRows } from '../../ui/usePagedRows.ts';
import { OnBehalfDialog } from './OnBehalfDialog.tsx';
import { organizationColumns } from './organizationColumns.tsx';
import { arrange, serverFilter, sumOrganizations, type OrganizationRow } from './organizationList.ts';
import {
  OrganizationsExportDocument,
  OrganizationsPageDocument,
  useOrganizationsPageQuery,
} from './OrganizationsPage.generated.ts';

const PAGE = 100;

/** S-067: every organization with what is online and on air there, out of one query. */
export function OrganizationsPage() {
  const { t } = useTranslation('admin');
  const { viewer } = useSession();
  const list = useListState({ id: 'organizations' });
  const lists = useOrganizationLists();
  const [target, setTarget] = useState<OrganizationRow | null>(null);
  const [isOnBehalf, setOnBehalf] = useState(false);
  const variables = { first: PAGE, filter: serverFilter(list.filter), sort: list.sort };
  const query = useOrganizationsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows: all, load } = usePagedRows(query, (data) => data.customers);
  const rows = useMemo(
    () => all && arrange(all, { filter: list.filter, chip: list.chip, ...lists }),
    [all, list.filter, list.chip, lists],
  );
  // The services know neither favourites nor what is on air, nor parts of one letter: here it takes all of them.
  const isNarrowedHere = Boolean(list.chip || (list.filter.trim() && !variables.filter));
  const { more, loadingMore, loading, error } = load;
  useEffect(() => {
    if (isNarrowedHere && more && !loadingMore && !loading && !error) more();
  }, [isNarrowedHere, more, loadingMore, loading, error]);
  const columns = useMemo(
    () =>
      organizationColumns({ t, hereId: viewer.customer.id, onSwitch: viewer.isSudoAdmin ? setTarget : null }),
    [t, viewer.customer.id, viewer.isSudoAdmin],
  );

  return (
    <>
      <ListPage<OrganizationRow>
        title={t('title')}
        summary={
          all &&
          connection &&
          t('summary', { organizations: connection.totalCount, ...sumOrganizations(all) })
        }
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={rows?.length}
        load={load}
        isNarrowed={Boolean(list.filter || list.chip)}
        empty={{ drawing: 'nothing', sentence: t('empty') }}
        sorts={['NAME_ASC', 'NAME_DESC']}
        chips={(['', 'favourites', 'live'] as const).map((id) => ({ id, label: t(`chips.${id || 'all'}`) }))}
        exportCsv={{ document: OrganizationsExportDocument, name: t('fileName'), variables }}
        query={{ document: OrganizationsPageDocument, variables }}
        {...(viewer.isSudoAdmin && {
          tools: <Button text={t('onBehalf.open')} onClick={() => setOnBehalf(true)} />,
        })}
      />
      {isOnBehalf && <OnBehalfDialog onClose={() => setOnBehalf(false)} />}
      {target && <SwitchOrganization target={target} onClose={() => setTarget(null)} />}
    </>
  );
}

const keyOf = (row: OrganizationRow) => row.id;
const nameOf = (row: OrganizationRow) => row.name;
