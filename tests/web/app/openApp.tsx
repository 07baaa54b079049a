import { jest } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import { App } from '../../../web/app/App.tsx';
import { installFakeGraph, type FakeGraph } from './fakeGraph.ts';
import { installFakeSocket } from './fakeSocket.ts';
import { startTestI18n } from './i18n.ts';
import { showPages, type TestPage } from './screens.tsx';

// The first test of a file also waits for the signed-in app's modules.
configure({ asyncUtilTimeout: 45_000 });
jest.setTimeout(120_000);

beforeEach(async () => {
  localStorage.clear();
  installFakeSocket();
  await startTestI18n();
});
afterEach(cleanup);

/** Opens the product at a path, before a graph that answers as given, with these pages of screens. */
export function openApp(
  path: string,
  answers: Record<string, unknown>,
  pages: readonly TestPage[] = [],
  state: Partial<FakeGraph> = {},
): FakeGraph {
  showPages(pages);
  history.replaceState(null, '', path);
  const graph = Object.assign(installFakeGraph(answers), state);
  render(<App path={location.pathname} />);
  return graph;
}
