import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Authority } from '../../../graph/upstream/client/authority.ts';
import { nobody } from '../../../graph/upstream/client/authority.ts';
import { createRestClient, type RestClient } from '../../../graph/upstream/client/client.ts';
import { createUpstreamLog } from '../../../graph/upstream/client/callLog.ts';
import { RestUpstream } from '../../../graph/upstream/client/upstream.ts';
import { createPoller, type Poller } from '../../../graph/upstream/poller/poller.ts';
import {
  createMemoryTransport,
  type EventTransport,
  type PolledEvent,
} from '../../../graph/upstream/poller/bus.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { createTestClock, settle, type TestClock } from '../../support/graphClock.ts';
import { until } from '../../support/until.ts';

interface Row {
  id: string;
  state: string;
}

const PATH = '/api/v3/customers/harbour/encoders';
const MINUTE = 60_000;
let rest: FakeRest;
let clock: TestClock;
let upstream: RestUpstream;
let poller: Poller<Row>;
let rows: Row[];
/** Unavailable operations of the bus. */
let away: Set<keyof EventTransport>;
/** Refused tokens. */
let refused: Map<string, number>;

beforeEach(async () => {
  rest = await startFakeRest();
  rows = [
    { id: 'a', state: 'idle' },
    { id: 'b', state: 'idle' },
  ];
  refused = new Map();
  rest.on('GET', PATH, ({ headers }) => {
    const status = refused.get((headers.authorization ?? '').replace('Bearer ', '')) ?? refused.get('all');
    return status ? { status, body: { code: 'NO', message: 'No.' } } : { body: rows };
  });
  clock = createTestClock();
  upstream = new RestUpstream({ bases: { REST_CENTRAL: rest.url }, timeoutMs: 5000, inFlight: 64, clock });
  away = new Set();
  const bus = createMemoryTransport(() => clock.now());
  const transport: EventTransport = {
    ...bus,
    lease: (...given) => (away.has('lease') ? lost() : bus.lease(...given)),
    emit: (...given) => (away.has('emit') ? lost() : bus.emit(...given)),
    present: (topic) => (away.has('present') ? lost() : bus.present(topic)),
    release: (topic) => (away.has('release') ? lost() : bus.release(topic)),
  };
  const runtime = { clock, transport, observer: null };
  poller = createPoller<Row>(
    {
      resource: 'encoders',
      fetch: (client, id) =>
        client.get('/api/v3/customers/{id}/encoders' as never, { params: { id } } as never),
      keyOf: ({ id }) => id,
      isTransitional: ({ state }) => state === 'starting',
    },
    () => runtime,
  );
});

afterEach(async () => {
  await upstream.close();
  await rest.close();
});

function lost(): Promise<never> {
  return Promise.reject(new Error('Connection is closed.'));
}

/** A subscriber with a session of its own. */
class Subscriber {
  readonly events: PolledEvent<Row>[] = [];
  readonly #listeners = new Set<(event: 'renewed' | 'ended') => void>();
  readonly stream: AsyncIterableIterator<PolledEvent<Row>>;
  error: Error | null = null;
  done = false;

  constructor(token: string, expiresAt: number | null = null) {
    const authority: Authority = {
      ...nobody,
      scope: 'scope',
      self: token,
      organisation: 'harbour',
      expiresAt,
      token: () => token,
      watch: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
    const client: RestClient = createRestClient(upstream, {
      authority,
      trackingId: token,
      log: createUpstreamLog(),
    });
    this.stream = poller.subscribe({ rest: client }, 'harbour');
    void this.#read();
  }

  async #read(): Promise<void> {
    try {
      for await (const event of this.stream) this.events.push(event);
    } catch (error) {
      this.error = error as Error;
    }
    this.done = true;
  }

  tell(event: 'renewed' | 'ended'): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  stop(): void {
    void this.stream.return?.();
  }

  get last(): PolledEvent<Row> | undefined {
    return this.events.at(-1);
  }
}

async function subscribed(token: string, expiresAt: number | null = null): Promise<Subscriber> {
  const subscriber = new Subscriber(token, expiresAt);
  await until(() => subscriber.events.length === 1, `${token} to be in`);
  return subscriber;
}

/** Moves the time on, and waits until so many readings have been made since. */
async function pass(milliseconds: number, readings: number): Promise<void> {
  rest.forget();
  await clock.advance(milliseconds);
  await until(() => rest.to(PATH).length >= readings, `${readings} readings`);
  await settle();
  await until(() => clock.pending > 0 || readings === 0, 'the next pause');
  expect(rest.to(PATH)).toHaveLength(readings);
}

test('the first event carries the present number and no rows', async () => {
  const { events } = await subscribed('maya');
  expect(events[0]).toMatchObject({ changed: [] });
  expect(events[0]?.sequence).toBeGreaterThan(0);
});

test('MON-02 CON-01 one reading a minute serves any number of subscribers, each authorised by a call of its own', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => subscribed(`user-${n}`)));
  expect(new Set(rest.to(PATH).map(({ headers }) => headers.authorization)).size).toBe(20);
  await pass(MINUTE - 1, 0);
  rows = [{ id: 'a', state: 'started' }, rows[1] as Row];
  await pass(1, 1);
  for (const { events } of all) {
    expect(events).toHaveLength(2);
    expect(events[1]?.changed).toEqual([{ id: 'a', state: 'started' }]);
    expect(events[1]?.sequence).toBe((events[0]?.sequence ?? 0) + 1);
  }
});

test('nothing is sent while nothing changes', async () => {
  const { events } = await subscribed('maya');
  await pass(MINUTE, 1);
  await pass(MINUTE, 1);
  expect(events).toHaveLength(1);
});

test('CON-01 while something is on its way from one state to another it reads every 5 s', async () => {
  rows = [{ id: 'a', state: 'starting' }];
  const subscriber = await subscribed('maya');
  await pass(5000, 1);
  rows = [{ id: 'a', state: 'started' }];
  await pass(5000, 1);
  expect(subscriber.last?.changed).toEqual(rows);
  await pass(5000, 0);
  await pass(MINUTE - 5000, 1);
});

test('a row that comes or goes makes the number jump, so that lists are read again', async () => {
  const subscriber = await subscribed('maya');
  const first = subscriber.last?.sequence ?? 0;
  rows = [...rows, { id: 'c', state: 'idle' }];
  await pass(MINUTE, 1);
  expect(subscriber.last).toMatchObject({ sequence: first + 2, changed: [{ id: 'c', state: 'idle' }] });
  rows = rows.slice(1);
  await pass(MINUTE, 1);
  expect(subscriber.last).toMatchObject({ sequence: first + 4, changed: [] });
});

test('reading stops when nobody listens, and whoever comes back later sees that there was a gap', async () => {
  const one = await subscribed('one');
  const two = await subscribed('two');
  one.stop();
  await pass(MINUTE, 1);
  two.stop();
  await settle();
  expect(clock.pending).toBe(0);
  await clock.advance(10 * MINUTE);
  const back = await subscribed('one');
  expect(back.last?.sequence).toBeGreaterThan((two.last?.sequence ?? 0) + 1);
});

test('ENC-07 a command before anybody watches quickens the polls of who comes within half a minute', async () => {
  poller.publish('harbour', { id: 'a', state: 'idle' });
  const soon = await subscribed('soon');
  rows = [{ id: 'a', state: 'stopped' }, rows[1] as Row];
  await pass(5000, 1);
  expect(soon.last?.changed).toEqual([{ id: 'a', state: 'stopped' }]);
  soon.stop();
  await settle();
  poller.quicken('harbour');
  await clock.advance(MINUTE);
  await subscribed('late');
  await pass(5000, 0);
});

test('what a command did is told at once, and read for at the fast pace after', async () => {
  const subscriber = await subscribed('maya');
  rest.forget();
  poller.publish('harbour', { id: 'a', state: 'stopping' });
  await until(() => subscriber.events.length === 2);
  expect(subscriber.last?.changed).toEqual([{ id: 'a', state: 'stopping' }]);
  expect(rest.to(PATH)).toHaveLength(0);
  await settle();
  rows = [{ id: 'a', state: 'stopped' }, rows[1] as Row];
  await pass(5000, 1);
  expect(subscriber.last?.changed).toEqual([{ id: 'a', state: 'stopped' }]);
});

test('commands that follow one another closely put off no poll', async () => {
  const subscriber = await subscribed('maya');
  rest.forget();
  rows = [{ id: 'a', state: 'stopped' }, rows[1] as Row];
  for (let second = 0; second < 60; second += 4) {
    poller.quicken('harbour');
    await settle();
    await clock.advance(1000);
    await clock.advance(3000);
    await settle();
  }
  await until(() => subscriber.events.length === 2);
  await until(() => rest.to(PATH).length >= 7, 'a poll every 5 to 8 s');
});

test('who may not read the organisation gets no stream, and does not end those of others', async () => {
  const one = await subscribed('one');
  refused.set('stranger', 403);
  const stranger = new Subscriber('stranger');
  await until(() => stranger.done);
  expect(stranger.error).toMatchObject({ status: 403 });
  expect(stranger.events).toEqual([]);
  await pass(MINUTE, 1);
  expect(one.done).toBe(false);
});

test('when the session that reads ends, another one reads on', async () => {
  const one = await subscribed('one');
  const two = await subscribed('two');
  refused.set('one', 401);
  rows = [{ id: 'a', state: 'started' }, rows[1] as Row];
  await pass(MINUTE, 2);
  expect(one.error).toMatchObject({ status: 401 });
  expect(two.last?.changed).toEqual([{ id: 'a', state: 'started' }]);
});

test('SES-12 STM-01 a session that ends takes its stream with it', async () => {
  const one = await subscribed('one');
  const two = await subscribed('two');
  one.tell('ended');
  await until(() => one.done);
  expect(one.error).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  expect(two.done).toBe(false);
});

test('a subscriber whose token renews is authorised again', async () => {
  const one = await subscribed('one');
  const two = await subscribed('two');
  rest.forget();
  refused.set('two', 403);
  two.tell('renewed');
  one.tell('renewed');
  await until(() => two.done);
  expect(
    rest
      .to(PATH)
      .map(({ headers }) => headers.authorization)
      .sort(),
  ).toEqual(['Bearer one', 'Bearer two']);
  expect(two.error).toMatchObject({ status: 403 });
  expect(one.done).toBe(false);
});

test('a token that has run out is noticed even if its session never reads', async () => {
  await subscribed('one');
  const two = await subscribed('two', clock.now().getTime() + MINUTE);
  refused.set('two', 401);
  await pass(MINUTE, 2);
  await until(() => two.done);
  expect(two.error).toMatchObject({ status: 401 });
});

test('a service that fails is asked ever less often, and the streams live on', async () => {
  const subscriber = await subscribed('maya');
  refused.set('all', 500);
  await pass(MINUTE, 1);
  await pass(MINUTE, 0);
  await pass(MINUTE, 1);
  refused.clear();
  rows = [{ id: 'a', state: 'started' }, rows[1] as Row];
  await pass(4 * MINUTE, 1);
  expect(subscriber.last?.changed).toEqual([{ id: 'a', state: 'started' }]);
  await pass(MINUTE, 1);
});

test('keeps polling while the bus is down and reports the change when it is back', async () => {
  const subscriber = await subscribed('maya');
  away.add('lease');
  rows = [{ id: 'a', state: 'started' }, rows[1] as Row];
  await clock.advance(MINUTE);
  await until(() => clock.pending > 0, 'the next pause');
  expect(subscriber.events).toHaveLength(1);
  away.clear();
  await pass(MINUTE, 1);
  expect(subscriber.last?.changed).toEqual([{ id: 'a', state: 'started' }]);
  away.add('release');
  subscriber.stop();
  await settle();
});

test('what could not be told is told after the next poll, with a gap', async () => {
  const subscriber = await subscribed('maya');
  const first = subscriber.last?.sequence ?? 0;
  away.add('emit');
  rows = [{ id: 'a', state: 'started' }, rows[1] as Row];
  await pass(MINUTE, 1);
  expect(subscriber.events).toHaveLength(1);
  away.clear();
  await pass(MINUTE, 1);
  expect(subscriber.last).toMatchObject({ changed: rows, sequence: first + 2 });
});

test('who comes while the bus is away hears so, and comes back to a room that works', async () => {
  away.add('present');
  const unlucky = new Subscriber('unlucky');
  await until(() => unlucky.done);
  expect(unlucky.error?.message).toBe('Connection is closed.');
  away.clear();
  await subscribed('unlucky');
});

test('MON-02 where the rows are many, each subscriber is authorised by a smaller call, and the rows are read once', async () => {
  const small = '/api/v3/customers/harbour/encoderprofiles';
  rest.on('GET', small, ({ headers }) => {
    const status = refused.get((headers.authorization ?? '').replace('Bearer ', ''));
    return status ? { status, body: { code: 'NO', message: 'No.' } } : { body: [] };
  });
  const runtime = { clock, transport: createMemoryTransport(() => clock.now()), observer: null };
  const read = (path: string) => (client: RestClient, id: string) =>
    client.get(path as never, { params: { id } } as never) as Promise<never>;
  poller = createPoller<Row>(
    {
      resource: 'encoders',
      fetch: read('/api/v3/customers/{id}/encoders'),
      authorise: read('/api/v3/customers/{id}/encoderprofiles'),
      keyOf: ({ id }) => id,
      isTransitional: () => false,
    },
    () => runtime,
  );
  refused.set('stranger', 403);
  const stranger = new Subscriber('stranger');
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => subscribed(`user-${n}`)));
  await until(() => stranger.done);
  expect(stranger.error).toMatchObject({ status: 403 });
  expect(new Set(rest.to(small).map(({ headers }) => headers.authorization)).size).toBe(21);
  expect(rest.to(PATH)).toHaveLength(1);
  rows = [{ id: 'a', state: 'started' }, rows[1] as Row];
  await pass(MINUTE, 1);
  for (const { last } of all) expect(last?.changed).toEqual([{ id: 'a', state: 'started' }]);
});
