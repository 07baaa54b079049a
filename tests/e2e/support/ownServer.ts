import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Somebody's own server: answers the address of a page that it has until the test ends. */
export const test = base.extend<{ servePage(html: string): Promise<string> }>({
  servePage: async ({}, use) => {
    const pages: string[] = [];
    const server = createServer(({ url }, reply) => {
      reply.setHeader('content-type', 'text/html').end(pages[Number(url?.slice(1))] ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use(async (html) => `http://127.0.0.1:${port}/${pages.push(html) - 1}`);
    server.closeAllConnections();
    server.close();
  },
});
