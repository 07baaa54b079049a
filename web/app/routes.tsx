import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { Frame } from './Frame.tsx';
import { RouteError } from './RouteError.tsx';
import { SCREENS, type Screen } from './routeTable.ts';
import { ScreenGuard } from './ScreenGuard.tsx';
import { Splash } from './Splash.tsx';

/** The router of the signed-in app. */
export function createRouter(areaRoutes: RouteObject[]) {
  return createBrowserRouter(buildRoutes(areaRoutes));
}

/**
 * Every route of the product inside the frame: the areas' pages where they exist, an honest page where they do
 * not, each behind its permission check.
 */
export function buildRoutes(areaRoutes: readonly RouteObject[]): RouteObject[] {
  const pages = new Map(areaRoutes.map((route) => [route.path, route]));
  const screens = SCREENS.filter(({ access, path }) => access !== 'public' || pages.has(path));
  const known = new Set(SCREENS.map(({ path }) => path));
  return [
    {
      element: <Frame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Splash />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...screens.map((screen) => guarded(screen, pages.get(screen.path) ?? notBuilt(screen))),
            ...areaRoutes.filter(({ path }) => path === undefined || !known.has(path)),
            { path: '*', lazy: notFound },
          ],
        },
      ],
    },
  ];
}

function guarded(screen: Screen, page: RouteObject): RouteObject {
  return {
    element: (
      <ScreenGuard screen={screen}>
        <Outlet />
      </ScreenGuard>
    ),
    children: [page],
  };
}

function notBuilt(screen: Screen): RouteObject {
  return {
    path: screen.path,
    lazy: async () => {
      const { NotBuiltYetPage } = await import('./NotBuiltYetPage.tsx');
      return { element: <NotBuiltYetPage screen={screen} /> };
    },
  };
}

async function notFound() {
  const { NotFoundPage } = await import('../areas/session/NotFoundPage.tsx');
  return { Component: NotFoundPage };
}
