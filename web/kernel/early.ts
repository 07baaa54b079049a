import { ApolloLink, Observable, type ApolloClient, type DocumentNode } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** An operation with its values. */
export interface Question {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

interface Early {
  answer: Promise<ApolloLink.Result>;
  /** When it was answered; undefined while nobody has answered yet. */
  at?: number;
}

/**
 * Time that a prefetched response is kept for its page, in milliseconds, because changes in between do not reach it.
 */
const WAITS_MS = 3_000;

/** Goes with the client, and so with the session. */
const asked = new WeakMap<ApolloClient, Map<string, Early>>();

const isGood = ({ at }: Early): boolean => at === undefined || Date.now() - at < WAITS_MS;

function askedBy(client: ApolloClient): Map<string, Early> {
  const kept = asked.get(client) ?? new Map<string, Early>();
  asked.set(client, kept);
  return kept;
}

/**
 * Asks before the page is there that will ask the same: the answer goes into the cache, and to the first who asks within
 * {@link WAITS_MS}. What lies in the cache already is not asked for, because a page shows it at once and reads it anew by
 * itself. A failure is told by the page, which hears it or asks again.
 */
export function askEarly(client: ApolloClient, { document: query, variables }: Question): void {
  if (client.readQuery({ query, variables }) !== null) return;
  client
    .query({
      query,
      variables,
      fetchPolicy: 'network-only',
      context: { isEarly: true, queryDeduplication: false },
    })
    .catch(() => undefined);
}

/** Gives what was asked early to the first who asks the same. After a change nothing of before counts any more. */
export const earlyLink = new ApolloLink((operation, forward) => {
  const { client, operationType, operationName, variables } = operation;
  const early = askedBy(client);
  if (operationType === OperationTypeNode.MUTATION) return forgetting(early, forward(operation));
  if (operationType !== OperationTypeNode.QUERY) return forward(operation);
  const key = `${operationName} ${JSON.stringify(variables)}`;
  const found = early.get(key);
  if (operation.getContext()['isEarly']) {
    return told(found && isGood(found) ? found.answer : keep(early, key, forward(operation)));
  }
  early.delete(key);
  return found && isGood(found) ? told(found.answer) : forward(operation);
});

function keep(early: Map<string, Early>, key: string, source: Observable<ApolloLink.Result>) {
  for (const [other, entry] of early) if (!isGood(entry)) early.delete(other);
  const entry: Early = { answer: firstOf(source) };
  early.set(key, entry);
  entry.answer.then(
    () => (entry.at = Date.now()),
    () => early.get(key) === entry && early.delete(key),
  );
  return entry.answer;
}

function firstOf(source: Observable<ApolloLink.Result>): Promise<ApolloLink.Result> {
  return new Promise((resolve, reject) => {
    source.subscribe({ next: resolve, error: reject });
  });
}

function told(answer: Promise<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    answer.then(
      (result) => {
        observer.next(result);
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
  });
}

function forgetting(early: Map<string, Early>, source: Observable<ApolloLink.Result>) {
  return new Observable<ApolloLink.Result>((observer) => {
    early.clear();
    return source.subscribe({
      next(result) {
        early.clear();
        observer.next(result);
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    });
  });
}
