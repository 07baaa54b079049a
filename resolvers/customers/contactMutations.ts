import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import {
  createContact,
  deleteContact,
  sendContactRequest,
  updateContact,
} from '../../graph/upstream/rest/customers/contacts.ts';
import { contactRequestSchema } from '../../schema/rules/contacts.ts';
import { contactChangesSchema, contactSchema } from '../../schema/rules/people.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { toUserFlags } from './personFlags.ts';

/** Contacts of organizations, and the contact form. */
export const contactMutations = {
  createContact: (_root, { input: { customerId, ...input } }, context) => {
    const owner = customerId ?? requireCaller(context).customerId;
    return checked(contactSchema, { ...input, ...toUserFlags(input) }, (valid) =>
      userErrors(async () => ({ contact: await createContact(context.rest, owner, valid) })),
    );
  },
  updateContact: (_root, { input: { id, ...input } }, { rest }) =>
    checked(contactChangesSchema, { ...given(input, ['mobile']), ...toUserFlags(input) }, (valid) =>
      userErrors(async () => ({ contact: await updateContact(rest, id, given(valid, ['mobile'])) })),
    ),
  deleteContact: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await deleteContact(rest, id);
      return { deletedId: id };
    }),
  sendContactRequest: async (_root, { input }, context) => {
    requireCaller(context);
    // GraphQL sends omitted fields as null; the service must not get them.
    const form = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    return {
      isSent: false,
      ...(await checked(contactRequestSchema, form, (valid) =>
        userErrors(async () => {
          await sendContactRequest(context.rest, valid);
          return { isSent: true };
        }),
      )),
    };
  },
} satisfies MutationResolvers;
