import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LOOKS, startServer, waitUntilReady } from '../../../graph/server/launch/servers.ts';

const ADDRESS = 'http://127.0.0.1:1/ready';
/** Two minutes of a look each 50 ms. */
const MOST_LOOKS = 2_400;

/** A server that runs on. */
const platform = { name: 'The platform', ended: new Promise<string>(() => undefined) };

/** Counts the looks at a server that answers from one of them on; each look and pause takes an hour of the clock. */
function looksAtOneThere(from: number) {
  const now = jest.spyOn(Date, 'now');
  const running = jest.spyOn(performance, 'now');
  const counted = { looks: 0, pauses: 0 };
  const later = () => {
    const hours = (counted.looks + counted.pauses) * 3_600_000;
    now.mockReturnValue(Date.UTC(2026, 10, 22) + hours);
    running.mockReturnValue(hours);
  };
  const answers = async (url: string) => {
    expect(url).toBe(ADDRESS);
    counted.looks += 1;
    later();
    return counted.looks >= from;
  };
  const pause = async () => {
    counted.pauses += 1;
    later();
  };
  return { counted, looks: { answers, pause } };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the start of a server', () => {
  it('waits for it as often as it may look, whatever the clock says meanwhile', async () => {
    const { counted, looks } = looksAtOneThere(MOST_LOOKS);
    await waitUntilReady(platform, ADDRESS, looks);
    expect(counted).toEqual({ looks: 2_400, pauses: 2_399 });
  });

  it('gives one up that is not there at the last look, and names it, the two minutes and the address', async () => {
    const { counted, looks } = looksAtOneThere(MOST_LOOKS + 1);
    await expect(waitUntilReady(platform, ADDRESS, looks)).rejects.toThrow(
      'The platform was not ready within 120 seconds (http://127.0.0.1:1/ready).',
    );
    expect(counted).toEqual({ looks: 2_400, pauses: 2_400 });
  });

  it('ends with a server that ends before it is there, and tells how that ended', async () => {
    const server = startServer('The graph', ['-e', 'process.exit(3)'], process.env);
    const { counted, looks } = looksAtOneThere(MOST_LOOKS);
    const looksUntilItEnds = { ...looks, pause: () => server.ended.then(looks.pause) };
    await expect(waitUntilReady(server, ADDRESS, looksUntilItEnds)).rejects.toThrow(
      'The graph ended with exit code 3. The reason stands above.',
    );
    expect(counted).toEqual({ looks: 1, pauses: 1 });
  });

  it('takes a server to be there at its first answer of success', async () => {
    const answers = [503, 404, 500, 204];
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(answers.shift() ?? 200).end();
    });
    // No server listens at the first check.
    let pauses = 0;
    const free = createServer();
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    const pause = async () => {
      pauses += 1;
      if (pauses === 1) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    };
    await waitUntilReady(platform, `http://127.0.0.1:${port}/ready`, { ...LOOKS, pause });
    expect(asked).toEqual(['/ready', '/ready', '/ready', '/ready']);
    expect(pauses).toBe(4);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('looks again at a server that breaks off in the middle of its answer', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(200, { 'content-length': 2 });
      if (asked > 1) response.end('{}');
      else response.write('{', () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const pause = () => Promise.resolve();
    await waitUntilReady(platform, `http://127.0.0.1:${port}/ready`, { ...LOOKS, pause });
    expect(asked).toBe(2);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
