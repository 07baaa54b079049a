import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ListTable } from '../../../../ui/ListTable.tsx';
import type { ListLoad } from '../../../../ui/listTypes.ts';
import { LoadMore } from '../../../../ui/LoadMore.tsx';
import { LoadState } from '../../../../ui/LoadState.tsx';
import { usePagedRows } from '../../../../ui/usePagedRows.ts';
import type { EncoderVideoRow_VideoFragment } from '../EncoderVideos.generated.ts';
import { useEncoderVideosOfChannelQuery, useEncoderVideosOfEncoderQuery } from './SubjectVideos.generated.ts';
import { useEncoderVideoColumns } from '../useEncoderVideoColumns.tsx';
import '../EncoderVideos.css';

interface SubjectProps {
  id: string;
  /** The organization's zone. */
  zone: string | undefined;
}

const OPTIONS = { notifyOnNetworkStatusChange: true, fetchPolicy: 'cache-and-network' } as const;

/** Videos of one encoder (C-106). */
export function VideosOfEncoder({ id, zone }: SubjectProps) {
  const query = useEncoderVideosOfEncoderQuery({ variables: { id }, ...OPTIONS });
  // Those of the encoder before are none of this one's.
  const { rows, load } = usePagedRows(
    { ...query, previousData: undefined },
    (data) => data.encoder?.encoderVideos,
  );
  return <SubjectVideos zone={zone} rows={rows} load={load} />;
}

/** Videos of one encoder channel (C-106). */
export function VideosOfChannel({ id, zone }: SubjectProps) {
  const query = useEncoderVideosOfChannelQuery({ variables: { id }, ...OPTIONS });
  const { rows, load } = usePagedRows(
    { ...query, previousData: undefined },
    (data) => data.encoderChannel?.encoderVideos,
  );
  return <SubjectVideos zone={zone} rows={rows} load={load} isOfChannel />;
}

interface SubjectVideosProps {
  zone: string | undefined;
  rows: EncoderVideoRow_VideoFragment[] | undefined;
  load: ListLoad;
  isOfChannel?: boolean;
}

function SubjectVideos({ zone, rows, load, isOfChannel }: SubjectVideosProps) {
  const { t } = useTranslation('encoderVideos');
  const all = useEncoderVideoColumns(zone);
  const columns = useMemo(
    () => (isOfChannel ? all.filter(({ id }) => id !== 'channel') : all),
    [all, isOfChannel],
  );
  if (!rows) {
    return (
      <div className="card">
        <LoadState load={load} rows={3} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className="card">
        <EmptyState drawing="video" sentence={t(isOfChannel ? 'emptyChannel' : 'emptyEncoder')} />
      </div>
    );
  }
  return (
    <div className="card list-card">
      <ListTable<EncoderVideoRow_VideoFragment>
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
      />
      {load.more && <LoadMore isLoading={load.loadingMore ?? false} onMore={load.more} />}
    </div>
  );
}
