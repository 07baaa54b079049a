import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, Pool } from 'undici';
import { createContext, readTrackingId } from '../newContext.ts';
import { createVisitor } from '../visitor.ts';
import { forwardedHeaders } from '../../upstream/client/client.ts';
import { BrowserSession } from '../../session/browser.ts';
import { identify, requireValidToken, trackRequest } from './identify.ts';
import { refuse, refuseToken } from './refuse.ts';
import { getErrorMessage } from '../../kernel/messages.ts';
import type { Authority } from '../../upstream/client/authority.ts';
import type { GraphRoot } from '../root.ts';

const UPLOAD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Headers of the tus protocol that go on to the service, and those that come back. */
const FORWARDED = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'] as const;
const RETURNED = [
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'cache-control',
  'content-type',
  'retry-after',
] as const;
/** A token that ends this soon is renewed before bytes are sent with it, in milliseconds. */
const RENEW_BEFORE_MS = 60_000;
/** A refusal is a sentence; whatever is longer is none. */
const LONGEST_REFUSAL = 4_000;
/** Timeout without data, in milliseconds. The service responds when a part is on its disk. */
const SILENCE_MS = 120_000;

/**
 * Adds HEAD and PATCH /uploads/{id}, the tus protocol: the bytes of an upload on their way from the browser to the
 * service, in the caller's name. They stream through; neither side's whole file is ever here. The browser holds the
 * session's cookie only (C-236 by tus).
 */
export async function addUploadRoute(app: FastifyInstance, root: GraphRoot): Promise<void> {
  const base = new URL(root.config.bases.REST_MEDIA_METADATA ?? '');
  const pool = new Pool(base.origin, {
    connections: 32,
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
  });
  app.addHook('onClose', () => pool.destroy());

  const forward = (request: FastifyRequest, id: string, token: string, trackingId: string) =>
    pool.request({
      method: request.method as 'HEAD' | 'PATCH',
      path: `${base.pathname.replace(/\/$/, '')}/media-metadata/api/v1/uploads/${id}`,
      headers: {
        ...Object.fromEntries(
          FORWARDED.flatMap((name) => {
            const value = request.headers[name];
            return typeof value === 'string' ? [[name, value]] : [];
          }),
        ),
        ...forwardedHeaders(createVisitor(request.raw, root)),
        authorization: `Bearer ${token}`,
        'x-tracking-id': trackingId,
      },
      body: request.method === 'PATCH' ? request.raw : null,
    });

  const handler = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const trackingId = trackRequest(request, reply);
    // No form and no link of another site can send this header without being asked first by the browser.
    if (request.headers['tus-resumable'] === undefined) {
      return refuse(reply, 403, 'CSRF_REFUSED', 'Send the header Tus-Resumable.', trackingId);
    }
    if (!UPLOAD_ID.test(request.params.id))
      return refuse(reply, 404, 'NOT_FOUND', getErrorMessage(404), trackingId);
    const identity = await identify(root, request, trackingId);
    const token = await usableToken(identity.authority, root.clock.now());
    if (!identity.caller || token === null) {
      return refuse(reply, 401, 'UNAUTHENTICATED', getErrorMessage(401), trackingId);
    }
    let answer = await forward(request, request.params.id, token, trackingId);
    let wasRenewed = false;
    if (answer.statusCode === 401) {
      await answer.body.dump();
      wasRenewed = (await identity.authority.renew(token)) !== null;
      const renewed = await identity.authority.token();
      // A part cannot be sent twice: its bytes are gone. The browser asks how far it came and sends again.
      if (wasRenewed && renewed !== null && request.method === 'HEAD') {
        answer = await forward(request, request.params.id, renewed, trackingId);
      }
    }
    const context = createContext(root, identity, trackingId);
    const session = identity.bearer ? null : new BrowserSession(root, context, identity);
    const lines = await session?.cookieLines();
    if (lines?.length) void reply.header('set-cookie', lines);
    if (answer.statusCode === 401) {
      if (identity.bearer) return refuseToken(reply, trackingId);
      return wasRenewed
        ? refuse(reply, 503, 'RENEWED', getErrorMessage(503), trackingId)
        : refuse(reply, 401, 'UNAUTHENTICATED', getErrorMessage(401), trackingId);
    }
    for (const name of RETURNED) {
      const value = answer.headers[name];
      if (typeof value === 'string') void reply.header(name, value);
    }
    const text = request.method === 'HEAD' ? '' : (await answer.body.text()).slice(0, LONGEST_REFUSAL);
    return reply.code(answer.statusCode).send(text);
  };

  await app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, parsed) =>
      parsed(null),
    );
    scope.setErrorHandler((error, request, reply) => {
      const trackingId = readTrackingId(request.headers['x-tracking-id']);
      const isUpstream = error instanceof errors.UndiciError || 'code' in (error as Error);
      if (!isUpstream) root.logger.error({ trackingId, err: error }, 'unexpected error');
      return refuse(
        reply,
        isUpstream ? 503 : 500,
        'UPSTREAM_UNAVAILABLE',
        getErrorMessage(isUpstream ? 503 : 500),
        trackingId,
      );
    });
    const onRequest = requireValidToken(root);
    scope.route({ method: ['HEAD', 'PATCH'], url: '/uploads/:id', onRequest, handler });
    done();
  });
}

async function usableToken(authority: Authority, now: Date): Promise<string | null> {
  const token = await authority.token();
  if (token === null || authority.expiresAt === null) return token;
  if (authority.expiresAt - now.getTime() > RENEW_BEFORE_MS) return token;
  return (await authority.renew(token)) ?? null;
}
