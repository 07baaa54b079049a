// Generates types from schema/*.graphql: resolver types, and the web app's types, documents, and hooks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, print, visit } from 'graphql';
import { DOMAINS } from './graph/engine/compose/domains.ts';

const root = import.meta.dirname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sdl = ['base', ...DOMAINS].map((domain) => `schema/${domain}.graphql`);

/** Every type `X` for which a REST module exports `XRecord` is answered by resolvers as that record. */
function recordMappers(): Record<string, string> {
  const mappers: Record<string, string> = {};
  for (const domain of DOMAINS.filter((name) =>
    existsSync(join(root, `graph/upstream/rest/${name}/${name}.ts`)),
  )) {
    for (const [, type] of read(`graph/upstream/rest/${domain}/${domain}.ts`).matchAll(
      /^export (?:type|interface) (\w+)Record\b/gm,
    )) {
      mappers[type!] = `../../graph/upstream/rest/${domain}/${domain}.ts#${type}Record`;
    }
  }
  const types = new Set(
    sdl.flatMap((file) => [...read(file).matchAll(/^type (\w+)/gm)].map(([, name]) => name)),
  );
  return Object.fromEntries(
    Object.entries(mappers).filter(([type]) => types.has(type) && !types.has(`${type}Record`)),
  );
}

/** Types with a key: fields of other domains may answer them as a stub of their type name and id. */
function entities(): string[] {
  return [
    ...new Set(
      sdl.flatMap((file) =>
        [...read(file).matchAll(/^type (\w+)(?: implements [\w &]+)? @key/gm)].map(([, name]) => name!),
      ),
    ),
  ];
}

// The caller is no REST record: the session knows who it is. Payloads answer older names by themselves.
const mappers: Record<string, string> = {
  ...recordMappers(),
  Viewer: '../../graph/kernel/context.ts#Caller',
  Cue: '../cues/shownCue.ts#ShownCueRecord',
  Use: '../shared/usesRegistration.ts#UseRecord',
  UploaderRegistration: '../encoders/uploaderRecords.ts#DeviceRegistrationRecord',
  UnregisterUploaderPayload: '../encoders/uploaderRecords.ts#UnregisterUploaderRecord',
  ...Object.fromEntries(
    [
      'SignOut',
      'RequestPasswordReset',
      'VerifyPasswordReset',
      'ResetPassword',
      'Track',
      'ContactRequest',
    ].map((name) => [`${name}Payload`, `../customers/payloadRecords.ts#${name}Record`]),
  ),
};
const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  URL: 'string',
  Duration: 'number',
  Timecode: 'string',
};
const entityRecords = entities().map((type) => `  ${type}: ${mappers[type] ? `${type}Record` : type};`);
const documents = 'web/**/*.graphql';
/** The API without what is deprecated: the web neither asks for it nor sends it. */
function lastingApi(): string {
  const lasting = visit(parse(read('schema/api.graphql')), {
    enter: (node) =>
      'directives' in node && node.directives?.some(({ name }) => name.value === 'deprecated')
        ? null
        : undefined,
  });
  return print(lasting);
}
const hasOperations = readdirSync(join(root, 'web'), { recursive: true }).some((path) =>
  `${path}`.endsWith('.graphql'),
);
const operations = {
  scalars,
  enumType: 'string-literal',
  useTypeImports: true,
  nonOptionalTypename: true,
} as const;

const config: CodegenConfig = {
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'resolvers/__generated__/types.ts': {
      schema: sdl,
      plugins: [
        'typescript',
        'typescript-resolvers',
        {
          add: {
            placement: 'append',
            content: [
              '/** What resolvers answer for each entity when they have the whole of it. */',
              `export interface EntityRecords {\n${entityRecords.join('\n')}\n}`,
              '/** An entity of another domain, named only: its home completes it. */',
              'export type Stub<T> = T extends object',
              '  ? { [K in keyof EntityRecords]: [T, EntityRecords[K]] extends [EntityRecords[K], T]',
              '      ? { __typename: K; id: string } : never }[keyof EntityRecords]',
              '  : never;',
            ].join('\n'),
          },
        },
      ],
      config: {
        scalars,
        mappers,
        enumsAsTypes: true,
        useTypeImports: true,
        federation: true,
        maybeValue: 'T | null | undefined',
        contextType: '../../graph/upstream/context.ts#GraphContext',
        resolverTypeWrapperSignature: 'Promise<T | Stub<T>> | T | Stub<T>',
      },
    },
    'web/schema.generated.ts': {
      schema: lastingApi(),
      ...(hasOperations && { documents }),
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    ...(hasOperations && {
      'web/': {
        documents,
        schema: lastingApi(),
        preset: 'near-operation-file',
        presetConfig: { extension: '.generated.ts' },
        plugins: ['typescript-operations', 'web/codegen/documentsPlugin.ts', 'web/codegen/hooksPlugin.ts'],
        config: {
          ...operations,
          importSchemaTypesFrom: 'web/schema.generated.ts',
          documentMode: 'documentNodeImportFragments',
          inlineFragmentTypes: 'combine',
        },
      },
    }),
  },
};

export default config;
