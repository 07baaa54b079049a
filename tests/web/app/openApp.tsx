import { jest } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { installFakeGraph, type FakeGraph } from './fakeGraph.ts';
import { installFakeSocket } from './fakeSocket.ts';
import { startTestI18n } from './i18n.ts';

// The first test of a file also waits for the signed-in app's modules.
configure({ asyncUtilTimeout: 45_000 });
jest.setTimeout(120_000);

const areaRoutes: RouteObject[] = [];
// Vite gathers the areas when it builds; here a test says which there are.
jest.unstable_mockModule('../../../web/app/areaRoutes.ts', () => ({ areaRoutes }));
const { App } = await import('../../../web/app/App.tsx');

beforeEach(async () => {
  localStorage.clear();
  areaRoutes.length = 0;
  installFakeSocket();
  await startTestI18n();
});
afterEach(cleanup);

/** Opens the product at a path, before a graph that answers as given, with these pages of areas. */
export function openApp(
  path: string,
  answers: Record<string, unknown>,
  routes: RouteObject[] = [],
  state: Partial<FakeGraph> = {},
): FakeGraph {
  areaRoutes.push(...routes);
  history.replaceState(null, '', path);
  const graph = Object.assign(installFakeGraph(answers), state);
  render(<App path={location.pathname} />);
  return graph;
}
