import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { signInTokens } from '../../../graph/upstream/client/tokens.ts';
import { createPoller, type Poller } from '../../../graph/upstream/poller/poller.ts';
import type { PolledEvent } from '../../../graph/upstream/poller/bus.ts';
import { addLogins, HARBOUR, type FakeLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock, settle, type TestClock } from '../../support/graphClock.ts';
import { openSocket, type TestSocket } from '../../support/socket.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';
import { until } from '../../support/until.ts';

const ENCODERS = `/api/v3/customers/${HARBOUR}/encoders`;
const SUBSCRIPTION = 'subscription { changed { sequence names } }';

interface Row {
  uuid: string;
  name: string;
}

let rest: FakeRest;
let logins: FakeLogins;
let graph: TestGraph;
let clock: TestClock;
let poller: Poller<Row>;
let rows: Row[];
let cookie: string;
let contexts: GraphContext[];
const sockets: TestSocket[] = [];

function domain() {
  return tinyDomain(
    'encoders',
    `type Query { me: String self: Node }
     type Mutation { signIn: String signOut: Boolean }
     type Subscription { changed: Changed! }
     type Changed { sequence: Int! names: [String!]! cues: [String!] page(first: Int = 50): ChangedConnection }
     type ChangedConnection { nodes: [Node!]! }
     type Node { id: ID! self: Node list: [Node!] }`,
    {
      Query: {
        me: (_: unknown, _args: unknown, { caller }: GraphContext) => caller?.userName,
        self: () => null,
      },
      Mutation: {
        signIn: async (_: unknown, _args: unknown, context: GraphContext) => {
          const tokens = await signInTokens(context.rest, { userName: 'maya', password: 'right' });
          return (await context.session?.open(tokens))?.userName;
        },
        signOut: async (_: unknown, _args: unknown, context: GraphContext) => {
          await context.session?.close();
          return true;
        },
      },
      Subscription: {
        changed: {
          subscribe: (_: unknown, _args: unknown, context: GraphContext) =>
            poller.subscribe(context, context.caller?.customerId ?? ''),
          resolve: ({ sequence, changed }: PolledEvent<Row>, _args: unknown, context: GraphContext) => {
            contexts.push(context);
            return { sequence, names: changed.map(({ name }) => name) };
          },
        },
      },
      Changed: {
        cues: (_: unknown, _args: unknown, context: GraphContext) =>
          context.rest.get(
            '/cues/api/v1/media/{mediaId}/cues' as never,
            { params: { mediaId: 'm1' } } as never,
          ),
      },
    },
  );
}

beforeEach(async () => {
  rest = await startFakeRest();
  logins = addLogins(rest);
  rows = [{ uuid: 'a', name: 'one' }];
  contexts = [];
  rest.on('GET', ENCODERS, ({ headers }) =>
    logins.accepts(headers.authorization) ? { body: rows } : { status: 401 },
  );
  clock = createTestClock();
  poller = createPoller<Row>({
    resource: 'encoders',
    fetch: (client, id) =>
      client.get('/api/v3/customers/{id}/encoders' as never, { params: { id } } as never),
    keyOf: ({ uuid }) => uuid,
    isTransitional: () => false,
  });
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain()], clock });
  cookie = await signIn();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await graph.close();
  await rest.close();
});

async function signIn(): Promise<string> {
  return (await graph.request('mutation { signIn }')).cookie ?? '';
}

async function open(
  options: Parameters<typeof openSocket>[1] = { headers: { cookie } },
): Promise<TestSocket> {
  const socket = await openSocket(graph.url, options);
  sockets.push(socket);
  return socket;
}

/** Subscribes and waits for the first event. */
async function subscribed(socket: TestSocket, id: string, query = SUBSCRIPTION) {
  const messages = socket.subscribe(id, query);
  await until(() => messages().length === 1, `${id} to be subscribed`);
  return messages;
}

async function rename(name: string): Promise<void> {
  rows = [{ uuid: 'a', name }];
  await until(() => clock.pending > 0);
  await clock.advance(60_000);
}

describe('connecting', () => {
  test('the cookie of the upgrade says who asks', async () => {
    const socket = await open();
    const messages = socket.subscribe('q', '{ me }');
    await until(() => messages().length === 2);
    expect(messages()).toEqual([
      { id: 'q', type: 'next', payload: { data: { me: 'maya' } } },
      { id: 'q', type: 'complete' },
    ]);
  });

  test('an API client introduces itself with its Bearer token', async () => {
    const socket = await open({ params: { authorization: `Bearer ${logins.accessToken}` } });
    expect((await subscribed(socket, 's'))()[0]?.type).toBe('next');
  });

  test('nobody gets in without a session, or with a forged one', async () => {
    expect((await open({})).closed).toBe(4401);
    expect((await open({ headers: { cookie: 'rostrum=forged' } })).closed).toBe(4401);
  });

  test('a page of another origin gets no socket, one of the same host does', async () => {
    expect((await open({ headers: { cookie, origin: 'https://evil.example' } })).refused).toBe(403);
    expect((await open({ headers: { cookie, origin: graph.url } })).refused).toBeNull();
  });

  test('a socket that does not introduce itself is closed', async () => {
    const socket = await open({ headers: { cookie }, init: false });
    await until(() => socket.closed !== null);
    expect(socket.closed).toBe(4408);
  });

  test('a frame of more than 64 kB closes the socket', async () => {
    const socket = await open();
    socket.send({ type: 'subscribe', id: 'x', payload: { query: `{ me } # ${'x'.repeat(66_000)}` } });
    await until(() => socket.closed !== null);
    expect(socket.closed).toBe(1009);
  });

  test('a server that stops closes its sockets', async () => {
    const socket = await open();
    await subscribed(socket, 's');
    await graph.server.close();
    await until(() => socket.closed !== null);
    expect(socket.closed).toBe(1001);
    graph = await startTestGraph({ platformUrl: rest.url, domains: [domain()], clock });
  });
});

describe('limits hold over WebSocket too', () => {
  test.each([
    ['QUERY_TOO_DEEP', `{ ${'self { '.repeat(12)} id ${'} '.repeat(12)} }`],
    ['TOO_MANY_ALIASES', `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: me`).join(' ')} }`],
    ['QUERY_TOO_LONG', `{ ${'me '.repeat(2100)} }`],
    ['QUERY_TOO_COSTLY', 'subscription { changed { page(first: 9000) { nodes { list { list { id } } } } } }'],
    ['GRAPHQL_VALIDATION_FAILED', '{ missing }'],
    ['GRAPHQL_PARSE_FAILED', '{ me '],
  ])('%s', async (code, query) => {
    const messages = (await open()).subscribe('x', query);
    await until(() => messages().length === 1);
    expect(messages()[0]).toMatchObject({ type: 'error', payload: [{ extensions: { code } }] });
  });

  test('a socket has 50 subscriptions at most', async () => {
    const socket = await open();
    for (let n = 0; n < 50; n += 1) socket.subscribe(`s${n}`, SUBSCRIPTION);
    const messages = socket.subscribe('one-more', SUBSCRIPTION);
    await until(() => messages().length === 1);
    expect(messages()[0]).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }],
    });
  });
});

describe('events', () => {
  test('an event is executed once for all with the same operation and rights, with fresh loaders', async () => {
    const socket = await open();
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => subscribed(socket, `s${n}`)));
    const other = await subscribed(socket, 'other', 'subscription { changed { names } }');
    contexts = [];
    await rename('two');
    await until(() => [...all, other].every((messages) => messages().length === 2));
    expect(new Set(all.map((messages) => JSON.stringify(messages()[1]?.payload))).size).toBe(1);
    expect(all[0]?.()[1]?.payload.data.changed.names).toEqual(['two']);
    expect(other()[1]?.payload).toEqual({ data: { changed: { names: ['two'] } } });
    expect(contexts).toHaveLength(2);
    await rename('three');
    await until(() => contexts.length === 4);
    expect(new Set(contexts.map(({ loaders }) => loaders)).size).toBe(4);
  });

  test('what only one person may see goes to that person, even among equals', async () => {
    rest.on('GET', '/cues/api/v1/media/m1/cues', ({ headers }) => ({
      body: [`of ${headers.authorization}`],
    }));
    const query = 'subscription { changed { cues } }';
    const [one, two] = [await open(), await open({ headers: { cookie: await signIn() } })];
    const [first, second] = [await subscribed(one, 's', query), await subscribed(two, 's', query)];
    await rename('two');
    await until(() => first().length === 2 && second().length === 2);
    expect(first()[1]?.payload.data.changed.cues).toEqual(['of Bearer access-1']);
    expect(second()[1]?.payload.data.changed.cues).toEqual(['of Bearer access-2']);
  });

  test('a subscription that is completed hears no more', async () => {
    const socket = await open();
    const messages = await subscribed(socket, 's');
    const other = await subscribed(socket, 'other');
    socket.send({ type: 'complete', id: 's' });
    await settle();
    await rename('two');
    await until(() => other().length === 2);
    expect(messages()).toHaveLength(1);
  });

  test('a source that cannot be opened for the caller answers with its error and completes', async () => {
    rest.on('GET', ENCODERS, { status: 403, body: { code: 'FORBIDDEN', message: '' } });
    const messages = (await open()).subscribe('s', SUBSCRIPTION);
    await until(() => messages().length === 2);
    expect(messages()).toMatchObject([
      { type: 'next', payload: { errors: [{ extensions: { code: 'FORBIDDEN', status: 403 } }] } },
      { type: 'complete' },
    ]);
  });
});

describe('rights that change', () => {
  const user = { userId: 'u1', userName: 'maya', customerId: HARBOUR, homeCustomerId: HARBOUR, toggles: [] };
  const answerMe = (changes: object) => {
    const body = { ...user, roles: ['CUSTOMER_ADMIN'], capabilities: [], ...changes };
    rest.on('GET', '/legacy/users/me', { body });
  };

  test('a subscriber whose role was withdrawn hears nothing of what its equals of before still may', async () => {
    const query = 'subscription { changed { names } }';
    const [one, two] = [await open(), await open({ headers: { cookie: await signIn() } })];
    const [first, second] = [await subscribed(one, 's', query), await subscribed(two, 's', query)];
    answerMe({ roles: ['CAMPUS_REVIEW'] });
    await clock.advance(60_000);
    // The platform's word on a caller holds a minute; this request of the first one's session hears the new one.
    await graph.request('{ me }', {}, { cookie });
    answerMe({});
    rows = [{ uuid: 'a', name: 'secret' }];
    await until(() => clock.pending > 0);
    await clock.advance(60_000);
    await until(() => second().length === 2 && one.closed !== null);
    expect(second()[1]?.payload.data.changed.names).toEqual(['secret']);
    expect(one.closed).toBe(4498);
    expect(JSON.stringify(first())).not.toContain('secret');
  });

  test.each([
    ['a role', { roles: ['CAMPUS_REVIEW'] }],
    ['an organisation', { customerId: 'c9' }],
    ['a capability', { capabilities: ['sudo'] }],
  ])('a renewal that shows another than before, %s, ends the socket', async (_what, changes) => {
    const socket = await open();
    await subscribed(socket, 's');
    answerMe(changes);
    logins.revoke('access-1');
    await until(() => clock.pending > 0);
    await clock.advance(60_000);
    await until(() => clock.waits.includes(2000));
    await clock.advance(2000);
    await until(() => socket.closed !== null);
    expect(socket.closed).toBe(4498);
  });
});

describe('a client that asks and does not read', () => {
  test('is cut before its answers fill the memory', async () => {
    const { port } = new URL(graph.url);
    const raw = connect(Number(port), '127.0.0.1');
    let closed = false;
    raw.on('close', () => (closed = true)).on('error', () => undefined);
    raw.write(
      `GET /graphql HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    );
    await new Promise((resolve) => raw.once('data', resolve));
    raw.pause();
    const text = JSON.stringify({ type: 'ping', payload: { fill: 'x'.repeat(60_000) } });
    const head = Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 0xff, 0, 0, 0, 0]);
    const frame = Buffer.concat([head, Buffer.from(text)]);
    let sent = 0;
    // 64 MB at most: what the system itself holds for the connection comes first.
    while (!closed && sent < 1100) {
      if (!raw.write(frame)) await new Promise((resolve) => setImmediate(resolve));
      sent += 1;
    }
    await until(() => closed, 'the client to be cut');
    raw.destroy();
  });
});

describe('a session that ends', () => {
  const ended = [
    { type: 'next', payload: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
    { type: 'complete' },
  ];

  test('SES-09 SES-10 SES-12 completes its subscriptions with UNAUTHENTICATED and closes the socket', async () => {
    const socket = await open();
    const messages = await subscribed(socket, 's');
    logins.revoke('access-1');
    logins.refuseRefresh();
    await until(() => clock.pending > 0);
    await clock.advance(60_000);
    await until(() => socket.closed !== null);
    expect(messages().slice(1)).toMatchObject(ended);
    expect(socket.closed).toBe(4499);
  });

  test('signing out ends what the same session watches', async () => {
    const socket = await open();
    const messages = await subscribed(socket, 's');
    await graph.request('mutation { signOut }', {}, { cookie });
    await until(() => socket.closed !== null);
    expect(messages().slice(1)).toMatchObject(ended);
  });

  test('SES-07 a token that was renewed on the socket keeps the subscription, and the browser gets its cookie later', async () => {
    const socket = await open();
    const messages = await subscribed(socket, 's');
    logins.revoke('access-1');
    rows = [{ uuid: 'a', name: 'two' }];
    await until(() => clock.pending > 0);
    await clock.advance(60_000);
    await until(() => clock.waits.includes(2000));
    await clock.advance(2000);
    await until(() => messages().length === 2);
    expect(messages()[1]?.payload.data.changed.names).toEqual(['two']);
    const answer = await graph.request('{ me }', {}, { cookie });
    expect(answer.data).toEqual({ me: 'maya' });
    expect(answer.cookie).toBeTruthy();
  });
});
