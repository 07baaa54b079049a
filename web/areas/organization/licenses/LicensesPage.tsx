import { useTranslation } from 'react-i18next';
import type { Question } from '../../../kernel/early.ts';
import type { Visit } from '../../../kernel/screen.ts';
import { useAddress } from '../../../kernel/useAddress.ts';
import type { LicensePart } from '../../../schema.generated.ts';
import { ListPage } from '../../../ui/ListPage.tsx';
import { listChoice, useListState, type ListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import {
  LicensesPageDocument,
  useLicensesPageQuery,
  type LicenseRow_PackageFragment,
} from './Licenses.generated.ts';
import { LicensesExportDocument } from './LicensesExport.generated.ts';
import { LicenseDialog } from './LicenseDialog.tsx';
import { openPackage, packageKey } from './openPackage.ts';
import { useLicenseColumns } from './useLicenseColumns.tsx';

/** First query of the list. */
export const questions = ({ search }: Visit): Question[] => [
  { document: LicensesPageDocument, variables: asked(listChoice(search)) },
];

/** Variables of the list: packages of the web app by default. */
const asked = ({ filter, sort, chip }: Pick<ListState, 'filter' | 'sort' | 'chip'>) => ({
  part: (chip === 'server' ? 'SERVER' : 'WEB') satisfies LicensePart as LicensePart,
  filter: filter.trim() || null,
  sort,
});

/** Every package of the product with its version and its license, which opens in full (S-009, CON-06). */
export function LicensesPage() {
  const { t } = useTranslation('licenses');
  const list = useListState({ id: 'licenses' });
  const [address, change] = useAddress();
  const variables = asked(list);
  const query = useLicensesPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.licenseManifest);
  const columns = useLicenseColumns();
  const open = openPackage(address.get('open'));
  return (
    <>
      <ListPage<LicenseRow_PackageFragment>
        title={t('title')}
        summary={connection && t('summary', { count: connection.totalCount })}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={packageKey}
        rowName={packageKey}
        totalCount={connection?.totalCount}
        load={load}
        isNarrowed={Boolean(list.filter)}
        empty={{ drawing: 'nothing', sentence: t('empty') }}
        sorts={['NAME_ASC', 'NAME_DESC']}
        chips={[
          { id: '', label: t('parts.web') },
          { id: 'server', label: t('parts.server') },
        ]}
        exportCsv={{ document: LicensesExportDocument, name: t('fileName'), variables }}
        query={{ document: LicensesPageDocument, variables }}
      />
      {open && <LicenseDialog part={variables.part} which={open} onClose={() => change({ open: '' })} />}
    </>
  );
}
