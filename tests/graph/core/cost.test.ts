import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { costError, getOperationCost } from '../../../graph/engine/cost.ts';
import { estimateCost } from '../../../schema/rules/cost.ts';
import { webQueries } from '../parity/webOperations.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/api.graphql', import.meta.url), 'utf8'));

function cost(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  return estimateCost(schema, document, null, variables);
}

/** Weight of a REST call per object. */
const CALL = 20;

describe('an operation costs the work that it makes', () => {
  const rows = (first: number, fields: string) =>
    cost(`{ viewer { customer { media(first: ${first}) { nodes { ${fields} } } } } }`);
  const around = 3 + CALL;

  test('a REST call for each row weighs as much, as often as there are rows', () => {
    expect(rows(100, 'title')).toBe(around + 100);
    expect(rows(100, 'playback { hlsUrl }')).toBe(around + 100 * (1 + CALL + 1));
    // One call covers all of them.
    expect(rows(100, 'views transcript')).toBe(around + 100 * 3);
  });

  test('an export that made a call or two for each of 100,000 rows is refused, one of plain rows is not', () => {
    expect(rows(1000, 'playback { hlsUrl } hlsUrl')).toBeGreaterThan(25_000);
    expect(rows(1000, 'title createdAt sizeBytes')).toBeLessThan(25_000);
  });

  test('a schedule counts 10 occurrences for each day of its window, so ten years cost what ten years hold', () => {
    const schedule = (to: string) =>
      cost(`{ viewer { customer { schedule(from: "2026-01-01T00:00:00Z", to: "${to}") { title } } } }`);
    expect(schedule('2026-01-01T12:00:00Z')).toBe(2 + CALL + 10);
    expect(schedule('2026-02-01T00:00:00Z')).toBe(2 + CALL + 310);
    expect(schedule('2036-01-01T00:00:00Z')).toBe(2 + CALL + 36_520);
    expect(costError(schedule('2036-01-01T00:00:00Z'))?.extensions.code).toBe('QUERY_TOO_COSTLY');
    expect(costError(schedule('2030-01-01T00:00:00Z'))).toBeNull();
  });

  test('a window in variables counts as one in the document, however its document was asked before', () => {
    const document = parse(
      `query ($from: DateTime!, $to: DateTime!) { viewer { customer { schedule(from: $from, to: $to) { title } } } }`,
    );
    const asked = (to: string) =>
      getOperationCost(schema, document, null, { from: '2026-01-01T00:00:00Z', to });
    const [day, year, dayAgain] = [
      asked('2026-01-02T00:00:00Z'),
      asked('2027-01-01T00:00:00Z'),
      asked('2026-01-02T09:00:00Z'),
    ];
    expect([day, year, dayAgain]).toEqual([2 + CALL + 10, 2 + CALL + 3650, 2 + CALL + 10]);
  });

  test('a log counts 1,000 entries for each day of its window, and the 7 days that it is kept at most', () => {
    const log = (window: string) => cost(`{ encoder(id: "1") { logs${window} { entries { entry } } } }`);
    const around = 1 + CALL + 1;
    expect(log('')).toBe(around + 1000);
    expect(log('(start: "2026-01-01T00:00:00Z", end: "2026-01-04T00:00:00Z")')).toBe(around + 3000);
    expect(log('(start: "2026-01-01T00:00:00Z")')).toBe(around + 7000);
    expect(log('(start: "2016-01-01T00:00:00Z", end: "2026-01-01T00:00:00Z")')).toBe(around + 7000);
  });

  test('a list counts as many as are asked for, where that is said', () => {
    const schedule = (first: string) =>
      `query${first === '$n' ? ' ($n: Int)' : ''} { viewer { customer {
        schedule(from: "2026-01-01T00:00:00Z", to: "2036-01-01T00:00:00Z", first: ${first}) { title } } } }`;
    expect(cost(schedule('7'))).toBe(2 + CALL + 7);
    expect(cost(schedule('100000'))).toBe(2 + CALL + 100_000);
    expect(cost(schedule('$n'), { n: 30 })).toBe(2 + CALL + 30);
    expect(cost(schedule('$n'))).toBe(2 + CALL + 36_520);
  });

  test('a router pays for as many entities as it names, in a variable or in the document', () => {
    const subgraph = buildSchema(`scalar _Any union _Entity = Thing type Thing { id: ID! }
      type Query { _entities(representations: [_Any!]!): [_Entity]! }`);
    const document = parse('query ($r: [_Any!]!) { _entities(representations: $r) { ... on Thing { id } } }');
    const named = (count: number) =>
      getOperationCost(subgraph, document, null, { r: Array(count).fill({ id: '1' }) });
    expect([named(1), named(3000), named(2)]).toEqual([1, 3000, 2]);
    const written = parse(
      '{ _entities(representations: [{ id: 1 }, { id: 2 }, { id: 3 }]) { ... on Thing { id } } }',
    );
    expect(getOperationCost(subgraph, written, null, {})).toBe(3);
  });

  test('nodes cost a call and an object each', () => {
    const nodes = (count: number) =>
      cost('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array(count).fill('Encoder:1') });
    expect([nodes(1), nodes(100)]).toEqual([1 + CALL, 100 * (1 + CALL)]);
  });

  test.each(webQueries())('the web app may ask $name with its largest page', ({ query, variables, name }) => {
    const first = name.endsWith('Export') ? 1000 : 100;
    expect(cost(query, { ...variables, first })).toBeLessThanOrEqual(25_000);
  });
});
