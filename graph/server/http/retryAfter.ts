import type { FastifyReply } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';

/** Says in the header Retry-After, too, when to ask again (NET-13). */
export function setRetryAfter(reply: FastifyReply, errors?: readonly GraphQLFormattedError[]): FastifyReply {
  const seconds = retryAfterOf(errors);
  return seconds === null ? reply : reply.header('retry-after', seconds);
}

/** Seconds to wait: the longest that an error asks for; null when none does. */
function retryAfterOf(errors: readonly GraphQLFormattedError[] = []): number | null {
  const waits = errors.map(({ extensions }) => extensions?.retryAfterSeconds);
  const known = waits.filter((wait) => typeof wait === 'number');
  return known.length > 0 ? Math.ceil(Math.max(...known)) : null;
}
