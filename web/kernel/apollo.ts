import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  Observable,
  ServerError,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import type { Client as Socket } from 'graphql-ws';
import { CACHE } from './cachePolicies.ts';
import { createConnection, type Connection } from './connection.ts';
import { earlyLink } from './early.ts';
import { freshnessLink } from './freshness.ts';
import { lateAnswersLink } from './lateAnswers.ts';
import { headers } from './request.ts';
import { createSocket } from './socket.ts';

/** Everything that talks to the graph for one person in one organization; thrown away with them (SES-13, SES-14). */
export interface GraphClient {
  apollo: ApolloClient;
  socket: Socket;
  connection: Connection;
  /** Stops queries, closes the socket and empties the cache. */
  dispose(): void;
}

/**
 * Builds a client whose cache is empty. `onSessionEnded` is called when the graph no longer knows the session,
 * `onRightsChanged` when it says that one may do other things than before.
 */
export function createGraphClient(onSessionEnded: () => void, onRightsChanged: () => void): GraphClient {
  const connection = createConnection();
  const socket = createSocket({ url: socketUrl(), connection, onSessionEnded, onRightsChanged });
  const apollo = new ApolloClient({
    cache: new InMemoryCache(CACHE),
    link: ApolloLink.from([
      earlyLink,
      freshnessLink,
      sessionLink(onSessionEnded),
      lateAnswersLink(),
      transport(socket),
    ]),
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        // Refetched data is merged into the existing list.
        refetchWritePolicy: 'merge',
      },
    },
  });
  return {
    apollo,
    socket,
    connection,
    dispose() {
      apollo.stop();
      void apollo.clearStore();
      // One that waits to reconnect tells here that nobody needs it any more.
      Promise.resolve(socket.dispose()).catch(() => undefined);
    },
  };
}

/** Address of the graph's WebSocket beside this page. */
export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}

function transport(socket: Socket): ApolloLink {
  const http = new ApolloLink((operation, forward) => {
    operation.setContext(({ headers: others = {} }: { headers?: Record<string, string> }) => ({
      headers: { ...headers(), ...others },
    }));
    return forward(operation);
  }).concat(
    new HttpLink({
      // An operation with a picture in its variables is larger than the graph takes of just anybody.
      uri: ({ getContext }) => (getContext().withFile ? '/graphql/files' : '/graphql'),
      credentials: 'same-origin',
    }),
  );
  return ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    http,
  );
}

/** Hears every way in which the graph says that nobody is signed in any more: an error, a 401, or no viewer at all. */
function sessionLink(onSessionEnded: () => void): ApolloLink {
  const noViewer = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next(result) {
            if (result.data?.viewer === null && !result.errors) onSessionEnded();
            observer.next(result);
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );
  const errors = new ErrorLink(({ error }) => {
    const refused = CombinedGraphQLErrors.is(error) && error.errors.some(isUnauthenticated);
    if (refused || (ServerError.is(error) && error.statusCode === 401)) onSessionEnded();
  });
  return errors.concat(noViewer);
}

function isUnauthenticated(error: { extensions?: Record<string, unknown> }): boolean {
  return error.extensions?.code === 'UNAUTHENTICATED';
}
