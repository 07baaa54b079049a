import { jest } from '@jest/globals';
import { cleanup, configure, getConfig, prettyDOM, render } from '@testing-library/react';
import { App } from '../../../web/app/App.tsx';
import { installFakeGraph, type FakeGraph } from './fakeGraph.ts';
import { installFakeSocket } from './fakeSocket.ts';
import { startTestI18n } from './i18n.ts';
import { showPages, type TestPage } from './screens.tsx';

configure({ getElementError });
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

/**
 * Error of a failed query. The page is printed only when the error is read, because waiting queries create many:
 * printing took a sixth of the time of tests with long lists.
 */
function getElementError(message: string | null, container: Element): Error {
  const config = getConfig();
  const ignored = `Ignored nodes: comments, ${config.defaultIgnore}\n`;
  const told = () => [message, ignored + prettyDOM(container)].filter(Boolean).join('\n\n');
  // Set by the library while it asks again and again; its types leave it out.
  const isAsking = (config as { _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;
  const error = new Error(isAsking ? '' : told());
  error.name = 'TestingLibraryElementError';
  if (isAsking) Object.defineProperty(error, 'message', { get: told, configurable: true });
  return error;
}
