import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { createCsvReader } from '../../../web/areas/explorer/csvRows.ts';
import { defaultOperations } from '../../../web/areas/explorer/defaultOperations.ts';
import { chosenOperation } from '../../../web/areas/explorer/explorerFetcher.ts';
import { operationPath, readOperationHash } from '../../../web/ui/operationLink.ts';
import { toTable } from '../../../web/areas/explorer/resultTable.ts';
import { readRun } from '../../../web/areas/explorer/run.ts';
import { viewer } from './fakeGraph.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema/api.graphql'), 'utf8'));

test('a link opens the very operation it was made from', () => {
  const operation = {
    query: 'query A($id: ID!) {\n  encoder(id: $id) { name }\n}',
    variables: '{"id": "ä&#1"}',
  };
  expect(readOperationHash(operationPath(operation).replace('/explorer', ''))).toEqual(operation);
  expect(readOperationHash('')).toBeNull();
});

test('the REST calls of an operation are read out of its answer and not shown twice', () => {
  const call = { call: 'C-068', method: 'GET', path: '/x', status: 200, ms: 3, source: 'network' as const };
  const answer = {
    data: { a: 1 },
    extensions: { upstream: { total: 1, calls: [call] }, other: true },
  };
  const { run, shown } = readRun({ query: '{ a }' }, answer, 40);
  expect(run).toMatchObject({ operation: { query: '{ a }' }, calls: [call], ms: 40 });
  expect(shown).toEqual({ data: { a: 1 }, extensions: { other: true } });
});

/** Headers and cells of the first list in a result. */
function read(data: unknown): string[][] | null {
  const table = toTable(data);
  return (
    table && [
      table.columns.map(({ header }) => header),
      ...table.rows.map((row) => table.columns.map(({ text }) => text(row))),
    ]
  );
}

test('a connection becomes a table: nested objects get columns with dots', () => {
  const data = {
    viewer: {
      name: 'x',
      encoders: {
        edges: [
          {
            node: {
              __typename: 'Encoder',
              name: 'Chapel',
              status: { state: 'STOPPED', cpu: 4 },
              tags: ['a', 'b'],
            },
          },
          { node: { name: 'Van kit', status: { state: 'OFFLINE', cpu: null }, uses: [{ id: 1 }] } },
        ],
      },
    },
  };
  expect(read(data)).toEqual([
    ['name', 'status.state', 'status.cpu', 'tags', 'uses'],
    ['Chapel', 'STOPPED', '4', 'a, b', ''],
    ['Van kit', 'OFFLINE', '', '', '[1]'],
  ]);
  expect(toTable({ viewer: { name: 'x' } })).toBeNull();
});

test('an object that only some rows have is its fields, and one that no row has is empty', () => {
  const nodes = [
    { name: 'Chapel', channel: null, preset: null },
    null,
    { name: 'Van kit', channel: { name: 'Main' }, preset: null },
  ];
  expect(read({ nodes })).toEqual([
    ['name', 'preset', 'channel.name'],
    ['Chapel', '', ''],
    ['Van kit', '', 'Main'],
  ]);
});

test('a table knows whether its list may have more pages, and stands numbers to the right', () => {
  const nodes = [{ name: 'Chapel', views: 4 }];
  expect(toTable({ encoders: { nodes } })?.isPage).toBe(true);
  expect(toTable({ encoders: { nodes, pageInfo: { hasNextPage: true } } })?.isPage).toBe(true);
  expect(toTable({ encoders: { nodes, pageInfo: { hasNextPage: false } } })?.isPage).toBe(false);
  expect(toTable({ tags: nodes })?.isPage).toBe(false);
  expect(toTable({ tags: nodes })?.columns.map(({ align }) => align)).toEqual([undefined, 'right']);
});

test('ANA-19 CSV is read in whatever pieces it arrives, and text that was guarded is as it was', () => {
  const csv = 'title,at,views\r\n"Hi, ""you""\r\nthere",\'-5 °C,-5\r\nplain,,\r\n';
  const rows = [
    ['title', 'at', 'views'],
    ['Hi, "you"\r\nthere', '-5 °C', '-5'],
    ['plain', '', ''],
  ];
  expect(createCsvReader()(csv)).toEqual(rows);
  const reader = createCsvReader();
  expect([...csv].flatMap((letter) => reader(letter))).toEqual(rows);
});

test('the operations offered at first are valid and only what the person may ask', () => {
  const all = defaultOperations(viewer() as never);
  expect(all.flatMap(({ query }) => validate(schema, parse(query)))).toEqual([]);
  expect(all.some(({ query }) => query.includes('subscription'))).toBe(true);
  const reviewer = defaultOperations(viewer({ permissions: ['VIDEO_REVIEW'] }) as never);
  expect(reviewer.some(({ query }) => query.includes('encoders'))).toBe(false);
});

test('the operation that runs is one of the text, whatever the editor last knew', () => {
  const text = 'query A { a } subscription B { b }';
  expect(chosenOperation(text, 'B')?.operation).toBe('subscription');
  expect(chosenOperation('subscription B { b }', 'A')?.name?.value).toBe('B');
  expect(chosenOperation('query {', 'A')).toBeNull();
});
