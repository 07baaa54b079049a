import { RestError } from '../../graph/kernel/restError.ts';
import { toUserErrors, refused, userErrors, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import type { InviteRecord } from '../../graph/upstream/rest/customers/customers.ts';
import {
  acceptInvite,
  createInvite,
  requestInvite,
  resendInvite,
  revokeInvite,
  type InviteFields,
} from '../../graph/upstream/rest/customers/invites.ts';
import { ROLE_IDS } from '../../schema/rules/permissions.ts';
import {
  acceptInviteSchema,
  INVITE_MANY_MAX,
  inviteManySchema,
  inviteSchema,
  passwordConfirmation,
  PEOPLE_MESSAGES,
} from '../../schema/rules/people.ts';
import type { InviteUserInput, InviteUsersInput, MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { FLAG_NAMES, toUserFlags } from './personFlags.ts';

/** Converts an input to the field names of the service. */
function fieldsOf({ roles, channels, ...input }: Omit<InviteUserInput, 'email'> | InviteUsersInput) {
  return {
    ...input,
    ...toUserFlags(input),
    roles: roles.map((role) => ROLE_IDS[role]),
    channels: (channels ?? []).map(({ encoderChannelId, isViewOnly }) => ({
      encoderChannelId,
      viewOnly: isViewOnly ?? false,
    })),
  };
}

const acceptRules = acceptInviteSchema.shape({ passwordConfirmation });

/** Invitations: sending, resending, revoking and accepting them. */
export const inviteMutations = {
  inviteUser: (_root, { input }, context) =>
    checked(inviteSchema, { ...fieldsOf(input), email: input.email }, (valid) =>
      invite(context, input.customerId, valid),
    ),
  inviteUsers: async (_root, { input }, context) => {
    const emails = [
      ...new Map(input.emails.map((email) => [email.trim().toLowerCase(), email.trim()])).values(),
    ];
    if (emails.length === 0 || emails.length > INVITE_MANY_MAX) {
      const problem = PEOPLE_MESSAGES.inviteCount(emails.length);
      return { results: [], userErrors: [refused('LIMIT', 'emails', problem)] };
    }
    const fields = fieldsOf(input);
    return {
      results: [],
      userErrors: [],
      ...(await checked(inviteManySchema, fields, async () => {
        const results = [];
        // One after the other: each writes its mail, and none is to be lost to a limit that another met.
        for (const email of emails) {
          const outcome: { invite?: InviteRecord; userErrors: UserErrorRecord[] } = await checked(
            inviteSchema,
            { ...fields, email },
            (valid) => invite(context, input.customerId, valid).catch(toldByItself),
          );
          results.push({ email, ...outcome });
        }
        return { results };
      })),
    };
  },
  resendInvite: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => ({ invite: await resendInvite(rest, id) })),
  revokeInvite: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await revokeInvite(rest, id);
      return { revokedId: id };
    }),
  acceptInvite: (_root, { input: { id, token, ...input } }, { rest }) =>
    checked(acceptRules, input, ({ passwordConfirmation: _typed, ...valid }) =>
      userErrors(async () => {
        const { userName } = await acceptInvite(rest, { ...valid, phone: valid.phone ?? null, id, token });
        return { userName };
      }),
    ),
  requestInvite: async (_root, { input: { id, token } }, { rest }) => {
    // An ID that cannot be valid gets the same response as an unknown one.
    if (id) await requestInvite(rest, id, token);
    return { isRequested: true, userErrors: [] };
  },
} satisfies MutationResolvers;

/** Errors of one invitation do not affect the others, except missing permission. */
function toldByItself(error: unknown): { userErrors: UserErrorRecord[] } {
  if (!(error instanceof RestError) || error.status === 401 || error.status === 403) throw error;
  return { userErrors: toUserErrors(error, FLAG_NAMES) };
}

function invite(
  context: GraphContext,
  customerId: string | null | undefined,
  fields: InviteFields,
): Promise<{ invite?: InviteRecord; userErrors: UserErrorRecord[] }> {
  return userErrors(
    async () => ({
      invite: await createInvite(context.rest, customerId ?? requireCaller(context).customerId, fields),
    }),
    FLAG_NAMES,
  );
}
