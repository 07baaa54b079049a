import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { OperationContext } from '../kernel/context.ts';

/** One run of an operation of a valid document. */
export interface Execution {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
  context: OperationContext;
  /** The event, when a subscription's selection runs on one. */
  rootValue?: unknown;
}

/** Runs operations. Errors in the answer are as they were thrown; formatError makes them fit to go out. */
export interface Executor {
  readonly name: 'jit' | 'graphql-js';
  /** Runs a query or mutation, or the selection of a subscription on one event. */
  run(execution: Execution): Promise<ExecutionResult> | ExecutionResult;
  /** Opens the source of a subscription's events; answers with errors when it cannot be opened. */
  source(execution: Execution): Promise<AsyncIterable<unknown> | ExecutionResult>;
}

/** Makes the executor that the configuration names. */
export function createExecutor(schema: GraphQLSchema, name: Executor['name']): Executor {
  const source: Executor['source'] = ({ document, operationName, variables, context }) =>
    createSourceEventStream({
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    });
  const interpret: Executor['run'] = ({ document, operationName, variables, context, rootValue }) =>
    execute({
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
      rootValue,
    });
  if (name === 'graphql-js') return { name, source, run: interpret };

  const compiled = compiledQueries(schema);
  return {
    name,
    source,
    run(execution) {
      const query = compiled(execution.document, execution.operationName ?? '');
      if (!isCompiledQuery(query)) return query;
      const result = query.query(execution.rootValue ?? {}, execution.context, execution.variables) as
        Promise<ExecutionResult> | ExecutionResult;
      return result instanceof Promise ? result.then(withOwnErrors) : withOwnErrors(result);
    },
  };
}

/** graphql-jit's errors lack the `extensions` that every GraphQLError has. */
function withOwnErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(({ message, path, locations, originalError }) => {
    const error = new GraphQLError(message, { path, originalError });
    return Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
  });
  return { ...result, errors };
}

type Compiled = CompiledQuery | ExecutionResult;

/**
 * Compiled operations by document and operation name. They live as long as the document does, and the documents are
 * kept by a bounded store (documents.ts), so this needs no bound of its own.
 */
function compiledQueries(schema: GraphQLSchema): (document: DocumentNode, operationName: string) => Compiled {
  const known = new WeakMap<DocumentNode, Map<string, Compiled>>();
  return (document, operationName) => {
    let ofDocument = known.get(document);
    if (!ofDocument) known.set(document, (ofDocument = new Map()));
    let query = ofDocument.get(operationName);
    if (!query) {
      query = compile(schema, document, operationName);
      ofDocument.set(operationName, query);
    }
    return query;
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string): Compiled {
  try {
    return compileQuery(schema, document, operationName || undefined, {
      disablingCapturingStackErrors: true,
      useExperimentalPathBasedSkipInclude: true,
    }) as Compiled;
  } catch (error) {
    return { errors: [new GraphQLError(String(error), { originalError: error as Error })] };
  }
}
