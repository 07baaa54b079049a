import { createClient, type Client } from 'graphql-ws';
import type { Connection } from './connection.ts';

const KEEP_ALIVE_MS = 12_000;
const PONG_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** After so many failed attempts in a row the header says offline instead of reconnecting; attempts go on. */
const ATTEMPTS_UNTIL_OFFLINE = 4;
const SESSION_ENDED = [4401, 4403];
const RIGHTS_CHANGED = 4498;

interface SocketOptions {
  url: string;
  connection: Connection;
  /** The graph closed the socket because the session is over. */
  onSessionEnded(): void;
  /** The graph closed it because one may do other things than when it was opened; it is opened again by itself. */
  onRightsChanged(): void;
}

/** The socket that subscriptions share: opened by the first, kept alive, re-opened for as long as the app runs. */
export function createSocket({ url, connection, onSessionEnded, onRightsChanged }: SocketOptions): Client {
  let attempts = 0;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    keepAlive: KEEP_ALIVE_MS,
    lazyCloseTimeout: 3_000,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (event) => !SESSION_ENDED.includes(closeCode(event)),
    retryWait: (retries) => wait(Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries) * (0.75 + Math.random() / 2)),
    on: {
      connected() {
        attempts = 0;
        connection.set('live');
      },
      ping(received) {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_WAIT_MS);
      },
      pong(received) {
        if (received) clearTimeout(pongTimer);
      },
      closed(event) {
        clearTimeout(pongTimer);
        if (closeCode(event) === RIGHTS_CHANGED) {
          // What still listens opens it at once; nothing may be left that does.
          connection.set('idle');
          onRightsChanged();
        } else if (SESSION_ENDED.includes(closeCode(event))) {
          connection.set('offline');
          onSessionEnded();
        } else if (closeCode(event) === 1000) {
          connection.set('idle');
        } else {
          attempts += 1;
          connection.set(!navigator.onLine || attempts > ATTEMPTS_UNTIL_OFFLINE ? 'offline' : 'reconnecting');
        }
      },
    },
  });
  return client;
}

function closeCode(event: unknown): number {
  return typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : 0;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
