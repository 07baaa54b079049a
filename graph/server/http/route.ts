import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { GraphRoot } from '../root.ts';
import { isRefusedToken, type Identity } from '../../session/sessions.ts';
import { Cancellation } from '../../kernel/cancellation.ts';
import type { CheckedOperation, OperationRequest } from '../../engine/operations.ts';
import type { GraphContext } from '../../upstream/context.ts';
import { createContext } from '../newContext.ts';
import { createVisitor } from '../visitor.ts';
import { BrowserSession } from '../../session/browser.ts';
import { sendCsv } from '../csv/route.ts';
import { asGraphqlError, codedError } from '../../kernel/errors.ts';
import { identify, refuseUnidentified, requireValidToken, trackRequest } from './identify.ts';
import { GRAPHQL_TYPE, JSON_TYPE, prefersGraphqlType, refuse, refuseToken } from './refuse.ts';
import { setRetryAfter } from './retryAfter.ts';
import { readRequest } from './request.ts';
import { LIMITS } from '../../engine/limits.ts';
import { getErrorMessage } from '../../kernel/messages.ts';
import { checkOperation, formatErrors } from '../../engine/operations.ts';
import { describeUpstream } from '../../upstream/client/callLog.ts';

/** graphql-js ends its messages so. */
const PROPOSAL = / Did you mean [^?]*\?/g;

/** Adds GET and POST /graphql: queries, mutations, and CSV when `Accept: text/csv` asks for it. */
export function addGraphqlRoute(app: FastifyInstance, root: GraphRoot): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const trackingId = trackRequest(request, reply);
    void reply.header('cache-control', 'no-store');
    const asked = readRequest(request);
    if ('status' in asked) return refuse(reply, asked.status, asked.code, asked.message, trackingId);
    let identity;
    try {
      identity = await identify(root, request, trackingId);
    } catch (error) {
      return refuseUnidentified(root, reply, error, trackingId);
    }
    const ending = new Cancellation();
    const inTime = root.deadline(ending);
    const end = await root.upstream.turns.begin(identity.authority.organisation);
    try {
      const wantsCsv = request.headers.accept?.includes('text/csv') ?? false;
      if (wantsCsv) return await sendCsv(root, asked, request.method, reply, identity, trackingId);
      return await answer(root, asked, request, reply, identity, trackingId, ending);
    } finally {
      inTime();
      end();
    }
  };

  const onRequest = requireValidToken(root);
  app.post('/graphql', { bodyLimit: LIMITS.bodyBytes, onRequest }, handler);
  // Operations that carry a picture: such a large body is read for signed-in callers only.
  app.post(
    '/graphql/files',
    {
      bodyLimit: LIMITS.fileBodyBytes,
      onRequest: [
        onRequest,
        async (request, reply) => {
          const trackingId = trackRequest(request, reply);
          const identity = await identify(root, request, trackingId).catch(() => null);
          if (identity?.caller) return;
          await refuse(reply, 401, 'UNAUTHENTICATED', getErrorMessage(401), trackingId);
        },
      ],
    },
    handler,
  );
  app.get('/graphql', { onRequest }, handler);
}

async function answer(
  root: GraphRoot,
  asked: OperationRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  trackingId: string,
  ending: Cancellation,
): Promise<unknown> {
  const started = performance.now();
  const checked = checkOperation(root, asked, identity.caller);
  const visitor = createVisitor(request.raw, root);
  const context = createContext(root, identity, trackingId, { visitor, ending });
  const session = identity.bearer ? null : new BrowserSession(root, context, identity);
  context.session = session;

  const kind = 'errors' in checked ? 'none' : checked.operation.operation;
  if (request.method === 'GET' && kind === 'mutation') {
    return refuse(reply.header('allow', 'POST'), 405, 'BAD_REQUEST', 'GET can only read.', trackingId);
  }
  // Writes are completed even if the client leaves.
  if (kind === 'query') endWhenLeft(reply.raw, ending);
  const spent = 'errors' in checked ? null : await root.budget.spend(identity.caller, checked.cost);
  if (spent && 'error' in spent) {
    const errors = formatErrors(root, [spent.error], trackingId);
    return setRetryAfter(reply, errors).code(429).send({ errors });
  }
  const result: ExecutionResult = 'errors' in checked ? checked : await run(root, asked, checked, context);
  const body = {
    ...('data' in result ? { data: result.data } : {}),
    ...(result.errors ? { errors: errorsFor(root, identity, result.errors, trackingId) } : {}),
    ...(request.headers['x-upstream'] === '1' ? { extensions: extensionsOf(checked, context, spent) } : {}),
  };
  // A mutation may have written something before its token was refused, so its own answer is sent.
  const isTokenRefused = kind === 'query' && isRefusedToken(identity);
  const outcome = isTokenRefused
    ? 'refused'
    : !result.errors
      ? 'ok'
      : 'data' in result
        ? 'errors'
        : 'refused';
  root.metrics.operation(kind, outcome, (performance.now() - started) / 1000);
  root.metrics.upstreamCalls(context.upstream.calls.length);
  if (isTokenRefused) return refuseToken(reply, trackingId);

  void setRetryAfter(reply, body.errors);
  const lines = await session?.cookieLines();
  if (lines?.length) void reply.header('set-cookie', lines);
  const prefersGraphql = prefersGraphqlType(request);
  // Clients that accept plain JSON by name take the status for that of the transport, not of the operation.
  const isPlain = !prefersGraphql && (request.headers.accept?.includes('application/json') ?? false);
  return reply
    .code(outcome === 'refused' && !isPlain ? 400 : 200)
    .header('content-type', prefersGraphql ? GRAPHQL_TYPE : JSON_TYPE)
    .send(JSON.stringify(body));
}

/** Ends an operation when the connection closes before its answer. */
function endWhenLeft(response: ServerResponse, ending: Cancellation): void {
  if (response.destroyed) ending.end('LEFT');
  else response.once('close', () => response.writableEnded || ending.end('LEFT'));
}

/** Errors as they go out; names that the schema has are proposed to those only who may read it. */
function errorsFor(
  root: GraphRoot,
  { caller }: Identity,
  errors: readonly GraphQLError[],
  trackingId: string,
): GraphQLFormattedError[] {
  const formatted = formatErrors(root, errors, trackingId);
  if (caller) return formatted;
  return formatted.map((error) => ({ ...error, message: error.message.replace(PROPOSAL, '') }));
}

async function run(
  root: GraphRoot,
  asked: OperationRequest,
  { document, operation }: CheckedOperation,
  context: GraphContext,
): Promise<ExecutionResult> {
  if (operation.operation === 'subscription') {
    return { errors: [codedError('BAD_REQUEST', 'Subscriptions come over WebSocket.')] };
  }
  try {
    return await root.executor.run({
      document,
      operationName: asked.operationName,
      variables: asked.variables ?? {},
      context,
    });
  } catch (error) {
    return { errors: [asGraphqlError(error)] };
  }
}

/** Extensions for callers with `x-upstream: 1`: REST calls, cost, and remaining budget. */
function extensionsOf(
  checked: CheckedOperation | object,
  context: GraphContext,
  left: { limit: number; remaining: number } | null,
): Record<string, unknown> {
  return {
    upstream: describeUpstream(context.upstream),
    ...('cost' in checked ? { cost: { requested: checked.cost, ...left } } : {}),
  };
}
