import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type words from './locales/en.json';
import { useSession } from '../../kernel/session.tsx';
import { useFormat } from '../../time/format.ts';
import { DenseTable } from '../../ui/dense/DenseTable.tsx';
import type { DenseColumn } from '../../ui/dense/denseTypes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ExportCsvButton } from '../../ui/ExportCsvButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
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

/** Viewer records as they were reported, newest first; the export reads them to the end (ANA-05, ANA-08). */
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
          <DenseTable<Edge>
            label={t('records.title')}
            storeId="viewerRecords"
            isLater
            columns={columns}
            rows={edges}
            onEnd={load.more && !load.loadingMore && !error ? load.more : undefined}
          />
        )}
      </div>
    </section>
  );
}

function useColumnsOfRecords(): DenseColumn<Edge>[] {
  const { t, i18n } = useTranslation('analytics');
  const format = useFormat();
  const zone = useSession().viewer.customer.timezone;
  return useMemo(() => {
    const column = (
      id: keyof (typeof words)['records']['columns'],
      width: number,
      text: (record: Edge['node']) => string | null,
      part: Partial<DenseColumn<Edge>> = {},
    ): DenseColumn<Edge> => ({
      id,
      header: t(`records.columns.${id}`),
      width,
      text: ({ node }) => text(node) || '–',
      ...part,
    });
    return [
      column('timestamp', 232, ({ timestamp }) => format.dateTime(timestamp, zone)),
      column('utc', 232, ({ timestamp }) => format.dateTime(timestamp, 'UTC')),
      column('title', 250, ({ title, event, occurrence }) =>
        [event?.name ?? title, occurrence && format.date(occurrence.startAt, zone)]
          .filter(Boolean)
          .join(' · '),
      ),
      column('eventType', 96, ({ eventType }) => eventType),
      column(
        'watched',
        96,
        ({ totalTimeWatchedSeconds }) => formatTimeWatched(totalTimeWatchedSeconds, i18n.language),
        { align: 'right' },
      ),
      column('place', 250, ({ city, region, country }) => [city, region, country].filter(Boolean).join(', ')),
      column('device', 150, ({ deviceClass, deviceBrand }) =>
        [t(`devices.${deviceClass}`), deviceBrand].filter(Boolean).join(' · '),
      ),
      column('system', 130, ({ osNameVersion }) => osNameVersion),
      column('resolution', 110, ({ resolution }) => resolution),
      column('session', 300, ({ sessionId }) => sessionId),
    ];
  }, [t, i18n.language, format, zone]);
}
