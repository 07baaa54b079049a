/** Operation in a shared link. */
export interface LinkedOperation {
  query: string;
  variables: string;
}

/** The address of the explorer with an operation in its hash, which no server ever sees. */
export function operationPath({ query, variables }: LinkedOperation): string {
  const hash = new URLSearchParams({ query });
  if (variables.trim() !== '') hash.set('variables', variables);
  return `/explorer#${hash}`;
}

/** The operation in an address's hash, or null. */
export function readOperationHash(hash: string): LinkedOperation | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const query = params.get('query');
  return query ? { query, variables: params.get('variables') ?? '' } : null;
}
