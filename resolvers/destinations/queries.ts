import type { QueryResolvers } from '../__generated__/types.ts';

/** Single destinations; null when there is none that the caller may see. */
export const queries = {
  contentDestination: (_root, { id }, { loaders }) => loaders.contentDestination.load(id),
  webChannel: (_root, { id }, { loaders }) => loaders.webChannel.load(id),
  qrOverlay: (_root, { id }, { loaders }) => loaders.qrOverlay.load(id),
  webPreset: (_root, { id }, { loaders }) => loaders.webPreset.load(id),
  destinationGroup: (_root, { id }, { loaders }) => loaders.destinationGroup.load(id),
  rtmpDestination: (_root, { id }, { loaders }) => loaders.rtmpDestination.load(id),
  post: (_root, { id }, { loaders }) => loaders.post.load(id),
  socialAccount: (_root, { id }, { loaders }) => loaders.socialAccount.load(id),
} satisfies QueryResolvers;
