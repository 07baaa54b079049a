import type { Fetcher } from '@graphiql/toolkit';
import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import type { Client as Socket } from 'graphql-ws';
import { headers as graphHeaders } from '../../kernel/request.ts';
import { readRun, type GraphAnswer, type Run, type SentOperation } from './run.ts';

interface FetcherOptions {
  socket: Socket;
  /** Called with what is known of the operation whenever something new is. */
  onRun(run: Run): void;
}

const INTROSPECTION = 'IntrospectionQuery';

/**
 * Sends the explorer's operations: subscriptions over the socket of the app, everything else over HTTP with the
 * session's cookie, asking for the REST calls that it made.
 */
export function createExplorerFetcher({ socket, onRun }: FetcherOptions): Fetcher {
  return ({ query, variables, operationName }, options) => {
    const chosen = chosenOperation(query, operationName);
    const operation: SentOperation = {
      query,
      variables: variables as Record<string, unknown>,
      operationName: chosen ? chosen.name?.value : operationName,
    };
    if (chosen?.operation === OperationTypeNode.SUBSCRIPTION) return follow(socket, operation, onRun);
    return send(operation, (options?.headers ?? {}) as Record<string, string>, onRun);
  };
}

/**
 * The operation of the text that is to run; null when the text does not parse, which the graph then explains.
 * GraphiQL's own idea of it lags behind its editor, so right after a change of tab it is that of the other tab.
 */
export function chosenOperation(
  query: string,
  operationName?: string | null,
): OperationDefinitionNode | null {
  try {
    const operations = parse(query).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    return operations.find(({ name }) => name?.value === operationName) ?? operations[0] ?? null;
  } catch {
    return null;
  }
}

async function send(
  operation: SentOperation,
  headers: Record<string, string>,
  onRun: FetcherOptions['onRun'],
) {
  const began = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...graphHeaders(), 'x-upstream': '1', ...headers },
    body: JSON.stringify(operation),
  });
  const answer = (await response.json()) as GraphAnswer;
  const { run, shown } = readRun(operation, answer, performance.now() - began);
  if (operation.operationName !== INTROSPECTION) onRun(run);
  return shown as never;
}

async function* follow(socket: Socket, operation: SentOperation, onRun: FetcherOptions['onRun']) {
  const began = performance.now();
  let events = 0;
  onRun({ kind: 'subscription', operation, ms: 0, calls: [], events, data: null });
  for await (const result of socket.iterate({
    ...operation,
    operationName: operation.operationName ?? undefined,
  })) {
    events += 1;
    onRun({
      kind: 'subscription',
      operation,
      ms: performance.now() - began,
      calls: [],
      events,
      data: result.data,
    });
    yield result as never;
  }
}
