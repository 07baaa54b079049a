import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { viewerZone } from '../../../time/formatters.ts';
import { AuditExportDocument } from './AuditExport.generated.ts';
import { toAuditFilter, NARROWING } from './auditFilter.ts';
import { AuditPageDocument, useAuditPageQuery, type AuditRow_EntryFragment } from './AuditPage.generated.ts';
import { AuditTools } from './AuditTools.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';

/** Activity log, latest first, filtered by the URL, or only visits from outside (PRM-27). */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const { viewer } = useSession();
  const list = useListState({ id: 'audit' });
  const filter = toAuditFilter(list, viewerZone());
  const variables = { customerId: viewer.customer.id, entered: list.chip === 'entered', filter };
  const query = useAuditPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { rows, load } = usePagedRows(query, (data) => data.customer?.auditEntries);
  const columns = useAuditColumns();
  return (
    <ListPage<AuditRow_EntryFragment>
      title={t('title')}
      summary={t('summary')}
      list={list}
      filterLabel={t('filters.who')}
      tools={<AuditTools list={list} />}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      load={load}
      isNarrowed={variables.entered || filter !== null}
      narrowing={NARROWING}
      empty={{ drawing: 'nothing', sentence: t('empty') }}
      sorts={[]}
      chips={[
        { id: '', label: t('chips.all') },
        { id: 'entered', label: t('chips.entered') },
      ]}
      exportCsv={{ document: AuditExportDocument, name: t('fileName'), variables }}
      query={{ document: AuditPageDocument, variables }}
    />
  );
}

const keyOf = (row: AuditRow_EntryFragment) => row.id;
const nameOf = (row: AuditRow_EntryFragment) => row.actorName ?? row.subjectId;
