import {
  getOperationAST,
  type DocumentNode,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Logger } from 'pino';
import type { Caller } from '../kernel/context.ts';
import { codedError, formatError } from '../kernel/errors.ts';
import { costError, getOperationCost } from './cost.ts';
import type { Documents } from './documents.ts';
import { introspectionError } from './limits.ts';

/** An operation of a valid document that the caller can run if it is not too costly. */
export interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** An operation that may run. */
export interface CheckedOperation extends PreparedOperation {
  /** Estimated cost (cost.ts). */
  cost: number;
}

/** The parts of the graph that operations are checked with. */
interface CheckingRoot {
  documents: Documents;
  schema: GraphQLSchema;
  config: { only: string | null };
}

/** Request of a client. */
export interface OperationRequest {
  query: string;
  operationName?: string | null | undefined;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Checks everything about an operation but its cost: whose document it is, syntax, tokens, validation, depth, aliases,
 * introspection. Returns coded errors when it may not run. Values of variables are checked by the executor.
 */
export function prepareOperation(
  root: CheckingRoot,
  request: OperationRequest,
  caller: Caller | null,
): PreparedOperation | { errors: readonly GraphQLError[] } {
  // As a subgraph it gets what the router made of the documents; whose those are is the router's business.
  const prepared = root.documents.prepare(request.query, caller === null && root.config.only === null);
  if (!prepared) return { errors: [unknownDocument()] };
  if ('errors' in prepared) return prepared;
  const { document } = prepared;
  const operation = getOperationAST(document, request.operationName ?? null);
  if (!operation) {
    return { errors: [codedError('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation.')] };
  }
  const refusal = introspectionError(document, caller);
  return refusal ? { errors: [refusal] } : { document, operation };
}

/** Checks an operation and its cost before it runs, over HTTP and over WebSocket. */
export function checkOperation(
  root: CheckingRoot,
  request: OperationRequest,
  caller: Caller | null,
): CheckedOperation | { errors: readonly GraphQLError[] } {
  const prepared = prepareOperation(root, request, caller);
  if ('errors' in prepared) return prepared;
  const cost = getOperationCost(
    root.schema,
    prepared.document,
    request.operationName,
    request.variables ?? {},
  );
  const refusal = costError(cost);
  return refusal ? { errors: [refusal] } : { ...prepared, cost };
}

function unknownDocument(): GraphQLError {
  const words = 'Sign in to send operations of your own.';
  return codedError('UNAUTHENTICATED', words, { status: 401 });
}

/** Makes the errors of an answer fit to go out, and logs what nobody expected. */
export function formatErrors(
  root: { logger: Pick<Logger, 'error'> },
  errors: readonly GraphQLError[],
  trackingId: string,
): GraphQLFormattedError[] {
  return errors.map((error) =>
    formatError(error, trackingId, (cause) =>
      root.logger.error({ trackingId, err: cause }, 'unexpected error'),
    ),
  );
}
