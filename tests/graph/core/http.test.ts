import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Authority } from '../../../graph/upstream/client/authority.ts';
import { nobody } from '../../../graph/upstream/client/authority.ts';
import { createRestClient, type RestClient } from '../../../graph/upstream/client/client.ts';
import { RestError } from '../../../graph/kernel/restError.ts';
import { createUpstreamLog, type UpstreamLog } from '../../../graph/upstream/client/callLog.ts';
import { RestUpstream } from '../../../graph/upstream/client/upstream.ts';
import { SERVICES } from '../../../graph/upstream/client/services.ts';
import { startFakeRest, type FakeAnswer, type FakeRest } from '../../support/fakeRest.ts';
import { createTestClock, type TestClock } from '../../support/graphClock.ts';
import { until } from '../../support/until.ts';

const REGIONS = '/api/v3/regions';
let rest: FakeRest;
let clock: TestClock;
let upstream: RestUpstream;
let log: UpstreamLog;

function authority(scope: string, organisation = 'harbour'): Authority {
  return { ...nobody, scope, self: `${scope} self`, organisation, token: () => 'token' };
}

function client(who: Authority = authority('a')): RestClient {
  return createRestClient(upstream, { authority: who, trackingId: 'tracking-1', log });
}

function setUp(options: { instant: boolean; timeoutMs?: number; inFlight?: number }): void {
  clock = createTestClock(options);
  log = createUpstreamLog();
  upstream = new RestUpstream({
    bases: Object.fromEntries(SERVICES.map(({ variable }) => [variable, rest.url])),
    timeoutMs: options.timeoutMs ?? 2000,
    inFlight: options.inFlight ?? 8,
    clock,
  });
}

/** Answers with each of these in turn, the last one for ever. */
function inTurn(...answers: FakeAnswer[]): () => FakeAnswer {
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? {};
}

async function failure(call: Promise<unknown>): Promise<RestError> {
  const error: unknown = await call.then(
    () => new Error('The call succeeded.'),
    (reason: unknown) => reason,
  );
  if (error instanceof RestError) return error;
  throw error as Error;
}

beforeEach(async () => {
  rest = await startFakeRest();
  setUp({ instant: true });
});

afterEach(async () => {
  await upstream.close();
  await rest.close();
});

test('SES-18 every call carries the bearer token and the tracking id', async () => {
  rest.on('GET', REGIONS, { body: [] });
  await client().get(REGIONS);
  expect(rest.seen[0]?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-tracking-id': 'tracking-1',
  });
});

describe('retries', () => {
  test.each([429, 502, 503, 504])(
    'NET-01 NET-02 a GET answered with %i is sent again after 1, 2 and 4 s',
    async (status) => {
      rest.on('GET', REGIONS, { status, body: { code: 'BUSY', message: 'Busy' } });
      const error = await failure(client().get(REGIONS));
      expect(error.status).toBe(status);
      expect(rest.to(REGIONS)).toHaveLength(4);
      expect(clock.waits).toEqual([1000, 2000, 4000]);
      expect(log.calls[0]?.retries).toBe(3);
    },
  );

  test('NET-01 a retry that succeeds answers as if nothing had happened', async () => {
    rest.on('GET', REGIONS, inTurn({ status: 503 }, { status: 502 }, { body: ['eu'] }));
    expect(await client().get(REGIONS)).toEqual(['eu']);
    expect(rest.to(REGIONS)).toHaveLength(3);
  });

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('NET-01 %s is sent again', async (method) => {
    rest.on(method, '/api/v3/encoders/e1', inTurn({ status: 503 }, { body: {} }));
    const call = { PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
    const options = { params: { uuid: 'e1' } } as never;
    await (client()[call[method]] as (path: string, options: never) => Promise<unknown>)(
      '/api/v3/encoders/{uuid}',
      options,
    );
    expect(rest.seen).toHaveLength(2);
  });

  test.each([429, 503])('NET-01 a POST answered with %i is never sent again', async (status) => {
    rest.on('POST', '/track', { status });
    const error = await failure(client().post('/track' as never, { body: {} } as never));
    expect(error.status).toBe(status);
    expect(rest.seen).toHaveLength(1);
    expect(clock.waits).toEqual([]);
  });

  test('NET-01 a 500 and a 404 are not sent again', async () => {
    rest.on('GET', REGIONS, inTurn({ status: 500 }, { status: 404 }));
    expect((await failure(client().get(REGIONS))).status).toBe(500);
    expect((await failure(client().get(REGIONS))).status).toBe(404);
    expect(rest.seen).toHaveLength(2);
  });

  test('NET-02 a longer pause that Retry-After asks for is kept', async () => {
    rest.on('GET', REGIONS, inTurn({ status: 429, headers: { 'retry-after': '7' } }, { body: [] }));
    await client().get(REGIONS);
    expect(clock.waits).toEqual([7000]);
  });

  test('NET-02 a pause longer than anyone waits for a page is not taken', async () => {
    rest.on('GET', REGIONS, { status: 429, headers: { 'retry-after': '3600' } });
    const error = await failure(client().get(REGIONS));
    expect(error.retryAfterSeconds).toBe(3600);
    expect(clock.waits).toEqual([]);
  });
});

describe('errors', () => {
  test('NET-03 both error shapes are read', async () => {
    const one = { code: 'CONFLICT', message: 'Taken.', field: 'name' };
    rest.on(
      'GET',
      REGIONS,
      inTurn({ status: 409, body: one }, { status: 400, body: { errors: [one, one] } }),
    );
    expect((await failure(client().get(REGIONS))).problems).toEqual([one]);
    expect((await failure(client().get(REGIONS))).problems).toEqual([one, one]);
  });

  test('an HTML page instead of JSON is a clean error, with any status', async () => {
    const page = { body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } };
    rest.on('GET', REGIONS, inTurn(page, { ...page, status: 500 }));
    const ok = await failure(client().get(REGIONS));
    expect([ok.status, ok.code]).toEqual([502, 'MALFORMED']);
    expect(ok.message).not.toContain('html');
    const failed = await failure(client().get(REGIONS));
    expect([failed.status, failed.message]).toEqual([
      500,
      'An unexpected internal server error occurred. Please try again.',
    ]);
  });

  test('a service that hangs is given up after the time-out', async () => {
    await upstream.close();
    setUp({ instant: true, timeoutMs: 50 });
    rest.on('GET', REGIONS, { hang: true });
    const error = await failure(client().get(REGIONS));
    expect([error.status, error.code]).toEqual([504, 'TIMEOUT']);
  });

  test('a service that is not there is a clean error', async () => {
    await rest.close();
    const error = await failure(client().get(REGIONS));
    expect([error.status, error.code]).toEqual([503, 'UNREACHABLE']);
    rest = await startFakeRest();
  });
});

describe('breaker', () => {
  test('opens after five failures in a row, lets one call try within 30 s, and closes when it succeeds', async () => {
    rest.on('GET', REGIONS, { status: 503 });
    const one = client();
    for (let turn = 0; turn < 5; turn += 1) await failure(one.unshared().get(REGIONS));
    rest.forget();
    expect((await failure(one.get(REGIONS))).code).toBe('BREAKER_OPEN');
    expect(rest.seen).toHaveLength(0);

    rest.on('GET', REGIONS, { body: [] });
    await clock.advance(29_000);
    expect(await one.get(REGIONS)).toEqual([]);
    expect(await one.get(REGIONS)).toEqual([]);
    expect(rest.seen).toHaveLength(2);
  });

  test('leaves other services alone', async () => {
    rest.on('GET', REGIONS, { status: 503 });
    rest.on('GET', '/legacy/customers', { body: [] });
    for (let turn = 0; turn < 5; turn += 1) await failure(client().unshared().get(REGIONS));
    expect(await client().get('/legacy/customers' as never, {} as never)).toEqual([]);
  });
});

describe('calls of many organisations', () => {
  const REGION = (n: number) => ({ query: { n } }) as never;
  const waiting: { who: string; go: () => void }[] = [];

  beforeEach(async () => {
    await upstream.close();
    setUp({ instant: true, inFlight: 2 });
    waiting.length = 0;
    rest.on('GET', REGIONS, async ({ headers }) => {
      await new Promise<void>((go) => waiting.push({ who: headers['x-tracking-id'] as string, go }));
      return { body: [] };
    });
  });

  const as = (organisation: string) =>
    createRestClient(upstream, {
      authority: authority(organisation, organisation),
      trackingId: organisation,
      log,
    }).unshared();

  test('more than the line of one holds is refused to it alone, and opens no breaker', async () => {
    const flood = Array.from({ length: 2010 }, (_, n) =>
      as('loud')
        .get(REGIONS, REGION(n))
        .then(
          () => 'ok',
          (error: RestError) => error.code,
        ),
    );
    await until(() => waiting.length === 2);
    const quiet = as('quiet').get(REGIONS, REGION(0));
    const answered = quiet.then(() => true);
    let done = false;
    void Promise.all([...flood, quiet]).then(() => (done = true));
    const order: string[] = [];
    while (!done) {
      const next = waiting.shift();
      if (next) order.push(next.who);
      next?.go();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await answered).toBe(true);
    // The two of the loud one that were under way, and then it is the quiet one's turn.
    expect(order.indexOf('quiet')).toBeLessThanOrEqual(3);
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === 'OVERLOADED')).toHaveLength(8);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(2002);
  });
});

describe('limit of calls in flight', () => {
  test('a slow service gets no more than the limit at once, and holds up no other', async () => {
    await upstream.close();
    setUp({ instant: true, inFlight: 2 });
    let inFlight = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    rest.on('GET', '/api/v3/encoders/*', async () => {
      most = Math.max(most, ++inFlight);
      await new Promise<void>((resolve) => waiting.push(resolve));
      inFlight -= 1;
      return { body: {} };
    });
    rest.on('GET', '/legacy/customers', { body: [] });
    const calls = Array.from({ length: 6 }, (_, n) =>
      client().get('/api/v3/encoders/{uuid}' as never, { params: { uuid: `e${n}` } } as never),
    );
    await until(() => waiting.length === 2);
    expect(await client().get('/legacy/customers' as never, {} as never)).toEqual([]);
    for (let answered = 0; answered < 6; answered += 1) {
      await until(() => waiting.length > 0);
      waiting.shift()?.();
    }
    await Promise.all(calls);
    expect(most).toBe(2);
  });
});

describe('sharing', () => {
  test('equal calls under way are sent once for callers of one scope, and once more for another scope', async () => {
    rest.on('GET', REGIONS, { body: ['eu'] });
    await Promise.all([
      client(authority('a')).get(REGIONS),
      client(authority('a')).get(REGIONS),
      client(authority('b')).get(REGIONS),
    ]);
    expect(rest.seen).toHaveLength(2);
    expect(log.calls.map((call) => call.source).sort()).toEqual(['network', 'network', 'shared']);
  });

  test('nothing is shared between callers whose rights are unknown', async () => {
    rest.on('GET', REGIONS, { body: [] });
    await Promise.all([client(nobody).get(REGIONS), client(nobody).get(REGIONS)]);
    expect(rest.seen).toHaveLength(2);
  });

  test('what is personal is shared with nobody else of the same scope', async () => {
    rest.on('GET', '/cues/api/v1/media/m1/cues', { body: [] });
    const ask = (self: string) =>
      client({ ...authority('a'), self }).get(
        '/cues/api/v1/media/{mediaId}/cues' as never,
        {
          params: { mediaId: 'm1' },
        } as never,
      );
    await Promise.all([ask('maya'), ask('maya'), ask('jo')]);
    expect(rest.seen).toHaveLength(2);
  });

  test.each([
    ['/api/v3/customers/{id}/eventprofiles', 'id'],
    ['/api/v3/eventprofiles/{id}', 'id'],
    ['/api/v3/customers/{id}/events', 'id'],
    ['/api/v3/subjects/{id}/events', 'id'],
    ['/api/v3/events/{uuid}', 'uuid'],
    ['/api/v3/users/{id}', 'id'],
    ['/api/v3/clients/{uuid}', 'uuid'],
    ['/legacy/users/me', ''],
    ['/media-metadata/api/v1/media/{mediaId}/playback', 'mediaId'],
    ['/api/v3/events/{uuid}/playback', 'uuid'],
    ['/api/v3/contentdestinations/{id}/playback', 'id'],
    ['/api/v3/a/call/that/nobody/has/listed', ''],
  ])('%s answers by person: nobody else of the same scope gets it, fresh or not', async (path, name) => {
    rest.on('GET', '/*', { body: {} });
    const ask = (self: string) =>
      client({ ...authority('a'), self }).get(
        path as never,
        { params: { [name]: 'x' }, freshMs: 120_000 } as never,
      );
    await Promise.all([ask('maya'), ask('maya'), ask('jo')]);
    await ask('jo');
    expect(rest.seen).toHaveLength(2);
    expect(log.isPersonal).toBe(true);
  });

  test('what is for one person is known of an operation however many calls it makes', async () => {
    rest.on('GET', '/*', { body: {} });
    for (let n = 0; n < 1000; n += 1) {
      log.note({
        call: 'C',
        method: 'GET',
        path: '/',
        status: 200,
        ms: 0,
        source: 'network',
        retries: 0,
        personal: false,
      });
    }
    expect(log.isPersonal).toBe(false);
    await client().get('/api/v3/events/{uuid}', { params: { uuid: 'x' } });
    expect(log.isPersonal).toBe(true);
  });

  test('STM-24 CON-01 an answer is fresh for 120 s within its scope and not longer', async () => {
    rest.on('GET', REGIONS, { body: [] });
    const ask = (who: Authority) => client(who).get(REGIONS, { freshMs: 120_000 } as never);
    await ask(authority('a'));
    await clock.advance(119_999);
    await ask(authority('a'));
    expect(rest.seen).toHaveLength(1);
    await ask(authority('b'));
    expect(rest.seen).toHaveLength(2);
    await clock.advance(1);
    await ask(authority('a'));
    expect(rest.seen).toHaveLength(3);
  });

  test('STM-24 a failed answer is not kept', async () => {
    rest.on('GET', REGIONS, inTurn({ status: 500 }, { body: ['eu'] }));
    await failure(client().get(REGIONS, { freshMs: 120_000 } as never));
    expect(await client().get(REGIONS, { freshMs: 120_000 } as never)).toEqual(['eu']);
  });

  test('after a write nobody of the organisation is served what was true before', async () => {
    rest.on('GET', REGIONS, { body: [] });
    rest.on('POST', '/track', { status: 202 });
    const ask = () => client().get(REGIONS, { freshMs: 120_000 } as never);
    await ask();
    await client().post('/track' as never, { body: {} } as never);
    await ask();
    expect(rest.to(REGIONS)).toHaveLength(2);
  });
});
