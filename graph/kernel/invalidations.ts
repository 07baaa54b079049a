import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';

/** Events that the processes of a graph send each other to invalidate cached data. */
export type InvalidationEvent =
  /** Something of an organization was written; null when it may have been any organization's. */
  | { about: 'writes'; organisation: string | null }
  /** A session was ended, by its id. */
  | { about: 'end'; session: string }
  /**
   * Permissions of sessions changed, so the platform must be asked again. With the user, whose name can have changed,
   * too.
   */
  | { about: 'rights'; userId?: string };

/** Carries news to every process, this one included. */
export interface NewsChannel {
  /** True if the way to the others is open; nothing that was known before counts while it is not. */
  readonly isComplete: boolean;
  /** Resolves when all that was told before has been heard here, with whether it was. */
  catchUp(): true | Promise<boolean>;
  /** Tells this process at once and the others next; resolves when it is on its way to them. Never rejects. */
  tell(news: InvalidationEvent): Promise<void>;
  /** Hears all news from now on. */
  hear(listener: (news: InvalidationEvent) => void): void;
  close(): Promise<void>;
}

/** News within one process. */
export function createLocalNews(): NewsChannel {
  const listeners: ((news: InvalidationEvent) => void)[] = [];
  return {
    isComplete: true,
    catchUp: () => true,
    tell(news) {
      for (const listener of listeners) listener(news);
      return Promise.resolve();
    },
    hear: (listener) => void listeners.push(listener),
    close: () => Promise.resolve(),
  };
}

const CHANNEL = 'rostrum:news';
/** Events that could have been missed. */
const MISSED: readonly InvalidationEvent[] = [{ about: 'writes', organisation: null }, { about: 'rights' }];

/** News between processes. While Redis is away it is not complete; once it is back everything counts as told. */
export function createRedisNews(redis: Redis): NewsChannel {
  const local = createLocalNews();
  const origin = randomUUID();
  const hearing = redis.duplicate({ autoResubscribe: false });
  let isComplete = false;

  async function listen(): Promise<void> {
    await hearing.subscribe(CHANNEL);
    isComplete = true;
    for (const news of MISSED) void local.tell(news);
  }

  // The commands connection reports its errors; this one meets the same.
  hearing.on('error', () => undefined);
  hearing.on('ready', () => void listen().catch(() => undefined));
  hearing.on('close', () => (isComplete = false));
  hearing.on('message', (_channel, text) => {
    const { from, news } = JSON.parse(text) as { from: string; news: InvalidationEvent };
    if (from !== origin) void local.tell(news);
  });

  return {
    get isComplete() {
      return isComplete;
    },
    async catchUp() {
      if (!isComplete) return false;
      // Answered on the same connection, and so after whatever was published before it was asked.
      return hearing.ping().then(
        () => isComplete,
        () => false,
      );
    },
    async tell(news) {
      await local.tell(news);
      // Those who are away from Redis too trust nothing that they knew before.
      if (isComplete) {
        await redis.publish(CHANNEL, JSON.stringify({ from: origin, news })).catch(() => undefined);
      }
    },
    hear: local.hear,
    async close() {
      await hearing.quit().catch(() => undefined);
    },
  };
}
