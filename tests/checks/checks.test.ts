import { buildSchema } from 'graphql';
import { unexplainedBreaks } from './breakingChanges.ts';
import { areaSheetProblems } from './areaSheets.ts';
import { catalogueProblems } from './catalogues.ts';
import { undescribed } from './descriptions.ts';
import { shapeProblems } from './fileShape.ts';
import { sheetProblems } from './styleSheets.ts';
import { differences } from './generated.ts';
import { findCycles } from './importCycles.ts';
import { folderPairs } from './folderPairs.ts';
import { layerProblems } from './layers.ts';
import { lockFileProblems } from './lockFile.ts';
import { conventionProblems } from './schemaConventions.ts';
import { fieldProblems } from './schemaShape.ts';

describe('the checks see what they are for', () => {
  test('a colour beside the tokens and a width that no page changes at are named with their line', () => {
    expect(sheetProblems('web/ui/x.css', '.a {\n  color: #fff;\n}\n')).toEqual([
      'web/ui/x.css:2: #fff is a colour; give it a name in web/app/tokens.css.',
    ]);
    expect(sheetProblems('web/ui/x.css', '@media (max-width: 640px) {\n}\n')).toHaveLength(1);
    expect(sheetProblems('web/ui/x.css', '@media (max-width: 720px) {\n  color: var(--ink);\n}\n')).toEqual(
      [],
    );
    expect(sheetProblems('web/app/tokens.css', ':root {\n  --ink: rgb(1 2 3);\n}\n')).toEqual([]);
  });

  it('a rule of an area’s style sheet that could change another area', () => {
    const files = {
      'web/ui/x.css': '.card {\n}\n',
      'web/areas/encoders/cues.css':
        '.cue-row,\n.card > .cue-row:hover {\n}\n@media print {\n  .cue-row li {\n  }\n}\n@keyframes cue {\n  to {\n  }\n}\n',
      'web/areas/library/media/Media.css':
        '.share {\n}\n.card p {\n}\nmain {\n}\n.media-row .bp6-button {\n}\n',
      'web/areas/library/media/public/Media.css': '.media-card {\n}\n',
      'web/areas/library/media/Media.tsx': '<p className="share media-row">',
      'web/areas/encoders/Cues.tsx': '<p className={open ? "media-card" : "cue-row"} title="share">',
    };
    const problemsOf = (others: object = {}) =>
      areaSheetProblems(new Map(Object.entries({ ...files, ...others }) as [string, string][])).map(
        (problem) => problem.split(' needs')[0],
      );
    expect(problemsOf()).toEqual([
      'web/areas/library/media/Media.css: .card p',
      'web/areas/library/media/Media.css: main',
    ]);
    // A name that another area puts on, or another sheet has, is nobody's own.
    expect(problemsOf({ 'web/areas/encoders/More.tsx': '<p className="share">' })).toContain(
      'web/areas/library/media/Media.css: .share',
    );
    expect(problemsOf({ 'web/areas/encoders/More.tsx': 'const classes = ["media-row"]' })).toContain(
      'web/areas/library/media/Media.css: .media-row .bp6-button',
    );
    expect(problemsOf({ 'web/ui/y.css': '.cue-row {\n}\n' })).toContain(
      'web/areas/encoders/cues.css: .cue-row',
    );
  });

  it('a file that is too long, with more room for tests', () => {
    expect(shapeProblems('graph/server/server.ts', 'x\n'.repeat(301))).toHaveLength(1);
    expect(shapeProblems('graph/server/server.ts', 'x\n'.repeat(300))).toEqual([]);
    expect(shapeProblems('tests/graph/server.test.ts', 'x\n'.repeat(301))).toEqual([]);
    expect(shapeProblems('resolvers/__generated__/types.ts', 'x\n'.repeat(3000))).toEqual([]);
  });

  it('files that import each other, by whatever way round', () => {
    const files = {
      'graph/a.ts': "import { b } from './b.ts';",
      'graph/b.ts': "import type { c } from '../schema/c.ts';",
      'schema/c.ts': "const a = await import('../graph/a.ts');",
      'schema/d.ts': "import { a } from '../graph/a.ts'; import 'node:fs';",
    };
    expect(findCycles(new Map(Object.entries(files)))).toEqual([['graph/a.ts', 'graph/b.ts', 'schema/c.ts']]);
    expect(findCycles(new Map(Object.entries({ ...files, 'schema/c.ts': '' })))).toEqual([]);
  });

  it.each([
    [
      'graph/kernel/a.ts',
      '../upstream/client/b.ts',
      'kernel may not import graph/upstream/client/b.ts of client.',
    ],
    [
      'graph/upstream/rest/a.ts',
      '../loaders/b.ts',
      'rest may not import graph/upstream/loaders/b.ts of loaders.',
    ],
    [
      'resolvers/media/a.ts',
      '../../graph/server/b.ts',
      'resolvers may not import graph/server/b.ts of server.',
    ],
    ['graph/engine/a.ts', '../session/b.ts', 'engine may not import graph/session/b.ts of session.'],
    ['web/ui/a.tsx', '../app/b.tsx', 'ui may not import web/app/b.tsx of app.'],
    [
      'web/areas/library/cues/a.tsx',
      '../../encoders/b.tsx',
      'area may not import web/areas/encoders/b.tsx of area.',
    ],
    [
      'web/app/a.tsx',
      '../areas/library/cues/b.tsx',
      'app may not import web/areas/library/cues/b.tsx of area.',
    ],
    [
      'fixtures/platform/kernel/a.ts',
      '../../../graph/kernel/b.ts',
      'platformKernel may not import graph/kernel/b.ts of kernel.',
    ],
    [
      'fixtures/platform/kernel/a.ts',
      '../domains/media/public.ts',
      'platformKernel may not import fixtures/platform/domains/media/public.ts of domain.',
    ],
    [
      'fixtures/platform/jobs/a.ts',
      '../domains/media/public.ts',
      'jobs may not import fixtures/platform/domains/media/public.ts of domain.',
    ],
    [
      'fixtures/platform/domains/cues/a.ts',
      '../media/items/b.ts',
      'domain may not import fixtures/platform/domains/media/items/b.ts of domain.',
    ],
    [
      'fixtures/platform/domains/cues/a.ts',
      '../../server/b.ts',
      'domain may not import fixtures/platform/server/b.ts of platformServer.',
    ],
    [
      'fixtures/platform/domains/cues/a.ts',
      '../../../demo/seed/b.ts',
      'domain may not import fixtures/demo/seed/b.ts of demo.',
    ],
    [
      'fixtures/platform/domains/media/a.ts',
      '../../../engine/stills/b.ts',
      'domain may not import fixtures/engine/stills/b.ts of mediaEngine.',
    ],
    [
      'fixtures/engine/process/a.ts',
      '../../platform/kernel/b.ts',
      'mediaEngine may not import fixtures/platform/kernel/b.ts of platformKernel.',
    ],
    [
      'fixtures/shared/a.ts',
      '../engine/protocol.ts',
      'shared may not import fixtures/engine/protocol.ts of mediaEngine.',
    ],
    [
      'schema/rules/a.ts',
      '../../fixtures/shared/b.ts',
      'schema may not import fixtures/shared/b.ts of shared.',
    ],
  ])('%s that imports %s', (path, to, problem) => {
    expect(layerProblems(path, `import a from 'a';\nimport type { b } from '${to}';\n`)).toEqual([
      `${path}:2: ${problem}`,
    ]);
    expect(layerProblems(path, `const b = await import('${to}');\n`)).toEqual([`${path}:1: ${problem}`]);
  });

  it('no import that runs through the layers in their order, within one of them or to what an area shows', () => {
    const imports = {
      'graph/server/a.ts': '../../resolvers/b.ts',
      'graph/upstream/loaders/a.ts': '../rest/b.ts',
      'resolvers/media/a.ts': '../../graph/kernel/b.ts',
      'web/areas/encoders/a.tsx': '../library/media/public/b.tsx',
      'web/areas/library/cues/b.tsx': '../media/d.tsx',
      'web/areas/library/cues/c.tsx': './parts/d.tsx',
      'web/app/a.tsx': '../areas/library/cues/screens.ts',
      'web/kernel/a.ts': '../schema.generated.ts',
      'fixtures/platform/domains/cues/a.ts': '../media/public.ts',
      'fixtures/platform/domains/media/a.ts': '../../../engine/protocol.ts',
      'fixtures/platform/server/a.ts': '../domains/cues/routes.ts',
      'tests/graph/a.test.ts': '../../graph/server/b.ts',
      'codegen.ts': './graph/kernel/b.ts',
    };
    const problems = Object.entries(imports).map(([path, to]) =>
      layerProblems(path, `import { a } from '${to}';`),
    );
    expect(problems.flat()).toEqual([]);
  });

  it('two folders that import each other', () => {
    const files = new Map([
      ['fixtures/a/one.ts', "import { two } from '../b/two.ts';\n"],
      ['fixtures/b/two.ts', 'export const two = 2;\n'],
      ['fixtures/b/three.ts', "import type { One } from '../a/one.ts';\n"],
      ['fixtures/c/four.ts', "import { two } from '../b/two.ts';\n"],
    ]);
    expect(folderPairs(files)).toEqual([
      'fixtures/a and fixtures/b: fixtures/a/one.ts:1 imports fixtures/b/two.ts, fixtures/b/three.ts:1 imports fixtures/a/one.ts.',
    ]);
  });

  it('a schema that leaves its conventions', () => {
    const problems = conventionProblems(
      buildSchema(`
        scalar DateTime @specifiedBy(url: "https://example.com")
        scalar Date @specifiedBy(url: "https://example.com")
        scalar URL
        type UserError { message: String! }
        type ThingConnection { nodes: [Thing!]! }
        type Thing { "Its name (ABC-12) at /things/{id}." name: String }
        enum Role { "{product} Admin." ADMIN }
        type Query { things(first: Int): ThingConnection role: Role }
        type MakePayload { thing: Thing }
        interface Made { id: ID madeAt: String }
        interface Node { id: ID }
        type Bread { id: ID madeAt: String }
        type Cake implements Made { id: ID madeAt: String }
        type BreakPayload { userErrors: [UserError!]! }
        type Mutation { make(name: String): MakePayload! break(input: String): BreakPayload }
      `),
    );
    expect(problems).toEqual([
      'Thing.name: an internal id belongs in a # comment, not in a description.',
      'Role.ADMIN: the description has a placeholder in it.',
      "Mutation.make: its fault would take its siblings' answers away; let it be null.",
      'Mutation.make: its payload has no userErrors: [UserError!]!.',
      'Mutation.make: what it takes stands in one input.',
      'ThingConnection: a connection has edges.',
      'ThingConnection: a connection has pageInfo.',
      'Query.things: a connection is asked with after.',
      'Bread: has all that a Made has; let it implement it.',
      'URL: say where it is specified.',
    ]);
  });

  it('a list without a bound, a truth and a moment that do not sound like one, an id that leads nowhere, and what is no exception any more', () => {
    const schema = buildSchema(`
      scalar DateTime
      type Query {
        "Things." things: [Thing!]
        "Things, at most 1,000." few: [Thing!]
        "Things." paged(first: Int): [Thing!]
        "Things." old: [Thing!] @deprecated
      }
      type Thing { isOpen: Boolean! open: Boolean! opensAt: DateTime opening: DateTime late: Boolean placeId: ID place: Thing roomId: ID ownerId: ID }
      type DeletePayload { deletedId: ID }
      input ThingFilter { names: [String!] after: DateTime closed: Boolean }
    `);
    const exceptions = {
      lists: { 'Query.few': 'It was there before.' },
      booleans: { 'Thing.late': 'It was there before.' },
      moments: {},
      ids: { 'Thing.ownerId': '' },
    };
    expect(fieldProblems(schema, exceptions)).toEqual([
      'Query.things: a list is asked with `first`, or its description says how long it is at most.',
      'Query.few: keeps the rule for lists and is no exception any more.',
      'Thing.open: a boolean says what is true: isX, hasX, canX.',
      'Thing.opening: a moment ends with At.',
      'Thing.roomId: what has the id of a thing has the thing beside it.',
      'Thing.ownerId: is an exception of ids without a sentence that says why.',
    ]);
  });

  it('a name that says nothing', () => {
    for (const path of ['web/ui/index.ts', 'graph/utils.ts', 'web/helpers/dates.ts']) {
      expect(shapeProblems(path, '')).toHaveLength(1);
    }
    expect(shapeProblems('web/app/routes.tsx', '')).toEqual([]);
  });

  it('a text, or a value in a text, that one language lacks', () => {
    const problems = catalogueProblems(
      'web/',
      { a: 'A', b: { c: '{{n}} of {{m}}' } },
      { b: { c: '{{n}}' }, d: 'D' },
    );
    expect(problems).toEqual([
      'web/: es lacks a',
      'web/: en lacks d',
      'web/: b.c takes {m, n} in en and {n} in es',
    ]);
    expect(
      catalogueProblems(
        'web/',
        { a_one: '1', a_other: '{{n}}' },
        { a_one: '1', a_many: 'm', a_other: '{{n}}' },
      ),
    ).toEqual([]);
  });

  it('an undescribed type, field, argument or value', () => {
    expect(undescribed(buildSchema('type Query { a(b: Int): E } enum E { F }'))).toEqual([
      'Query',
      'Query.a',
      'Query.a(b)',
      'E',
      'E.F',
    ]);
  });

  it('a break without a written reason', async () => {
    const before = 'type Query { a: Int b: Int }';
    const after = 'type Query { a: Int c: Int }';
    expect(await unexplainedBreaks(before, after, {})).toHaveLength(1);
    expect(await unexplainedBreaks(before, after, { 'Query.b': 'nobody reads it' })).toEqual([]);
    expect(
      await unexplainedBreaks(before, after, { "Field '*' was removed from object type 'Query'": 'so' }),
    ).toEqual([]);
    expect(await unexplainedBreaks(before, after, { 'Query.*b.c': 'another' })).toHaveLength(1);
    expect(await unexplainedBreaks('type Query { a: Int }', after, {})).toEqual([]);
  });

  it('a generated file that is not current', () => {
    const before = new Map([
      ['a', '1'],
      ['b', '1'],
    ]);
    const after = new Map([
      ['b', '2'],
      ['c', '1'],
    ]);
    expect(differences(before, after)).toEqual(['a', 'b', 'c']);
    expect(differences(before, before)).toEqual([]);
  });

  it('an address of a registry in the lock file', () => {
    expect(lockFileProblems('"resolved": "https://registry/x.tgz",')).toHaveLength(1);
    expect(lockFileProblems('"version": "1.0.0",')).toEqual([]);
  });
});
