import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { LiveNowChangedDocument } from '../../../web/app/LiveNow.generated.ts';
import { useStatusSubscription } from '../../../web/kernel/useStatusSubscription.ts';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { openApp } from '../app/openApp.tsx';

const onGap = jest.fn();
const onEvent = jest.fn();

function Page() {
  useStatusSubscription(LiveNowChangedDocument, { variables: { customerId: 'c1' }, onGap, onEvent });
  return <p>the page</p>;
}

/** Opens a page with one subscription, whose first event carries the number 7. */
async function follow() {
  onGap.mockClear();
  onEvent.mockClear();
  openApp('/help', { viewer: viewer({ permissions: [] }) }, [{ path: '/help', element: <Page /> }]);
  await screen.findByText('the page');
  const socket = await subscribed();
  await publish(socket, 7);
  return socket;
}

async function subscribed(): Promise<FakeSocket> {
  await waitFor(() => expect(FakeSocket.sockets.at(-1)?.subscriptions).toHaveLength(1));
  return FakeSocket.sockets.at(-1)!;
}

async function publish(socket: FakeSocket, sequence: number) {
  await act(async () => {
    socket.publish({
      contentDestinationsChanged: {
        __typename: 'ContentDestinationsChangedEvent',
        sequence,
        at: '2026-11-22T10:00:00.000Z',
        contentDestinations: [],
      },
    });
    await Promise.resolve();
  });
}

test('events in order are events, the first only sets the number', async () => {
  const socket = await follow();
  await publish(socket, 8);
  await publish(socket, 9);
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  expect(onGap).not.toHaveBeenCalled();
});

test('a skipped number is a gap and is read again', async () => {
  const socket = await follow();
  await publish(socket, 10);
  await waitFor(() => expect(onGap).toHaveBeenCalledTimes(1));
});

test('a lost connection shows as reconnecting, and what was missed meanwhile is read again', async () => {
  const socket = await follow();
  act(() => socket.close(1006));
  expect(await screen.findByText('Reconnecting')).toBeTruthy();
  await waitFor(() => expect(FakeSocket.sockets.at(-1)).not.toBe(socket));
  const next = await subscribed();
  expect(await screen.findByText('Live updates')).toBeTruthy();
  await publish(next, 12);
  await waitFor(() => expect(onGap).toHaveBeenCalledTimes(1));
});

test('SES-12 a socket closed because the session ended prompts sign-in', async () => {
  const socket = await follow();
  act(() => socket.close(4401, 'Unauthorized'));
  expect(await screen.findByRole('dialog', { name: 'Your session has expired' })).toBeTruthy();
});
