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

/** What stands between a password and a session. */
export const SecondFactorStep = {
  kinds: ({ methods }) =>
    methods.flatMap((method): SecondFactorKind[] => (method === 'recovery' ? [] : [KINDS[method]])),
  hasRecoveryCodes: ({ methods }) => methods.includes('recovery'),
  isAdditionNeeded: ({ mustAdd }) => mustAdd,
  passkeyOptions: ({ passkeyOptions }) => json(passkeyOptions),
} satisfies SecondFactorStepResolvers;

/** What a factor that is being added is made with. */
export const SecondFactorAddition = {
  passkeyOptions: ({ passkeyOptions }) => json(passkeyOptions),
} satisfies SecondFactorAdditionResolvers;
