// Writes the typed documents with references to the fragments that they spread. The official plugin copies each
// fragment into every operation, so that one new field changes the generated file of every user.
import { dirname, join, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { plugin as typedDocuments } from '@graphql-codegen/typed-document-node';
import { visit, type DocumentNode, type ExecutableDefinitionNode } from 'graphql';

/** Set by the preset for each file. */
interface FragmentImport {
  outputPath: string;
  importSource: { path: string; identifiers: { name: string; kind: string }[] };
}

const WRITTEN = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode<(.*)>;$/gm;
const COMPOSER = 'web/kernel/composeDocument.ts';

const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
const constantOf = (fragment: string) => `${fragment.split('_').map(capital).join('_')}FragmentDoc`;

function spreadsOf(definition: ExecutableDefinitionNode): string[] {
  const names = new Set<string>();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}

function importFrom(file: string, path: string, names: readonly string[]): string {
  const way = relative(dirname(file), path).split('\\').join('/');
  return `import { ${names.join(', ')} } from '${way.startsWith('.') ? way : `./${way}`}';`;
}

/** The codegen plugin: `<Name>Document` for each operation, `<Name>FragmentDoc` for each fragment. */
export const plugin: PluginFunction = async (schema, documents, config, info) => {
  const written = await typedDocuments(schema, documents, config, info);
  const text = typeof written === 'string' ? written : written.content;
  const used = new Set<string>();
  const content = text.replace(WRITTEN, (_line, name: string, json: string, types: string) => {
    const [own] = (JSON.parse(json) as DocumentNode).definitions;
    const spread = spreadsOf(own as ExecutableDefinitionNode).map(constantOf);
    for (const each of spread) used.add(each);
    return `export const ${name} = /*#__PURE__*/ composeDocument<${types}>(${JSON.stringify(own)}, [${spread.join(', ')}]);`;
  });
  if (content === text) return '';
  const output = info?.outputFile ?? '';
  const imports = ((config as { fragmentImports?: FragmentImport[] }).fragmentImports ?? []).flatMap(
    ({ importSource: { path, identifiers } }) => {
      const names = identifiers.map(({ name }) => name).filter((name) => used.has(name));
      return names.length > 0 ? [importFrom(output, join(path), names)] : [];
    },
  );
  return { prepend: [importFrom(output, COMPOSER, ['composeDocument']), ...imports], content };
};
