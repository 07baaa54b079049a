import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readConfig } from '../../../graph/server/config.ts';
import { addSecurityHeaders } from '../../../graph/server/http/headers.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';

const PAGE = '<!doctype html>\n<html lang="en">\n  <head></head>\n  <body>The studio</body>\n</html>\n';

let folder: string;
let rest: FakeRest;
let graph: TestGraph;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'notice.html'), '<p>Licenses</p>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};\n');
  writeFileSync(join(folder, 'assets', 'frame.html'), '<p>A frame</p>');
  rest = await startFakeRest();
  const domain = tinyDomain('customers', 'type Query { a: String }', { Query: { a: () => 'a' } });
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], webFiles: folder });
});

afterAll(async () => {
  await graph.close();
  await rest.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Seen {
  status: number;
  type: string;
  policy: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a path as it is written: `fetch` would resolve its dots first. */
function send(method: string, path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const { hostname, port } = new URL(graph.url);
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, method, path, headers: { accept: 'text/html,*/*', ...headers } },
      (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            policy: String(answer.headers['content-security-policy'] ?? ''),
            headers: answer.headers,
            body,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const UNDER_ASSETS = [
  '/assets',
  '/assets/',
  '/assets/anything',
  '/assets/anything?x=1',
  '/assets/missing-1a2b.js',
  '/assets/app-1a2b.js/',
  '/assets/../assets/missing.js',
  '/assets/../index.html',
  '/assets/%2e%2e/',
  '/events/../assets/missing.js',
  '/./assets/missing.js',
  '//assets/missing.js',
  '/assets%2Fmissing.js',
  '/assets%2fmissing.js',
  '/assets/..%2Findex.html',
  '/assets%252Fmissing.js',
  '/%61ssets/missing.js',
  '/assets\\missing.js',
  '/assets/%zz',
];
const PAGES = [
  '/',
  '/?x=1',
  '/events',
  '/events/',
  '/graphql/',
  '/media/8a1',
  '/no/such/page',
  '/notice.html',
];
const OTHERS = [
  '/index.html',
  '/health',
  '/ready',
  '/graphql',
  '/logo.svg',
  '/startParts.json',
  '/uploads/x',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

describe('every answer that is a page', () => {
  const paths = [...UNDER_ASSETS, '/assets/frame.html', '/assets/app-1a2b.js', ...PAGES, ...OTHERS];

  test.each(paths)('has a policy that forbids frames: %s', async (path) => {
    for (const method of METHODS) {
      const { type, policy, headers } = await send(method, path);
      expect({ method, type: type.startsWith('text/html') && !policy ? type : '' }).toEqual({
        method,
        type: '',
      });
      if (!type.startsWith('text/html')) continue;
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each(PAGES)('is sent to GET, and without its body to HEAD: %s', async (path) => {
    const [got, head] = [await send('GET', path), await send('HEAD', path)];
    expect([got.status, head.status]).toEqual([200, 200]);
    expect(got.type).toMatch(/^text\/html/i);
    expect([head.type, head.policy, head.body]).toEqual([got.type, got.policy, '']);
  });

  test('has the policy again when it has not changed', async () => {
    const { headers } = await send('GET', '/notice.html');
    const again = await send('GET', '/notice.html', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.policy.includes("frame-ancestors 'none'")]).toEqual([304, true]);
  });

  test('has a policy as an image that can run scripts, too', async () => {
    expect((await send('GET', '/logo.svg')).policy).toContain("frame-ancestors 'none'");
  });

  test.each([
    ['text', (html: string) => html],
    ['bytes', (html: string) => Buffer.from(html)],
    ['a stream', (html: string) => Readable.from([html])],
  ])('has its policy wherever a route sends it, as %s', async (_kind, bodyOf) => {
    const app = fastify();
    addSecurityHeaders(app, readConfig({ SESSION_SECRET: 'a-secret-that-only-tests-know-of-1234567890' }));
    for (const path of ['/graphql', '/assets/page', '/careless']) {
      app.get(path, (_request, reply) => reply.type('text/html').send(bodyOf(PAGE)));
    }
    app.get('/fails', () => Promise.reject(new Error('Failed.')));
    app.setErrorHandler((_error, _request, reply) => reply.code(500).type('TEXT/HTML').send(bodyOf(PAGE)));
    for (const url of ['/graphql', '/assets/page', '/careless', '/fails']) {
      const { headers } = await app.inject({ url });
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    }
    await app.close();
  });
});

describe('an address under /assets/', () => {
  test.each(UNDER_ASSETS)(
    'is not found when no such file was built, and is never the studio: %s',
    async (path) => {
      const conditions: Record<string, string>[] = [
        {},
        { 'if-none-match': '*' },
        { 'if-modified-since': new Date().toUTCString() },
      ];
      for (const headers of conditions) {
        const [got, head] = [await send('GET', path, headers), await send('HEAD', path, headers)];
        expect([got.status, head.status]).toEqual(path.includes('%zz') ? [400, 400] : [404, 404]);
        expect(got.type).toMatch(/^application\/json/);
        expect(got.body).not.toContain('The studio');
      }
    },
  );

  test('is served when it was built, without what only pages need', async () => {
    const { status, body, headers, policy } = await send('GET', '/assets/app-1a2b.js');
    expect([status, body, policy]).toEqual([200, 'export {};\n', '']);
    expect(headers['cache-control']).toContain('immutable');
  });
});
