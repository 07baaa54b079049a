import { readGoLive } from '../../graph/upstream/rest/events/goLive.ts';
import { callerOf } from '../shared/signedIn.ts';
import type { QueryResolvers } from '../__generated__/types.ts';

/** Single encoder videos; null when there is none that the caller may see. */
export const queries = {
  encoderVideo: (_root, { id }, { loaders }) => loaders.encoderVideo.load(id),
  goLiveState: (_root, { id, customerId }, context) =>
    readGoLive(context.rest, customerId ?? callerOf(context).customerId, id),
} satisfies QueryResolvers;
