import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { createWebChannelPath } from '../../../kernel/paths/webChannels.ts';
import { RemoveWebChannelDialog } from './RemoveWebChannelDialog.tsx';
import { useBroadcasts } from './useBroadcasts.ts';
import { useWebChannelColumns, type WebChannelRow } from './useWebChannelColumns.tsx';
import { WebChannelsPageDocument, useWebChannelsPageQuery } from './WebChannels.generated.ts';
import { WebChannelsExportDocument } from './WebChannelsExport.generated.ts';

/** First query of the list. */
export const questions = listQuestions(WebChannelsPageDocument);

/**
 * An organization's web channels with what each shows (S-116). Whose plan does not change them is offered no way to.
 */
export function WebChannelsPage() {
  const { t } = useTranslation('webChannels');
  const { viewer, hasCapability } = useSession();
  const list = useListState({ id: 'webChannels' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useWebChannelsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.webChannelList);
  useBroadcasts(rows, load.retry);
  const [toRemove, setToRemove] = useState<WebChannelRow>();
  const mayChange = hasCapability('webEventProfiles');
  const columns = useWebChannelColumns(mayChange, setToRemove);
  return (
    <>
      <ListPage<WebChannelRow>
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
        bin={mayChange && 'WEB_CHANNEL'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'screen',
          sentence: t('empty'),
          ...(mayChange && { action: { label: t('create'), to: createWebChannelPath() } }),
        }}
        exportCsv={{ document: WebChannelsExportDocument, name: t('fileName'), variables }}
        query={{ document: WebChannelsPageDocument, variables }}
        primary={
          mayChange && (
            <LinkButton to={createWebChannelPath()} intent="primary" icon={<Add />} text={t('create')} />
          )
        }
      />
      {toRemove && <RemoveWebChannelDialog channel={toRemove} onClose={() => setToRemove(undefined)} />}
    </>
  );
}

const keyOf = (channel: WebChannelRow) => channel.id;
const nameOf = (channel: WebChannelRow) => channel.name;
