import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { encoder, withEncoders } from './encoderFixture.ts';

const cells = await import('../../../web/areas/encoders/EncoderCells.tsx');
const painted: string[] = [];
// Every cell of the list counts, under the name of its row, how often React draws it.
jest.unstable_mockModule('../../../web/areas/encoders/EncoderCells.tsx', () =>
  Object.fromEntries(
    Object.entries(cells).map(([name, Cell]) => [
      name,
      (props: { encoder: { name: string } }) => {
        painted.push(`${props.encoder.name} ${name}`);
        return (Cell as (given: typeof props) => React.ReactNode)(props);
      },
    ]),
  ),
);
const { openPage } = await import('../app/openPage.tsx');
const { EncodersPage } = await import('../../../web/areas/encoders/EncodersPage.tsx');

const ROUTES = [{ path: '/settings/encoders', Component: EncodersPage }];
const rooms = Array.from({ length: 30 }, (_, index) => encoder(`e${index}`, `Room ${index}`));

/** An encoder as the graph's socket sends it. */
function typed(room: ReturnType<typeof encoder>, state: string) {
  const { status } = room;
  return {
    ...room,
    channel: { __typename: 'EncoderChannel', ...room.channel },
    status: {
      ...status,
      __typename: 'EncoderStatus',
      state,
      temperatures: status.temperatures.map((reading) => ({ ...reading, __typename: 'TemperatureReading' })),
    },
  };
}

test('MON-02 a change of one encoder’s status repaints its row and no other', async () => {
  openPage('/settings/encoders', { viewer: viewer(), customer: withEncoders(rooms) }, ROUTES);
  await screen.findByRole('link', { name: 'Room 29' });
  const socket = await waitFor(() => {
    const found = FakeSocket.sockets.find(({ subscriptions }) => subscriptions.length > 0);
    if (!found) throw new Error('nothing has subscribed yet');
    return found;
  });
  const event = (sequence: number, encoders: object[]) => ({
    encodersChanged: { __typename: 'EncodersChangedEvent', sequence, at: '2026-11-22T14:01:00Z', encoders },
    contentDestinationsChanged: { __typename: 'x', sequence, at: '', contentDestinations: [] },
  });
  await act(async () => socket.publish(event(4, [])));
  painted.length = 0;
  await act(async () =>
    socket.publish(event(5, [typed(rooms[7]!, 'STARTED'), typed(rooms[11]!, 'STARTING')])),
  );
  await waitFor(() => expect(painted).toContain('Room 7 StateCell'));
  await screen.findByText(/2 live|1 live/);
  const rows = new Set(painted.map((cell) => cell.replace(/ \w+Cell$/, '')));
  expect([...rows].sort()).toEqual(['Room 11', 'Room 7']);
});
