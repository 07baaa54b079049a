import { describe, expect, test } from '@jest/globals';
import { graphql, parse, printSchema, type ExecutionResult } from 'graphql';
import { readFileSync } from 'node:fs';
import { composeSchema, subgraphSchema } from '../../../graph/engine/compose/compose.ts';
import { composeSdl, readDomainDocuments } from '../../../graph/engine/compose/sdl.ts';
import { DOMAINS } from '../../../graph/engine/compose/domains.ts';
import { createExecutor } from '../../../graph/engine/execute.ts';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';

const references: string[] = [];

/** Home of Encoder. Its record calls the id `uuid`. */
const encoders = tinyDomain(
  'encoders',
  `type Query { encoder(id: ID!): Encoder encoders: [Encoder!]! }
   type Encoder @key(fields: "id") { id: ID! name: String! }`,
  {
    Query: {
      encoder: (_: unknown, { id }: { id: string }) => ({ uuid: id, title: `Encoder ${id}` }),
      encoders: () => ['1', '2'].map((uuid) => ({ uuid, title: `Encoder ${uuid}` })),
    },
    Encoder: {
      id: ({ uuid }: { uuid: string }) => uuid,
      name: ({ title }: { title: string }) => title,
      __resolveReference: ({ id }: { id: string }) => {
        references.push(id);
        return id === 'gone' ? null : { uuid: id, title: `Encoder ${id}` };
      },
    },
  },
);

const extensionParents: unknown[] = [];

/** Refers to encoders, and adds a field to them. */
const events = tinyDomain(
  'events',
  `type Query { item(encoder: String = "7"): Item list: Item }
   type Item { encoder: Encoder encoders: [Encoder!] }
   type Encoder @key(fields: "id") { id: ID! nextUse: String }`,
  {
    Query: {
      item: (_: unknown, { encoder }: { encoder: string }) => ({
        encoder: { __typename: 'Encoder', id: encoder },
      }),
      list: () => ({ encoders: Promise.resolve(['1', '2'].map((id) => ({ __typename: 'Encoder', id }))) }),
    },
    Encoder: {
      nextUse: (parent: { id: string }) => {
        extensionParents.push(parent);
        return `use of ${parent.id}`;
      },
    },
  },
);

const schema = composeSchema([encoders, events]);

describe.each(['jit', 'graphql-js'] as const)('one process, executed by %s', (name) => {
  const executor = createExecutor(schema, name, { uses: 0 });
  const run = async (query: string): Promise<ExecutionResult> => {
    references.length = 0;
    extensionParents.length = 0;
    return executor.run({ document: parse(query), variables: {}, context: {} as GraphContext });
  };

  test('a stub of another domain is completed by its home', async () => {
    const { data } = await run('{ item { encoder { id name } } }');
    expect(data).toEqual({ item: { encoder: { id: '7', name: 'Encoder 7' } } });
    expect(references).toEqual(['7']);
  });

  test('each stub of a list is completed, fragments or not', async () => {
    const { data } = await run(
      '{ list { encoders { ...E } } } fragment E on Encoder { ... on Encoder { name } }',
    );
    expect(data).toEqual({ list: { encoders: [{ name: 'Encoder 1' }, { name: 'Encoder 2' }] } });
    expect(references).toEqual(['1', '2']);
  });

  test('no home is asked while only the key and fields of other domains are selected', async () => {
    const { data } = await run('{ item { encoder { __typename id nextUse } } }');
    expect(data).toEqual({ item: { encoder: { __typename: 'Encoder', id: '7', nextUse: 'use of 7' } } });
    expect(references).toEqual([]);
  });

  test('a field that extends an entity gets typename and key as its parent, whatever record there is', async () => {
    const { data } = await run('{ encoders { nextUse } item { encoder { name nextUse } } }');
    expect(data).toMatchObject({ encoders: [{ nextUse: 'use of 1' }, { nextUse: 'use of 2' }] });
    expect(extensionParents).toHaveLength(3);
    for (const parent of extensionParents)
      expect(Object.keys(parent as object).sort()).toEqual(['__typename', 'id']);
  });

  test('a stub of something that is gone becomes null', async () => {
    expect((await run('{ item(encoder: "gone") { encoder { name } } }')).data).toEqual({
      item: { encoder: null },
    });
  });
});

describe('a subgraph', () => {
  test('answers from the same SDL and resolvers', async () => {
    const subgraph = subgraphSchema(encoders);
    const representations = [{ __typename: 'Encoder', id: '4' }];
    const { data } = await graphql({
      schema: subgraph,
      source:
        'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Encoder { id name } } _service { sdl } }',
      variableValues: { r: representations },
    });
    expect(data).toMatchObject({
      _entities: [{ id: '4', name: 'Encoder 4' }],
      _service: { sdl: expect.stringContaining('@key(fields: "id")') },
    });
  });

  test('hands a reference to the fields that extend it', async () => {
    const { data } = await graphql({
      schema: subgraphSchema(events),
      source: 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Encoder { nextUse } } }',
      variableValues: { r: [{ __typename: 'Encoder', id: '4' }] },
    });
    expect(data).toEqual({ _entities: [{ nextUse: 'use of 4' }] });
  });
});

describe('what does not compose', () => {
  const compose = (...domains: Parameters<typeof composeSchema>[0]) => composeSchema(domains);

  test('is told with code and place', () => {
    const clashing = tinyDomain(
      'media',
      'type Query { one: Int } type Encoder @key(fields: "id") { id: ID! name: Int }',
      {
        Query: { one: () => 1 },
      },
    );
    expect(() => compose(encoders, clashing)).toThrow(/FIELD_TYPE_MISMATCH .*name/);
    expect(() => composeSdl([{ name: 'a', document: parse('type Query { one: Missing }') }])).toThrow(
      /INVALID_GRAPHQL .*Missing/,
    );
  });

  test.each([
    [
      'an entity without a home',
      /NO_HOME Venue/,
      'type Query { one: Int } type Venue @key(fields: "id") { id: ID! }',
      { Query: { one: () => 1 } },
    ],
    [
      'an entity with two homes',
      /TWO_HOMES Encoder .* encoders and other/,
      'type Query { one: Int } type Encoder @key(fields: "id") { id: ID! }',
      { Query: { one: () => 1 }, Encoder: { __resolveReference: () => null } },
    ],
    [
      'a field that extends an entity without a resolver',
      /NO_RESOLVER Encoder.extra/,
      'type Query { one: Int } type Encoder @key(fields: "id") { id: ID! extra: Int }',
      { Query: { one: () => 1 } },
    ],
    ['a root field without a resolver', /NO_RESOLVER Query.one/, 'type Query { one: Int }', {}],
    [
      'a field that needs fields of another domain',
      /@requires/,
      `type Query { one: Int }
       type Part { name: String @external }
       type Encoder @key(fields: "id") { id: ID! part: Part @external deep: Int @requires(fields: "part { name }") }`,
      { Query: { one: () => 1 }, Encoder: { deep: () => 1 } },
    ],
  ])('%s is refused', (_name, problem, sdl, resolvers) => {
    const withPart = tinyDomain(
      'encoders',
      `type Query { encoder: Encoder } type Part { name: String }
       type Encoder @key(fields: "id") { id: ID! part: Part }`,
      { Query: { encoder: () => null }, Encoder: { __resolveReference: () => null } },
    );
    expect(() => compose(withPart, tinyDomain('other', sdl, resolvers))).toThrow(problem);
  });

  test('a field that two domains resolve is refused, unless they share the resolver', () => {
    const sdl = 'type Query { one: Int @shareable }';
    const resolving = (one: () => number) => ({ Query: { one } });
    const first = resolving(() => 1);
    expect(() =>
      compose(
        tinyDomain('a', sdl, first),
        tinyDomain(
          'b',
          sdl,
          resolving(() => 1),
        ),
      ),
    ).toThrow(/TWO_RESOLVERS Query.one is resolved in a and in b/);
    expect(() => compose(tinyDomain('a', sdl, first), tinyDomain('b', sdl, first))).not.toThrow();
  });
});

describe('the eight domains', () => {
  test('compose to the committed supergraph and API schema', () => {
    const { supergraph, api } = composeSdl(readDomainDocuments());
    const committed = (name: string) =>
      readFileSync(new URL(`../../../schema/${name}.graphql`, import.meta.url), 'utf8').trim();
    expect(supergraph.trim()).toBe(committed('supergraph'));
    expect(api.trim()).toBe(committed('api'));
    for (const name of DOMAINS) expect(supergraph).toContain(`name: "${name}"`);
  });

  test('show clients no word of federation', async () => {
    const { readDomains } = await import('../../../graph/server/registry.ts');
    const shown = printSchema(composeSchema(readDomains()));
    expect(shown).not.toMatch(/join__|_entities|@key|@link/);
    expect(shown).toContain('type Subscription');
  });

  test.each(DOMAINS)('%s alone is a subgraph', async (name) => {
    const { readDomains } = await import('../../../graph/server/registry.ts');
    const domain = readDomains().find((one) => one.name === name);
    expect(domain && printSchema(subgraphSchema(domain))).toContain('_service');
  });
});
