import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { nobody } from '../../../graph/upstream/client/authority.ts';
import type { RestClient } from '../../../graph/upstream/client/client.ts';
import type { SealedSession } from '../../../graph/session/cookie.ts';
import { createRedisShare } from '../../../graph/session/share.ts';
import { createPoller } from '../../../graph/upstream/poller/poller.ts';
import { createRedisTransport } from '../../../graph/upstream/poller/redis.ts';
import type { EventTransport, PolledEvent } from '../../../graph/upstream/poller/bus.ts';
import { createTestClock, until } from '../../support/graphClock.ts';

const installed = spawnSync('redis-server', ['--version']).status === 0;
// Visible in the report: without a Redis on the machine these are listed as skipped.
const describeWithRedis = installed ? describe : describe.skip;

interface Row {
  id: string;
  state: string;
}

describeWithRedis('two graph processes that share a Redis', () => {
  let server: ChildProcess;
  let url: string;
  const connections: Redis[] = [];
  const transports: EventTransport[] = [];

  function connect(): Redis {
    const redis = new Redis(url);
    connections.push(redis);
    return redis;
  }

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    server = spawn('redis-server', [
      '--port',
      String(port),
      '--save',
      '',
      '--appendonly',
      'no',
      '--bind',
      '127.0.0.1',
    ]);
    await connect().ping();
  });

  afterAll(async () => {
    await Promise.all(transports.map((transport) => transport.close()));
    for (const redis of connections) redis.disconnect();
    server.kill();
  });

  beforeEach(() => connections[0]?.flushall());

  /** A process of its own: connection, clock and poller. */
  function startProcess(rows: () => Row[]) {
    const clock = createTestClock();
    const transport = createRedisTransport(connect(), () => clock.now());
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

    // The one that polled goes; the other takes over.
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
      await connections[0]?.ping();
      return { ...present, version: 4, accessToken: 'b', refreshToken: 'secret-2' };
    };
    const shares = [connect(), connect()].map((redis) => createRedisShare(redis, 'x'.repeat(32), clock));
    const renewed = await Promise.all(shares.map((share) => share.renewOnce(present, renew)));
    expect(renewals).toBe(1);
    expect(renewed.map(({ version, refreshToken }) => [version, refreshToken])).toEqual([
      [4, 'secret-2'],
      [4, 'secret-2'],
    ]);
    expect(await connections[0]?.get('rostrum:session:s')).not.toContain('secret');
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
