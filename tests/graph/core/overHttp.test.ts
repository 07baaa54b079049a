import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';

/**
 * Requirements of the specification "GraphQL over HTTP". The four characters before a title are the ID of the audit
 * in the package graphql-http.
 */
const PLAIN = 'application/json';
const GRAPHQL = 'application/graphql-response+json';
const ASK = { query: '{ __typename }' };
const TYPE_OF = 'query Type($name: String!) { __type(name: $name) { name } }';

let rest: FakeRest;
let graph: TestGraph;
let token: string;

beforeAll(async () => {
  rest = await startFakeRest();
  const logins = addLogins(rest);
  const domain = tinyDomain('customers', 'type Query { a: String } type Mutation { b: String }', {
    Query: { a: () => 'a' },
    Mutation: { b: () => 'b' },
  });
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain] });
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

interface Seen {
  status: number;
  type: string;
  body: { data?: unknown; errors?: unknown[] };
}

async function seen(path: string, init: RequestInit): Promise<Seen> {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${graph.url}/graphql${path}`, { ...init, headers });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: (await answer.json()) as Seen['body'],
  };
}

function post(body: unknown, accept?: string, contentType = PLAIN): Promise<Seen> {
  return seen('', {
    method: 'POST',
    headers: { 'content-type': contentType, ...(accept && { accept }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function get(query: Record<string, string>, accept = '*/*'): Promise<Seen> {
  const headers = { accept, 'apollo-require-preflight': '1' };
  return seen(`?${new URLSearchParams(query).toString()}`, { headers });
}

describe('the kind of answer', () => {
  test.each([
    ['22EB', GRAPHQL, GRAPHQL],
    ['4655', PLAIN, PLAIN],
    ['47DE', '*/*', PLAIN],
    ['80D8 2C94 03D4', undefined, PLAIN],
  ])('%s what accepts %s gets %s', async (_id, accept, type) => {
    const answer = await post(ASK, accept);
    expect(answer).toMatchObject({ status: 200, body: { data: { __typename: 'Query' } } });
    expect(answer.type.split(';')[0]).toBe(type);
  });

  test('82A3 BF61 78D5 answers are UTF-8, and so are requests, said or not', async () => {
    expect((await post(ASK)).type).toMatch(/charset=utf-8/i);
    for (const type of [`${PLAIN}; charset=utf-8`, PLAIN]) {
      const answer = await post({ query: '{ __type(name: "Run🏃Swim🏊") { name } }' }, PLAIN, type);
      expect(answer).toMatchObject({ status: 200, body: { data: { __type: null } } });
    }
  });
});

describe('GET and POST', () => {
  test('5A70 D6D5 6A70 GET reads, variables as JSON in the address', async () => {
    expect((await get({ query: ASK.query })).status).toBe(200);
    for (const accept of [GRAPHQL, PLAIN]) {
      const answer = await get({ query: TYPE_OF, variables: '{"name":"sometype"}' }, accept);
      expect(answer).toMatchObject({ status: 200, body: { data: { __type: null } } });
      expect(answer.body.errors).toBeUndefined();
    }
  });

  test('9C48 GET changes nothing', async () => {
    expect((await get({ query: 'mutation { __typename }' }, GRAPHQL)).status).toBe(405);
  });

  test('9ABE a body of no kind is refused', async () => {
    const body = new TextEncoder().encode(JSON.stringify(ASK));
    expect((await seen('', { method: 'POST', body })).status).toBe(415);
  });

  test('A5BF 423L 8764 3E3A B6DC BCF8 B7N8 no body, no query and no JSON are 400, whatever is accepted', async () => {
    expect((await seen('', { method: 'POST', headers: { 'content-type': PLAIN } })).status).toBe(400);
    for (const accept of [PLAIN, GRAPHQL, undefined]) {
      expect((await post({ qeury: ASK.query }, accept)).status).toBe(400);
      expect((await post('{ "not a JSON', accept)).status).toBe(400);
    }
  });
});

describe('parameters', () => {
  test.each([
    ['34A2 13EE', ASK],
    ['8161 B8B3', { query: 'query Query { __typename }', operationName: 'Query' }],
    ['94B0 0220', { ...ASK, variables: null }],
    ['94B1 0221', { ...ASK, operationName: null }],
    ['94B2 0222', { ...ASK, extensions: null }],
    ['2EA1 28B9', { query: TYPE_OF, variables: { name: 'sometype' } }],
    ['428F 1B7A', { ...ASK, extensions: { some: 'value' } }],
  ])('%s %j is answered, for both kinds', async (_ids, body) => {
    for (const accept of [GRAPHQL, PLAIN]) {
      const answer = await post(body, accept);
      expect(answer.status).toBe(200);
      expect(answer.body.errors).toBeUndefined();
    }
  });

  const object = { obj: 'ect' };
  const list = ['array'];
  test.each([
    ['LKJ0 LKJ1 LKJ2 LKJ3', 'query', [object, 0, false, list]],
    ['6C00 6C01 6C02 6C03', 'operationName', [object, 0, false, list]],
    ['4760 4761 4762 4763', 'variables', ['string', 0, false, list]],
    ['58B0 58B1 58B2 58B3', 'extensions', ['string', 0, false, list]],
  ])('%s %s of another kind is 400', async (_ids, name, values) => {
    expect(values).toHaveLength(4);
    for (const value of values) expect((await post({ ...ASK, [name]: value })).status).toBe(400);
  });
});

describe('an operation that cannot run', () => {
  const refused = [
    ['572B', '865D 556A D586', 'cannot be read', { query: '{' }],
    ['FDE2', '51FE 74FF 5E5B', 'is not of the schema', { query: '{ a8f31403dfe404bccbb0e835f2629c6a7 }' }],
    [
      '7B9B',
      '86EE',
      'has a variable of another kind',
      { query: 'query Q($id: ID!) { __typename }', variables: { id: null } },
    ],
  ] as const;

  test.each(refused)(
    '%s %s that %s is 200 for plain JSON, 400 otherwise, and never has data',
    async (_plain, _graphql, _why, body) => {
      for (const [accept, status] of [
        [PLAIN, 200],
        [GRAPHQL, 400],
        [undefined, 400],
      ] as const) {
        const answer = await post(body, accept);
        expect(answer.status).toBe(status);
        expect(answer.body).not.toHaveProperty('data');
        expect(answer.body.errors).toHaveLength(1);
      }
    },
  );

  test('86EE a variable that nobody gave is 400 as well', async () => {
    const query = 'query Q($id: ID!) { __typename }';
    expect((await post({ query }, GRAPHQL)).status).toBe(400);
  });
});
