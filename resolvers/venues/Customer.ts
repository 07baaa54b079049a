import type { VenueRecord } from '../../graph/upstream/rest/venues/venues.ts';
import type { CustomerResolvers } from '../__generated__/types.ts';
import { connectionFromArray } from '../../graph/kernel/connection.ts';
import { matching, sorted } from '../shared/lists.ts';
import type { Extending } from '../shared/parents.ts';

/** What venues add to an organisation. */
export const Customer = {
  venues: async (customer, args, context) => {
    const rows = matching(
      await context.loaders.venue.list(customer.id),
      args.filter,
      (venue) => venue.userName,
    );
    const keys = { name: (row: VenueRecord) => row.userName, time: (row: VenueRecord) => row.createdAt };
    return connectionFromArray(sorted(rows, args.sort, keys), args, context.pageMax);
  },
} satisfies Extending<CustomerResolvers>;
