import type { Redis } from 'ioredis';
import { createHash, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { GraphClock } from '../kernel/clock.ts';
import type { SealedSession } from './cookie.ts';
import { LRUCache } from 'lru-cache';
import { transportError } from '../kernel/restError.ts';
import { refusesSession } from './live.ts';

/** Lets one of several graph processes renew a session: a refresh token works once only. */
export interface SessionShare {
  /** Runs `renew` unless another process has done so or is doing it, whose answer is taken then. */
  renewOnce(present: SealedSession, renew: () => Promise<SealedSession>): Promise<SealedSession>;
}

/** Time that the result of a renewal is stored for late requests with the old cookie: an hour. */
const KEPT_MS = 3_600_000;
/** Maximum duration of a renewal. */
const LOCK_MS = 15_000;
const ASK_AGAIN_MS = 100;
/** Outcomes at most that wait for a Redis that is away. */
const UNKEPT = 10_000;

/** Shares renewals through Redis; what lies there is encrypted with the session secret. */
export function createRedisShare(redis: Redis, secret: string, clock: GraphClock): SessionShare {
  const sealingKey = createHash('sha256').update(`rostrum renewal ${secret}`).digest();

  function encrypt(session: SealedSession): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', sealingKey, iv);
    const text = Buffer.concat([cipher.update(JSON.stringify(session), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
  }

  function decrypt(text: string): SealedSession {
    const bytes = Buffer.from(text, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(plain.toString('utf8')) as SealedSession;
  }

  /** Outcomes that Redis did not take, by key: it gets them once it is back. */
  const unkept = new LRUCache<string, string>({ max: UNKEPT });
  redis.on('ready', () => {
    const waiting = [...unkept.entries()];
    unkept.clear();
    for (const [outcome, text] of waiting) void keep(outcome, text);
  });

  async function keep(outcome: string, text: string): Promise<void> {
    await redis.set(outcome, text, 'PX', KEPT_MS).catch(() => unkept.set(outcome, text));
  }

  /**
   * Without Redis each process renews for itself: better than that nobody can. A refusal may then mean that another one
   * was quicker, so it ends nothing.
   */
  async function alone(renew: () => Promise<SealedSession>): Promise<SealedSession> {
    try {
      return await renew();
    } catch (error) {
      throw refusesSession(error) ? transportError('UNREACHABLE', 'C-002', 'central') : error;
    }
  }

  return {
    async renewOnce(present, renew) {
      const outcome = `rostrum:session:${present.id}`;
      const lock = `rostrum:renewing:${present.id}`;
      const deadline = clock.now().getTime() + LOCK_MS;
      const newer = async (): Promise<SealedSession | null> => {
        const text = await redis.get(outcome);
        const renewed = text ? decrypt(text) : null;
        return renewed && renewed.version > present.version ? renewed : null;
      };
      /** The newer session that another process left, or whether this one is to renew. */
      const look = async (): Promise<SealedSession | boolean> => {
        const renewed = await newer();
        if (renewed) return renewed;
        if (!(await redis.set(lock, '1', 'PX', LOCK_MS, 'NX'))) return false;
        // The previous renewal may have completed in between.
        return (await newer()) ?? true;
      };
      const mine = async (): Promise<SealedSession> => {
        const renewed = await renew();
        // The old refresh token is spent: what came for it holds, whether or not others can be told now.
        await keep(outcome, encrypt(renewed));
        return renewed;
      };
      while (clock.now().getTime() < deadline) {
        const found = await look().catch(() => null);
        if (found === null) return alone(mine);
        if (found === true) return mine().finally(() => redis.del(lock).catch(() => undefined));
        if (found !== false) return found;
        await clock.wait(ASK_AGAIN_MS);
      }
      throw new Error('Another process did not finish renewing the session.');
    },
  };
}
