import { Button } from '@blueprintjs/core';
import { Edit, Share } from '@blueprintjs/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { DetailsPage } from '../../../ui/DetailsPage.tsx';
import { AddEventButton } from '../../../ui/AddEvent.tsx';
import { OpenQueryButton } from '../../../ui/OpenQueryButton.tsx';
import { useDetails } from '../../../ui/useDetails.ts';
import { UsesList } from '../../../ui/UsesList.tsx';
import { ActiveContentTag } from './ActiveContentTag.tsx';
import { ClearContentDialog } from './ClearContentDialog.tsx';
import { OfflineImageDialog } from './OfflineImageDialog.tsx';
import { editWebChannelPath, webChannelsPath } from '../../../kernel/paths/webChannels.ts';
import { PreviewDialog, PreviewFrame } from './PreviewDialog.tsx';
import { RemoveWebChannelDialog } from './RemoveWebChannelDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useBroadcasts } from './useBroadcasts.ts';
import { WebChannelDetails } from './WebChannelDetails.tsx';
import { WebChannelMenu, type WebChannelDialog } from './WebChannelMenu.tsx';
import {
  WebChannelPageDocument,
  useWebChannelPageQuery,
  type WebChannel_ChannelFragment,
} from './WebChannels.generated.ts';
import './webChannels.css';

type Open = 'share' | WebChannelDialog;

/** A web channel with what it shows and how it gets into pages (S-118). */
export function WebChannelPage() {
  const { t } = useTranslation('webChannels');
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const mayChange = useSession().hasCapability('webEventProfiles');
  const [open, setOpen] = useState<Open>();
  const variables = { id: uuid };
  const query = useWebChannelPageQuery({ variables, errorPolicy: 'all', fetchPolicy: 'cache-and-network' });
  const { thing: channel, load } = useDetails(query, uuid, (data) => data.webChannel);
  useBroadcasts(channel && [channel], load.retry);
  return (
    <>
      <DetailsPage
        title={channel?.name}
        back={{ label: t('title'), to: webChannelsPath() }}
        tag={channel && <ActiveContentTag content={channel.activeContent} />}
        summary={channel?.description}
        load={load}
        missing={t('missing')}
        actions={
          channel && (
            <>
              <OpenQueryButton source={{ document: WebChannelPageDocument, variables }} variant="minimal" />
              <AddEventButton begins={{ webChannel: channel.id }} />
              <Button icon={<Share />} text={t('share.open')} onClick={() => setOpen('share')} />
              <WebChannelMenu
                isShowing={channel.activeContent?.state === 'ACTIVE'}
                mayChange={mayChange}
                onOpen={setOpen}
              />
              {mayChange && (
                <Button
                  intent="primary"
                  icon={<Edit />}
                  text={t('edit')}
                  onClick={() => void navigate(editWebChannelPath(uuid))}
                />
              )}
            </>
          )
        }
        tabs={
          channel
            ? [
                {
                  id: 'details',
                  label: t('tabs.details'),
                  panel: (
                    <div className="web-channel-page">
                      <PreviewFrame key={contentKey(channel)} {...channel} />
                      <WebChannelDetails channel={channel} />
                    </div>
                  ),
                },
                {
                  id: 'uses',
                  label: t('tabs.uses'),
                  ...(channel.uses && { count: channel.uses.length }),
                  panel: (
                    <div className="card">
                      <UsesList uses={channel.uses} isLinked />
                    </div>
                  ),
                },
              ]
            : []
        }
      />
      {channel && open === 'share' && <ShareDialog channel={channel} onClose={() => setOpen(undefined)} />}
      {channel && open === 'preview' && (
        <PreviewDialog channel={channel} onClose={() => setOpen(undefined)} />
      )}
      {channel && open === 'clear' && (
        <ClearContentDialog channel={channel} onClose={() => setOpen(undefined)} />
      )}
      {channel && open === 'image' && (
        <OfflineImageDialog channel={channel} onClose={() => setOpen(undefined)} />
      )}
      {channel && open === 'remove' && (
        <RemoveWebChannelDialog
          channel={channel}
          onClose={() => setOpen(undefined)}
          onRemoved={() => void navigate(webChannelsPath(), { replace: true })}
        />
      )}
    </>
  );
}

/** Another one makes the player begin anew. */
function contentKey({ id, activeContent, offlineContent }: WebChannel_ChannelFragment): string {
  const { state, kind, contentDestination } = activeContent ?? {};
  const { imageUrl, mediaItem, playlist } = offlineContent;
  return [id, state, kind, contentDestination?.id, imageUrl, mediaItem?.id, playlist?.id].join(' ');
}
