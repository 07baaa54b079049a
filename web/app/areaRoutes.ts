import type { RouteObject } from 'react-router-dom';

const areas = import.meta.glob<{ routes: RouteObject[] }>('../areas/*/routes.tsx', { eager: true });

/** The routes that the areas bring: paths with lazy pages, so only their names are loaded here. */
export const areaRoutes: RouteObject[] = Object.values(areas).flatMap(({ routes }) => routes);
