import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { sendContactRequest } from '../../graph/upstream/rest/customers/contacts.ts';
import { contactRequestSchema } from '../../schema/rules/contacts.ts';
import { callerOf } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';

/** The contact form. */
export const contactMutations = {
  sendContactRequest: async (_root, { input }, context) => {
    callerOf(context);
    // What was left out stays out; only GraphQL writes it as null.
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    return {
      isSent: false,
      ...(await checked(contactRequestSchema, given, (valid) =>
        userErrors(async () => {
          await sendContactRequest(context.rest, valid);
          return { isSent: true };
        }),
      )),
    };
  },
} satisfies MutationResolvers;
