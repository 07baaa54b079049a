import { RestError } from '../../graph/kernel/restError.ts';
import { refused, userErrors } from '../../graph/kernel/userErrors.ts';
import type { RestClient } from '../../graph/upstream/client/client.ts';
import type { IssuedTokens } from '../../graph/upstream/client/tokens.ts';
import {
  addFirstSecondFactor,
  addSecondFactor,
  beginFirstSecondFactor,
  beginSecondFactor,
  proveSecondFactor,
  readSecondFactors,
  removeSecondFactor,
  renameSecondFactor,
  renewRecoveryCodes,
  updateSignInRules,
  type FactorProof,
} from '../../graph/upstream/rest/customers/secondFactors.ts';
import { FACTOR_MESSAGES, factorNameSchema } from '../../schema/rules/secondFactor.ts';
import type { MutationResolvers } from '../__generated__/types.ts';
import { checked } from '../shared/checked.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { openSession } from './session.ts';

/** Nothing can be done with the step any more: the password is asked for again. */
const OVER = refused('INVALID', 'token', FACTOR_MESSAGES.stepOver);
const KINDS = { PASSKEY: 'passkey', CODE: 'code' } as const;

interface Proof {
  token: string;
  code?: string | null | undefined;
  recoveryCode?: string | null | undefined;
  passkey?: string | null | undefined;
}

/** A proof as the service takes it; a passkey's answer that is no JSON proves nothing. */
function proofOf({ token, code, recoveryCode, passkey }: Proof): FactorProof {
  return {
    token,
    ...(code != null && { code }),
    ...(recoveryCode != null && { recoveryCode }),
    ...(passkey != null && { passkey: readJson(passkey) }),
  };
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A step that is over is an answer here, not the end of a session. */
async function orOver<P extends object>(work: () => Promise<P>) {
  try {
    return await userErrors(work);
  } catch (error) {
    if (error instanceof RestError && error.status === 401) return { userErrors: [OVER] };
    throw error;
  }
}

/** One's own factors after a change. */
function changed(rest: RestClient, change: () => Promise<{ recoveryCodes?: string[] | null } | void>) {
  return orOver(async () => {
    const { recoveryCodes = null } = (await change()) ?? {};
    return { secondFactors: await readSecondFactors(rest), recoveryCodes };
  });
}

/** Second factors: at signing in, and of the own account. */
export const secondFactorMutations = {
  proveSecondFactor: (_root, { input }, context) =>
    openSession(context, OVER, () => proveSecondFactor(context.rest, proofOf(input))),
  beginFirstSecondFactor: (_root, { input: { token, kind } }, { rest }) =>
    orOver(async () => ({ addition: await beginFirstSecondFactor(rest, { token, kind: KINDS[kind] }) })),
  addFirstSecondFactor: (_root, { input }, context) =>
    checked(factorNameSchema, input, async ({ name }) => {
      let recoveryCodes: string[] | null = null;
      const opened = await openSession(context, OVER, async (): Promise<IssuedTokens> => {
        const added = await addFirstSecondFactor(context.rest, { ...proofOf(input), name });
        ({ recoveryCodes } = added);
        return added.tokens;
      });
      return { ...opened, recoveryCodes };
    }),
  beginSecondFactor: (_root, { input: { kind, currentPassword } }, context) => {
    requireCaller(context);
    return userErrors(async () => ({
      addition: await beginSecondFactor(context.rest, { kind: KINDS[kind], currentPassword }),
    }));
  },
  addSecondFactor: (_root, { input }, context) => {
    requireCaller(context);
    return checked(factorNameSchema, input, ({ name }) =>
      changed(context.rest, () => addSecondFactor(context.rest, { ...proofOf(input), name })),
    );
  },
  renameSecondFactor: (_root, { input: { id, name: typed } }, { rest }) =>
    checked(factorNameSchema, { name: typed }, ({ name }) =>
      changed(rest, () => renameSecondFactor(rest, id, name)),
    ),
  removeSecondFactor: (_root, { input: { id, currentPassword } }, { rest }) =>
    changed(rest, () => removeSecondFactor(rest, id, currentPassword)),
  renewRecoveryCodes: (_root, { input: { currentPassword } }, { rest }) =>
    changed(rest, () => renewRecoveryCodes(rest, currentPassword)),
  updateSignInRules: (_root, { input: { customerId, needsSecondFactor } }, context) =>
    userErrors(async () => {
      const uuid = customerId ?? requireCaller(context).customerId;
      await updateSignInRules(context.rest, uuid, needsSecondFactor);
      return { customer: await context.loaders.customer.load(uuid) };
    }),
} satisfies MutationResolvers;
