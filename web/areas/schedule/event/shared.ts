import type { Event_ContentDestinationFragment } from './EventPage.generated.ts';

type Sent = Event_ContentDestinationFragment;

/** What of an event can be given to others. */
export interface Shared {
  watchUrl: string | null;
  webChannels: NonNullable<Sent['webChannel']>[];
  social: (Sent & { viewUrl: string })[];
}

/** Its watch page, the web channels that it goes or went to, and its lives at social networks, the latest first. */
export function sharedOf({
  watchUrl,
  contentDestinations,
}: {
  watchUrl: string | null;
  contentDestinations: readonly Sent[] | null;
}): Shared {
  const sent = contentDestinations ?? [];
  const channels = new Map(
    sent.flatMap(({ webChannel }) => (webChannel ? [[webChannel.id, webChannel]] : [])),
  );
  return {
    watchUrl,
    webChannels: [...channels.values()],
    social: sent.flatMap((one) => (one.viewUrl === null ? [] : [{ ...one, viewUrl: one.viewUrl }])),
  };
}
