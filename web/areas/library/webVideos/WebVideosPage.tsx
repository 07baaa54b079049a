import { HTMLSelect } from '@blueprintjs/core';
import { useTranslation } from 'react-i18next';
import type { DestinationState } from '../../../schema.generated.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useAddress } from '../../../kernel/useAddress.ts';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { ActiveWebVideos } from './list/ActiveWebVideos.tsx';
import { EncoderChannelSelect } from './list/EncoderChannelSelect.tsx';
import { useWebVideoColumns, type WebVideoRow } from './list/useWebVideoColumns.tsx';
import { useWebVideosPageQuery, WebVideosPageDocument } from './list/WebVideos.generated.ts';
import { WebVideosExportDocument } from './list/WebVideosExport.generated.ts';
import { WebVideoChangedDocument } from './WebVideo.generated.ts';
import './WebVideo.css';

/** The states that each chip stands for (WEB-08). */
const CHIPS: Readonly<Record<string, readonly DestinationState[]>> = {
  ON_AIR: ['STARTED', 'WARNING'],
  COMING: ['SET_UP', 'STARTING', 'STOPPING'],
  STOPPED: ['STOPPED'],
  FAILED: ['ABORTED', 'ERROR'],
};

/** Web videos, with active ones separate (S-029, DST-17). */
export function WebVideosPage() {
  const { t } = useTranslation('webVideos');
  const { viewer } = useSession();
  const customerId = viewer.customer.id;
  const list = useListState({ id: 'webVideos', defaultSort: 'MOST_RECENT' });
  const [search, change] = useAddress();
  const channelId = search.get('channel') ?? '';
  const encoderChannelId = search.get('encoderChannel') ?? '';
  const variables = {
    customerId,
    filter: list.filter.trim() || null,
    states: CHIPS[list.chip]?.slice() ?? null,
    webChannelIds: channelId ? [channelId] : null,
    encoderChannelIds: encoderChannelId ? [encoderChannelId] : null,
    sort: list.sort,
  };
  const query = useWebVideosPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.webVideos);
  const columns = useWebVideoColumns(viewer.customer.timezone);
  useStatusSubscription(WebVideoChangedDocument, { variables: { customerId }, onGap: load.retry });
  const channels = (query.data ?? query.previousData)?.customer?.webChannels ?? [];
  return (
    <ListPage<WebVideoRow>
      title={t('list.title')}
      summary={connection && t('list.summary', { count: connection.totalCount })}
      list={list}
      filterLabel={t('list.filter')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowName={nameOf}
      totalCount={connection?.totalCount}
      load={load}
      bin="CONTENT_DESTINATION"
      lead={<ActiveWebVideos customerId={customerId} onBegun={load.retry} />}
      isNarrowed={Boolean(list.filter || list.chip || channelId || encoderChannelId)}
      chips={['', ...Object.keys(CHIPS)].map((id) => ({
        id,
        label: t(`list.chips.${id || 'ALL'}` as never),
      }))}
      empty={{ drawing: 'screen', sentence: t('list.empty') }}
      exportCsv={{ document: WebVideosExportDocument, name: t('list.fileName'), variables }}
      query={{ document: WebVideosPageDocument, variables }}
      primary={
        <>
          <HTMLSelect
            aria-label={t('list.channelFilter')}
            value={channelId}
            onChange={({ currentTarget }) => change({ channel: currentTarget.value })}
            options={[
              { value: '', label: t('list.everyChannel') },
              ...channels.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <EncoderChannelSelect value={encoderChannelId} onChange={(id) => change({ encoderChannel: id })} />
        </>
      }
    />
  );
}

const keyOf = (video: WebVideoRow) => video.id;
const nameOf = (video: WebVideoRow) => video.title;
