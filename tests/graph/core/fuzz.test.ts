import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { FULL, fuzzValues } from '../../support/fullSet.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
beforeAll(async () => {
  // So many fields cost more than anybody may ask for in a minute.
  world = await openWorld({ seed: 'demo', env: () => ({ COST_PER_MINUTE: '1000000000' }) });
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world.close());

const NUL = String.fromCharCode(0);
const cursor = (position: string) => Buffer.from(position).toString('base64url');

/** Text that means nothing good, by what is wrong with it; the first of a kind stands for all of it. */
const BAD_TEXT = fuzzValues<string>({
  nothing: ['', ' '],
  'no text that can be stored': [`a${NUL}b`, NUL],
  'half a sign': ['\ud800'],
  'signs of SQL, of paths and of encodings': ["' or 1=1; --/../%00", "' or 1=1; --", '../../x', '..', '%00'],
  'too long': ['x'.repeat(3000)],
});
/** And what means something only where an id is asked for. */
const BAD_IDS = [
  ...BAD_TEXT,
  ...fuzzValues<string>({
    'a way out of a folder': ['../../x', '..'],
    'the id of nothing': ['not-an-id'],
    'the id of something else': [CUSTOMERS.northgate],
  }),
];
const BAD_CURSORS = [
  ...fuzzValues<string>({
    'no cursor': ['!!!', 'x'],
    'a row out of range': [cursor('row:-1'), cursor('row:99999999999999999999')],
    'a place out of range': [cursor('in:99999999999:x')],
    'what cannot be stored': [cursor(`next:${NUL}`)],
    'a way out of a path': [cursor('next:../../x')],
    'too many parts': [cursor('next:1:2,3')],
    'a time before all': [cursor('in:1:5:0000-01-01T00:00:00Z,1')],
  }),
  ...BAD_IDS,
];
const BAD_NUMBERS = fuzzValues<number>({
  'below one': [0, -1],
  'too many': [1001, 101],
  'an end of the range': [2147483647, -2147483648],
});

const OF_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  ID: BAD_IDS,
  Int: BAD_NUMBERS,
  Boolean: [],
  Date: ['0000-01-01', '9999-12-31', '2026-02-30'],
  DateTime: ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59+00:00'],
};

/** Values refused by their type alone, tried once per type, or everywhere in the full run. */
const OF_ANOTHER_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  Int: [1.5, '10', 2 ** 40],
  Boolean: ['true', 1],
  Date: [5, ...BAD_TEXT],
  DateTime: [5, ...BAD_TEXT],
  enum: ['NO_SUCH_VALUE', 5, '', NUL],
  text: [5, true, {}, ['x']],
};
const tried = new Set<string>();

function ofAnotherType(name: string, kind: string): readonly unknown[] {
  if (!FULL && tried.has(name)) return [];
  tried.add(name);
  return OF_ANOTHER_TYPE[kind] ?? OF_ANOTHER_TYPE.text ?? [];
}

function valuesOf(argument: GraphQLArgument | GraphQLInputField): unknown[] {
  const type = getNamedType(argument.type);
  if (argument.name === 'after') return BAD_CURSORS;
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      valuesOf(field).map((value) => ({
        ...(goodOf(argument.type) as object),
        [field.name]: listed(field.type, value),
      })),
    );
  }
  if (isEnumType(type)) return [...ofAnotherType(type.name, 'enum')];
  return [...(OF_TYPE[type.name] ?? BAD_TEXT), ...ofAnotherType(type.name, type.name)];
}

function listed(type: GraphQLInputType, value: unknown): unknown {
  return isListType(getNullableType(type)) ? [value] : value;
}

/** Something that passes, so that only one value is bad at a time. */
function goodOf(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return listed(type, named.getValues()[0]?.name);
  if (isInputObjectType(named)) {
    const needed = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, goodOf(field.type)]));
  }
  const values: Record<string, unknown> = {
    Int: 5,
    Boolean: true,
    Date: '2026-11-01',
    DateTime: '2026-11-01T00:00:00Z',
    ID: CUSTOMERS.harbour,
  };
  return listed(type, values[named.name] ?? 'text');
}

/** A selection of leaves, and of one more level where there are none. */
function selectionOf(field: GraphQLField<unknown, unknown>, depth = 0): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter((one) =>
    one.args.every(({ type: t }) => !isNonNullType(t)),
  );
  const leaves = fields.filter((one) => isLeafType(getNamedType(one.type))).map(({ name }) => name);
  const below =
    depth < 1 && type.name.endsWith('Connection') ? fields.filter(({ name }) => name === 'nodes') : [];
  const inner = below.map((one) => `${one.name} ${selectionOf(one, depth + 1)}`);
  return `{ __typename ${[...leaves, ...inner].join(' ')} }`;
}

interface Attempt {
  query: string;
  variables: Record<string, unknown>;
}

/** Every argument of a field with every bad value, the others good. */
function attemptsOn(
  field: GraphQLField<unknown, unknown>,
  wrap: (declared: string, call: string) => string,
  given: Record<string, unknown> = {},
): Attempt[] {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = wrap(declared, `${field.name}(${passed}) ${selectionOf(field)}`);
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  const good = Object.fromEntries(needed.map(({ name, type }) => [name, goodOf(type)]));
  return field.args.flatMap((argument) =>
    valuesOf(argument).map((value) => ({
      query,
      variables: { ...good, [argument.name]: listed(argument.type, value), ...given },
    })),
  );
}

const fieldsOf = (name: string) => {
  const type = world.graph.server.root.schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()).filter(({ args }) => args.length > 0) : [];
};

/** Attempts that failed with an error that is not the caller's. */
async function faultsOf(attempts: readonly Attempt[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const { query, variables } of attempts) {
    const { errors = [] } = await maya.run(query, variables);
    for (const { message, extensions } of errors) {
      const code = String(extensions.code);
      if (/INTERNAL|UPSTREAM/.test(code) || extensions.status === 500) {
        faults.push({
          query: query.slice(0, 120),
          variables: JSON.stringify(variables).slice(0, 200),
          code,
          message,
        });
      }
    }
  }
  return faults;
}

describe('bad values', () => {
  test('NET-08 no argument of a root field is answered with INTERNAL', async () => {
    const attempts = fieldsOf('Query').flatMap((field) =>
      attemptsOn(field, (declared, call) => `query (${declared}) { ${call} }`),
    );
    expect(attempts.length).toBeGreaterThan(50);
    expect(await faultsOf(attempts)).toEqual([]);
  });

  test('NET-08 no argument of an organisation’s field is answered with INTERNAL', async () => {
    const attempts = fieldsOf('Customer').flatMap((field) =>
      attemptsOn(
        field,
        (declared, call) => `query ($customer: ID!, ${declared}) { customer(id: $customer) { ${call} } }`,
        { customer: CUSTOMERS.harbour },
      ),
    );
    expect(attempts.length).toBeGreaterThan(200);
    expect(await faultsOf(attempts)).toEqual([]);
  });

  test('NET-08 no input of a mutation is answered with INTERNAL', async () => {
    // Those that end or replace the session that the others need; session.test.ts tries them.
    const others = ['signOut', 'signIn', 'signInOnBehalf', 'switchCustomer'];
    const attempts = fieldsOf('Mutation')
      .filter(({ name }) => !others.includes(name))
      .flatMap((field) => attemptsOn(field, (declared, call) => `mutation (${declared}) { ${call} }`));
    expect(attempts.length).toBeGreaterThan(50);
    expect(await faultsOf(attempts)).toEqual([]);
  });
});

describe('what is wrong is said', () => {
  const encoders =
    '($first: Int, $after: String) { viewer { customer { encoders(first: $first, after: $after) { nodes { id } } } } }';

  test.each([0, -1, 1001])('first: %s names the limit and the value', async (first) => {
    const { errors } = await maya.run(`query ${encoders}`, { first });
    expect(errors).toMatchObject([
      {
        message: `first must be between 1 and 1000, it was ${first}.`,
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  test('a cursor of another connection is refused with its argument', async () => {
    for (const after of ['x', cursor('next:abc'), cursor('row:-1')]) {
      const { errors } = await maya.run(`query ${encoders}`, { after });
      expect(errors).toMatchObject([
        { message: 'after is not a cursor of this connection.', extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });

  test('ANA-01 dates in the wrong order are refused with the field', async () => {
    const query = `query ($start: Date!, $end: Date!) { viewer { customer {
      viewerSummary(api: CONTENT_LIBRARY, start: $start, end: $end) { __typename }
      viewerRecords(api: CONTENT_LIBRARY, start: $start, end: $end) { nodes { clientId } } } } }`;
    const { errors = [] } = await maya.run(query, { start: '2026-11-10', end: '2026-11-01' });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    for (const { message } of errors) expect(message).toMatch(/end must be after the start/i);
  });
});
