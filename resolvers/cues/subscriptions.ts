import type { CueSourceInput, SubscriptionResolvers } from '../__generated__/types.ts';
import type { CueRecord } from '../../graph/upstream/rest/cues/cues.ts';
import type { PolledEvent } from '../../graph/upstream/poller/bus.ts';
import { watchCues } from '../../graph/upstream/watch/cues.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { inSource } from './shown.ts';
import { CUE_WRITES, eventPlace } from './sources.ts';

/** Changes of the cues of one video of any source, as the caller sees them (CUE-13, CUE-15). */
export const subscriptions = {
  cuesChanged: {
    // The values passed on are events; graphql-js hands each to `resolve` below.
    subscribe: async (_root, { source: { kind, id } }, context) => {
      const { name } = CUE_WRITES[kind];
      const watched =
        name === 'event' ? { name, place: await eventPlace(id, context.loaders) } : { name, id };
      return watchCues(context, watched, requireCaller(context).userId) as unknown as AsyncIterable<never>;
    },
    resolve: (event: unknown, { source }: { source: CueSourceInput }) => {
      const { sequence, at, changed } = event as PolledEvent<CueRecord>;
      return { sequence, at, cues: changed.map((cue) => inSource(cue, source.kind, source.id)) };
    },
  },
} satisfies SubscriptionResolvers;
