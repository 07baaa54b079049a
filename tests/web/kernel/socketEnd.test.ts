import { jest } from '@jest/globals';
import { createGraphClient } from '../../../web/kernel/apollo.ts';
import { installFakeSocket } from '../app/fakeSocket.ts';

afterEach(() => jest.useRealTimers());

test('a client that is let go of while its socket waits to reconnect ends without an error and tries no more', async () => {
  jest.useFakeTimers();
  const sockets = installFakeSocket();
  const client = createGraphClient(
    () => undefined,
    () => undefined,
  );
  const ended = jest.fn();
  const sink = { next: () => undefined, error: () => undefined, complete: ended };
  const unsubscribe = client.socket.subscribe({ query: 'subscription { a }' }, sink);
  await jest.advanceTimersByTimeAsync(0);
  expect(sockets[0]?.subscriptions).toHaveLength(1);
  sockets[0]?.close(1006);
  await jest.advanceTimersByTimeAsync(0);
  unsubscribe();
  client.dispose();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(sockets).toHaveLength(1);
});
