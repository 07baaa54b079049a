import type { QueryResolvers } from '../__generated__/types.ts';

/** Single encoder videos; null when there is none that the caller may see. */
export const queries = {
  encoderVideo: (_root, { id }, { loaders }) => loaders.encoderVideo.load(id),
} satisfies QueryResolvers;
