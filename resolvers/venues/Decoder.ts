import type { DecoderResolvers, LoadedEventResolvers } from '../__generated__/types.ts';
import { renamed } from '../shared/renamed.ts';

/** A decoder: fields that differ from its record. */
export const Decoder = {
  ...renamed({ reportedAt: 'lastUpdate', playing: 'event' }),
  isLoggedIn: ({ signedIn }) => signedIn ?? false,
  event: ({ event }) => event ?? null,
  loadedVideos: ({ loadedEvents }) => loadedEvents ?? null,
  loadedEvents: ({ loadedEvents }) => loadedEvents ?? null,
  isActive: (decoder) => decoder.status === 'playing',
} satisfies DecoderResolvers;

/** An encoder video on a decoder: the service calls it an event. */
export const LoadedEvent = {
  encoderVideoId: ({ eventId }) => eventId,
  encoderVideo: ({ eventId }) => ({ __typename: 'EncoderVideo', id: eventId }),
} satisfies LoadedEventResolvers;
