import { listMonitoredDecoders } from '../../graph/upstream/rest/venues/venues.ts';
import { MONITOR_WINDOW_MS } from '../../schema/rules/encoderTimes.ts';
import type { QueryResolvers } from '../__generated__/types.ts';
import { atMost } from '../shared/lists.ts';
import { duplicatesIn } from './decoders.ts';

/** Queries of venues and decoders across organizations. */
export const queries = {
  venue: (_root, { id }, { loaders }) => loaders.venue.load(id),
  duplicateLogins: async (_root, _args, { rest, clock }) =>
    atMost(
      duplicatesIn(await listMonitoredDecoders(rest, new Date(clock.now().getTime() - MONITOR_WINDOW_MS))),
    ),
} satisfies QueryResolvers;
