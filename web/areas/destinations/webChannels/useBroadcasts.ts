import { useSession } from '../../../kernel/session.tsx';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { WebChannelBroadcastsDocument, type WebChannelRow_ChannelFragment } from './WebChannels.generated.ts';

type Channel = Pick<WebChannelRow_ChannelFragment, 'id' | 'activeContent'>;

/** Reads channels again once a broadcast begins, ends or is hidden on one of them, so that each tells what viewers see (WCH-12). */
export function useBroadcasts(channels: readonly Channel[] | undefined, read: () => void): void {
  const { viewer } = useSession();
  useStatusSubscription(WebChannelBroadcastsDocument, {
    variables: { customerId: viewer.customer.id },
    onGap: read,
    onEvent({ contentDestinationsChanged: { contentDestinations } }) {
      const isOther = contentDestinations.some(({ kind, state, privacy, publishState, webChannel }) => {
        const channel = kind === 'EMBED' && channels?.find(({ id }) => id === webChannel?.id);
        if (!channel) return false;
        const isSeen = state === 'STARTED' || state === 'WARNING';
        const isForAll = privacy === 'PUBLIC' && publishState === 'PUBLISHED';
        return (isSeen && isForAll) !== (channel.activeContent?.kind === 'LIVE');
      });
      if (isOther) read();
    },
  });
}
