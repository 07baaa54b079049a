import type { CustomerResolvers } from '../__generated__/types.ts';
import { listScheduleItems } from '../../graph/rest/events.ts';
import type { Extending } from '../parents.ts';

/** What the schedule adds to an organisation. */
export const Customer = {
  schedule: (customer, { from, to }, { rest }) => listScheduleItems(rest, customer.id, { from, to }),
} satisfies Extending<CustomerResolvers>;
