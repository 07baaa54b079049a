import type { DecoderResolvers } from '../__generated__/types.ts';

/** A decoder: fields that differ from its record. */
export const Decoder = {
  isLoggedIn: ({ signedIn }) => signedIn ?? false,
  event: ({ event }) => event ?? null,
  loadedEvents: ({ loadedEvents }) => loadedEvents ?? null,
  isActive: (decoder) => decoder.status === 'playing',
} satisfies DecoderResolvers;
