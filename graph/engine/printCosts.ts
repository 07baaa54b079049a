import { Kind, type ConstDirectiveNode, type DocumentNode, type FieldDefinitionNode } from 'graphql';

/**
 * Prints `@cost` and `@listSize` as a module, because the schema for clients has no directives and both the graph and
 * the explorer compute costs.
 */
export function printCosts(documents: readonly DocumentNode[]): string {
  const lines = new Set<string>();
  for (const { definitions } of documents) {
    for (const type of definitions) {
      if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
      for (const field of type.fields ?? []) {
        const said = [part('weight', field, 'cost'), part('size', field, 'listSize', 'assumedSize')];
        const parts = said.filter((one) => one !== null);
        if (parts.length > 0)
          lines.add(`  '${type.name.value}.${field.name.value}': { ${parts.join(', ')} },`);
      }
    }
  }
  return [
    '// Written by `npm run codegen` from @cost and @listSize in schema/*.graphql.',
    'export const COSTS: Readonly<Record<string, { weight?: number; size?: number }>> = {',
    ...[...lines].sort(),
    '};\n',
  ].join('\n');
}

function part(name: string, field: FieldDefinitionNode, directive: string, argument = name): string | null {
  const said = field.directives?.find((one: ConstDirectiveNode) => one.name.value === directive);
  const value = said?.arguments?.find((one) => one.name.value === argument)?.value;
  return value?.kind === Kind.INT ? `${name}: ${value.value}` : null;
}
