import type { GraphClock } from '../../kernel/clock.ts';
import type { Received } from './send.ts';

/** Waits before the three retries, in milliseconds (NET-02). */
export const RETRY_DELAYS_MS = [1000, 2000, 4000] as const;

const RETRIED_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH']);
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);
/** A service that asks for a longer pause than this gets no retry: nobody waits that long for a page. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns the pause before a retry in milliseconds, or null for no retry. After 429, 502, 503, and 504: up to three
 * retries after 1, 2, and 4 s, or after a longer Retry-After. POST is never retried (NET-01, NET-02). `earlier` is
 * the number of previous retries.
 */
export function pauseBeforeRetry(
  method: string,
  answer: Received,
  earlier: number,
  clock: GraphClock,
): number | null {
  if (!RETRIED_STATUSES.has(answer.status)) return null;
  const delay = RETRY_DELAYS_MS[earlier];
  if (delay === undefined || !RETRIED_METHODS.has(method)) return null;
  const asked = (retryAfterSeconds(answer, clock.now()) ?? 0) * 1000;
  return asked > LONGEST_WAIT_MS ? null : Math.max(delay, asked);
}

/** Seconds that Retry-After asks to wait, from either of its forms; undefined without it. */
export function retryAfterSeconds(answer: Received, now: Date): number | undefined {
  const value = answer.headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
