import { matchRoutes } from 'react-router-dom';
import type { Screen } from '../kernel/screen.ts';

/** The screen that an address leads to, of those behind a session; undefined where there is none. */
export function screenAt(screens: readonly Screen[], path: string): Screen | undefined {
  const routes = screens.flatMap((screen) =>
    screen.access === 'public' ? [] : [{ path: screen.path, screen }],
  );
  return matchRoutes(routes, path)?.[0]?.route.screen;
}
