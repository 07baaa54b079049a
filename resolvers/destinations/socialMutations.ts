import { gone, refused, userErrors } from '../../graph/kernel/userErrors.ts';
import {
  authorizeSocialAccount,
  linkSocialAccount,
  removeSocialAccount,
  syncSocialAccount,
  updateSocialAccount,
  uploadSocialFile,
} from '../../graph/upstream/rest/destinations/socialAccounts.ts';
import { thumbnailProblem } from '../../schema/rules/mediaEdits.ts';
import { socialAccountSchema } from '../../schema/rules/social.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { given } from '../shared/given.ts';
import { requireCaller } from '../shared/signedIn.ts';

/** Writes to social media accounts. */
export const socialMutations = {
  authorizeSocialAccount: (_root, { input: { customerId, kind, accountId } }, context) =>
    userErrors(() =>
      authorizeSocialAccount(context.rest, customerId ?? requireCaller(context).customerId, {
        kind,
        ...(accountId && { accountId }),
      }),
    ),
  linkSocialAccount: (_root, { input: { customerId, ...input } }, context) =>
    userErrors(async () => {
      const socialAccount = await linkSocialAccount(
        context.rest,
        customerId ?? requireCaller(context).customerId,
        returned(input),
      );
      context.loaders.socialAccount.replace(socialAccount);
      return { socialAccount };
    }),
  renewSocialAccount: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    const present = await loaders.socialAccount.load(id);
    if (!present) return { userErrors: [gone()] };
    return userErrors(async () => {
      const body = { ...returned(input), kind: present.kind, accountId: id };
      const socialAccount = await linkSocialAccount(rest, present.customerId, body);
      loaders.socialAccount.replace(socialAccount);
      return { socialAccount };
    });
  },
  updateSocialAccount: async (_root, { input: { id, ...input } }, { rest, loaders }) => {
    const present = await loaders.socialAccount.load(id);
    if (!present) return { userErrors: [gone()] };
    const changes = given(input, ['defaultDestinationId']);
    return checked(socialAccountSchema, { ...present, ...changes }, (valid) =>
      userErrors(async () => {
        const body = Object.fromEntries(Object.entries(valid).filter(([name]) => name in changes));
        const socialAccount = await updateSocialAccount(rest, id, body);
        loaders.socialAccount.replace(socialAccount);
        return { socialAccount };
      }),
    );
  },
  removeSocialAccount: (_root, { input: { id } }, { rest }) =>
    userErrors(async () => {
      await removeSocialAccount(rest, id);
      return { deletedId: id };
    }),
  uploadSocialFile: (_root, { input: { socialAccountId, file } }, { rest }) => {
    const problem = thumbnailProblem(Buffer.from(file, 'base64'));
    if (problem !== null) return { userErrors: [refused('INVALID', 'file', problem)] };
    return userErrors(() => uploadSocialFile(rest, socialAccountId, file));
  },
  syncSocialAccount: (_root, { input: { id } }, { rest, loaders }) =>
    userErrors(async () => {
      const socialAccount = await syncSocialAccount(rest, id);
      loaders.socialAccount.replace(socialAccount);
      return { socialAccount };
    }),
} satisfies MutationResolvers;

interface Returned {
  state: string;
  code?: string | null | undefined;
  error?: string | null | undefined;
  returnAddress: string;
}

/** Converts the response of a network for the call. */
function returned({ state, code, error, returnAddress }: Returned) {
  return {
    state,
    redirectAddress: returnAddress,
    ...(typeof code === 'string' && { code }),
    ...(typeof error === 'string' && { error }),
  };
}
