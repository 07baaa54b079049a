import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { createHash, timingSafeEqual } from 'node:crypto';
import { getErrorMessage } from '../kernel/messages.ts';
import type { GraphConfig } from './config.ts';
import { readTrackingId } from './newContext.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { refuse } from './http/refuse.ts';
import { addGraphqlRoute } from './http/route.ts';
import { LIMITS } from '../engine/limits.ts';
import { createRoot, type GraphRoot, type RootOptions } from './root.ts';
import { addSubscriptions } from './ws/transport.ts';
import { addUploadRoute } from './http/uploads.ts';
import { addWebFiles } from './http/web.ts';

/** A running graph. */
export interface GraphServer {
  url: string;
  app: FastifyInstance;
  root: GraphRoot;
  /** Drains requests, completes subscriptions, closes connections. */
  close(): Promise<void>;
}

/** Starts the graph: HTTP and WebSocket on /graphql, health, metrics and the web app. */
export async function startGraph(config: GraphConfig, options: RootOptions = {}): Promise<GraphServer> {
  const root = createRoot(config, options);
  // Its own log would make a child logger for each request; what is worth a line is logged here, with tracking id.
  const app = fastify({
    logger: false,
    forceCloseConnections: 'idle',
    // An address that no router can read: no hook has seen the request.
    frameworkErrors: (error, request, reply) => {
      void reply.header('x-content-type-options', 'nosniff');
      const trackingId = readTrackingId(request.headers['x-tracking-id']);
      void refuse(reply, error.statusCode ?? 400, 'BAD_REQUEST', 'An invalid request was sent.', trackingId);
    },
  });

  addSecurityHeaders(app, config);
  addErrorHandler(app, root);
  addRequestLog(app, root);
  addHealth(app, root);
  addGraphqlRoute(app, root);
  if (config.only === null) {
    await addUploadRoute(app, root);
    await addWebFiles(app, options.webFiles);
  }
  const subscriptions = addSubscriptions(app.server, root);
  await app.listen({ port: config.port, host: config.host });

  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://${config.host}:${port}`,
    app,
    root,
    async close() {
      // Sockets first: an open one would keep the HTTP server from closing.
      await subscriptions.close();
      await app.close();
      await root.close();
    },
  };
}

/** Adds the routes for liveness, readiness, and, with a token, metrics. */
function addHealth(app: FastifyInstance, root: GraphRoot): void {
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const services = await root.upstream.reachable();
    const isReady = services.central === true;
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', services });
  });
  const { metricsToken } = root.config;
  if (metricsToken === null) return;
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, metricsToken)) {
      return refuse(reply, 401, 'UNAUTHENTICATED', getErrorMessage(401), readTrackingId(undefined));
    }
    return reply.type(root.metrics.contentType).send(await root.metrics.print());
  });
}

/** True if a Bearer token is this one, in a time that says nothing of how nearly it was. */
function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

/** One line for each request but the probes'. */
function addRequestLog(app: FastifyInstance, root: GraphRoot): void {
  const quiet = new Set(['/health', '/ready', '/metrics']);
  app.addHook('onResponse', (request, reply, done) => {
    if (!quiet.has(request.url) && root.logger.isLevelEnabled('info')) {
      root.logger.info(
        {
          trackingId: reply.getHeader('x-tracking-id'),
          method: request.method,
          path: request.url.split('?')[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'request',
      );
    }
    done();
  });
}

/** Handles errors before a request reaches its handler, without framework messages or stack traces. */
function addErrorHandler(app: FastifyInstance, root: GraphRoot): void {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const trackingId = readTrackingId(request.headers['x-tracking-id']);
    void reply.header('x-tracking-id', trackingId);
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const kilobytes = (request.routeOptions.bodyLimit ?? LIMITS.bodyBytes) / 1024;
      const words = `The request is larger than ${kilobytes} kB.`;
      return refuse(reply, 413, 'BODY_TOO_LARGE', words, trackingId);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return refuse(reply, status, 'BAD_REQUEST', 'An invalid request was sent.', trackingId);
    root.logger.error({ trackingId, err: error }, 'unexpected error');
    const words = 'An unexpected internal server error occurred. Please try again.';
    return refuse(reply, 500, 'INTERNAL_SERVER_ERROR', words, trackingId);
  });
}
