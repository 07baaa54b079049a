import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

/** Changes nothing that is read. */
const CHANGES_NOTHING: readonly (string | undefined)[] = ['Track'];

/**
 * Asks once more what was asked before something was saved, and is answered after it: such an answer may tell of what was
 * before, and would be shown in the place of what was saved.
 */
export function lateAnswersLink(): ApolloLink {
  let saved = 0;
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName } = operation;
    if (operationType === OperationTypeNode.QUERY)
      return new Observable((observer) => {
        let running: { unsubscribe(): void } | undefined;
        const ask = (mayBeLate: boolean) => {
          const before = saved;
          let isFirst = true;
          let isLate = false;
          running = forward(operation).subscribe({
            next(result) {
              // Later parts belong to the first one.
              isLate ||= isFirst && mayBeLate && saved !== before;
              isFirst = false;
              if (!isLate) observer.next(result);
            },
            error: (error) => observer.error(error),
            complete: () => (isLate ? ask(false) : observer.complete()),
          });
        };
        ask(true);
        return () => running?.unsubscribe();
      });
    if (operationType !== OperationTypeNode.MUTATION || CHANGES_NOTHING.includes(operationName))
      return forward(operation);
    return new Observable((observer) =>
      forward(operation).subscribe({
        next(result) {
          saved += 1;
          observer.next(result);
        },
        error(error) {
          // It may have been saved all the same.
          saved += 1;
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );
  });
}
