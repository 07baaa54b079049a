import { readGoLive } from '../../graph/upstream/rest/events/goLive.ts';
import { requireCaller } from '../shared/signedIn.ts';
import type { QueryResolvers } from '../__generated__/types.ts';

/** Single events and encoder videos; null when there is none that the caller may see. */
export const queries = {
  event: (_root, { id }, { loaders }) => loaders.event.load(id),
  encoderVideo: (_root, { id }, { loaders }) => loaders.encoderVideo.load(id),
  goLiveState: (_root, { id, customerId }, context) =>
    readGoLive(context.rest, customerId ?? requireCaller(context).customerId, id),
} satisfies QueryResolvers;
