import { act, screen, waitFor } from '@testing-library/react';
import { viewer } from './fakeGraph.ts';
import { FakeSocket } from './fakeSocket.ts';
import { openApp } from './openApp.tsx';

/** The graph's word that one may do other things than when the socket was opened. */
const RIGHTS_CHANGED = 4498;

const page = [{ path: '/settings/encoders', element: <p>the encoders</p> }];
const holding = (...permissions: string[]) => viewer({ permissions });

async function open() {
  const graph = openApp(
    '/settings/encoders',
    { viewer: holding('VIEW_DASHBOARD', 'MANAGE_ENCODER_AND_WEB_SETTINGS') },
    page,
  );
  expect(await screen.findByText('the encoders')).toBeTruthy();
  await waitFor(() => expect(FakeSocket.sockets).toHaveLength(1));
  return graph;
}
const tellChange = () => act(() => FakeSocket.sockets[0]!.close(RIGHTS_CHANGED));

test('PRM-29 a right that is taken away while its screen is open closes the screen and leaves the menu', async () => {
  const graph = await open();
  graph.answers.viewer = holding('VIEW_DASHBOARD');
  tellChange();
  expect(await screen.findByText(/Contact your organization administrator/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Encoders' })).toBeNull();
  expect(screen.queryByText('Reconnecting')).toBeNull();
});

test('SES-12 whoever was signed out meanwhile is asked to sign in, over the page', async () => {
  const graph = await open();
  graph.sessionEnded = true;
  tellChange();
  expect(await screen.findByRole('dialog', { name: 'Your session has expired' })).toBeTruthy();
  expect(screen.getByText('the encoders')).toBeTruthy();
});
