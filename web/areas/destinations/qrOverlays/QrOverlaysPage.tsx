import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { createQrOverlayPath } from '../../../kernel/paths/qrOverlays.ts';
import { RemoveQrOverlayDialog } from './RemoveQrOverlayDialog.tsx';
import { useQrOverlayColumns, type QrOverlayRow } from './useQrOverlayColumns.tsx';
import { QrOverlaysPageDocument, useQrOverlaysPageQuery } from './QrOverlays.generated.ts';
import { QrOverlaysExportDocument } from './QrOverlaysExport.generated.ts';

/** First query of the list. */
export const questions = listQuestions(QrOverlaysPageDocument);

/** An organization's QRclick overlays (S-100). */
export function QrOverlaysPage() {
  const { t } = useTranslation('qrOverlays');
  const { viewer } = useSession();
  const list = useListState({ id: 'qrOverlays' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useQrOverlaysPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.qrOverlays);
  const [toRemove, setToRemove] = useState<QrOverlayRow>();
  const columns = useQrOverlayColumns(setToRemove);
  return (
    <>
      <ListPage<QrOverlayRow>
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
        bin="QR_OVERLAY"
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          action: { label: t('create'), to: createQrOverlayPath() },
        }}
        exportCsv={{ document: QrOverlaysExportDocument, name: t('fileName'), variables }}
        query={{ document: QrOverlaysPageDocument, variables }}
        primary={<LinkButton to={createQrOverlayPath()} intent="primary" icon={<Add />} text={t('create')} />}
      />
      {toRemove && <RemoveQrOverlayDialog overlay={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (overlay: QrOverlayRow) => overlay.id;
const nameOf = (overlay: QrOverlayRow) => overlay.name;
