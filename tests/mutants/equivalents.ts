import type { Mutation } from './mutations.ts';

/** A change that no test can notice, wherever in its source it is made, because what that answers stays the same. */
export interface Equivalent {
  source: string;
  /** The change in the words of the runner. */
  says: string;
  reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    source: 'fixtures/platform/domains/customers/auth/callers.ts',
    says: '>= → >',
    reason: 'One caller more is remembered before all are forgotten; what is answered does not differ.',
  },
];

/** Reason why no test can detect a mutation. Undefined if one should. */
export function findEquivalence({ path, says }: Mutation): string | undefined {
  return EQUIVALENTS.find((known) => known.source === path && known.says === says)?.reason;
}
