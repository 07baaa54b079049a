import type { Event_ContentDestinationFragment, Event_WebChannelFragment } from './EventPage.generated.ts';
import type { EventDetails } from './useEvent.ts';

type Sent = Event_ContentDestinationFragment;

/** Links of an event for sharing. */
export interface Shared {
  watchUrl: string | null;
  webChannels: Event_WebChannelFragment[];
  social: (Sent & { viewUrl: string })[];
}

/**
 * Its watch page, the web channels that it goes or went to, and where it is seen elsewhere, the latest first. A page that
 * every time of it is seen on, such as that of an RTMP destination, is named once.
 */
export function getSharedLinks({
  watchUrl,
  destinations,
  destinationGroup,
  contentDestinations,
}: Pick<EventDetails, 'watchUrl' | 'destinations' | 'destinationGroup' | 'contentDestinations'>): Shared {
  const sent = contentDestinations ?? [];
  const goesTo = [...(destinationGroup ? [destinationGroup] : []), ...destinations, ...sent];
  const channels = new Map(
    goesTo.flatMap(({ webChannel }) => (webChannel ? [[webChannel.id, webChannel]] : [])),
  );
  const social: Shared['social'] = [];
  for (const one of sent) {
    const { viewUrl } = one;
    if (viewUrl === null || social.some((other) => other.viewUrl === viewUrl)) continue;
    social.push({ ...one, viewUrl });
  }
  return { watchUrl, webChannels: [...channels.values()], social };
}
