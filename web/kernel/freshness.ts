import { ApolloLink, Observable, type ApolloClient, type DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { getOperationAST } from 'graphql';
import { useEffect, useRef } from 'react';
import { useNow } from '../time/useNow.ts';

/** When the graph last answered an operation without an error. Goes with the client, and so with the session. */
const answered = new WeakMap<ApolloClient, Map<string, number>>();

const keyOf = (name: string | undefined, variables: object) => `${name} ${JSON.stringify(variables)}`;

/** Notes when each query was answered, for lists that stay fresh for a while (APP-21). */
export const freshnessLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next(result) {
          if (result.data && !result.errors)
            note(operation.client, operation.operationName, operation.variables);
          observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    ),
);

function note(client: ApolloClient, name: string | undefined, variables: object): void {
  const times = answered.get(client) ?? new Map<string, number>();
  answered.set(client, times);
  times.set(keyOf(name, variables), Date.now());
}

/** Operations whose answers are old from now on, however lately they came: something they tell of has changed. */
export function forgetAnswers(client: ApolloClient, operations: readonly string[]): void {
  const times = answered.get(client);
  for (const key of [...(times?.keys() ?? [])]) {
    if (operations.some((name) => key.startsWith(`${name} `))) times?.delete(key);
  }
}

interface Renewed {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** Time that a response stays fresh, in milliseconds. */
  freshMs: number;
  loading: boolean;
  error: unknown;
  refetch: () => unknown;
}

/**
 * Asks again once the answer is older than it may be, and not before (APP-21): the query itself reads
 * `cache-first`, so a revisit within the time makes no request. A screen left open keeps itself fresh;
 * one in a hidden tab, or one that failed, waits.
 */
export function useRenewal({ document: query, variables, freshMs, loading, error, refetch }: Renewed): void {
  const client = useApolloClient();
  const now = useNow();
  const key = keyOf(getOperationAST(query)?.name?.value, variables);
  // An answer that cannot be dated must not be asked for without end.
  const asked = useRef({ key: '', at: 0 });
  useEffect(() => {
    if (loading || error || document.hidden) return;
    const at = answered.get(client)?.get(key) ?? 0;
    const last = asked.current.key === key ? Math.max(at, asked.current.at) : at;
    if (Date.now() - last < freshMs) return;
    asked.current = { key, at: Date.now() };
    void refetch();
  }, [client, key, freshMs, loading, error, refetch, now]);
}
