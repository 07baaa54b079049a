import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { signInTokens } from '../../../graph/upstream/client/tokens.ts';
import { addLogins, type FakeLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock, type TestClock } from '../../support/graphClock.ts';
import { openSocket } from '../../support/socket.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';
import { until } from '../../support/until.ts';

const REGIONS = '/api/v3/regions';
const WORDS =
  'The access token has expired or is not valid. Request a new token, then send the request again.';
const PLAIN = 'application/json';
const GRAPHQL = 'application/graphql-response+json';

const domain = tinyDomain(
  'customers',
  'type Query { me: String regions: [String!] } type Mutation { signIn: String write: String }',
  {
    Query: {
      me: (_: unknown, _args: unknown, { caller }: GraphContext) => caller?.userName ?? 'nobody',
      regions: (_: unknown, _args: unknown, context: GraphContext) => context.rest.unshared().get(REGIONS),
    },
    Mutation: {
      signIn: async (_: unknown, _args: unknown, context: GraphContext) => {
        const tokens = await signInTokens(context.rest, { userName: 'maya', password: 'right' });
        return (await context.session?.open(tokens))?.userName;
      },
      write: () => 'written',
    },
  },
);

let rest: FakeRest;
let logins: FakeLogins;
let graph: TestGraph;
let clock: TestClock;
let cookie: string;

beforeEach(async () => {
  rest = await startFakeRest();
  logins = addLogins(rest);
  rest.on('GET', REGIONS, ({ headers }) =>
    logins.accepts(headers.authorization)
      ? { body: ['eu'] }
      : { status: 401, body: { code: 'NO', message: 'No.' } },
  );
  clock = createTestClock();
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], clock });
  cookie = (await graph.request('mutation { signIn }')).cookie ?? '';
});

afterEach(async () => {
  await graph.close();
  await rest.close();
});

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send(authorization: string, { path = '', method = 'POST', headers = {}, body }: Sent = {}) {
  const answer = await fetch(`${graph.url}/graphql${path}`, {
    method,
    headers: { authorization, 'content-type': PLAIN, ...headers },
    ...(method === 'POST' && { body: body ?? JSON.stringify({ query: '{ me }' }) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type')?.split(';')[0],
    challenge: answer.headers.get('www-authenticate'),
    trackingId: answer.headers.get('x-tracking-id'),
    cache: answer.headers.get('cache-control'),
    body: (await answer.json()) as { data?: unknown; errors?: { extensions: Record<string, unknown> }[] },
  };
}

const REFUSED = { status: 401, challenge: 'Bearer error="invalid_token"', cache: 'no-store' };
const refusedBody = (trackingId: string | null) => ({
  errors: [{ message: WORDS, extensions: { code: 'UNAUTHENTICATED', status: 401, trackingId } }],
});

const HASH = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
const requests: [name: string, sent: Sent, type: string][] = [
  ['JSON', { headers: { accept: PLAIN } }, PLAIN],
  ['GraphQL’s own type', { headers: { accept: GRAPHQL } }, GRAPHQL],
  ['CSV', { headers: { accept: 'text/csv' } }, PLAIN],
  ['a GET', { method: 'GET', path: '?query={me}', headers: { 'apollo-require-preflight': '1' } }, PLAIN],
  ['a GET that could be forged', { method: 'GET', path: '?query={me}' }, PLAIN],
  ['a mutation', { body: '{"query":"mutation { write }"}' }, PLAIN],
  ['a batch', { body: '[{"query":"{ me }"},{"query":"{ me }"}]' }, PLAIN],
  ['a persisted query', { body: JSON.stringify({ extensions: HASH }) }, PLAIN],
  ['a document that is none', { body: '{"query":"no document"}' }, PLAIN],
  ['a body that is no JSON', { body: '{' }, PLAIN],
  ['a file', { path: '/files' }, PLAIN],
];

describe('a Bearer token that the platform does not accept', () => {
  test.each(requests)('answers 401 and says why to %s', async (_name, sent, type) => {
    const { body, trackingId, ...answer } = await send('Bearer wrong', sent);
    expect(answer).toEqual({ ...REFUSED, type });
    expect(body).toEqual(refusedBody(trackingId));
  });

  test.each(['Bearer', 'bearer ', 'Bearer a b', 'BEARER wrong', 'Bearer "quoted"'])(
    'answers 401 however it is written, and is not outweighed by a session: %s',
    async (authorization) => {
      const { body, trackingId, type: _type, ...answer } = await send(authorization, { headers: { cookie } });
      expect(answer).toEqual(REFUSED);
      expect(body).toEqual(refusedBody(trackingId));
    },
  );

  test('closes a WebSocket with 4401, sent in the header or with connection_init', async () => {
    const token = 'Bearer wrong';
    expect((await openSocket(graph.url, { headers: { cookie, authorization: token } })).closed).toBe(4401);
    expect((await openSocket(graph.url, { params: { authorization: token } })).closed).toBe(4401);
    expect((await openSocket(graph.url, { params: { Authorization: 'Bearer ü\n' } })).closed).toBe(4401);
  });

  test('is refused from the answer on in which it met its end, and again after that', async () => {
    const bearer = `Bearer ${logins.accessToken}`;
    const sent = { body: '{"query":"{ me regions }"}' };
    expect((await send(bearer, sent)).body).toEqual({ data: { me: 'maya', regions: ['eu'] } });
    logins.revoke(logins.accessToken);
    for (const again of [sent, sent, { body: '{"query":"{ me }"}' }]) {
      const { body, trackingId, type: _type, ...answer } = await send(bearer, again);
      expect(answer).toEqual(REFUSED);
      expect(body).toEqual(refusedBody(trackingId));
    }
  });

  test('is refused once its own end has come, though it was just accepted', async () => {
    const exp = Math.floor(clock.now().getTime() / 1000) + 1;
    const token = `e30.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.c2ln`;
    let isAccepted = true;
    rest.on('GET', '/legacy/users/me', () =>
      isAccepted
        ? { body: { userId: 'u1', userName: 'maya', customerId: 'c1', roles: ['CUSTOMER_ADMIN'] } }
        : { status: 401, body: { code: 'UNAUTHENTICATED', message: 'No.' } },
    );
    expect((await send(`Bearer ${token}`)).body).toEqual({ data: { me: 'maya' } });
    isAccepted = false;
    await clock.advance(1_000);
    expect((await send(`Bearer ${token}`)).status).toBe(401);
  });
});

describe('other credentials', () => {
  const basic = 'Basic c3RhZ2luZzpzZWNyZXQ=';

  test('a proxy’s own Basic leaves the session as it is', async () => {
    const answer = await send(basic, { headers: { cookie } });
    expect([answer.status, answer.challenge, answer.body]).toEqual([200, null, { data: { me: 'maya' } }]);
    expect((await send(basic)).body).toEqual({ data: { me: 'nobody' } });
  });

  test('a file that nobody signed in sends answers 401 with a challenge that blames no token', async () => {
    const { status, challenge } = await send(basic, { path: '/files' });
    expect([status, challenge]).toEqual([401, 'Bearer']);
  });

  test('while the platform cannot say whose a token is, 503 asks to come back', async () => {
    rest.on('GET', '/legacy/users/me', () => ({ status: 403, body: { code: 'DOWN', message: 'Down.' } }));
    const { status, challenge } = await send('Bearer unknown', { body: '{' });
    expect([status, challenge]).toEqual([503, null]);
  });
});

describe('a request with the hash of a document only', () => {
  const NOT_SUPPORTED = {
    message: 'Persisted queries are not supported. Send the whole document as query.',
    extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED', trackingId: expect.any(String) },
  };
  const bodies = [{ extensions: HASH }, { query: '', extensions: HASH }, { documentId: 'sha256:abc' }];

  test.each(bodies)('is refused as such, signed in or not: %j', async (body) => {
    const askers: Record<string, string>[] = [
      {},
      { cookie },
      { cookie, accept: 'text/csv' },
      { accept: GRAPHQL },
    ];
    for (const headers of askers) {
      const answer = await send('', { headers, body: JSON.stringify(body) });
      expect([answer.status, answer.body]).toEqual([400, { errors: [NOT_SUPPORTED] }]);
    }
  });

  test('is refused as a GET and over a WebSocket, too', async () => {
    const search = new URLSearchParams({ extensions: JSON.stringify(HASH) }).toString();
    const headers = { cookie, 'apollo-require-preflight': '1' };
    const got = await send('', { method: 'GET', path: `?${search}`, headers });
    expect([got.status, got.body]).toEqual([400, { errors: [NOT_SUPPORTED] }]);
    const socket = await openSocket(graph.url, { headers: { cookie } });
    const messages = socket.subscribe('1', '');
    socket.send({ type: 'subscribe', id: '2', payload: { query: '', extensions: HASH } });
    await until(() => socket.messages.some(({ id }) => id === '2'), 'the refusal');
    expect(socket.messages.find(({ id }) => id === '2')?.payload).toEqual([NOT_SUPPORTED]);
    expect(messages()[0]?.payload[0].extensions.code).toBe('GRAPHQL_PARSE_FAILED');
    socket.close();
  });

  test('runs when the document comes with it', async () => {
    const answer = await send('', {
      headers: { cookie },
      body: JSON.stringify({ query: '{ me }', extensions: HASH }),
    });
    expect(answer.body).toEqual({ data: { me: 'maya' } });
  });
});
