import { matchRoutes } from 'react-router-dom';
import type { Screen, Visit } from '../kernel/screen.ts';

/** The screen that an address leads to, of those behind a session, with what stands in it; undefined where there is none. */
export function visitAt(
  screens: readonly Screen[],
  path: string,
): { screen: Screen; params: Visit['params'] } | undefined {
  const routes = screens.flatMap((screen) =>
    screen.access === 'public' ? [] : [{ path: screen.path, screen }],
  );
  const found = matchRoutes(routes, path)?.[0];
  return found && { screen: found.route.screen, params: found.params };
}
