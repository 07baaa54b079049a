import type { MutationResolvers } from '../__generated__/types.ts';
import { userErrors, refused } from '../../graph/kernel/userErrors.ts';
import {
  requestPasswordReset,
  resetPassword,
  track,
  verifyPasswordReset,
} from '../../graph/upstream/rest/customers/customers.ts';
import { RestError } from '../../graph/kernel/restError.ts';
import { onBehalfTokens, signInTokens, switchTokens } from '../../graph/upstream/client/tokens.ts';
import {
  requestPasswordResetSchema,
  resetPasswordSchema,
  signInOnBehalfSchema,
  signInSchema,
  switchCustomerSchema,
} from '../../schema/rules/customers.ts';
import { CUSTOMER_MESSAGES } from '../../schema/rules/customerWords.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { checked } from '../shared/checked.ts';
import { apiClientMutations } from './apiClientMutations.ts';
import { binMutations } from './bin.ts';
import { contactMutations } from './contactMutations.ts';
import { emailMutations } from './emailMutations.ts';
import { inviteMutations } from './inviteMutations.ts';
import { preferenceMutations } from './preferences.ts';
import { endQuietly, openSession, requireSession } from './session.ts';
import { secondFactorMutations } from './secondFactorMutations.ts';
import { subscriptionMutations } from './subscriptionMutations.ts';
import { toggleMutations } from './toggles.ts';
import { userMutations } from './userMutations.ts';
import { webhookMutations } from './webhookMutations.ts';

/** Wrong name or password: which of the two is not said (SES-05). */
const WRONG = refused('INVALID', null, CUSTOMER_MESSAGES.wrongCredentials);
const WRONG_SWITCH = refused('INVALID', 'password', CUSTOMER_MESSAGES.wrongSwitchPassword);

/** Sessions, password reset, product analytics. */
export const mutations = {
  ...binMutations,
  ...subscriptionMutations,
  signIn: (_root, { input }, context) =>
    checked(signInSchema, input, (valid) =>
      openSession(context, WRONG, () => signInTokens(context.rest, valid)),
    ),
  signInOnBehalf: (_root, { input }, context) =>
    checked(signInOnBehalfSchema, input, (valid) =>
      openSession(context, WRONG, () => onBehalfTokens(context.rest, valid)),
    ),
  switchCustomer: (_root, { input }, context) => {
    const { userName } = requireCaller(context);
    return checked(switchCustomerSchema, input, (valid) =>
      openSession(context, WRONG_SWITCH, () =>
        switchTokens(context.rest, { ...valid, userName }, requireSession(context).tokens()),
      ),
    );
  },
  refreshSession: async (_root, _args, context) => ({
    viewer: await requireSession(context).renew(),
    userErrors: [],
  }),
  signOut: async (_root, _args, context) => {
    const session = requireSession(context);
    const tokens = session.tokens();
    if (tokens) await endQuietly(context, tokens);
    await session.close();
    return { isSignedOut: true, userErrors: [] };
  },
  requestPasswordReset: async (_root, { input }, { rest }) => ({
    isAccepted: false,
    ...(await checked(requestPasswordResetSchema, input, ({ userName }) =>
      userErrors(async () => {
        await requestPasswordReset(rest, userName, input.flow === 'UPLOADER' ? 'uploader' : 'studio');
        return { isAccepted: true };
      }),
    )),
  }),
  verifyPasswordReset: async (_root, { input }, { rest }) => {
    try {
      const { valid: isValid, userName } = await verifyPasswordReset(rest, input.token);
      return { isValid, userName, isExpired: false, userErrors: [] };
    } catch (error) {
      // A link that no longer works is an answer here, not a fault (SES-21).
      if (!(error instanceof RestError) || error.status !== 400) throw error;
      return { isValid: false, userName: null, isExpired: error.code === 'TOKEN_EXPIRED', userErrors: [] };
    }
  },
  resetPassword: async (_root, { input }, { rest, session }) => ({
    isReset: false,
    ...(await checked(resetPasswordSchema, input, (valid) =>
      userErrors(async () => {
        const devices = await resetPassword(rest, valid);
        if (devices !== undefined) session?.know(devices);
        // All sessions of that person have ended (SES-21).
        await session?.rightsChanged();
        return { isReset: true };
      }),
    )),
  }),
  track: async (_root, { input }, context) => {
    const { userName, customerName, customerId } = requireCaller(context);
    await track(context.rest, {
      event: input.event,
      props: Object.fromEntries((input.props ?? []).map(({ name, value }) => [name, value])),
      userName,
      customerName,
      customerId,
    });
    return { isAccepted: true, userErrors: [] };
  },
  ...apiClientMutations,
  ...contactMutations,
  ...emailMutations,
  ...inviteMutations,
  ...preferenceMutations,
  ...secondFactorMutations,
  ...toggleMutations,
  ...userMutations,
  ...webhookMutations,
} satisfies MutationResolvers;
