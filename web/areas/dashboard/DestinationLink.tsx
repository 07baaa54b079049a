import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScreen } from '../../kernel/screen.ts';
import { rtmpDestinationPath } from '../../kernel/paths/rtmpDestinations.ts';
import { socialAccountPath } from '../../kernel/paths/socialAccounts.ts';
import { webChannelPath } from '../../kernel/paths/webChannels.ts';
import { isWebVideo, webVideoPath } from '../../kernel/paths/webVideos.ts';
import type { LiveDestination } from './liveGroups.ts';

/** Name of a destination with links to it and its web channel, if the user has access. */
export function DestinationLink({ destination, name }: { destination: LiveDestination; name: string }) {
  const { t } = useTranslation('dashboard');
  const hasChannels = useScreen('webChannel') !== undefined;
  const place = usePlace(destination);
  const { webChannel } = destination;
  return (
    <>
      {place === undefined ? name : <Link to={place}>{name}</Link>}
      {webChannel && hasChannels && (
        <Link
          className="live-now__channel"
          to={webChannelPath(webChannel.id)}
          aria-label={t('live.channelLabel', { name: webChannel.name })}
        >
          {t('live.channel')}
        </Link>
      )}
    </>
  );
}

/** Page of a destination: a broadcast has its own, others use the account or RTMP destination. */
function usePlace({ id, kind, socialAccountId, rtmpDestinationId }: LiveDestination): string | undefined {
  const hasVideos = useScreen('webVideo') !== undefined;
  const hasAccounts = useScreen('socialAccount') !== undefined;
  const hasRtmp = useScreen('rtmpDestination') !== undefined;
  if (isWebVideo(kind)) return hasVideos ? webVideoPath(id) : undefined;
  if (socialAccountId !== null && hasAccounts) return socialAccountPath(socialAccountId);
  if (rtmpDestinationId !== null && hasRtmp) return rtmpDestinationPath(rtmpDestinationId);
  return undefined;
}
