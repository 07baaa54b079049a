import '@fontsource-variable/jetbrains-mono/index.css';
import './blueprint.css';
import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createGraphClient } from '../kernel/apollo.ts';
import { askFirst } from './askFirst.ts';
import { areaScreens } from './areaScreens.generated.ts';
import { CommandsProvider } from '../kernel/commands.tsx';
import { GraphContext } from '../kernel/graphContext.ts';
import { createRouter } from './routes.tsx';
import { visitAt } from './screenAt.ts';
import { useSessionControl } from '../kernel/session.tsx';
import { clearUiState } from './uiState.ts';

// With the forms that it needs, it comes when a session ends and not with the first page.
const SessionExpired = lazy(async () => ({
  default: (await import('./SessionExpired.tsx')).SessionExpired,
}));

/**
 * Everything that belongs to one person in one organization. The session's generation is its key, so another
 * person or organization gets another cache, socket and router, and nothing of the last one (SES-13, SES-14).
 */
export function SignedInApp() {
  const { state, expire, lookAgain } = useSessionControl();
  const [graph] = useState(() => createGraphClient(expire, () => void lookAgain()));
  const viewer = 'viewer' in state ? state.viewer : null;
  const [router] = useState(() =>
    createRouter(areaScreens, (screen, address) => {
      if (viewer) askFirst(graph.apollo, screen, { ...address, viewer });
    }),
  );

  useEffect(
    () => () => {
      router.dispose();
      graph.dispose();
      clearUiState();
    },
    [router, graph],
  );

  const expired = state.status === 'expired';
  const wasExpired = useRef(false);
  useEffect(() => {
    // The page was kept while the session was over: what it shows may have failed or changed meanwhile.
    if (wasExpired.current && !expired) void graph.apollo.refetchObservableQueries();
    wasExpired.current = expired;
  }, [expired, graph]);

  return (
    <GraphContext value={graph}>
      <ApolloProvider client={graph.apollo}>
        <CommandsProvider>
          <RouterProvider router={router} />
          <Suspense fallback={null}>{expired && <SessionExpired />}</Suspense>
        </CommandsProvider>
      </ApolloProvider>
    </GraphContext>
  );
}

/** Fetches the page of an address before it is known who may open it. */
export function openEarly(path: string): void {
  // Errors are reported when the router loads the screen.
  visitAt(areaScreens, path)
    ?.screen.page()
    .catch(() => undefined);
}
