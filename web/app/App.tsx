import { lazy, Suspense } from 'react';
import { BrowserNotice } from './BrowserNotice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isSessionless, publicPath } from './publicPaths.ts';
import { SessionProvider, useSessionControl } from '../kernel/session.tsx';
import { STARTING } from '../kernel/sessionState.ts';
import { Splash } from './Splash.tsx';
import { ThemeProvider } from '../kernel/theme.tsx';

const SignedInApp = lazy(async () => ({ default: (await import('./SignedInApp.tsx')).SignedInApp }));
const SignedOutApp = lazy(async () => ({
  default: (await import('../areas/people/session/public/SignedOutApp.tsx')).SignedOutApp,
}));
const PublicPage = lazy(async () => ({ default: (await import('./PublicPage.tsx')).PublicPage }));
const UnreachablePage = lazy(async () => ({
  default: (await import('./UnreachablePage.tsx')).UnreachablePage,
}));

/** The whole product: the signed-in app when there is a user, the signed-out app otherwise (APP-01). */
export function App({ path }: { path: string }) {
  return (
    <ThemeProvider>
      <ErrorBoundary>
        <BrowserNotice path={path}>
          <Doors path={path} />
        </BrowserNotice>
      </ErrorBoundary>
    </ThemeProvider>
  );
}

function Doors({ path }: { path: string }) {
  const open = publicPath(path);
  // The uploader's pages ask nobody who is signed in (APP-02).
  const initial = isSessionless(path) ? ({ status: 'signedOut', generation: 0 } as const) : STARTING;
  return (
    <SessionProvider initial={initial}>
      <Suspense fallback={<Splash />}>{open ? <PublicPage path={open} /> : <Door />}</Suspense>
    </SessionProvider>
  );
}

function Door() {
  const { state } = useSessionControl();
  switch (state.status) {
    case 'loading':
      return <Splash />;
    case 'unreachable':
      return <UnreachablePage />;
    case 'signedIn':
    case 'expired':
      return <SignedInApp key={state.generation} />;
    default:
      return <SignedOutApp />;
  }
}
