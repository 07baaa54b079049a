import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from '../kernel/context.ts';
import { codedError } from '../kernel/errors.ts';
import type { GraphQLError } from 'graphql';

/** Remaining budget of a caller in the current minute, or the error with the time to wait. */
export type Spent = { limit: number; remaining: number } | { error: GraphQLError };

/** Cost budget of operations per caller and minute. */
export interface Budget {
  /** Takes an operation's cost off the caller's budget; who is not signed in has none, and spends none. */
  spend(caller: Pick<Caller, 'userId'> | null, cost: number): Promise<Spent>;
}

const SECONDS = 60;

/**
 * A budget for each caller and minute. All processes share it over Redis when there is one; while that is away, each
 * process counts for itself.
 */
export function createBudget(limit: number, redis: unknown): Budget {
  const own = new RateLimiterMemory({ points: limit, duration: SECONDS });
  const limiter = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        points: limit,
        duration: SECONDS,
        keyPrefix: 'rostrum:cost',
        insuranceLimiter: own,
      })
    : own;
  return {
    async spend(caller, cost) {
      if (!caller || cost === 0) return { limit, remaining: limit };
      try {
        const { remainingPoints } = await limiter.consume(caller.userId, cost);
        return { limit, remaining: remainingPoints };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { error: spentError(limit, cost, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
  };
}

function spentError(limit: number, requested: number, retryAfter: number): GraphQLError {
  const words = `Your operations of this minute cost more than ${limit}. Try again in ${retryAfter} s.`;
  const cost = { requested, limit, remaining: 0 };
  return codedError('RATE_LIMITED', words, {
    status: 429,
    retryAfter,
    retryAfterSeconds: retryAfter,
    cost,
  });
}
