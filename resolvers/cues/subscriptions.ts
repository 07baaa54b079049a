import type { SubscriptionResolvers } from '../__generated__/types.ts';
import type { CueRecord } from '../../graph/rest/cues.ts';
import type { PolledEvent } from '../../graph/subscriptions/pollerTransport.ts';
import { watchMediaCues } from '../../graph/subscriptions/cues.ts';
import { callerOf } from '../caller.ts';

/** Changes of the cues of one saved video, as the caller sees them (CUE-15). */
export const subscriptions = {
  cuesChanged: {
    // The values passed on are events; graphql-js hands each to `resolve` below.
    subscribe: (_root, { mediaId }, context) =>
      watchMediaCues(context, mediaId, callerOf(context).userId) as unknown as AsyncIterable<never>,
    resolve: (event: unknown) => {
      const { sequence, at, changed } = event as PolledEvent<CueRecord>;
      return { sequence, at, cues: [...changed] };
    },
  },
} satisfies SubscriptionResolvers;
