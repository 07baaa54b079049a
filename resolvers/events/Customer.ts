import type { EncoderVideoRecord } from '../../graph/rest/events.ts';
import type { CustomerResolvers } from '../__generated__/types.ts';
import { connectionFromArray, pageMax } from '../../graph/connection.ts';
import { listScheduleItems } from '../../graph/rest/events.ts';
import { matching, sorted } from '../lists.ts';
import type { Extending } from '../parents.ts';

/** What the schedule and the encoder videos add to an organisation. */
export const Customer = {
  schedule: (customer, { from, to }, { rest }) => listScheduleItems(rest, customer.id, { from, to }),
  encoderVideos: async ({ id }, args, context) => {
    const videos = await context.loaders.encoderVideo.list(id);
    const named = matching(videos, args.filter, VIDEO_KEYS.name);
    const ordered = sorted(named, args.sort ?? 'MOST_RECENT', VIDEO_KEYS);
    return connectionFromArray(ordered, args, pageMax(context));
  },
} satisfies Extending<CustomerResolvers>;

const VIDEO_KEYS = {
  name: ({ name }: EncoderVideoRecord) => name,
  time: ({ startTime }: EncoderVideoRecord) => startTime,
};
