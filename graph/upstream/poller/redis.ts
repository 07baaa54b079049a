import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { firstSequence, type EventTransport, type PolledEvent, type TopicListener } from './bus.ts';

/** Counts a topic up; a topic that Redis has forgotten begins at the given number, which none has had before. */
const COUNT_UP = `
local present = redis.call('GET', KEYS[1])
local number = (present and tonumber(present) or tonumber(ARGV[1])) + tonumber(ARGV[2])
redis.call('SET', KEYS[1], number, 'PX', ARGV[3])
return number`;

/** Keeps a lease that is ours. */
const EXTEND = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

/** Gives a lease back that is ours. */
const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** A topic's number outlives every client that might come back with an older one. */
const NUMBER_KEPT_MS = 7 * 24 * 3_600_000;

/** Message on a topic's channel. */
type Message = PolledEvent<unknown> | { quickForMs: number };

/** Events between processes: published once for all, and one process polls while it holds the lease. */
export function createRedisTransport(redis: Redis, now: () => Date = () => new Date()): EventTransport {
  const owner = randomUUID();
  const listeners = new Map<string, Set<TopicListener>>();
  const hearing = redis.duplicate();
  // The commands connection reports its errors; this one meets the same.
  hearing.on('error', () => undefined);
  hearing.on('message', (channel, text) => {
    // Parsed once: all listeners get one object, which rooms.ts counts on.
    const message = JSON.parse(text) as Message;
    if ('quickForMs' in message) quickened(channel, message.quickForMs);
    else for (const listener of listeners.get(channel) ?? []) listener.event(message);
  });

  function quickened(channel: string, milliseconds: number): void {
    // Processes need not agree on the time.
    const until = now().getTime() + milliseconds;
    for (const listener of listeners.get(channel) ?? []) listener.quickened(until);
  }

  const channelOf = (topic: string) => `rostrum:events:${topic}`;
  const quickKeyOf = (topic: string) => `rostrum:quick:${topic}`;
  const count = async (topic: string, steps: number): Promise<number> =>
    Number(
      await redis.eval(COUNT_UP, 1, `rostrum:sequence:${topic}`, firstSequence(now()), steps, NUMBER_KEPT_MS),
    );

  return {
    present: (topic) => count(topic, 0),
    async emit(topic, steps, event) {
      const sequence = await count(topic, steps);
      await redis.publish(channelOf(topic), JSON.stringify({ ...event, sequence }));
    },
    async quicken(topic, milliseconds) {
      const channel = channelOf(topic);
      quickened(channel, milliseconds);
      await redis.set(quickKeyOf(topic), '1', 'PX', milliseconds);
      await redis.publish(channel, JSON.stringify({ quickForMs: milliseconds } satisfies Message));
    },
    async listen(topic, listener) {
      const channel = channelOf(topic);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      await hearing.subscribe(channel);
      const left = await redis.pttl(quickKeyOf(topic));
      if (left > 0) listener.quickened(now().getTime() + left);
      return () => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(channel) !== set) return;
        listeners.delete(channel);
        void hearing.unsubscribe(channel).catch(() => undefined);
      };
    },
    async lease(topic, milliseconds) {
      const key = `rostrum:lease:${topic}`;
      if (await redis.set(key, owner, 'PX', milliseconds, 'NX')) return true;
      return Number(await redis.eval(EXTEND, 1, key, owner, milliseconds)) === 1;
    },
    async release(topic) {
      await redis.eval(RELEASE, 1, `rostrum:lease:${topic}`, owner);
    },
    async close() {
      await hearing.quit().catch(() => undefined);
    },
  };
}
