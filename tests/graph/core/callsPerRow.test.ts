import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { COSTS } from '../../../schema/rules/__generated__/costs.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

/** A field that makes a REST call for each row weighs at least so much in its `@cost`. */
const CALL_WEIGHT = 10;
const MANY = 20;

/** Arguments that cannot be left out, as the demo's data answers them. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  from: '"2026-11-01T00:00:00Z"',
  to: '"2026-12-01T00:00:00Z"',
  start: '"2026-11-01"',
  end: '"2026-11-22"',
  api: 'WEB_EVENTS',
  text: '"a"',
};

let world: World;
let maya: GraphClient;
beforeAll(async () => {
  world = await openWorld({ env: () => ({ COST_PER_MINUTE: '1000000000' }) });
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

type Field = GraphQLField<unknown, unknown>;

/** A list of objects, and the selection that leads to it. */
interface List {
  place: string;
  row: GraphQLObjectType;
  query(size: number, row: string): string;
}

/** A field as it is asked for; null when it needs an argument that nothing here knows. */
function asked(field: Field, size?: number): string | null {
  const given: string[] = [];
  for (const { name, type, defaultValue } of field.args) {
    if (name === 'first' && size !== undefined) given.push(`first: ${size}`);
    else if (isNonNullType(type) && defaultValue === undefined) {
      if (!(name in ARGUMENTS)) return null;
      given.push(`${name}: ${ARGUMENTS[name]}`);
    }
  }
  return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
}

const isPage = ({ name }: { name: string }) => name.endsWith('Connection');
const fieldsOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).filter(({ deprecationReason }) => deprecationReason == null);

/** Every list of objects that an organization leads to; each type's own fields are looked at once. */
function listsFrom(schema: GraphQLSchema): List[] {
  const lists: List[] = [];
  const known = new Set<string>(['Customer', 'User', 'PageInfo']);
  const visit = (type: GraphQLObjectType, around: (inner: string) => string): void => {
    for (const field of fieldsOf(type)) {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner) || asked(field) === null) continue;
      const isList = isListType(getNullableType(field.type));
      const page = isPage(inner) ? inner.getFields().nodes : undefined;
      const row = page ? getNamedType(page.type) : inner;
      if (!isObjectType(row)) continue;
      const query = (size: number, selection: string) => {
        const rows = page ? `nodes { ${selection} }` : selection;
        return around(`${asked(field, size) ?? ''} { ${rows} }`);
      };
      const place = `${type.name}.${field.name}`;
      if (page || isList) lists.push({ place, row, query });
      if (known.has(row.name)) continue;
      known.add(row.name);
      visit(row, (selection) => query(1, selection));
    }
  };
  const customer = schema.getType('Customer');
  if (isObjectType(customer)) visit(customer, (inner) => `{ viewer { customer { ${inner} } } }`);
  return lists;
}

/** Selection of a field: the field itself, or one scalar below it. */
function selectionOf(field: Field): string | null {
  const name = asked(field, 1);
  const type = getNamedType(field.type);
  if (name === null) return null;
  if (!isCompositeType(type)) return name;
  if (!isObjectType(type)) return `${name} { __typename }`;
  if (isPage(type)) return `${name} { nodes { __typename } }`;
  const value = fieldsOf(type).find(
    ({ type: inner, args }) => isLeafType(getNamedType(inner)) && !args.length,
  );
  return `${name} { ${value?.name ?? '__typename'} }`;
}

/** REST calls of a query, whoever answered them, and how many rows there were. */
async function measure(query: string): Promise<{ calls: number; rows: number }> {
  const answer = await maya.run(query);
  return { calls: answer.extensions?.upstream?.calls.length ?? 0, rows: rowsIn(answer.data) };
}

/** The length of the innermost list on the way. */
function rowsIn(value: Data): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown = Object.values(value as object).find(
    (one) => typeof one === 'object' && one !== null,
  );
  return Array.isArray(inner) ? Math.max(inner.length, rowsIn(inner[0])) : rowsIn(inner);
}

test('no list makes a call for each of its rows, but for fields whose @cost says so', async () => {
  const lists = listsFrom(world.graph.server.root.schema);
  expect(lists.length).toBeGreaterThan(20);
  const problems: string[] = [];
  let compared = 0;
  for (const { place, row, query } of lists) {
    const plain = await measure(query(MANY, '__typename'));
    if (plain.rows < 2) continue;
    for (const field of fieldsOf(row)) {
      const weight = COSTS[`${row.name}.${field.name}`]?.weight ?? 0;
      const selection = selectionOf(field);
      if (selection === null || weight >= CALL_WEIGHT) continue;
      const many = await measure(query(MANY, selection));
      compared += 1;
      if (many.calls < plain.calls + 2) continue;
      const one = await measure(query(1, selection));
      // A list that cannot be asked for one row only is compared with itself without the field.
      const grown = many.rows > one.rows ? many.calls - one.calls : many.calls - plain.calls;
      if (grown >= Math.min(many.rows, 5) && grown >= 2)
        problems.push(`${place} { ${row.name}.${field.name} }: ${grown} calls more for ${many.rows} rows`);
    }
  }
  expect(problems).toEqual([]);
  expect(compared).toBeGreaterThan(150);
});
