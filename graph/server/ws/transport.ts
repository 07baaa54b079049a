import { handleProtocols, makeServer } from 'graphql-ws';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { GraphRoot } from '../root.ts';
import type { Caller } from '../../kernel/context.ts';
import { isBearer, type Identity } from '../../session/sessions.ts';
import { createContext, readTrackingId } from '../newContext.ts';
import { Cancellation } from '../../kernel/cancellation.ts';
import { codedError, unauthenticated } from '../../kernel/errors.ts';
import { LIMITS } from '../../engine/limits.ts';
import { checkOperation, formatErrors, type CheckedOperation } from '../../engine/operations.ts';
import { isPersistedOnly, PERSISTED_QUERY } from '../http/request.ts';
import { createVisitor } from '../visitor.ts';
import { SocketPlaces } from './places.ts';
import { Rooms, getRoomKey, type Asked } from './rooms.ts';
import { attachSocket, TRY_AGAIN_LATER, type SocketExtra } from './socket.ts';
import { streamEvents, type Streaming } from './stream.ts';

/** Properties stored with a socket. */
interface Extra extends SocketExtra {
  identity?: Identity;
  /** Gives back whatever the socket holds. */
  leave?: () => void;
}

/** State of a subscription between the two steps of graphql-ws. */
interface Run {
  asked: Asked;
  /** Key of subscribers with the same results. Empty for other operations. */
  room: string;
  checked: CheckedOperation;
  identity: Identity;
  trackingId: string;
  extra: Extra;
  id: string;
}

/** The socket's session has ended: connect again with the present cookie. */
const SESSION_ENDED = 4499;
/** The caller's rights or organization are others than when it connected: connect again with the present ones. */
const RIGHTS_CHANGED = 4498;
/** The session is not signed in; graphql-ws clients do not retry. */
const UNAUTHORIZED = 4401;

/** The server stops: clients come back on their own. */
const GOING_AWAY = 1001;
/** Time that a socket can take to close before it is terminated. */
const CLOSING_MS = 2000;

/** The WebSocket side of /graphql: graphql-transport-ws with this graph's limits, sessions and rooms. */
export interface SubscriptionTransport {
  /** Completes all subscriptions and closes the sockets. */
  close(): Promise<void>;
}

/** Takes WebSocket upgrades on /graphql over from an HTTP server. */
export function addSubscriptions(server: Server, root: GraphRoot): SubscriptionTransport {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frameBytes,
    // Compressing costs each subscriber memory and would undo the sharing of frames.
    perMessageDeflate: false,
    handleProtocols,
  });
  const streaming: Streaming<Run> = {
    metrics: root.metrics,
    rooms: new Rooms(root),
    mayHear({ identity, extra }) {
      if (!isStale(identity)) return true;
      extra.socket.close(RIGHTS_CHANGED, 'Rights changed');
      return false;
    },
  };
  const places = new SocketPlaces(root.config.socketsPerCaller);
  const runs = new WeakMap<object, Run>();

  const protocol = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: LIMITS.initMs,
    async onConnect({ extra, connectionParams }) {
      const { headers } = extra;
      // A request held by each of ten thousand sockets would be most of what they cost.
      extra.headers = {};
      const authorization = [connectionParams?.authorization, connectionParams?.Authorization].find(isBearer);
      const trackingId = readTrackingId(headers['x-tracking-id']);
      const credentials = { authorization: authorization ?? headers.authorization, cookie: headers.cookie };
      let identity: Identity;
      try {
        identity = await root.sessions.identify(credentials, trackingId);
      } catch (error) {
        root.logger.warn({ err: error, trackingId }, 'nobody can say who opens a socket');
        extra.socket.close(TRY_AGAIN_LATER, 'Try again later');
        return false;
      }
      if (!identity.caller) {
        extra.socket.close(
          UNAUTHORIZED,
          identity.bearer ? 'Invalid or expired access token' : 'Unauthorized',
        );
        return false;
      }
      return enter(extra, identity, identity.caller);
    },
    async onSubscribe({ extra, subscriptions }, id, payload) {
      const { identity } = extra;
      if (!identity?.caller || identity.live?.ended) return [unauthenticated()];
      if (isStale(identity)) {
        afterwards(() => extra.socket.close(RIGHTS_CHANGED, 'Rights changed'));
        return [unauthenticated()];
      }
      if (Object.keys(subscriptions).length > LIMITS.subscriptions) {
        return [
          codedError(
            'TOO_MANY_SUBSCRIPTIONS',
            `A socket may have ${LIMITS.subscriptions} subscriptions at most.`,
          ),
        ];
      }
      if (isPersistedOnly(payload)) return [codedError(PERSISTED_QUERY.code, PERSISTED_QUERY.message)];
      const checked = checkOperation(root, payload, identity.caller);
      if ('errors' in checked) return checked.errors;
      const spent = await root.budget.spend(identity.caller, checked.cost);
      if ('error' in spent) return [spent.error];
      const args = { schema: root.schema, document: checked.document, operationName: payload.operationName };
      const trackingId = readTrackingId(undefined);
      const asked = { operationName: payload.operationName, variables: payload.variables };
      const room = checked.operation.operation === 'subscription' ? getRoomKey(payload, identity) : '';
      runs.set(args, { asked, room, checked, identity, trackingId, extra, id });
      return args;
    },
    async execute(args) {
      const run = runOf(args);
      const ending = new Cancellation();
      const inTime = root.deadline(ending);
      const { socket } = run.extra;
      const left = (): void => ending.end('LEFT');
      if (run.checked.operation.operation === 'query') socket.once('close', left);
      const end = await root.upstream.turns.begin(run.identity.authority.organisation);
      try {
        const result = await root.executor.run(executionOf(run, ending));
        root.metrics.operation(run.checked.operation.operation, result.errors ? 'errors' : 'ok');
        return result;
      } finally {
        end();
        socket.off('close', left);
        inTime();
      }
    },
    async subscribe(args) {
      const run = runOf(args);
      root.metrics.operation('subscription', 'ok');
      const end = await root.upstream.turns.begin(run.identity.authority.organisation);
      const source = await root.executor.source(executionOf(run)).finally(end);
      if (!(Symbol.asyncIterator in source)) return source;
      const { socket } = run.extra;
      return streamEvents(streaming, source, { socket, id: run.id }, run);
    },
    // Whatever failed is told here alone, in the words that clients may hear.
    onNext(_context, _id, _payload, args, result) {
      if (!result.errors) return undefined;
      return { ...result, errors: formatErrors(root, result.errors, runOf(args).trackingId) };
    },
    onError(_context, _id, _payload, errors) {
      return formatErrors(root, errors, readTrackingId(undefined));
    },
    // Not onDisconnect, which is about acknowledged sockets only.
    onClose({ extra }) {
      extra.leave?.();
    },
  });

  /** Lets an identified socket in; false when it is gone by now, or its caller has as many as it may. */
  function enter(extra: Extra, identity: Identity, caller: Caller): boolean {
    const { socket } = extra;
    // Closed while it was identified: nothing would ever give back what it took.
    if (socket.readyState !== socket.OPEN) return false;
    const giveBack = places.take(caller);
    if (!giveBack) {
      socket.close(TRY_AGAIN_LATER, `Too many sockets: a caller may have ${root.config.socketsPerCaller}`);
      return false;
    }
    const unwatch = watch(socket, identity, caller.scope);
    root.metrics.sockets(1);
    extra.identity = identity;
    extra.leave = () => {
      unwatch();
      giveBack();
      root.metrics.sockets(-1);
    };
    return true;
  }

  /** Closes a socket when its session ends or its rights become others; until the returned function is called. */
  function watch(socket: WebSocket, identity: Identity, scope: string): () => void {
    const { authority } = identity;
    const unhear = authority.watch((event) => {
      if (event === 'ended') afterwards(() => socket.close(SESSION_ENDED, 'Session ended'));
      else void endIfChanged(socket, identity);
    });
    const unlook = root.rights.watch({
      authority,
      scope,
      changed: () => void endIfChanged(socket, identity),
    });
    return () => {
      unhear();
      unlook();
    };
  }

  /** A token was renewed, or the rights seem others: asks whether its holder may still do what he could. */
  async function endIfChanged(socket: WebSocket, identity: Identity): Promise<void> {
    if (!(await root.sessions.holds(identity, readTrackingId(undefined)))) {
      socket.close(RIGHTS_CHANGED, 'Rights changed');
    }
  }

  function runOf(args: object): Run {
    const run = runs.get(args);
    if (!run) throw new Error('An operation was run that was not checked.');
    return run;
  }

  function executionOf(run: Run, ending: Cancellation | null = null) {
    const { visitor } = run.extra;
    return {
      document: run.checked.document,
      operationName: run.asked.operationName,
      variables: run.asked.variables ?? {},
      context: createContext(root, run.identity, run.trackingId, { visitor, ending }),
    };
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if ((request.url ?? '').split('?')[0] !== '/graphql') return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request, root.config)) return refuse(socket, '403 Forbidden');
    const { headers } = request;
    const visitor = createVisitor(request, root);
    sockets.handleUpgrade(request, socket, head, (opened) =>
      attachSocket(protocol, opened, { socket: opened, headers, visitor }, root.logger),
    );
  };
  server.on('upgrade', upgrade);

  return {
    async close() {
      server.off('upgrade', upgrade);
      const open = [...sockets.clients];
      for (const socket of open) socket.close(GOING_AWAY, 'Going away');
      await Promise.all(open.map((socket) => gone(socket)));
    },
  };
}

/** Resolves once a socket is closed; cuts it when its other side does not answer. */
function gone(socket: WebSocket): Promise<void> {
  if (socket.readyState === socket.CLOSED) return Promise.resolve();
  return new Promise((resolve) => {
    const cut = setTimeout(() => socket.terminate(), CLOSING_MS);
    socket.once('close', () => {
      clearTimeout(cut);
      resolve();
    });
  });
}

/** True if the session's present rights are known to be others than those its socket was opened with. */
function isStale({ authority, caller }: Identity): boolean {
  return authority.scope !== caller?.scope;
}

/** Lets what is on its way out go first. */
function afterwards(action: () => void): void {
  setImmediate(() => setImmediate(action));
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * True if a page of this studio asks. A browser sends the cookie along from any page, so this is what keeps others
 * out; programs send no Origin and have no cookie that someone else could use.
 */
function isOwnOrigin(request: IncomingMessage, config: GraphRoot['config']): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (origin === new URL(config.publicUrl).origin || config.allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
