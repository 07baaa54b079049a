import type {
  SecondFactorAdditionResolvers,
  SecondFactorKind,
  SecondFactorResolvers,
  SecondFactorStepResolvers,
} from '../__generated__/types.ts';

const KINDS = { passkey: 'PASSKEY', code: 'CODE' } as const;
const json = (options: object | null): string | null => options && JSON.stringify(options);

/** A second factor: fields that differ from its record. */
export const SecondFactor = {
  kind: ({ kind }) => KINDS[kind],
} satisfies SecondFactorResolvers;

/** Second factor step of a sign-in. */
export const SecondFactorStep = {
  kinds: ({ methods }) =>
    methods.flatMap((method): SecondFactorKind[] => (method === 'recovery' ? [] : [KINDS[method]])),
  hasRecoveryCodes: ({ methods }) => methods.includes('recovery'),
  isAdditionNeeded: ({ mustAdd }) => mustAdd,
  passkeyOptions: ({ passkeyOptions }) => json(passkeyOptions),
} satisfies SecondFactorStepResolvers;

/** Options for adding a factor. */
export const SecondFactorAddition = {
  passkeyOptions: ({ passkeyOptions }) => json(passkeyOptions),
} satisfies SecondFactorAdditionResolvers;
