import { expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
import { EventEmitter } from 'node:events';
import { RestError } from '../../../graph/kernel/restError.ts';
import type { SealedSession } from '../../../graph/session/cookie.ts';
import { createRedisShare } from '../../../graph/session/share.ts';
import { createTestClock } from '../../support/graphClock.ts';

const present: SealedSession = {
  id: 's',
  version: 3,
  accessToken: 'a',
  refreshToken: 'secret-1',
  expiresAt: null,
};
const renewed: SealedSession = { ...present, version: 4, accessToken: 'b', refreshToken: 'secret-2' };

/** A Redis that fails from a command on. */
function failingFrom(first: 'get' | 'set' | 'del', outcomesOnly = false): Redis {
  let failing = false;
  const answer = (name: string, key: string, value: unknown) => {
    failing ||= name === first && (!outcomesOnly || key.startsWith('rostrum:session:'));
    return failing ? Promise.reject(new Error('Connection is closed.')) : Promise.resolve(value);
  };
  return {
    on: () => undefined,
    get: (key: string) => answer('get', key, null),
    set: (key: string) => answer('set', key, 'OK'),
    del: (key: string) => answer('del', key, 1),
  } as unknown as Redis;
}

test('SES-03 without Redis a refusal may mean that another process was quicker: it ends nothing', async () => {
  const share = createRedisShare(failingFrom('get'), 'x'.repeat(32), createTestClock({ instant: true }));
  const refused = new RestError({ status: 401, problems: [], call: 'C-002', service: 'central' });
  const outcome = share.renewOnce(present, () => Promise.reject(refused));
  await expect(outcome).rejects.toMatchObject({ status: 503, call: 'C-002' });
});

test('SES-10 with Redis a refusal is one', async () => {
  const redis = new FakeRedis() as unknown as Redis;
  const share = createRedisShare(redis, 'x'.repeat(32), createTestClock({ instant: true }));
  const refused = new RestError({ status: 401, problems: [], call: 'C-002', service: 'central' });
  await expect(share.renewOnce(present, () => Promise.reject(refused))).rejects.toBe(refused);
});

test('SES-03 a renewal that Redis did not take reaches the others once Redis restored', async () => {
  const redis = new FakeRedis();
  const clock = createTestClock({ instant: true });
  const [one, two] = [1, 2].map(() => createRedisShare(redis as unknown as Redis, 'x'.repeat(32), clock));
  redis.away = true;
  await one?.renewOnce(present, () => Promise.resolve(renewed));
  redis.away = false;
  redis.emit('ready');
  const never = () => Promise.reject(new Error('renewed twice'));
  expect(await two?.renewOnce(present, never)).toEqual(renewed);
});

/** Redis operations of the share, which can fail. */
class FakeRedis extends EventEmitter {
  away = false;
  readonly #kept = new Map<string, string>();

  get(key: string) {
    return this.#answer(() => this.#kept.get(key) ?? null);
  }

  set(key: string, value: string, _unit: string, _milliseconds: number, onlyNew?: 'NX') {
    return this.#answer(() => (onlyNew && this.#kept.has(key) ? null : (this.#kept.set(key, value), 'OK')));
  }

  del(key: string) {
    return this.#answer(() => (this.#kept.delete(key) ? 1 : 0));
  }

  #answer<T>(work: () => T): Promise<T> {
    return this.away ? Promise.reject(new Error('Connection is closed.')) : Promise.resolve(work());
  }
}

test.each([
  ['before anything was asked', failingFrom('get')],
  ['at taking the lock', failingFrom('set')],
  ['after the renewal, at keeping it for others', failingFrom('set', true)],
  ['after the renewal, at giving the lock back', failingFrom('del')],
])('SES-03 a Redis that fails %s throws no renewal away', async (_when, redis) => {
  const share = createRedisShare(redis, 'x'.repeat(32), createTestClock({ instant: true }));
  let renewals = 0;
  const renew = () => {
    renewals += 1;
    return Promise.resolve(renewed);
  };
  expect(await share.renewOnce(present, renew)).toEqual(renewed);
  expect(renewals).toBe(1);
});
