import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a service that counts how many requests are in flight, and can hold them back. */
export interface Gauge {
  url: string;
  /** Most requests in flight at a time since it was reset, and all of them. */
  readonly most: number;
  readonly total: number;
  /** Requests that are held back at present. */
  readonly held: number;
  /** Holds matching requests back until they are let go one by one. */
  hold(path: RegExp): void;
  /** Lets one request go, the one that has waited longest or the newest; false when none is held. */
  release(which?: 'oldest' | 'newest'): boolean;
  /** Forgets what was counted and holds nothing back any more. */
  reset(): void;
  close(): Promise<void>;
}

/** Opens a gauge in front of a service. */
export async function openGauge(target: () => string): Promise<Gauge> {
  let most = 0;
  let total = 0;
  let inFlight = 0;
  let pattern: RegExp | null = null;
  const waiting: (() => void)[] = [];

  const server: Server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const counts = pattern?.test(path) ?? false;
    if (counts) {
      total += 1;
      most = Math.max(most, (inFlight += 1));
      outgoing.once('close', () => (inFlight -= 1));
    }
    const pass = () => {
      const onward = request(
        `${target()}${path}`,
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(onward);
    };
    if (counts) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get most() {
      return most;
    },
    get total() {
      return total;
    },
    get held() {
      return waiting.length;
    },
    hold(path) {
      pattern = path;
    },
    release(which = 'oldest') {
      const next = which === 'oldest' ? waiting.shift() : waiting.pop();
      next?.();
      return next !== undefined;
    },
    reset() {
      most = 0;
      total = 0;
      pattern = null;
      for (const next of waiting.splice(0)) next();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
