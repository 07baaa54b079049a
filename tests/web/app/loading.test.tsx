import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { DashboardPage } from '../../../web/areas/dashboard/DashboardPage.tsx';
import { withEncoders } from '../encoders/encoderFixture.ts';
import { page } from '../library/media/mediaFixture.ts';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

const customer = withEncoders([], {
  contentDestinations: page([]),
  schedule: [],
  media: page([]),
  recentMedia: [],
});
const leave = (
  <>
    <Link to="/elsewhere">Elsewhere</Link>
    <DashboardPage />
  </>
);
const ROUTES = [
  { path: '/', element: leave },
  { path: '/elsewhere', element: <h1>Elsewhere</h1> },
];

test('APP-20 a load that fails marks its own card, and one that is left is aborted', async () => {
  const signals = new Map<string, AbortSignal | null | undefined>();
  openApp('/', { viewer: viewer(), customer, news: () => Promise.reject(new Error('down')) }, ROUTES);
  const toGraph = globalThis.fetch;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName?: string };
    signals.set(operationName ?? '', init.signal);
    // The retry never gets a response.
    return operationName === 'NewsCard' && signals.has('asked again')
      ? new Promise(() => undefined)
      : toGraph(url, init);
  }) as typeof fetch;
  const news = await screen.findByRole('region', { name: 'News and updates' });
  expect(await within(news).findByText('Oops, something went wrong.')).toBeTruthy();
  expect(screen.getAllByText('Oops, something went wrong.')).toHaveLength(1);
  signals.set('asked again', null);
  signals.delete('NewsCard');
  fireEvent.click(within(news).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(signals.has('NewsCard')).toBe(true));
  expect(signals.get('NewsCard')?.aborted).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await waitFor(() => expect(signals.get('NewsCard')?.aborted).toBe(true));
});

test('APP-20 that the customer could not be loaded is logged', async () => {
  const logged = jest.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined);
  await act(async () => {
    openApp('/', {}, ROUTES, { unreachable: true });
  });
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('The customer could not be loaded:', 'Nothing answered.'),
  );
  logged.mockRestore();
});
