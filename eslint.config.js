// Lint of schema and operations. Code is held by .oxlintrc.json, which layer may import which by tests/checks/layers.ts.
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';

export default defineConfig(
  globalIgnores([
    '**/*.{js,mjs,cjs}',
    '**/dist/',
    'data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
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
