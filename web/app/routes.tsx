import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { RouteError } from './RouteError.tsx';
import { loadWords } from '../kernel/i18n.ts';
import { ScreensProvider, type Screen } from '../kernel/screen.ts';
import { ScreenGuard } from './ScreenGuard.tsx';
import { Splash } from './Splash.tsx';

/** The router of the signed-in app. */
export function createRouter(screens: readonly Screen[]) {
  return createBrowserRouter(buildRoutes(screens));
}

/** Every screen inside the frame, each behind its permission check. */
export function buildRoutes(screens: readonly Screen[]): RouteObject[] {
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
            ...screens.filter(({ access }) => access !== 'public').map(guarded),
            { path: '*', lazy: notFound },
          ],
        },
      ],
    },
  ];
}

function guarded(screen: Screen): RouteObject {
  return {
    element: (
      <ScreenGuard screen={screen}>
        <Outlet />
      </ScreenGuard>
    ),
    children: [{ path: screen.path, lazy: () => pageOf(screen) }],
  };
}

/** The page and its words at once, so that nothing waits a second time. */
async function pageOf({ page, words = [] }: Screen) {
  const [Component] = await Promise.all([page(), loadWords(['screens', 'ui', ...words])]);
  return { Component };
}

async function notFound() {
  const { NotFoundPage } = await import('../areas/session/public/NotFoundPage.tsx');
  return { Component: NotFoundPage };
}
