import type { FailedJobResolvers } from '../__generated__/types.ts';

/** Work of the platform that failed: fields that differ from the record. */
export const FailedJob = {
  customer: ({ customerId }, _args, { loaders }) => (customerId ? loaders.customer.load(customerId) : null),
} satisfies FailedJobResolvers;
