import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connectionFromPage, pageSize, servicePosition } from '../../../graph/kernel/connection.ts';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { codedError } from '../../../graph/kernel/errors.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';
import { until } from '../../support/until.ts';

interface Row {
  name: string | null;
  n: number;
  tags?: string[];
  place?: { city: string } | null;
}

/** Rows of the fake service, and its received requests. */
const world = { rows: [] as Row[], reads: [] as number[], failAt: Infinity, truncated: false };

const domain = tinyDomain(
  'customers',
  `type Query { customer: Customer hidden: RowConnection first: Row }
   type Customer { id: ID! title: String! rows(first: Int = 50, after: String): RowConnection! others: [Row!]! }
   type Row { name: String n: Float! tags: [String!] place: Place children: [Row!] broken: String }
   type Place { city: String! }
   type RowConnection { nodes: [Row!]! edges: [RowEdge!]! pageInfo: PageInfo! isTruncated: Boolean! }
   type RowEdge { cursor: String! node: Row! }`,
  {
    Query: {
      customer: () => ({ id: 'c1', title: 'Harbour, Street' }),
      first: () => world.rows[0],
      hidden: () => {
        throw codedError('FORBIDDEN', 'Not for you.', { status: 403 });
      },
    },
    Customer: {
      others: () => [],
      rows: (_: unknown, args: { first: number; after?: string }, context: GraphContext) => {
        const size = pageSize(args.first, context.pageMax);
        const { from } = servicePosition(args.after);
        const start = Number(from ?? 0);
        world.reads.push(start);
        if (start >= world.failAt) throw codedError('UPSTREAM_UNAVAILABLE', 'It is gone.', { status: 503 });
        const end = start + size;
        const next = end < world.rows.length ? String(end) : null;
        const page = connectionFromPage({ rows: world.rows.slice(start, end), from, skipped: 0, next });
        return Object.assign(page, { isTruncated: world.truncated });
      },
    },
    Row: {
      broken: () => {
        throw new Error('broken');
      },
    },
  },
);

let rest: FakeRest;
let graph: TestGraph;

beforeAll(async () => {
  rest = await startFakeRest();
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain] });
});

afterAll(async () => {
  await graph.close();
  await rest.close();
});

beforeEach(() => {
  Object.assign(world, { rows: [], reads: [], failAt: Infinity, truncated: false });
});

interface CsvAnswer {
  status: number;
  type: string;
  text: string;
  trailers: NodeJS.Dict<string>;
}

function ask(
  query: string,
  variables: Record<string, unknown> = {},
  type = 'application/json',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${graph.url}/graphql`,
      { method: 'POST', headers: { 'content-type': type, accept: 'text/csv' } },
      resolve,
    );
    request.on('error', reject);
    request.end(JSON.stringify({ query, variables }));
  });
}

async function csv(
  query: string,
  variables: Record<string, unknown> = {},
  type?: string,
): Promise<CsvAnswer> {
  const response = await ask(query, variables, type);
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    text,
    trailers: response.trailers,
  };
}

const numbered = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ name: `row ${n}`, n }));

describe('columns and cells', () => {
  test('the header comes from the response keys, nested objects with dots, the values around on each row', async () => {
    world.rows = [
      { name: 'a', n: 1, tags: ['x', 'y'], place: { city: 'York' } },
      { name: null, n: 2, place: null },
    ];
    const answer = await csv(
      'query Export { customer { title rows { nodes { label: name n tags place { city } } } } }',
    );
    expect(answer.type).toContain('text/csv');
    expect(answer.text.split('\r\n')).toEqual([
      'customer.title,label,n,tags,place.city',
      '"Harbour, Street",a,1,x; y,York',
      '"Harbour, Street",,2,,',
      '',
    ]);
    expect(answer.trailers).toEqual({ 'x-rostrum-export': 'complete' });
  });

  test('edges and fragments work like nodes', async () => {
    world.rows = [{ name: 'a', n: 1 }];
    const answer = await csv(
      '{ customer { rows { edges { node { ...R } } } } } fragment R on Row { name n }',
    );
    expect(answer.text).toBe('node.name,node.n\r\na,1\r\n');
  });

  test('quotes, commas and line ends are quoted as RFC 4180 says', async () => {
    world.rows = [{ name: 'say "hi", you\r\nthere', n: 1 }];
    expect((await csv('{ customer { rows { nodes { name } } } }')).text).toBe(
      'name\r\n"say ""hi"", you\r\nthere"\r\n',
    );
  });

  test('ANA-19 text that a spreadsheet would run as a formula gets an apostrophe; numbers stay numbers', async () => {
    world.rows = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', 'a=b'].map((name) => ({ name, n: -74.5 }));
    const { text } = await csv('{ customer { rows { nodes { name n } } } }');
    expect(text.split('\r\n').slice(1, -1)).toEqual([
      "'=1+1,-74.5",
      "'+1,-74.5",
      "'-1,-74.5",
      "'@SUM(A1),-74.5",
      "'\t=1,-74.5",
      "' =1,-74.5",
      'a=b,-74.5',
    ]);
  });
});

describe('paging', () => {
  test('ANA-05 pages are followed to the end, 1000 rows each unless the query says', async () => {
    world.rows = numbered(2500);
    const { text } = await csv('{ customer { rows { nodes { n } } } }');
    expect(text.split('\r\n')).toHaveLength(2502);
    expect(world.reads).toEqual([0, 1000, 2000]);
    world.reads = [];
    await csv('query ($first: Int) { customer { rows(first: $first) { nodes { n } } } }', { first: 900 });
    expect(world.reads).toEqual([0, 900, 1800]);
  });

  test('reading begins at the cursor that the query gives', async () => {
    world.rows = numbered(30);
    const page = await graph.request('{ customer { rows(first: 20) { pageInfo { endCursor } } } }');
    const { endCursor } = page.data.customer.rows.pageInfo;
    const query = 'query ($after: String) { customer { rows(after: $after) { nodes { n } } } }';
    expect((await csv(query, { after: endCursor })).text.split('\r\n').slice(1, 3)).toEqual(['20', '21']);
  });

  test('ANA-05 ANA-18 at row 100,000 it ends and says that it was cut', async () => {
    world.rows = numbered(100_500);
    const answer = await csv('{ customer { rows { nodes { n } } } }');
    const lines = answer.text.split('\r\n');
    expect(lines.slice(-3)).toEqual(['99999', '# Cut at 100000 rows: there are more.', '']);
    expect(answer.trailers).toEqual({ 'x-rostrum-export': 'cut' });
    expect(world.reads.filter((start) => start < 100_000)).toHaveLength(100);
  });

  test('ANA-18 a service that lets nobody read on is told of too', async () => {
    world.rows = numbered(3);
    world.truncated = true;
    const answer = await csv('{ customer { rows { nodes { n } } } }');
    expect(answer.text).toMatch(/# Cut at 3 rows: there are more\.\r\n$/);
    expect(answer.trailers).toEqual({ 'x-rostrum-export': 'cut' });
  });

  test('a page that fails midway ends the export with its reason', async () => {
    world.rows = numbered(2500);
    world.failAt = 2000;
    const answer = await csv('{ customer { rows { nodes { n } } } }');
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/\r\n1999\r\n# Failed after 2000 rows: It is gone\. \([A-Z_]+, .+\)\r\n$/);
    expect(answer.trailers).toEqual({ 'x-rostrum-export': 'failed' });
  });

  test('values that cannot be read are empty, and counted at the end', async () => {
    world.rows = numbered(2);
    const answer = await csv('{ customer { rows { nodes { n broken } } } }');
    expect(answer.text).toBe('n,broken\r\n0,\r\n1,\r\n# 2 values could not be read and are empty.\r\n');
  });

  test('a client that goes away stops the reading', async () => {
    // Far more than sockets hold, so that the client's silence is felt.
    const name = 'x'.repeat(2000);
    world.rows = Array.from({ length: 100_000 }, (_, n) => ({ name, n }));
    const response = await ask('{ customer { rows { nodes { name n } } } }');
    await new Promise((resolve) => response.once('data', resolve));
    response.destroy();
    let before = -1;
    await until(() => {
      const still = before === world.reads.length;
      before = world.reads.length;
      return still;
    });
    expect(world.reads.length).toBeLessThan(100);
  });
});

describe('refusals', () => {
  const refusals: [name: string, query: string, message: string, extensions: object][] = [
    [
      'no connection',
      '{ first { name } }',
      'A CSV export needs exactly one connection (a paginated list); the query has 0.',
      { reason: 'CSV_ONE_LIST', parameters: { count: '0' } },
    ],
    [
      'two connections',
      '{ customer { a: rows { nodes { n } } b: rows { nodes { n } } } }',
      'the query has 2.',
      { reason: 'CSV_ONE_LIST', parameters: { count: '2' } },
    ],
    [
      'no rows',
      '{ customer { rows { isTruncated } } }',
      'A CSV export needs either the nodes or the edges of its connection.',
      { reason: 'CSV_ROWS' },
    ],
    [
      'a list in a row',
      '{ customer { rows { nodes { children { n } } } } }',
      'children is a list of objects',
      { reason: 'CSV_NESTED_LIST', parameters: { field: 'children' } },
    ],
    [
      'a list around',
      '{ customer { others { n } rows { nodes { n } } } }',
      'customer.others is a list of objects',
      { reason: 'CSV_NESTED_LIST', parameters: { field: 'customer.others' } },
    ],
    [
      'columns that may be missing',
      '{ customer { rows { nodes { n @skip(if: true) } } } }',
      '@skip',
      { reason: 'CSV_DIRECTIVES' },
    ],
    [
      'pages of 1000 rows that cost too much',
      `{ customer { rows { nodes { ${Array.from({ length: 25 }, (_, n) => `p${n}: place { city }`).join(' ')} } } } }`,
      'The operation may request 26003 objects; at most 25000 are allowed. Request fewer fields or rows.',
      {
        code: 'QUERY_TOO_COSTLY',
        reason: 'OPERATION_TOO_COSTLY',
        parameters: { cost: '26003', limit: '25000' },
        cost: 26_003,
        limit: 25_000,
      },
    ],
    ['a syntax error', '{ customer { ', 'Syntax Error', { code: 'GRAPHQL_PARSE_FAILED' }],
    [
      'an unknown field',
      '{ customer { rows { nodes { missing } } } }',
      'missing',
      { code: 'GRAPHQL_VALIDATION_FAILED' },
    ],
  ];

  test.each(refusals)('answers 400 with its reason to %s', async (_name, query, message, extensions) => {
    const answer = await csv(query);
    expect([answer.status, answer.type]).toEqual([400, expect.stringContaining('application/json')]);
    const { errors } = JSON.parse(answer.text) as { errors: object[] };
    expect(errors[0]).toMatchObject({ message: expect.stringContaining(message), extensions });
  });

  test('a refusal of the first page has its own status', async () => {
    const answer = await csv('{ hidden { nodes { n } } }');
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('FORBIDDEN');
  });

  test('a form of another site cannot ask for it', async () => {
    expect((await csv('{ customer { rows { nodes { n } } } }', {}, 'text/plain')).status).toBe(400);
  });
});
