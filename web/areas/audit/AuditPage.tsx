import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { useListState } from '../../ui/useListState.ts';
import { usePagedRows } from '../../ui/usePagedRows.ts';
import { AuditPageDocument, useAuditPageQuery, type AuditRow_EntryFragment } from './AuditPage.generated.ts';
import { useAuditColumns } from './useAuditColumns.tsx';

/** Who changed what in the organisation, the latest first; or only who entered it from outside (PRM-27). */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const { viewer } = useSession();
  const list = useListState({ id: 'audit' });
  const variables = { customerId: viewer.customer.id, entered: list.chip === 'entered' };
  const query = useAuditPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { rows, load } = usePagedRows(query, (data) => data.customer?.auditEntries);
  const columns = useAuditColumns();
  return (
    <ListPage<AuditRow_EntryFragment>
      title={t('title')}
      summary={t('summary')}
      list={list}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      load={load}
      isNarrowed={variables.entered}
      empty={{ drawing: 'nothing', sentence: t('empty') }}
      sorts={[]}
      chips={[
        { id: '', label: t('chips.all') },
        { id: 'entered', label: t('chips.entered') },
      ]}
      query={{ document: AuditPageDocument, variables }}
    />
  );
}

const keyOf = (row: AuditRow_EntryFragment) => row.id;
const nameOf = (row: AuditRow_EntryFragment) => row.actorName ?? row.subjectId;
