import type { GraphQLError } from 'graphql';
import { codedError } from './errors.ts';
import { LIMITS } from './limits.ts';

/** A coded error for an operation that costs too much; null when it is within the limit. */
export function costError(cost: number): GraphQLError | null {
  if (cost <= LIMITS.cost) return null;
  return codedError(
    'QUERY_TOO_COSTLY',
    `The query may ask for ${cost} objects; at most ${LIMITS.cost} are allowed.`,
    {
      cost,
    },
  );
}
