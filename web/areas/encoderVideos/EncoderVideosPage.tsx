import { NetworkStatus } from '@apollo/client';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { useListState } from '../../ui/useListState.ts';
import {
  EncoderVideosPageDocument,
  useEncoderVideosPageQuery,
  type EncoderVideoRow_VideoFragment,
} from './EncoderVideos.generated.ts';
import { EncoderVideosExportDocument } from './EncoderVideosExport.generated.ts';
import { useEncoderVideoColumns } from './useEncoderVideoColumns.tsx';

type Row = EncoderVideoRow_VideoFragment;

/** What the encoders of an organisation have sent up (S-027, LIB-17). */
export function EncoderVideosPage() {
  const { t } = useTranslation('encoderVideos');
  const { viewer } = useSession();
  const customerId = viewer.customer.id;
  const list = useListState({ id: 'encoderVideos', defaultSort: 'MOST_RECENT' });
  const variables = { customerId, filter: list.filter.trim() || null, sort: list.sort };
  const query = useEncoderVideosPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { data, previousData, networkStatus, fetchMore, refetch } = query;
  const connection = (data ?? previousData)?.customer?.encoderVideos;
  const rows = useMemo(() => connection?.edges.map(({ node }): Row => node), [connection?.edges]);
  const columns = useEncoderVideoColumns(viewer.customer.timezone);
  const isMore = networkStatus === NetworkStatus.fetchMore;
  return (
    <ListPage<Row>
      title={t('title')}
      list={list}
      filterLabel={t('filter')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      load={{
        loading: query.loading && !isMore,
        error: query.error,
        retry: () => void refetch(),
        more: connection?.pageInfo.hasNextPage
          ? () => void fetchMore({ variables: { after: connection.pageInfo.endCursor } })
          : undefined,
        loadingMore: isMore,
      }}
      isNarrowed={Boolean(list.filter)}
      empty={{ drawing: 'video', sentence: t('empty') }}
      exportCsv={{ document: EncoderVideosExportDocument, name: t('fileName'), variables }}
      query={{ document: EncoderVideosPageDocument, variables }}
    />
  );
}

const keyOf = (video: Row) => video.id;
const nameOf = (video: Row) => video.name;
