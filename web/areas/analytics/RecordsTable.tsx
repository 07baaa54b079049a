import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type words from './locales/en.json';
import { useFormat } from '../../time/format.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ExportCsvButton } from '../../ui/ExportCsvButton.tsx';
import { ListTable } from '../../ui/ListTable.tsx';
import type { ListColumn } from '../../ui/listTypes.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePagedRows } from '../../ui/usePagedRows.ts';
import '../../ui/ListPage.css';
import { formatTimeWatched } from './metrics.ts';
import { ViewerRecordsExportDocument } from './RecordsExport.generated.ts';
import {
  useViewerRecordsQuery,
  type ViewerRecordsQuery,
  type ViewerRecordsQueryVariables,
} from './RecordsTable.generated.ts';

type Edge = NonNullable<NonNullable<ViewerRecordsQuery['customer']>['viewerRecords']>['edges'][number];

/** Viewer records as they were reported, oldest first; the export reads them to the end (ANA-05, ANA-08). */
export function RecordsTable({ variables }: { variables: ViewerRecordsQueryVariables }) {
  const { t } = useTranslation('analytics');
  const query = useViewerRecordsQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, load } = usePagedRows(query, (data) => data.customer?.viewerRecords);
  const { error, retry } = load;
  const columns = useColumnsOfRecords();
  const edges = connection?.edges;
  return (
    <section className="records" aria-label={t('records.title')}>
      <header className="records__head">
        <div>
          <h2>{t('records.title')}</h2>
          <p className="muted">{t('records.utc')}</p>
        </div>
        <ExportCsvButton
          source={{ document: ViewerRecordsExportDocument, name: t('records.fileName'), variables }}
        />
      </header>
      {connection?.isTruncated && (
        <p className="records__cut" role="status">
          {t('records.cut')}
        </p>
      )}
      {Boolean(edges && error) && <LoadFailure error={error} onRetry={retry} layout="bar" />}
      <div className="card list-card">
        {!edges ? (
          load.loading ? (
            <SkeletonRows height={44} />
          ) : (
            <LoadFailure error={error} onRetry={retry} />
          )
        ) : edges.length === 0 ? (
          <EmptyState drawing="chart" sentence={t('records.empty')} />
        ) : (
          <ListTable<Edge>
            label={t('records.title')}
            columns={columns}
            rows={edges}
            rowKey={(edge) => edge.cursor}
            rowName={(edge) => edge.node.sessionId}
            rowHeight={45}
            phoneRowHeight={65}
          />
        )}
      </div>
      {load.more && <LoadMore isLoading={load.loadingMore ?? false} onMore={load.more} />}
    </section>
  );
}

function useColumnsOfRecords(): ListColumn<Edge>[] {
  const { t, i18n } = useTranslation('analytics');
  const format = useFormat();
  return useMemo(() => {
    const place = ({ node }: Edge) =>
      [node.city, node.region, node.country].filter(Boolean).join(', ') || '–';
    const text = (
      id: keyof (typeof words)['records']['columns'],
      value: (edge: Edge) => string,
      part: Partial<ListColumn<Edge>> = {},
    ): ListColumn<Edge> => ({
      id,
      header: t(`records.columns.${id}`),
      cell: (edge) => <span title={value(edge)}>{value(edge)}</span>,
      ...part,
    });
    return [
      text('timestamp', ({ node }) => format.dateTime(node.timestamp, 'UTC'), {
        width: '204px',
        phone: 'title',
      }),
      text('eventType', ({ node }) => node.eventType, { width: '92px', priority: 3 }),
      text('watched', ({ node }) => formatTimeWatched(node.totalTimeWatchedSeconds, i18n.language), {
        width: '92px',
        align: 'right',
        phone: 'tag',
      }),
      text('place', place, { phone: 'line' }),
      text(
        'device',
        ({ node }) => [t(`devices.${node.deviceClass}`), node.deviceBrand].filter(Boolean).join(' · '),
        { width: '132px', priority: 2 },
      ),
      text('system', ({ node }) => node.osNameVersion ?? '–', { width: '112px', priority: 3 }),
      text('resolution', ({ node }) => node.resolution ?? '–', { width: '100px', priority: 2 }),
      {
        ...text('session', ({ node }) => node.sessionId, { width: '116px', priority: 3 }),
        cell: ({ node }) => (
          <span className="mono" title={node.sessionId}>
            {node.sessionId}
          </span>
        ),
      },
    ];
  }, [t, i18n.language, format]);
}
