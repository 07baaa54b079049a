import { isStale, userErrors } from '../../graph/kernel/userErrors.ts';
import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import { readUser } from '../../graph/upstream/rest/customers/customers.ts';
import {
  deleteUser,
  endOtherSessions,
  endSession,
  resetSecondFactors,
  setUserRoles,
  updateUser,
  type UserChanges,
} from '../../graph/upstream/rest/customers/users.ts';
import { passwordConfirmation, userChangesSchema, userRolesSchema } from '../../schema/rules/people.ts';
import { ROLE_IDS } from '../../schema/rules/permissions.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { FLAG_NAMES, toUserFlags } from './personFlags.ts';

const NAMES = { ...FLAG_NAMES, disabled: 'isDisabled' } as const;
const accountRules = userChangesSchema.shape({
  passwordConfirmation: passwordConfirmation.when('password', {
    is: (password: string | undefined) => password !== undefined,
    then: (typed) => typed.required(),
  }),
});

/** People and their sessions. */
export const userMutations = {
  updateUser: (_root, { input: { id, roles, channels, isDisabled, ...input } }, context) =>
    checked(
      userChangesSchema,
      {
        ...given(input, ['title', 'phone']),
        ...toUserFlags(input),
        ...(isDisabled != null && { disabled: isDisabled }),
        ...(roles && { roles: roles.map((role) => ROLE_IDS[role]) }),
        ...(channels && {
          channels: channels.map(({ encoderChannelId, isViewOnly }) => ({
            encoderChannelId,
            viewOnly: isViewOnly ?? false,
          })),
        }),
      },
      (valid) => changed(context, id, valid),
    ),
  updateMyAccount: (_root, { input }, context) =>
    checked(
      accountRules,
      { ...given(input, ['title', 'phone']), ...toUserFlags(input) },
      ({ passwordConfirmation: _typed, ...valid }) => changed(context, requireCaller(context).userId, valid),
    ),
  setUserRoles: (_root, { input: { id, roles } }, context) =>
    checked(userRolesSchema, { roles: roles.map((role) => ROLE_IDS[role]) }, (valid) =>
      userErrors(async () => {
        await setUserRoles(context.rest, id, valid.roles);
        await context.session?.rightsChanged(id);
        const user = await readUser(context.rest, id);
        context.loaders.user.replace(user);
        return { user };
      }),
    ),
  resetSecondFactors: (_root, { input: { id } }, context) =>
    userErrors(async () => {
      const user = await resetSecondFactors(context.rest, id);
      await context.session?.rightsChanged(id);
      context.loaders.user.replace(user);
      return { user };
    }),
  deleteUser: (_root, { input: { id } }, { rest, session }) =>
    userErrors(async () => {
      await deleteUser(rest, id);
      await session?.rightsChanged(id);
      return { deletedId: id };
    }),
  endSession: (_root, { input: { id } }, context) =>
    userErrors(async () => {
      await endSession(context.rest, id);
      await context.session?.rightsChanged();
      return { viewer: requireCaller(context) };
    }),
  endOtherSessions: (_root, _args, context) =>
    userErrors(async () => {
      await endOtherSessions(context.rest);
      await context.session?.rightsChanged();
      return { viewer: requireCaller(context) };
    }),
} satisfies MutationResolvers;

/** A change that other processes and open subscriptions hear of at once; a stale one tells what somebody else made of it. */
async function changed({ rest, loaders, session }: GraphContext, id: string, changes: UserChanges) {
  const payload = await userErrors(async () => {
    const user = await updateUser(rest, id, changes);
    loaders.user.replace(user);
    await session?.rightsChanged(id);
    return { user };
  }, NAMES);
  return isStale(payload) ? { ...payload, user: await orNull(readUser(rest, id)) } : payload;
}
