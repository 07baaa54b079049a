import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../web/app/ErrorBoundary.tsx';
import { isReportable, leaveTrail, report } from '../../../web/kernel/errorReporter.ts';
import { installFakeGraph } from './fakeGraph.ts';
import { startTestI18n } from './i18n.ts';

beforeEach(() => startTestI18n());
afterEach(cleanup);

describe('APP-17 APP-18 what the network, the browser or a new release causes is not reported', () => {
  test.each([
    new TypeError('Failed to fetch'),
    new Error('NetworkError when attempting to fetch resource.'),
    new Error('ResizeObserver loop completed with undelivered notifications.'),
    new Error('Timeout of 5000 ms exceeded'),
    new Error('The request timed out'),
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new TypeError('Importing a module script failed.'),
  ])('ignores %s', (error) => {
    expect(isReportable(error)).toBe(false);
  });
});

test('APP-18 reports what is the product’s own', () => {
  expect(isReportable(new TypeError('Cannot read properties of undefined'))).toBe(true);
});

test('APP-19 an error takes the trail along, a session without one is never recorded', () => {
  const graph = installFakeGraph({ track: { isAccepted: true } });
  // Whatever chance says: none of the sessions without an error, all of those with one.
  for (const chance of [0, 0.5, 0.999_999]) {
    const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
    graph.requests.length = 0;
    leaveTrail('/media/library');
    expect(graph.requests).toEqual([]);
    report(new Error('broken'), 'test');
    const { props } = graph.requests[0]!.variables.input as { props: { name: string; value: string }[] };
    expect(props.find(({ name }) => name === 'trail')?.value).toContain('/media/library');
    random.mockRestore();
  }
});

test('APP-16 the error page offers refresh, retry and support; retry draws the screen again', () => {
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  installFakeGraph({ track: { isAccepted: true } });
  let broken = true;
  const Screen = () => {
    if (broken) throw new Error('broken');
    return <p>mended</p>;
  };
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected error occurred' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/help');
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('mended')).toBeTruthy();
});
