import type { DocumentNode } from 'graphql';

/** The name of the one operation of a document. */
export function getOperationName(document: DocumentNode): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  throw new Error('the document holds no named operation');
}
