import type { ContactResolvers } from '../__generated__/types.ts';

/** A contact: fields that differ from its record. */
export const Contact = {
  id: ({ uuid }) => uuid,
  isPrimaryContact: ({ primaryContact }) => primaryContact,
  isBillingContact: ({ billingContact }) => billingContact,
  isPointOfContact: ({ pointOfContact }) => pointOfContact,
} satisfies ContactResolvers;
