import type { GraphQLFieldResolver } from 'graphql';

/** Rows of a page that an export captures before the executor resolves them. */
export interface RowCapture {
  rows: readonly unknown[];
}

/** Answers `nodes` of a connection. With a capture in the context, the rows go there and the executor gets none. */
export const connectionNodes: GraphQLFieldResolver<{ nodes: unknown[] }, { capture?: RowCapture | null }> = (
  { nodes },
  _,
  { capture },
) => {
  if (!capture) return nodes;
  capture.rows = nodes;
  return [];
};
