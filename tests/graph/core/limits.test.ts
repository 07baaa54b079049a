import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery, parse } from 'graphql';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { getOperationCost } from '../../../graph/engine/cost.ts';
import { estimateCost } from '../../../schema/rules/cost.ts';
import { connectionFromArray } from '../../../graph/kernel/connection.ts';
import { addLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';

const node = { id: '1' };
const domain = tinyDomain(
  'customers',
  `type Query { self: Node! boom: String slow: String }
   type Mutation { write: Node }
   type Node { id: ID! self: Node! list: [Node!]! page(first: Int = 50, after: String): NodeConnection! }
   type NodeConnection { nodes: [Node!]! edges: [NodeEdge!]! pageInfo: PageInfo! totalCount: Int! }
   type NodeEdge { cursor: String! node: Node! }`,
  {
    Query: {
      self: () => node,
      boom: () => {
        throw new Error('secret words of the inside');
      },
      slow: (_: unknown, _args: unknown, context: GraphContext) =>
        context.rest.get('/api/v3/regions' as never, {} as never),
    },
    Mutation: { write: () => node },
    Node: {
      self: () => node,
      list: () => [node],
      page: (_: unknown, args: { first: number }, context: GraphContext) =>
        connectionFromArray([node], args, context.pageMax),
    },
  },
);

let rest: FakeRest;
let graph: TestGraph;
let token: string;

beforeAll(async () => {
  rest = await startFakeRest();
  const logins = addLogins(rest);
  graph = await startTestGraph({
    platformUrl: rest.url,
    domains: [domain],
    env: { METRICS_TOKEN: 'a-token-for-metrics' },
  });
  await fetch(`${rest.url}/api/v3/auth/token`, {
    method: 'POST',
    body: JSON.stringify({ grant_type: 'password_cookie', password: 'right' }),
  });
  token = logins.accessToken;
});

afterAll(async () => {
  await graph.close();
  await rest.close();
});

const nested = (depth: number) => `{ ${'self { '.repeat(depth - 1)} id ${'} '.repeat(depth - 1)} }`;
const codeOf = async (query: string, variables = {}) =>
  (await graph.request(query, variables)).errors?.map(({ extensions }) => extensions.code);

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${graph.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

async function refusal(response: Response): Promise<unknown[]> {
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  return [response.status, errors[0]?.extensions.code];
}

describe('over HTTP', () => {
  test('a query of 12 levels runs, one of 13 is too deep, by fragments too', async () => {
    expect(await codeOf(nested(12))).toBeUndefined();
    expect(await codeOf(nested(13))).toEqual(['QUERY_TOO_DEEP']);
    const spread = `{ self { ...A } } fragment A on Node { ${nested(12).slice(1, -1)} }`;
    expect(await codeOf(spread)).toEqual(['QUERY_TOO_DEEP']);
    const inline = (depth: number) => `{ self { ... on Node { ${nested(depth).slice(1, -1)} } } }`;
    expect(await codeOf(inline(11))).toBeUndefined();
    expect(await codeOf(inline(12))).toEqual(['QUERY_TOO_DEEP']);
  });

  test('30 aliases run, 31 are too many', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: self { id }`).join(' ')} }`;
    expect(await codeOf(aliases(30))).toBeUndefined();
    expect(await codeOf(aliases(31))).toEqual(['TOO_MANY_ALIASES']);
    // Fields under their own names are none.
    expect(await codeOf(`{ ${'self { id } '.repeat(31)} }`)).toBeUndefined();
  });

  test('fragments that spread fragments over and over are counted without unfolding them', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Node { a${n}: self { ...F${n + 1} } b${n}: self { ...F${n + 1} } }`,
    );
    const query = `{ self { ...F0 } } ${fragments.join(' ')} fragment F60 on Node { id }`;
    expect(await codeOf(query)).toEqual(expect.arrayContaining(['QUERY_TOO_DEEP', 'TOO_MANY_ALIASES']));
  });

  test('a document of more than 2,000 tokens is too long; a syntax error is one', async () => {
    expect(await codeOf(`{ ${'self { id } '.repeat(600)} }`)).toEqual(['QUERY_TOO_LONG']);
    expect(await codeOf('{ self { ')).toEqual(['GRAPHQL_PARSE_FAILED']);
    expect(await codeOf('{ missing }')).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  test('an operation that may ask for too many objects is too costly, variables counted', async () => {
    const query = `query ($first: Int) {
      self { page(first: $first) { nodes { page(first: 100) { nodes { page(first: 100) { nodes { id } } } } } } }
    }`;
    const answer = await graph.request(query, { first: 100 });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COSTLY' });
    expect(answer.errors?.[0]?.message).toMatch(/at most 25000/);
    expect(await codeOf(query, { first: 1 })).toBeUndefined();
  });

  test('a body of more than 256 kB is too large', async () => {
    expect(await refusal(await post({ query: `{ self { id } } # ${'x'.repeat(257 * 1024)}` }))).toEqual([
      413,
      'BODY_TOO_LARGE',
    ]);
  });

  test('several operations in one request are refused', async () => {
    expect(await refusal(await post([{ query: '{ self { id } }' }]))).toEqual([400, 'BATCHING_DISABLED']);
  });

  test('a body that is no JSON is a clean 400', async () => {
    expect(await refusal(await post('{ not json'))).toEqual([400, 'BAD_REQUEST']);
  });

  test('a form of another site cannot send an operation', async () => {
    const forged = await post('{"query":"mutation { write { id } }"}', { 'content-type': 'text/plain' });
    expect(forged.status).toBe(400);
    expect(await forged.text()).toContain('CSRF');
    const link = await fetch(`${graph.url}/graphql?query=${encodeURIComponent('{ self { id } }')}`);
    expect(link.status).toBe(400);
    const meant = await fetch(`${graph.url}/graphql?query=${encodeURIComponent('{ self { id } }')}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(meant.status).toBe(200);
  });

  test('the schema is shown to signed-in callers only', async () => {
    const query = getIntrospectionQuery();
    expect(await codeOf(query)).toEqual(['INTROSPECTION_DISABLED']);
    for (const hidden of [
      '{ ... on Query { __schema { queryType { name } } } }',
      '{ ... { ... { __type(name: "Node") { name } } } }',
      '{ ...Shown } fragment Shown on Query { __schema { queryType { name } } }',
    ])
      expect(await codeOf(hidden)).toEqual(['INTROSPECTION_DISABLED']);
    expect(await codeOf('{ self { __typename } }')).toBeUndefined();
    expect(await codeOf('{ ... on Query { self { id } } }')).toBeUndefined();
    expect((await graph.request(query, {}, { token })).data.__schema.queryType).toMatchObject({
      name: 'Query',
    });
  });

  test('what nobody expected goes out without its words, with the tracking id', async () => {
    const answer = await graph.request(
      '{ self { id } boom }',
      {},
      { headers: { 'x-tracking-id': 'tracking-42' } },
    );
    expect(answer.data).toEqual({ self: { id: '1' }, boom: null });
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: 'An unexpected internal server error occurred. Please try again.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500, trackingId: 'tracking-42' },
      }),
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/secret|stack|\.ts/);
  });
});

describe('cost', () => {
  const cost = (query: string, variables = {}) =>
    estimateCost(graph.server.root.schema, parse(query), null, variables);

  test.each([
    ['{ self { id } }', 1],
    ['{ self { self { id } list { id } } }', 1 + 1 + 10],
    ['{ self { page(first: 50) { nodes { id self { id } } totalCount } } }', 1 + 1 + 50 * 2],
    ['{ self { page { edges { cursor node { id } } } } }', 1 + 1 + 50 * 2],
    ['query ($n: Int = 7) { self { page(first: $n) { nodes { id } } } }', 1 + 1 + 7],
    ['mutation { write { id } }', 10 + 1],
    ['{ ...Q } fragment Q on Query { self { id } }', 1],
  ])('%s costs %i', (query, expected) => {
    expect(cost(query)).toBe(expected);
  });

  test('is worked out once for each page size, and never mistaken for that of another', async () => {
    const query = parse('query ($n: Int = 70, $m: Int) { self { page(first: $n) { nodes { id } } } }');
    const { schema } = graph.server.root;
    const kept = (variables: Record<string, unknown>) => getOperationCost(schema, query, null, variables);
    for (let again = 0; again < 2; again += 1) {
      expect(kept({})).toBe(1 + 1 + 70);
      expect(kept({ n: null })).toBe(1 + 1 + 50);
      expect(kept({ n: 9 })).toBe(1 + 1 + 9);
      expect(kept({ 'm=3 n': 9 })).toBe(1 + 1 + 70);
      expect(kept({ m: 3, n: 90 })).toBe(1 + 1 + 90);
    }
  });

  test('is shown to callers who ask for it, beside the REST calls', async () => {
    rest.on('GET', '/api/v3/regions', { body: 'text', status: 200 });
    const answer = await graph.request('{ self { id } slow }', {}, { token, headers: { 'x-upstream': '1' } });
    expect(answer.extensions).toMatchObject({
      cost: { requested: 1, limit: 1_000_000 },
      upstream: { total: 1, calls: [{ method: 'GET', path: '/api/v3/regions', source: 'network' }] },
    });
    expect((await graph.request('{ self { id } }')).extensions).toBeUndefined();
  });

  test('is taken off what a caller may spend in a minute, and refused when nothing is left', async () => {
    const poor = await startTestGraph({
      platformUrl: rest.url,
      domains: [domain],
      env: { COST_PER_MINUTE: '25' },
    });
    const ask = (query: string) => poor.request(query, {}, { token, headers: { 'x-upstream': '1' } });
    const left = async (query: string) => (await ask(query)).extensions?.cost;
    expect(await left('{ self { list { id } } }')).toEqual({ requested: 11, limit: 25, remaining: 14 });
    expect(await left('{ self { list { id } } }')).toEqual({ requested: 11, limit: 25, remaining: 3 });
    const refused = await ask('{ self { list { id } } }');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      cost: { requested: 11, limit: 25, remaining: 0 },
    });
    await poor.close();
  });
});

describe('the server', () => {
  test('says that it lives, and which of its services answer', async () => {
    expect((await fetch(`${graph.url}/health`)).status).toBe(200);
    const one = await startTestGraph({
      platformUrl: rest.url,
      domains: [domain],
      env: { REST_TELEMETRY: 'http://127.0.0.1:1' },
    });
    const ready = await fetch(`${one.url}/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ok', services: { central: true, telemetry: false } });
    await one.close();
    const none = await startTestGraph({ platformUrl: 'http://127.0.0.1:1', domains: [domain] });
    const unready = await fetch(`${none.url}/ready`);
    expect(unready.status).toBe(503);
    expect(await unready.json()).toMatchObject({ status: 'unavailable', services: { central: false } });
    await none.close();
  });

  test('tells what it measures to whoever has the token', async () => {
    await graph.request('{ self { id } }');
    const ask = (headers: Record<string, string>) => fetch(`${graph.url}/metrics`, { headers });
    const metrics = await (await ask({ authorization: 'Bearer a-token-for-metrics' })).text();
    expect(metrics).toMatch(/rostrum_operations_total\{kind="query",outcome="ok"\} \d+/);
    expect(metrics).toContain('rostrum_rest_seconds_count');
    for (const headers of [{}, { authorization: 'Bearer another-token-16' }] as Record<string, string>[]) {
      const refused = await ask(headers);
      expect([refused.status, (await refused.text()).includes('rostrum_')]).toEqual([401, false]);
    }
    const without = await startTestGraph({ platformUrl: rest.url, domains: [domain] });
    expect((await fetch(`${without.url}/metrics`)).status).toBe(404);
    await without.close();
  });

  test.each(['"text"', '0', '[]', 'false'])(
    'refuses extensions that are no object: %s',
    async (extensions) => {
      const query = '{ self { id } }';
      const headers = { 'content-type': 'application/json', 'apollo-require-preflight': '1' };
      const body = `{"query":"${query}","extensions":${extensions}}`;
      const posted = await fetch(`${graph.url}/graphql`, { method: 'POST', headers, body });
      const search = new URLSearchParams({ query, extensions });
      const got = await fetch(`${graph.url}/graphql?${search.toString()}`, { headers });
      expect([posted.status, got.status]).toEqual([400, 400]);
      expect(await posted.text()).toContain('extensions must be an object.');
    },
  );

  test('proposes names of the schema only to those who may read it', async () => {
    const query = '{ sefl { id } }';
    expect((await graph.request(query)).errors?.[0]?.message).toBe(
      'Cannot query field "sefl" on type "Query".',
    );
    expect((await graph.request(query, {}, { token })).errors?.[0]?.message).toContain(
      'Did you mean "self"?',
    );
  });
});

describe('APP-03 behind a proxy', () => {
  test('plain http goes to https, but not on loopback addresses', async () => {
    const proxied = await startTestGraph({
      platformUrl: rest.url,
      domains: [domain],
      env: { TRUST_PROXY: 'true' },
    });
    const { app } = proxied.server;
    const ask = (host: string, protocol: string) =>
      app.inject({ url: '/health?x=1', headers: { host, 'x-forwarded-proto': protocol } });
    const redirected = await ask('studio.example', 'http');
    expect([redirected.statusCode, redirected.headers.location]).toEqual([
      308,
      'https://studio.example/health?x=1',
    ]);
    expect((await ask('studio.example', 'https')).statusCode).toBe(200);
    for (const host of ['localhost:4000', '127.0.0.1', '127.8.8.8:1', '[::1]:4000']) {
      expect((await ask(host, 'http')).statusCode).toBe(200);
    }
    await proxied.close();
  });
});
