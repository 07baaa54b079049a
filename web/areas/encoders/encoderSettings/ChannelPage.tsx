import { Button, Tag } from '@blueprintjs/core';
import { Edit, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { VideosOfChannel } from '../../library/encoderVideos/public/SubjectVideos.tsx';
import {
  EncoderChannelPageDocument,
  useEncoderChannelPageQuery,
  type Channel_EncoderChannelFragment,
} from './ChannelPage.generated.ts';
import { ChannelSchedules } from './ChannelSchedules.tsx';
import { ChannelUsers } from './ChannelUsers.tsx';
import { DeleteChannelDialog } from './DeleteChannelDialog.tsx';
import { IngestPanel } from './ingest/IngestPanel.tsx';
import { channelsPath, editChannelPath } from '../../../kernel/paths/encoderSettings.ts';
import { StorageRow } from './StorageRow.tsx';

/** S-089: one channel with its users and venues and what is planned on it. */
export function ChannelPage() {
  const { t } = useTranslation('encoderSettings');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const variables = { id: uuid };
  const query = useEncoderChannelPageQuery({
    variables,
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
  });
  const { thing: channel, load } = useDetails(query, uuid, (data) => data.encoderChannel);
  const edit = () => void navigate(editChannelPath(uuid));
  return (
    <>
      <DetailsPage
        title={channel?.name}
        back={{ label: t('channels.title'), to: channelsPath() }}
        tag={channel?.isViewOnly && <Tag minimal>{t('channels.viewOnly')}</Tag>}
        summary={channel?.region?.name}
        load={load}
        missing={t('channels.missing')}
        actions={
          channel && (
            <>
              <OpenQueryButton
                source={{ document: EncoderChannelPageDocument, variables }}
                variant="minimal"
              />
              {!channel.isViewOnly && (
                <Button icon={<Trash />} text={t('remove.confirm')} onClick={() => setDeleting(true)} />
              )}
              <Button
                icon={channel.isViewOnly ? undefined : <Edit />}
                intent="primary"
                text={t(channel.isViewOnly ? 'channels.look' : 'channels.edit')}
                onClick={edit}
              />
            </>
          )
        }
        tabs={
          channel
            ? [
                {
                  id: 'settings',
                  label: t('channels.tabs.settings'),
                  panel: <ChannelSettings channel={channel} />,
                },
                {
                  id: 'input',
                  label: t('channels.tabs.input'),
                  panel: <IngestPanel channel={channel} />,
                },
                {
                  id: 'users',
                  label: t('channels.tabs.users'),
                  count: channel.userCount,
                  panel: <ChannelUsers channel={channel} onEdit={edit} />,
                },
                {
                  id: 'schedule',
                  label: t('channels.tabs.schedule'),
                  panel: <ChannelSchedules items={channel.schedules} />,
                },
                {
                  id: 'videos',
                  label: t('channels.tabs.videos'),
                  panel: <VideosOfChannel id={channel.id} zone={channel.customer?.timezone} />,
                },
              ]
            : []
        }
      />
      {channel && isDeleting && (
        <DeleteChannelDialog
          channel={channel}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(channelsPath(), { replace: true })}
        />
      )}
    </>
  );
}

function ChannelSettings({ channel }: { channel: Channel_EncoderChannelFragment }) {
  const { t } = useTranslation('encoderSettings');
  const format = useFormat();
  return (
    <div className="card">
      <DetailsList
        rows={[
          [t('columns.name'), channel.name],
          [t('columns.region'), channel.region?.name],
          [t('columns.deleteAfter'), t('channels.days', { count: channel.deleteAfter })],
          [
            t('channelForm.dvrWindow'),
            t('channels.seconds', { seconds: format.number(channel.dvrWindowSeconds) }),
          ],
          [t('columns.lanOnly'), t(channel.isLanOnly ? 'yes' : 'no')],
          [t('columns.storage'), <StorageRow key="storage" channel={channel} />],
          [t('columns.created'), format.dateTime(channel.createdAt, channel.customer?.timezone)],
        ]}
      />
    </div>
  );
}
