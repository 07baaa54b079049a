import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { GraphRoot } from '../root.ts';
import type { Identity } from '../../session/sessions.ts';
import { Ending } from '../../kernel/ending.ts';
import type { CheckedOperation, OperationRequest } from '../../engine/operations.ts';
import type { GraphContext } from '../../upstream/context.ts';
import { createContext, trackingIdOf } from '../newContext.ts';
import { visitorOf } from '../visitor.ts';
import { BrowserSession } from '../../session/browser.ts';
import { sendCsv } from '../csv/route.ts';
import { asGraphqlError, codedError } from '../../kernel/errors.ts';
import { tellWhen } from './retryAfter.ts';
import { readRequest } from './request.ts';
import { LIMITS } from '../../engine/limits.ts';
import { messageOf } from '../../kernel/messages.ts';
import { checkOperation, formatErrors } from '../../engine/operations.ts';
import { describeUpstream } from '../../upstream/client/callLog.ts';

/** graphql-js ends its messages so. */
const PROPOSAL = / Did you mean [^?]*\?/g;

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** Sends one refusal in GraphQL's form. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  trackingId: string,
) {
  const errors = [{ message, extensions: { code, trackingId } }];
  return reply.code(status).header('content-type', JSON_TYPE).send(JSON.stringify({ errors }));
}

/** Adds GET and POST /graphql: queries, mutations, and CSV when `Accept: text/csv` asks for it. */
export function addGraphqlRoute(app: FastifyInstance, root: GraphRoot): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const trackingId = trackingIdOf(request.headers['x-tracking-id']);
    void reply.header('x-tracking-id', trackingId).header('cache-control', 'no-store');
    const asked = readRequest(request);
    if ('status' in asked) return refuse(reply, asked.status, asked.code, asked.message, trackingId);
    let identity;
    try {
      identity = await root.sessions.identify(request.headers, trackingId);
    } catch (error) {
      // The platform cannot say who this is: nothing else could be answered either.
      const errors = formatErrors(root, [asGraphqlError(error)], trackingId);
      return tellWhen(reply, errors).code(503).send({ errors });
    }
    const ending = new Ending();
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

  app.post('/graphql', { bodyLimit: LIMITS.bodyBytes }, handler);
  // Operations that carry a picture; nobody who isn't signed in makes the process read so much.
  app.post(
    '/graphql/files',
    {
      bodyLimit: LIMITS.fileBodyBytes,
      onRequest: async (request, reply) => {
        const trackingId = trackingIdOf(request.headers['x-tracking-id']);
        const identity = await root.sessions.identify(request.headers, trackingId).catch(() => null);
        if (identity?.caller) return;
        await refuse(reply, 401, 'UNAUTHENTICATED', messageOf(401), trackingId);
      },
    },
    handler,
  );
  app.get('/graphql', handler);
}

async function answer(
  root: GraphRoot,
  asked: OperationRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: Identity,
  trackingId: string,
  ending: Ending,
): Promise<unknown> {
  const started = performance.now();
  const checked = checkOperation(root, asked, identity.caller);
  const visitor = visitorOf(request.raw, root);
  const context = createContext(root, identity, trackingId, { visitor, ending });
  const session = identity.bearer ? null : new BrowserSession(root, context, identity);
  context.session = session;

  const kind = 'errors' in checked ? 'none' : checked.operation.operation;
  if (request.method === 'GET' && kind === 'mutation') {
    return refuse(reply.header('allow', 'POST'), 405, 'BAD_REQUEST', 'GET can only read.', trackingId);
  }
  // What was begun to be written is written to its end, whoever still waits.
  if (kind === 'query') endWhenLeft(reply.raw, ending);
  const spent = 'errors' in checked ? null : await root.budget.spend(identity.caller, checked.cost);
  if (spent && 'error' in spent) {
    const errors = formatErrors(root, [spent.error], trackingId);
    return tellWhen(reply, errors).code(429).send({ errors });
  }
  const result: ExecutionResult = 'errors' in checked ? checked : await run(root, asked, checked, context);
  const body = {
    ...('data' in result ? { data: result.data } : {}),
    ...(result.errors ? { errors: errorsFor(root, identity, result.errors, trackingId) } : {}),
    ...(request.headers['x-upstream'] === '1' ? { extensions: extensionsOf(checked, context, spent) } : {}),
  };
  const outcome = !result.errors ? 'ok' : 'data' in result ? 'errors' : 'refused';
  root.metrics.operation(kind, outcome, (performance.now() - started) / 1000);
  root.metrics.upstreamCalls(context.upstream.calls.length);

  void tellWhen(reply, body.errors);
  const lines = await session?.cookieLines();
  if (lines?.length) void reply.header('set-cookie', lines);
  const accept = request.headers.accept ?? '';
  const prefersGraphql = accept.includes('application/graphql-response+json');
  // Whoever asks for plain JSON by name is of the days when a status said nothing of the operation.
  const isPlain = !prefersGraphql && accept.includes('application/json');
  return reply
    .code(outcome === 'refused' && !isPlain ? 400 : 200)
    .header('content-type', prefersGraphql ? GRAPHQL_TYPE : JSON_TYPE)
    .send(JSON.stringify(body));
}

/** Ends an operation when the connection closes before its answer. */
function endWhenLeft(response: ServerResponse, ending: Ending): void {
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

/** What callers see who ask with `x-upstream: 1`: the REST calls of the operation, its cost and what is left. */
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
