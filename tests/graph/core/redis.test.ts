import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { nobody } from '../../../graph/upstream/client/authority.ts';
import type { RestClient } from '../../../graph/upstream/client/client.ts';
import type { SealedSession } from '../../../graph/session/cookie.ts';
import { createRedisShare } from '../../../graph/session/share.ts';
import { createPoller } from '../../../graph/upstream/poller/poller.ts';
import { createRedisTransport } from '../../../graph/upstream/poller/redis.ts';
import type { EventTransport, PolledEvent } from '../../../graph/upstream/poller/bus.ts';
import { hasRedis, startTestRedis, type TestRedis } from '../../support/redis.ts';
import { createTestClock } from '../../support/graphClock.ts';
import { until } from '../../support/until.ts';

// Visible in the report: without a Redis on the machine these are listed as skipped.
const describeWithRedis = hasRedis ? describe : describe.skip;

interface Row {
  id: string;
  state: string;
}

describeWithRedis('two graph processes that share a Redis', () => {
  let server: TestRedis;
  let control: Redis;
  const transports: EventTransport[] = [];

  beforeAll(async () => {
    server = await startTestRedis();
    control = server.connect();
  });

  afterAll(async () => {
    await Promise.all(transports.map((transport) => transport.close()));
    server.close();
  });

  beforeEach(() => control.flushall());

  /** A process of its own: connection, clock and poller. */
  function startProcess(rows: () => Row[]) {
    const clock = createTestClock();
    const transport = createRedisTransport(server.connect(), () => clock.now());
    transports.push(transport);
    let reads = 0;
    const poller = createPoller<Row>(
      {
        resource: 'encoders',
        fetch: () => {
          reads += 1;
          return Promise.resolve(rows());
        },
        keyOf: ({ id }) => id,
        isTransitional: () => false,
      },
      () => ({ clock, transport, observer: null }),
    );
    const events: PolledEvent<Row>[] = [];
    const rest = { authority: { ...nobody, scope: 's', self: 's' } } as unknown as RestClient;
    const bound = { ...rest, unshared: () => bound } as RestClient;
    const stream = poller.subscribe({ rest: bound }, 'harbour');
    void (async () => {
      for await (const event of stream) events.push(event);
    })();
    return { clock, poller, events, stream, reads: () => reads };
  }

  test('one of them polls for both, and the events carry one sequence', async () => {
    let rows: Row[] = [{ id: 'a', state: 'idle' }];
    const [one, two] = [startProcess(() => rows), startProcess(() => rows)];
    await until(() => one.events.length === 1 && two.events.length === 1);
    await until(() => one.clock.pending > 0 && two.clock.pending > 0);
    expect([one.reads(), two.reads()]).toEqual([1, 1]);
    rows = [{ id: 'a', state: 'started' }];
    await one.clock.advance(60_000);
    await until(() => one.events.length === 2 && two.events.length === 2);
    await two.clock.advance(60_000);
    await until(() => two.clock.pending > 0);
    expect([one.reads(), two.reads()]).toEqual([2, 1]);
    expect(two.events[1]).toEqual(one.events[1]);
    expect(one.events[1]).toMatchObject({ changed: rows, sequence: (one.events[0]?.sequence ?? 0) + 1 });

    // The polling instance leaves, and the other takes over.
    await one.stream.return?.();
    await until(() => two.clock.pending > 0);
    rows = [{ id: 'a', state: 'stopped' }];
    await until(() => {
      void two.clock.advance(60_000);
      return two.events.length === 3;
    });
    expect(two.events[2]).toMatchObject({ changed: rows, sequence: (two.events[1]?.sequence ?? 0) + 1 });
    await two.stream.return?.();
  });

  test('what a command did in one process is told to the subscribers of the other', async () => {
    const [one, two] = [startProcess(() => []), startProcess(() => [])];
    await until(() => one.events.length === 1 && two.events.length === 1);
    one.poller.publish('harbour', { id: 'a', state: 'starting' });
    await until(() => two.events.length === 2);
    expect(two.events[1]?.changed).toEqual([{ id: 'a', state: 'starting' }]);
    await Promise.all([one.stream.return?.(), two.stream.return?.()]);
  });

  test('ENC-07 a command in one process quickens the polls of the other, which holds the lease', async () => {
    let rows: Row[] = [{ id: 'a', state: 'idle' }];
    const [one, two] = [startProcess(() => rows), startProcess(() => rows)];
    await until(() => one.events.length === 1 && two.events.length === 1);
    await until(() => one.clock.pending > 0 && two.clock.pending > 0);
    await one.clock.advance(60_000);
    await until(() => one.reads() === 2 && one.clock.pending > 0);
    rows = [{ id: 'a', state: 'stopped' }];
    const pauses = one.clock.waits.length;
    two.poller.quicken('harbour');
    await until(() => one.clock.waits.length > pauses);
    await one.clock.advance(5000);
    await until(() => two.events.length === 2);
    expect(two.events[1]?.changed).toEqual(rows);
    await Promise.all([one.stream.return?.(), two.stream.return?.()]);
  });

  test('ENC-07 who comes to another process within half a minute of a command finds the fast pace there', async () => {
    let rows: Row[] = [{ id: 'a', state: 'idle' }];
    const one = startProcess(() => rows);
    await until(() => one.events.length === 1);
    await one.stream.return?.();
    one.poller.quicken('harbour');
    let kept = 0;
    while (kept === 0) kept = await control.exists('rostrum:quick:encoders:harbour');
    const two = startProcess(() => rows);
    await until(() => two.events.length === 1 && two.clock.pending > 0);
    rows = [{ id: 'a', state: 'stopped' }];
    await two.clock.advance(5000);
    await until(() => two.events.length === 2);
    await two.stream.return?.();
  });

  test('SES-07 a session is renewed once for both, and lies in Redis encrypted', async () => {
    const clock = createTestClock({ instant: true });
    const present: SealedSession = {
      id: 's',
      version: 3,
      accessToken: 'a',
      refreshToken: 'secret-1',
      expiresAt: null,
    };
    let renewals = 0;
    const renew = async (): Promise<SealedSession> => {
      renewals += 1;
      await control.ping();
      return { ...present, version: 4, accessToken: 'b', refreshToken: 'secret-2' };
    };
    const shares = [server.connect(), server.connect()].map((redis) =>
      createRedisShare(redis, 'x'.repeat(32), clock),
    );
    const renewed = await Promise.all(shares.map((share) => share.renewOnce(present, renew)));
    expect(renewals).toBe(1);
    expect(renewed.map(({ version, refreshToken }) => [version, refreshToken])).toEqual([
      [4, 'secret-2'],
      [4, 'secret-2'],
    ]);
    expect(await control.get('rostrum:session:s')).not.toContain('secret');
  });
});
