import type { CustomerResolvers } from '../__generated__/types.ts';
import { listScheduleItems } from '../../graph/upstream/rest/events/events.ts';
import type { Extending } from '../shared/parents.ts';
import { pageOfVideos } from './encoderVideos.ts';

/** What the schedule and the encoder videos add to an organisation. */
export const Customer = {
  schedule: (customer, { from, to }, { rest }) => listScheduleItems(rest, customer.id, { from, to }),
  encoderVideos: async ({ id }, args, context) =>
    pageOfVideos(await context.loaders.encoderVideo.list(id), args, context),
} satisfies Extending<CustomerResolvers>;
