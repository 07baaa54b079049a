// Lint for code, schema and operations. Imports run one way: in the web app → areas → player → ui → kernel → time →
// schema; fixtures → schema; and in the graph server → resolvers → upstream → kernel, server → session → upstream,
// server → engine → kernel.
// What needs types (promises that nobody awaits) is held by tests/checks/oxlint.json in a tenth of the time.
import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { documentedExports } from './tests/checks/documentedExports.js';

const layers = [
  ['schema', 'schema'],
  ['resolvers', 'resolvers'],
  ['client', 'graph/upstream/client'],
  ['rest', 'graph/upstream/rest'],
  ['loaders', 'graph/upstream/loaders'],
  ['poller', 'graph/upstream/poller'],
  ['watch', 'graph/upstream/watch'],
  ['upstream', 'graph/upstream'],
  ['kernel', 'graph/kernel'],
  ['engine', 'graph/engine'],
  ['session', 'graph/session'],
  ['launch', 'graph/server/launch'],
  ['server', 'graph/server'],
  ['webTime', 'web/time'],
  ['webKernel', 'web/kernel'],
  ['ui', 'web/ui'],
  ['player', 'web/player'],
  ['areaPublic', 'web/areas/*/public'],
  ['area', 'web/areas/*'],
  ['app', 'web/app'],
  ['web', 'web'],
  ['fixtures', 'fixtures'],
  ['tests', 'tests'],
].map(([type, pattern]) => ({
  type,
  pattern,
  partialMatch: false,
  ...(pattern.includes('*') && { capture: ['area'] }),
}));

// Besides: files of an area import those of the same one; of another one, and of areas from the app, what lies in its
// folder `public`, its addresses and its screens.
const mayImport = {
  schema: ['schema'],
  kernel: ['kernel', 'schema'],
  client: ['client', 'kernel', 'schema'],
  rest: ['rest', 'client', 'kernel', 'schema'],
  loaders: ['loaders', 'rest', 'client', 'kernel', 'schema'],
  upstream: ['upstream', 'loaders', 'client', 'kernel', 'schema'],
  poller: ['poller', 'upstream', 'client', 'kernel', 'schema'],
  watch: ['watch', 'poller', 'upstream', 'loaders', 'rest', 'client', 'kernel', 'schema'],
  resolvers: ['resolvers', 'watch', 'poller', 'upstream', 'loaders', 'rest', 'client', 'kernel', 'schema'],
  session: ['session', 'upstream', 'loaders', 'client', 'kernel', 'schema'],
  engine: ['engine', 'kernel', 'schema'],
  server: [
    'server',
    'resolvers',
    'session',
    'engine',
    'poller',
    'upstream',
    'loaders',
    'client',
    'kernel',
    'schema',
  ],
  launch: ['launch', 'fixtures', 'client', 'kernel'],
  webTime: ['webTime', 'schema'],
  webKernel: ['webKernel', 'webTime', 'schema'],
  ui: ['ui', 'webKernel', 'webTime', 'schema'],
  player: ['player', 'ui', 'webKernel', 'webTime', 'schema'],
  area: ['areaPublic', 'player', 'ui', 'webKernel', 'webTime', 'schema'],
  areaPublic: ['areaPublic', 'player', 'ui', 'webKernel', 'webTime', 'schema'],
  app: ['app', 'areaPublic', 'ui', 'webKernel', 'webTime', 'schema'],
  web: ['web', 'app', 'ui', 'webKernel', 'schema'],
  fixtures: ['fixtures', 'schema'],
  tests: layers.map(({ type }) => type),
};

const EXPORTS = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
];

const code = ['**/*.{ts,tsx,js,mjs}'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '**/*.generated.ts',
      '**/__generated__/',
    ],
  },
  {
    files: code,
    extends: [js.configs.recommended, tseslint.configs.recommended],
    rules: {
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...EXPORTS],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: code,
    // Tests may import everything.
    ignores: ['tests/**'],
    plugins: { boundaries },
    settings: { 'boundaries/elements': layers },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.entries(mayImport).map(([type, targets]) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: targets } } } },
            })),
            ...['area', 'areaPublic'].map((type) => ({
              from: { element: { type } },
              allow: {
                to: { element: { type: 'area', captured: { area: '{{ from.element.captured.area }}' } } },
              },
            })),
            ...['area', 'areaPublic', 'app'].map((type) => ({
              from: { element: { type } },
              allow: { to: { element: { type: 'area', fileInternalPath: '{paths,screens}.ts' } } },
            })),
            ...['webKernel', 'ui', 'player', 'area', 'areaPublic', 'app'].map((type) => ({
              from: { element: { type } },
              allow: { to: { element: { type: 'web', fileInternalPath: 'schema.generated.ts' } } },
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    // Formatters are dear to make, and zones easy to get wrong: both are asked for in one place.
    files: ['web/{app,areas,kernel,player,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...EXPORTS,
        ...[
          ':matches(NewExpression, CallExpression)[callee.object.name="Intl"]',
          'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
        ].map((selector) => ({ selector, message: 'Take it from web/time/formatters.ts.' })),
      ],
    },
  },
  {
    // What nobody renders twice needs no analysis of the React compiler, which takes long.
    files: ['tests/web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['graph/**/*.ts', 'fixtures/platform/**/*.ts'],
    plugins: { house: { rules: { 'documented-exports': documentedExports } } },
    rules: { 'house/documented-exports': 'error' },
  },
  {
    files: [
      '*.config.js',
      '**/*.config.ts',
      'codegen.ts',
      'tests/jest.config.js',
      'tests/mutants/*.js',
      'tests/web/e*.js',
      'tests/web/asset.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Requests reach the database through app.platform alone, which row-level security binds to their caller.
    files: ['fixtures/platform/**/*.ts'],
    ignores: ['fixtures/platform/db/**', 'fixtures/platform/server.ts', 'fixtures/platform/print.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(pg|drizzle-orm/node-postgres.*)$|/db/(database|scopedPool)\\.ts$',
              allowTypeImports: true,
              message: 'Ask app.platform.db, which knows who asks.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/public/**', 'fixtures/platform/embeds/page/*.js'],
    languageOptions: {
      globals: { document: 'readonly', window: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' },
    },
    rules: { 'no-var': 'off' },
  },
  {
    files: ['tests/**'],
    rules: { 'max-lines': ['error', 400] },
  },
  {
    // Playwright reads a fixture's needs from its destructured parameter, empty ones too.
    files: ['tests/e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: [
      'graph/server/launch/start.mjs',
      'graph/server/launch/launch.ts',
      'tests/{checks,bench,mutants,scaffold}/**',
      'tests/run.ts',
      '**/print*.ts',
      '**/main.ts',
    ],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['schema/*.graphql', 'web/**/*.graphql'],
    ignores: ['schema/supergraph.graphql', 'schema/api.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: {
          schema: ['schema/*.graphql', '!schema/supergraph.graphql', '!schema/api.graphql'],
          documents: 'web/**/*.graphql',
        },
      },
    },
  },
  {
    files: ['schema/*.graphql'],
    ignores: ['schema/supergraph.graphql', 'schema/api.graphql'],
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
          // Roots, and entities that a domain only adds to: their home describes them (tests/checks/descriptions.ts).
          ignoredSelectors: [
            'ObjectTypeDefinition[name.value=/^(Query|Mutation|Subscription)$/]',
            'ObjectTypeDefinition[directives.0.name.value="key"]',
          ],
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
  {
    files: ['web/**/*.graphql'],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-selections': ['error', { fieldName: 'id' }],
      '@graphql-eslint/selection-set-depth': 'off',
      '@graphql-eslint/naming-convention': [
        'error',
        { OperationDefinition: 'PascalCase', VariableDefinition: 'camelCase' },
      ],
    },
  },
);
