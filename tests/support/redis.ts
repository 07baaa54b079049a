import { Redis } from 'ioredis';
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** True if this machine has a Redis server; without it, what needs one is skipped, visibly. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis server of a test's own, without anything on disk. */
export interface TestRedis {
  url: string;
  /** A connection that ends with the server. */
  connect(): Redis;
  close(): void;
}

/** Starts a Redis server on a free port. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  const options = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
  const server = spawn('redis-server', options);
  const connections: Redis[] = [];
  const url = `redis://127.0.0.1:${port}`;
  const connect = (): Redis => {
    // The server goes before its connections hear of it.
    const redis = new Redis(url).on('error', () => undefined);
    connections.push(redis);
    return redis;
  };
  await connect().ping();
  return {
    url,
    connect,
    close() {
      for (const redis of connections.splice(0)) redis.disconnect();
      server.kill();
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
