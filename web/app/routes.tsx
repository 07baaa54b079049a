import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { RouteError } from './RouteError.tsx';
import { loadWords } from '../kernel/i18n.ts';
import { ScreensProvider, type Screen, type Visit } from '../kernel/screen.ts';
import { ScreenGuard } from './ScreenGuard.tsx';
import { Splash } from './Splash.tsx';

/** Is told that somebody goes to a screen, before its page is there. */
type OnVisit = (screen: Screen, address: Omit<Visit, 'viewer'>) => void;

/** The router of the signed-in app. */
export function createRouter(screens: readonly Screen[], onVisit: OnVisit) {
  return createBrowserRouter(buildRoutes(screens, onVisit));
}

/** Every screen inside the frame, each behind its permission check. */
export function buildRoutes(screens: readonly Screen[], onVisit: OnVisit = () => undefined): RouteObject[] {
  return [
    {
      element: (
        <ScreensProvider value={screens}>
          <Frame />
        </ScreensProvider>
      ),
      errorElement: <RouteError />,
      hydrateFallbackElement: <Splash />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...screens.filter(({ access }) => access !== 'public').map((screen) => guarded(screen, onVisit)),
            { path: '*', lazy: notFound },
          ],
        },
      ],
    },
  ];
}

function guarded(screen: Screen, onVisit: OnVisit): RouteObject {
  return {
    element: (
      <ScreenGuard screen={screen}>
        <Outlet />
      </ScreenGuard>
    ),
    children: [
      { path: screen.path, lazy: () => pageOf(screen), ...(screen.asks && visited(screen, onVisit)) },
    ],
  };
}

/** Tells of a visit and waits for nothing. A page that stays asks by itself when its address changes. */
function visited(screen: Screen, onVisit: OnVisit): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  return {
    loader({ params, request }) {
      onVisit(screen, { params, search: new URL(request.url).searchParams });
      return null;
    },
    shouldRevalidate: () => false,
  };
}

/** The page and its words at once, so that nothing waits a second time. */
async function pageOf({ page, words = [] }: Screen) {
  const [Component] = await Promise.all([page(), loadWords(['screens', 'ui', ...words])]);
  return { Component };
}

async function notFound() {
  const { NotFoundPage } = await import('../areas/people/session/public/NotFoundPage.tsx');
  return { Component: NotFoundPage };
}
