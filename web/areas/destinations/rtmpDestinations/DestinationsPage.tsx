import { Add, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import type { Selection } from '../../../ui/useSelection.ts';
import { RtmpDestinationsExportDocument } from './DestinationsExport.generated.ts';
import { RtmpDestinationsPageDocument, useRtmpDestinationsPageQuery } from './DestinationsPage.generated.ts';
import { createRtmpDestinationPath } from '../../../kernel/paths/rtmpDestinations.ts';
import { RemoveDestinationDialog } from './RemoveDestinationDialog.tsx';
import { RemoveManyDialog } from './RemoveManyDialog.tsx';
import { useDestinationColumns, type DestinationRow } from './useDestinationColumns.tsx';

/** First query of the list. */
export const questions = listQuestions(RtmpDestinationsPageDocument);

interface Chosen {
  rows: readonly DestinationRow[];
  selection: Selection<DestinationRow>;
}

/** An organization's RTMP destinations (S-104). */
export function DestinationsPage() {
  const { t } = useTranslation('rtmpDestinations');
  const { viewer } = useSession();
  const list = useListState({ id: 'rtmpDestinations' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useRtmpDestinationsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.rtmpDestinations);
  const [toRemove, setToRemove] = useState<DestinationRow>();
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useDestinationColumns(setToRemove);
  return (
    <>
      <ListPage<DestinationRow>
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
        bin="RTMP_DESTINATION"
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          action: { label: t('create'), to: createRtmpDestinationPath() },
        }}
        bulk={[
          {
            id: 'remove',
            label: t('remove'),
            icon: <Trash />,
            onRun: (removed, selection) => setChosen({ rows: removed, selection }),
          },
        ]}
        exportCsv={{ document: RtmpDestinationsExportDocument, name: t('fileName'), variables }}
        query={{ document: RtmpDestinationsPageDocument, variables }}
        primary={
          <LinkButton to={createRtmpDestinationPath()} intent="primary" icon={<Add />} text={t('create')} />
        }
      />
      {toRemove && <RemoveDestinationDialog destination={toRemove} onClose={() => setToRemove(undefined)} />}
      {chosen && (
        <RemoveManyDialog
          destinations={chosen.rows}
          onRemoved={(failedIds) =>
            chosen.selection.set(
              chosen.rows.filter(({ id }) => !failedIds.includes(id)),
              false,
            )
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const keyOf = (destination: DestinationRow) => destination.id;
const nameOf = (destination: DestinationRow) => destination.name;
