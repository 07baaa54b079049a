import { screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../../../web/areas/dashboard/DashboardPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { openPage } from '../app/openPage.tsx';
import { page } from '../library/media/mediaFixture.ts';
import { encoder, withEncoders } from './encoderFixture.ts';

const chapel = encoder('e1', 'Chapel');

test('STM-05 the dashboard shows an encoder’s new state as soon as the subscription brings it', async () => {
  const customer = withEncoders([chapel], {
    contentDestinations: page([]),
    schedule: [],
    media: page([]),
    recentMedia: [],
    bandwidth: null,
  });
  openPage('/', { viewer: viewer(), customer, news: [] }, [{ path: '/', Component: DashboardPage }]);
  const line = (await screen.findByRole('link', { name: 'Chapel' })).closest('li')!;
  expect(within(line).getByText('stopped')).toBeTruthy();
  const socket = await waitFor(() => {
    const found = FakeSocket.sockets.find(({ subscriptions }) => subscriptions.length > 0);
    if (!found) throw new Error('nothing has subscribed yet');
    return found;
  });
  const event = (sequence: number, encoders: object[]) => ({
    encodersChanged: { __typename: 'EncodersChangedEvent', sequence, at: '2026-11-22T14:01:00Z', encoders },
    contentDestinationsChanged: { __typename: 'x', sequence, at: '', contentDestinations: [] },
    mediaProcessingChanged: { __typename: 'y', sequence, at: '', media: [] },
  });
  const status = { ...chapel.status, __typename: 'EncoderStatus', state: 'STARTING', temperatures: [] };
  socket.publish(event(4, []));
  socket.publish(event(5, [{ ...chapel, status }]));
  await waitFor(() => expect(within(line).getByText('starting')).toBeTruthy());
});
