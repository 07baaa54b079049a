import { expect, test } from '@jest/globals';
import type { Redis } from 'ioredis';
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
    get: (key: string) => answer('get', key, null),
    set: (key: string) => answer('set', key, 'OK'),
    del: (key: string) => answer('del', key, 1),
  } as unknown as Redis;
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
