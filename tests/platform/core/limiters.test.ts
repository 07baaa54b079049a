import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createManualClock } from '../../../fixtures/platform/kernel/clock.ts';
import type { Db } from '../../../fixtures/platform/kernel/app/app.ts';
import { getNetworkPrefix } from '../../../fixtures/shared/networkPrefix.ts';
import { KeptCounts } from '../../../fixtures/platform/kernel/limits/keptCounts.ts';
import { createLimits, type Limits } from '../../../fixtures/platform/kernel/limits/limits.ts';
import type { ThrottledError } from '../../../fixtures/platform/kernel/limits/throttled.ts';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { hasRedis, startTestRedis, type TestRedis } from '../../support/redis.ts';
import { TEST_NOW } from '../../support/platform.ts';
import { until } from '../../support/until.ts';

const retryAfterOf = async (refused: Promise<unknown>) =>
  refused.then(
    () => null,
    (error: unknown) => (error as ThrottledError).retryAfterSeconds,
  );

describe('limits in memory', () => {
  test('NET-13 count within a window that begins with the first, by the clock of the platform', async () => {
    const clock = createManualClock(TEST_NOW);
    const limits = createLimits(clock);
    const count = () => limits.count('mailOfName', 'maya');
    expect(await count()).toBe(1);
    clock.advance(200_000);
    for (let at = 2; at <= 10; at += 1) expect(await count()).toBe(at);
    expect(await retryAfterOf(count())).toBe(100);
    clock.advance(99_999);
    expect(await retryAfterOf(count())).toBe(1);
    clock.advance(1);
    expect(await count()).toBe(1);
    expect(await limits.countOf('mailOfName', 'somebody else')).toBe(0);
  });

  test('take back what turned out well, and never below nothing', async () => {
    const limits = createLimits(createManualClock(TEST_NOW));
    await limits.set('signInFromAddress', '192.0.2.1', 100);
    await limits.forgive('signInFromAddress', '192.0.2.1');
    expect(await limits.count('signInFromAddress', '192.0.2.1')).toBe(100);
    await limits.forget('signInFromAddress', '192.0.2.1');
    await limits.forgive('signInFromAddress', '192.0.2.1');
    expect(await limits.count('signInFromAddress', '192.0.2.1')).toBe(1);
  });

  test('hold a bounded number of keys, whatever is sent', async () => {
    const limits = createLimits(createManualClock(TEST_NOW));
    await limits.set('mailOfName', 'first', 10);
    for (let at = 0; at < 100_000; at += 1) await limits.set('mailOfName', `name-${at}`, 1);
    expect(await limits.countOf('mailOfName', 'first')).toBe(0);
    expect(await limits.countOf('mailOfName', 'name-99999')).toBe(1);
  });
});

describe('counts kept over a restart', () => {
  const count = { points: 3, endsAt: TEST_NOW.getTime() + 60_000 };

  /** Counts over a database whose first write fails when the test says so. */
  function setUp() {
    const found = { writes: 0, fail: () => {} };
    const execute = () => {
      found.writes += 1;
      if (found.writes > 1) return Promise.resolve();
      return new Promise((_resolve, reject) => (found.fail = () => reject(new Error('Away.'))));
    };
    return { found, kept: new KeptCounts({ execute } as unknown as Db) };
  }

  test('what could not be written is written by the next one, and then no more', async () => {
    const { found, kept } = setUp();
    kept.note('signIn:maya', count);
    const failing = expect(kept.keep(TEST_NOW)).rejects.toThrow('Away.');
    await until(() => found.writes === 1);
    found.fail();
    await failing;
    await kept.keep(TEST_NOW);
    await kept.keep(TEST_NOW);
    expect(found.writes).toBe(2);
    expect([...kept.of('signIn:')]).toEqual([['signIn:maya', count]]);
  });

  test('one that waits for the end of a write is made, whatever came of that', async () => {
    const { found, kept } = setUp();
    kept.note('signIn:maya', count);
    const failing = expect(kept.keep(TEST_NOW)).rejects.toThrow('Away.');
    await until(() => found.writes === 1);
    kept.note('signIn:noah', count);
    const waiting = kept.keep(TEST_NOW);
    found.fail();
    await failing;
    await waiting;
    expect([...kept.of('signIn:')].map(([key]) => key).sort()).toEqual(['signIn:maya', 'signIn:noah']);
  });
});

describe('addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '::1'],
    ['not an address', 'not an address'],
  ])('NET-13 %s is counted as %s', (address, network) => {
    expect(getNetworkPrefix(address)).toBe(network);
  });
});

(hasRedis ? describe : describe.skip)('limits in Redis', () => {
  let redis: TestRedis;
  const open: Limits[] = [];
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterAll(async () => {
    redis.close();
    for (const limits of open) await limits.close();
  });

  /** Limits of a platform, and when it hears that Redis is away. */
  async function connected(): Promise<{ limits: Limits; away: Promise<void> }> {
    let hear = (): void => undefined;
    const away = new Promise<void>((resolve) => (hear = resolve));
    const limits = createLimits(createManualClock(TEST_NOW), redis.url, () => hear());
    open.push(limits);
    await limits.ready();
    return { limits, away };
  }

  test('NET-13 are shared by all platforms, and go on in each while Redis is away', async () => {
    const [one, other] = [await connected(), await connected()];
    await one.limits.set('signInOfName', 'maya', 9);
    expect(await other.limits.count('signInOfName', 'maya')).toBe(10);
    expect(await retryAfterOf(one.limits.count('signInOfName', 'maya'))).toBeGreaterThan(0);
    await other.limits.forget('signInOfName', 'maya');
    expect(await one.limits.countOf('signInOfName', 'maya')).toBe(0);

    redis.close();
    await Promise.all([one.away, other.away]);
    for (let at = 1; at <= 10; at += 1) expect(await one.limits.count('signInOfName', 'maya')).toBe(at);
    expect(await retryAfterOf(one.limits.count('signInOfName', 'maya'))).toBe(300);
    expect(await other.limits.count('signInOfName', 'maya')).toBe(1);
  });

  test('a setting that is no address of Redis is named', () => {
    expect(() => readConfig({ REDIS_URL: 'http://localhost' })).toThrow('REDIS_URL');
    expect(readConfig({ REDIS_URL: 'redis://localhost:6379' }).redisUrl).toBe('redis://localhost:6379');
  });
});
