import { Upload } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENCODER_VIDEO_STATUSES } from '../../../../schema/rules/encoderVideos.ts';
import { useSession } from '../../../kernel/session.tsx';
import type { BulkAction } from '../../../ui/listTypes.ts';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import type { Selection } from '../../../ui/useSelection.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import {
  EncoderVideosPageDocument,
  useEncoderVideosPageQuery,
  type EncoderVideoRow_VideoFragment,
} from './EncoderVideos.generated.ts';
import { EncoderVideosExportDocument } from './EncoderVideosExport.generated.ts';
import { toStatusFilter } from './encoderVideoStates.ts';
import { useEncoderVideoColumns } from './useEncoderVideoColumns.tsx';
import { canLoad } from './venueLoads.ts';

// It comes with what it needs; most visits load nothing.
const LoadEventsDialog = lazy(async () => ({
  default: (await import('./LoadEventsDialog.tsx')).LoadEventsDialog,
}));

type Row = EncoderVideoRow_VideoFragment;

/** Encoder videos of an organization (S-027, LIB-17). */
export function EncoderVideosPage() {
  const { t } = useTranslation('encoderVideos');
  const { viewer, can } = useSession();
  const customerId = viewer.customer.id;
  const list = useListState({ id: 'encoderVideos', defaultSort: 'MOST_RECENT' });
  const variables = {
    customerId,
    filter: list.filter.trim() || null,
    statuses: toStatusFilter(list.chip),
    sort: list.sort,
  };
  const query = useEncoderVideosPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { rows, load } = usePagedRows(query, (data) => data.customer?.encoderVideos);
  const columns = useEncoderVideoColumns(viewer.customer.timezone);
  const [loading, setLoading] = useState<{ videos: readonly Row[]; selection: Selection<Row> }>();
  const loadOnDecoders: BulkAction<Row> = {
    id: 'load',
    label: t('load.open'),
    icon: <Upload />,
    isDisabled: (chosen) => !chosen.some(canLoad),
    onRun: (videos, selection) => setLoading({ videos, selection }),
  };
  return (
    <>
      <ListPage<Row>
        title={t('title')}
        list={list}
        filterLabel={t('filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        load={load}
        isNarrowed={Boolean(list.filter || list.chip)}
        chips={['', ...ENCODER_VIDEO_STATUSES].map((id) => ({
          id,
          label: t(`chips.${id || 'ALL'}` as never),
        }))}
        {...(can('MANAGE_VENUES') && { bulk: [loadOnDecoders] })}
        empty={{ drawing: 'video', sentence: t('empty') }}
        exportCsv={{ document: EncoderVideosExportDocument, name: t('fileName'), variables }}
        query={{ document: EncoderVideosPageDocument, variables }}
      />
      {loading && (
        <Suspense>
          <LoadEventsDialog
            videos={loading.videos}
            onClose={() => setLoading(undefined)}
            onAllTaken={loading.selection.clear}
          />
        </Suspense>
      )}
    </>
  );
}

const keyOf = (video: Row) => video.id;
const nameOf = (video: Row) => video.name;
