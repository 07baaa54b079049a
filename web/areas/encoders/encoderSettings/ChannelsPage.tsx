import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayByRole } from '../../../../schema/rules/rights.ts';
import { useSession } from '../../../kernel/session.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ListPage } from '../../../ui/ListPage.tsx';
import { useListState } from '../../../ui/useListState.ts';
import { listQuestions, listVariables } from '../../../ui/listVariables.ts';
import { usePagedRows } from '../../../ui/usePagedRows.ts';
import { EncoderChannelsExportDocument } from './ChannelsExport.generated.ts';
import { EncoderChannelsPageDocument, useEncoderChannelsPageQuery } from './ChannelsPage.generated.ts';
import { DeleteChannelDialog } from './DeleteChannelDialog.tsx';
import { createChannelPath } from '../../../kernel/paths/encoderSettings.ts';
import { useChannelColumns, type ChannelRow } from './useChannelColumns.tsx';

/** First query of the list. */
export const questions = listQuestions(EncoderChannelsPageDocument);

/** S-087. */
export function ChannelsPage() {
  const { t } = useTranslation('encoderSettings');
  const { viewer, hasCapability } = useSession();
  const list = useListState({ id: 'encoderChannels' });
  const variables = listVariables(viewer.customer.id, list);
  const query = useEncoderChannelsPageQuery({ variables, notifyOnNetworkStatusChange: true });
  const { connection, rows, load } = usePagedRows(query, (data) => data.customer?.encoderChannelList);
  const [toDelete, setToDelete] = useState<ChannelRow>();
  const columns = useChannelColumns(setToDelete);
  const mayCreate = mayByRole(viewer.user.roles, 'CREATE_ENCODER_CHANNEL');
  return (
    <>
      <ListPage<ChannelRow>
        title={t('channels.title')}
        summary={connection && t('channels.count', { count: connection.totalCount })}
        list={list}
        filterLabel={t('channels.filter')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        totalCount={connection?.totalCount}
        load={load}
        bin={hasCapability('eventProfiles') && 'ENCODER_CHANNEL'}
        isNarrowed={Boolean(list.filter)}
        empty={{
          drawing: 'encoder',
          sentence: t('channels.empty'),
          ...(mayCreate && { action: { label: t('channels.create'), to: createChannelPath() } }),
        }}
        exportCsv={{ document: EncoderChannelsExportDocument, name: t('channels.fileName'), variables }}
        query={{ document: EncoderChannelsPageDocument, variables }}
        primary={
          mayCreate && (
            <LinkButton
              to={createChannelPath()}
              intent="primary"
              icon={<Add />}
              text={t('channels.create')}
            />
          )
        }
      />
      {toDelete && <DeleteChannelDialog channel={toDelete} onClose={() => setToDelete(undefined)} />}
    </>
  );
}

const keyOf = (channel: ChannelRow) => channel.id;
const nameOf = (channel: ChannelRow) => channel.name;
