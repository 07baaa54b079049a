import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useFormat } from '../../../time/format.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { ThingLink } from '../../../ui/ThingLink.tsx';
import { startWebVideoPath, webVideosPath } from '../../../kernel/paths/webVideos.ts';
import { useWebChannelBandwidthQuery, type WebChannel_ChannelFragment } from './WebChannels.generated.ts';
import { toMinutes } from './webChannelValues.ts';

/** All fields of a web channel. */
export function WebChannelDetails({ channel }: { channel: WebChannel_ChannelFragment }) {
  const { t } = useTranslation('webChannels');
  const format = useFormat();
  const { can } = useSession();
  const { offlineContent } = channel;
  const yes = (isOn: boolean) => t(isOn ? 'on' : 'off');
  return (
    <section className="card" aria-label={t('tabs.details')}>
      <DetailsList
        rows={[
          [t('fields.id'), <Mono key="id">{channel.id}</Mono>],
          [t('fields.type'), t(`types.${channel.type}`)],
          [t('fields.loadBalancer'), <Mono key="lb">{channel.loadBalancer}</Mono>],
          [t('fields.embedId'), <Mono key="embed">{channel.embedKey}</Mono>],
          [t('fields.region'), channel.region?.name ?? '–'],
          [t('fields.deleteAfter'), t('keptDays', { count: channel.deleteAfter })],
          [t('fields.streamDelay'), toMinutes(channel.streamDelay)],
          [t('fields.offline'), <Offline key="offline" content={offlineContent} />],
          [t('fields.embedType'), t(`embed.${channel.embedType}`)],
          [t('fields.hls'), channel.hlsUrl ? <Mono key="hls">{channel.hlsUrl}</Mono> : t('off')],
          [t('fields.dash'), channel.dashUrl ? <Mono key="dash">{channel.dashUrl}</Mono> : t('off')],
          [t('fields.logo'), yes(channel.hasLogo)],
          [t('fields.subtitles'), yes(channel.hasSubtitles)],
          [t('fields.qrDetection'), yes(channel.hasQrDetection)],
          [t('fields.qrClick'), yes(channel.isQrClickEnabled)],
          [t('fields.videoDescription'), channel.videoDescription ?? '–'],
          [t('fields.bandwidth'), <Bandwidth key="bandwidth" id={channel.id} />],
          [t('fields.created'), format.dateTime(channel.createdAt)],
        ]}
      />
      <p className="web-channel-links">
        {can('VIDEO_REVIEW') && <Link to={webVideosPath(channel.id)}>{t('links.webVideos')}</Link>}
        {can('MANAGE_SCHEDULE') && (
          <Link to={startWebVideoPath(channel.id, 'channel')}>{t('links.replay')}</Link>
        )}
      </p>
    </section>
  );
}

/** Offline content with a link to the video or playlist (WCH-09). */
function Offline({ content }: { content: WebChannel_ChannelFragment['offlineContent'] }) {
  const { t } = useTranslation('webChannels');
  const { kind, mediaItem, playlist } = content;
  return (
    <>
      {t(`offline.${kind}`)}
      {(mediaItem || playlist) && ' · '}
      {mediaItem && <ThingLink kind="VIDEO" id={mediaItem.id} name={mediaItem.title} />}
      {playlist && <ThingLink kind="PLAYLIST" {...playlist} />}
    </>
  );
}

const Mono = ({ children }: { children: string }) => <span className="mono web-channel-key">{children}</span>;

/** Data sent to viewers, for users with access (C-161, PRM-20). */
function Bandwidth({ id }: { id: string }) {
  const { t } = useTranslation('webChannels');
  const format = useFormat();
  const { hasCapability } = useSession();
  const isAllowed = hasCapability('webEventProfileBandwidth');
  const { data } = useWebChannelBandwidthQuery(isAllowed ? { variables: { id } } : skipToken);
  if (!isAllowed) return t('bandwidth.hidden');
  const found = data?.webChannel?.bandwidth;
  if (!found) return '…';
  const bytes = format.bytes(found.bytes);
  return found.cost === null ? bytes : t('bandwidth.cost', { bytes, cost: format.number(found.cost) });
}
