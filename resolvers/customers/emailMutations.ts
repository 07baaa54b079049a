import type { MutationResolvers } from '../__generated__/types.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { userErrors } from '../../graph/kernel/userErrors.ts';
import { requestEmailVerification, verifyEmail } from '../../graph/upstream/rest/customers/customers.ts';
import { requestEmailVerificationSchema } from '../../schema/rules/customers.ts';
import { checked } from '../shared/checked.ts';

/** States of the service by the schema's names (VER-07). */
const VALIDATION = { validating: 'VALIDATING', conflict: 'CONFLICT', error: 'ERROR' } as const;
/** States of the service by the schema's names (VER-02). */
const VERIFICATION = { verified: 'VERIFIED', 'token expired': 'TOKEN_EXPIRED', error: 'ERROR' } as const;
const UNVERIFIED = { state: 'ERROR' as const, userName: null, message: null, userErrors: [] };

/** Verification of email addresses. */
export const emailMutations = {
  requestEmailVerification: async (_root, { input }, { rest }) => {
    // GraphQL sends omitted fields as null; the service must not get them.
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    return {
      state: null,
      ...(await checked(requestEmailVerificationSchema, given, (valid) =>
        userErrors(async () => {
          // A name alone says nothing of who asks, and is answered alike for everybody.
          const asker = valid.userId || valid.newUserName ? rest : rest.anonymous();
          const { state } = await requestEmailVerification(asker, valid);
          return { state: VALIDATION[state] };
        }),
      )),
    };
  },
  verifyEmail: async (_root, { input }, { rest, session }) => {
    try {
      const { state, userId, userName, message } = await verifyEmail(rest, input.token);
      // A new address ends what was signed in by the old one, and is told where one stays signed in (USR-14); the link
      // may be opened by anybody.
      if (state === 'verified') await session?.rightsChanged(userId ?? undefined);
      return { state: VERIFICATION[state], userName, message, userErrors: [] };
    } catch (error) {
      // A token that cannot be one is an answer here, not a fault.
      if (!(error instanceof RestError) || error.status !== 400) throw error;
      return UNVERIFIED;
    }
  },
} satisfies MutationResolvers;
