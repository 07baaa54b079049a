import { LRUCache } from 'lru-cache';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { OperationContext } from '../kernel/context.ts';
import { compile, type Compiled } from './compile.ts';
import { settleErrors } from './settleErrors.ts';

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

/** When operations are compiled. */
export interface CompilerOptions {
  /** True if a document is compiled when it is first used; others are when signed-in callers use them again. */
  isTrusted?: (document: DocumentNode) => boolean;
  /** At which use other documents are compiled. */
  uses?: number;
  /** Bytes that compiled operations take up at most, about. */
  bytes?: number;
}

/** Makes the executor that the configuration names. Both give the same answers, errors and their order included. */
export function createExecutor(
  schema: GraphQLSchema,
  name: Executor['name'],
  options: CompilerOptions = {},
): Executor {
  const source: Executor['source'] = ({ document, operationName, variables, context }) =>
    createSourceEventStream({
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
    });
  const interpret = ({ document, operationName, variables, context, rootValue }: Execution) =>
    execute({
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables,
      contextValue: context,
      rootValue,
    });
  const compiled = name === 'jit' ? compiledOperations(schema, options) : () => null;

  return {
    name,
    source,
    run(execution) {
      const { document, operationName, context, variables, rootValue } = execution;
      const operation = getOperationAST(document, operationName ?? null);
      if (!operation) return interpret(execution);
      const done = compiled(execution, operation)?.run(rootValue, context, variables);
      return whenDone(done ?? interpret(execution), (result) =>
        settleErrors(schema, document, operation, done ? withOwnErrors(result) : result),
      );
    },
  };
}

function whenDone(
  result: Promise<ExecutionResult> | ExecutionResult,
  then: (result: ExecutionResult) => ExecutionResult,
): Promise<ExecutionResult> | ExecutionResult {
  return result instanceof Promise ? result.then(then) : then(result);
}

/**
 * The compiler's errors lack the `extensions` that every GraphQLError has, and where they came from when nobody threw
 * them: null in a place that cannot be null, or a value that is none of its type, and so a fault of the server's.
 */
function withOwnErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors || !('data' in result)) return result;
  const errors = result.errors.map(({ message, path, locations, originalError }) => {
    const error = new GraphQLError(message, { path, originalError: originalError ?? new Error(message) });
    return Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
  });
  return { ...result, errors };
}

/** Compiling pays when an operation is used again: one of a script that asks once never is. */
const USES = 3;
const BYTES = 64 * 1024 * 1024;

/** The compiled form of an operation, once it is worth it; null while or because it has to be interpreted. */
function compiledOperations(
  schema: GraphQLSchema,
  { isTrusted = () => false, uses = USES, bytes = BYTES }: CompilerOptions,
): (execution: Execution, operation: OperationDefinitionNode) => Compiled | null {
  const known = new LRUCache<OperationDefinitionNode, Compiled>({
    maxSize: bytes,
    sizeCalculation: (compiled) => 1 + compiled.bytes,
    // An evicted operation must be used often again before it is compiled.
    dispose: (_compiled, operation) => void used.delete(operation),
  });
  const used = new WeakMap<OperationDefinitionNode, number>();
  const interpreted = new WeakSet<OperationDefinitionNode>();
  return ({ document, context }, operation) => {
    if (interpreted.has(operation)) return null;
    const before = known.get(operation);
    if (before) return before;
    // Strangers can use an operation as often as they like without making it worth anything.
    const times = (used.get(operation) ?? 0) + (context.caller ? 1 : 0);
    used.set(operation, times);
    if (times < uses && !isTrusted(document)) return null;
    const compiled = compile(schema, document, operation);
    if (compiled) known.set(operation, compiled);
    if (!known.has(operation)) interpreted.add(operation);
    return compiled;
  };
}
