import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createRedisNews, type NewsChannel } from '../../../graph/kernel/invalidations.ts';
import { nobody, type Authority } from '../../../graph/upstream/client/authority.ts';
import { createRestClient, type RestClient } from '../../../graph/upstream/client/client.ts';
import { createUpstreamLog } from '../../../graph/upstream/client/callLog.ts';
import { RestUpstream } from '../../../graph/upstream/client/upstream.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock } from '../../support/graphClock.ts';
import { collectMails } from '../../support/mails.ts';
import { hasRedis, startTestRedis, type TestRedis } from '../../support/redis.ts';
import { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { until } from '../../support/until.ts';

// Visible in the report: without a Redis on the machine these are listed as skipped.
const describeWithRedis = hasRedis ? describe : describe.skip;

const REGIONS = '/api/v3/regions';
const WRITTEN = '/api/v3/encoders/{uuid}';

function caller(organisation: string, crosses = false): Authority {
  return { ...nobody, scope: organisation, self: organisation, organisation, crosses, token: () => 'token' };
}

function clientOf(upstream: RestUpstream, authority: Authority): RestClient {
  return createRestClient(upstream, { authority, trackingId: 'tracking-1', log: createUpstreamLog() });
}

const read = (rest: RestClient): Promise<unknown> => rest.get(REGIONS, { freshMs: 120_000 });
const write = (rest: RestClient): Promise<unknown> => rest.delete(WRITTEN, { params: { uuid: 'e' } });

let rest: FakeRest;
beforeEach(async () => {
  rest = await startFakeRest();
  rest.on('GET', REGIONS, () => ({ body: [{ id: String(rest.to('/api/v3/encoders/*').length) }] }));
  rest.on('DELETE', '/api/v3/encoders/*', { status: 204 });
});
afterEach(() => rest.close());

function startUpstream(news?: NewsChannel): RestUpstream {
  const clock = createTestClock({ instant: true });
  return new RestUpstream({
    bases: { REST_CENTRAL: rest.url },
    timeoutMs: 2000,
    inFlight: 8,
    clock,
    ...(news && { news }),
  });
}

test('STM-24 what a super-admin writes in another organisation is read there at once', async () => {
  const upstream = startUpstream();
  const harbour = clientOf(upstream, caller('harbour'));
  expect(await read(harbour)).toEqual([{ id: '0' }]);
  await write(clientOf(upstream, caller('northgate')));
  expect(await read(harbour)).toEqual([{ id: '0' }]);
  await write(clientOf(upstream, caller('operations', true)));
  expect(await read(harbour)).toEqual([{ id: '2' }]);
  await upstream.close();
});

test('PRM-27 who may look into other organisations shares no answer with another person: each look is one of their own', async () => {
  const upstream = startUpstream();
  const equal = (self: string, looksAcross: boolean): Authority => ({
    ...caller('operations'),
    self,
    looksAcross,
  });
  for (const self of ['kim', 'lee', 'kim']) await read(clientOf(upstream, equal(self, false)));
  expect(rest.to(REGIONS)).toHaveLength(1);
  rest.forget();
  for (const self of ['ann', 'bob', 'ann']) await read(clientOf(upstream, equal(self, true)));
  expect(rest.to(REGIONS)).toHaveLength(2);
  await upstream.close();
});

describeWithRedis('graph processes that share a Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterAll(() => redis.close());

  describe('writes', () => {
    let upstreams: RestUpstream[];
    let news: NewsChannel[];
    beforeEach(async () => {
      news = [redis, redis].map((one) => createRedisNews(one.connect()));
      upstreams = news.map((channel) => startUpstream(channel));
      await until(() => news.every(({ isComplete }) => isComplete));
    });
    afterEach(() => Promise.all([...upstreams, ...news].map((one) => one.close())));

    test.each([
      ['one’s own organisation', caller('harbour')],
      ['another organisation, by a super-admin', caller('operations', true)],
    ])('STM-24 a write to %s through one process is read through the other at once', async (_to, writer) => {
      const [one, two] = upstreams as [RestUpstream, RestUpstream];
      const there = clientOf(two, caller('harbour'));
      expect(await read(there)).toEqual([{ id: '0' }]);
      expect(await read(there)).toEqual([{ id: '0' }]);
      expect(rest.to(REGIONS)).toHaveLength(1);
      await write(clientOf(one, writer));
      expect(await read(there)).toEqual([{ id: '1' }]);
    });

    test('reads again what may have changed unnoticed, while Redis is down and when it is back', async () => {
      const [one, two] = upstreams as [RestUpstream, RestUpstream];
      const there = clientOf(two, caller('harbour'));
      await read(there);
      const control = redis.connect();
      await control.client('KILL', 'TYPE', 'pubsub');
      await until(() => news.every(({ isComplete }) => !isComplete));
      await write(clientOf(one, caller('harbour')));
      expect(await read(there)).toEqual([{ id: '1' }]);
      await until(() => news.every(({ isComplete }) => isComplete));
      rest.forget();
      await read(there);
      expect(rest.to(REGIONS)).toHaveLength(1);
    });
  });

  describe('sessions', () => {
    let world: World;
    let other: TestGraph;
    beforeAll(async () => {
      const env = { REDIS_URL: redis.url };
      world = await openWorld({ env: () => env, trusts: () => true });
      other = await startTestGraph({ platformUrl: world.platform.url, clock: world.polls, env });
    }, START_MS);
    afterAll(async () => {
      await other.close();
      await world.close();
    });

    const VIEWER = '{ viewer { user { id } } }';

    /** The same browser at the other process, by a cookie that was copied before. */
    async function elsewhere({ cookie }: GraphClient): Promise<GraphClient> {
      const browser = new GraphClient(other.url);
      browser.cookie = cookie;
      expect((await browser.run(VIEWER)).data?.viewer).not.toBeNull();
      return browser;
    }

    test('SES-12 who signs out at one process is signed out at the other at once', async () => {
      const browser = await world.signIn('events@harbour.example');
      const copy = await elsewhere(browser);
      await browser.data('mutation { signOut { signedOut } }');
      const { data, errors } = await copy.run(VIEWER);
      expect([data?.viewer ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
    });

    test('SES-21 who resets a password at one process ends the sessions at the other at once', async () => {
      const userName = 'library@harbour.example';
      const copy = await elsewhere(await world.signIn(userName));
      const visitor = world.visitor();
      await visitor.data(
        'mutation ($userName: String!) { requestPasswordReset(input: { userName: $userName }) { accepted } }',
        { userName },
      );
      const token = await collectMails(world.platform).token(userName);
      const { resetPassword } = await visitor.data(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }',
        { input: { token, password: `${DEMO_PASSWORD}-new` } },
      );
      expect(resetPassword.reset).toBe(true);
      const { data, errors } = await copy.run(VIEWER);
      expect([data?.viewer ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
    });
  });
});
