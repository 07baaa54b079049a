import type { DecoderResolvers } from '../__generated__/types.ts';

/** A decoder: fields that differ from its record. */
export const Decoder = {
  isActive: (decoder) => decoder.status === 'playing',
} satisfies DecoderResolvers;
