import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphRoot } from '../root.ts';
import { isBearer, type Identity } from '../../session/sessions.ts';
import { asGraphqlError } from '../../kernel/errors.ts';
import { formatErrors } from '../../engine/operations.ts';
import { readTrackingId } from '../newContext.ts';
import { refuseToken } from './refuse.ts';
import { setRetryAfter } from './retryAfter.ts';

const TRACKING_ID = 'x-tracking-id';

/** Identities that an earlier step of the same request has looked up. */
const identities = new WeakMap<FastifyRequest, Promise<Identity>>();

/** Tracking id of a request, also set on its answer; the same in every step of the request. */
export function trackRequest(request: FastifyRequest, reply: FastifyReply): string {
  const known = reply.getHeader(TRACKING_ID);
  if (typeof known === 'string') return known;
  const trackingId = readTrackingId(request.headers[TRACKING_ID]);
  void reply.header(TRACKING_ID, trackingId);
  return trackingId;
}

/** Identity of a request's caller, looked up once. Rejects with a RestError when the platform cannot tell. */
export function identify(root: GraphRoot, request: FastifyRequest, trackingId: string): Promise<Identity> {
  let identity = identities.get(request);
  if (!identity) {
    identity = root.sessions.identify(request.headers, trackingId);
    identities.set(request, identity);
  }
  return identity;
}

/**
 * Makes an `onRequest` hook that refuses a Bearer token the platform does not accept with 401, before the body is read:
 * whatever the request asks for, the client needs a new token first. Other schemes (Basic) are for a proxy in front.
 */
export function requireValidToken(root: GraphRoot) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isBearer(request.headers.authorization)) return undefined;
    const trackingId = trackRequest(request, reply);
    void reply.header('cache-control', 'no-store');
    try {
      const { caller } = await identify(root, request, trackingId);
      return caller ? undefined : await refuseToken(reply, trackingId);
    } catch (error) {
      return await refuseUnidentified(root, reply, error, trackingId);
    }
  };
}

/** Answers 503 while the platform cannot tell who is calling: nothing else could be answered either. */
export function refuseUnidentified(
  root: GraphRoot,
  reply: FastifyReply,
  error: unknown,
  trackingId: string,
): FastifyReply {
  const errors = formatErrors(root, [asGraphqlError(error)], trackingId);
  return setRetryAfter(reply, errors).code(503).send({ errors });
}
