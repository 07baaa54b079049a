// Writes the Apollo Client 4 hooks of each operation over its typed document. The official react-apollo plugin
// does not serve: what it writes names types that Apollo Client 4 no longer exports.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function hooksOf(operation: OperationDefinitionNode): string[] {
  const name = capital(operation.name?.value ?? '');
  const kind = capital(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const needsVariables = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const hook = (call: string, skippable: boolean) =>
    [
      `export function use${name}${call.slice(3)}(`,
      `options${skippable && needsVariables ? '' : '?'}: Apollo.${call}.Options<${types}>`,
      `${skippable ? ' | Apollo.SkipToken' : ''}) { return Apollo.${call}(${name}Document, options); }`,
    ].join('');
  if (operation.operation === 'query') return [hook('useQuery', true), hook('useLazyQuery', false)];
  return [operation.operation === 'mutation' ? hook('useMutation', false) : hook('useSubscription', true)];
}

/** The codegen plugin: `use<Name>Query`, `…LazyQuery`, `…Mutation` or `…Subscription` for each operation. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const content = operations.flatMap(hooksOf).join('\n');
  return { prepend: operations.length ? [`import * as Apollo from '@apollo/client/react';`] : [], content };
};
