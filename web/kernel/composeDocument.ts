import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DefinitionNode, DocumentNode, Kind } from 'graphql';

/** Puts a generated operation or fragment together with the fragments that it spreads, each once. */
export function composeDocument<Result, Variables>(
  own: object,
  spread: readonly DocumentNode[],
): TypedDocumentNode<Result, Variables> {
  const definitions = [own as DefinitionNode, ...spread.flatMap((document) => document.definitions)];
  // The constant of the enum would load graphql with every page.
  return { kind: 'Document' as Kind.DOCUMENT, definitions: [...new Set(definitions)] };
}
