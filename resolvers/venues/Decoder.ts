import type {
  DecoderResolvers,
  DuplicateLoginResolvers,
  LoadedEventResolvers,
} from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { renamed } from '../shared/renamed.ts';

/** Decoders that are named of one user name at most. */
const MOST_DUPLICATES = 100;

/** A decoder: fields that differ from its record. */
export const Decoder = {
  ...renamed({
    reportedAt: 'lastUpdate',
    playing: 'event',
    isLan: 'lanMode',
    bandwidthKbps: 'bandwidth',
    bufferSeconds: 'buffer',
    memoryMegabytes: 'memory',
    playheadSeconds: 'playhead',
  }),
  isLoggedIn: ({ signedIn }) => signedIn ?? false,
  hardware: ({ hardware }) => hardware ?? null,
  streamUrl: ({ streamUrl }) => streamUrl ?? null,
  nics: ({ nics }) => (nics ? atMost(nics, 100) : null),
  venue: ({ venue }) => venue ?? null,
  event: ({ event }) => event ?? null,
  loadedVideos: ({ loadedEvents }) => loadedEvents ?? null,
  loadedEvents: ({ loadedEvents }) => loadedEvents ?? null,
  isActive: (decoder) => decoder.status === 'playing',
} satisfies DecoderResolvers;

/** Several decoders under one user name: fields that differ from their record. */
export const DuplicateLogin = {
  decoders: ({ decoders }) => atMost(decoders, MOST_DUPLICATES),
  customer: ({ customerId }) => ({ __typename: 'Customer', id: customerId }),
} satisfies DuplicateLoginResolvers;

/** An encoder video on a decoder: the service calls it an event. */
export const LoadedEvent = {
  encoderVideoId: ({ eventId }) => eventId,
  encoderVideo: ({ eventId }) => ({ __typename: 'EncoderVideo', id: eventId }),
} satisfies LoadedEventResolvers;
