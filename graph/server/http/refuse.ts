import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidToken } from '../../kernel/errors.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

const CHALLENGE = 'www-authenticate';

/** True if the client accepts GraphQL's own content type, by name. */
export function prefersGraphqlType(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/graphql-response+json') ?? false;
}

/** Sends one refusal in GraphQL's form. A 401 carries a challenge (RFC 9110), as every 401 must. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  trackingId: string,
): FastifyReply {
  return send(reply, status, message, { code, trackingId });
}

/** Refuses a Bearer token that the platform does not accept (RFC 6750). */
export function refuseToken(reply: FastifyReply, trackingId: string): FastifyReply {
  const { message, extensions } = invalidToken();
  void challengeToken(reply, true);
  return send(reply, 401, message, { ...extensions, trackingId });
}

/** Adds the challenge of a 401; `isInvalid` says that a token came and was not accepted. */
export function challengeToken(reply: FastifyReply, isInvalid: boolean): FastifyReply {
  return reply.header(CHALLENGE, isInvalid ? 'Bearer error="invalid_token"' : 'Bearer');
}

function send(reply: FastifyReply, status: number, message: string, extensions: object): FastifyReply {
  if (status === 401 && !reply.hasHeader(CHALLENGE)) void challengeToken(reply, false);
  const type = status === 401 && prefersGraphqlType(reply.request) ? GRAPHQL_TYPE : JSON_TYPE;
  return reply
    .code(status)
    .header('content-type', type)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}
