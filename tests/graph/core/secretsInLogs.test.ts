import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectFile } from '../../../fixtures/platform/kernel/paths.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import type { ApiDocument } from '../../platform/worlds/routeWalk.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { GraphClient } from '../client.ts';
import { listBodies, listOperations, Secrets } from './secretWalk.ts';

const ADMIN = 'admin@harbour.example';
const ENDS_SESSION = /\/(logout|signout|revoke)/i;
/** Unroutable URLs. */
const NOWHERE = ['/%E0%A4%A', `/uploads/${'x'.repeat(300)}`, '/nowhere'];

const document = JSON.parse(
  readFileSync(projectFile('fixtures/platform/server/openapi.json'), 'utf8'),
) as ApiDocument;
const secrets = new Secrets();
/** Answers without `nosniff`. */
const bare: string[] = [];
const metricsToken = secrets.make('metricsToken');
let platform: TestPlatform;
let graph: TestGraph;
let bearer: string;
let browser: GraphClient;

beforeAll(async () => {
  platform = await startTestPlatform({ logTo: secrets.sink });
  const env = { LOG_LEVEL: 'debug', METRICS_TOKEN: metricsToken };
  graph = await startTestGraph({ platformUrl: platform.url, env, logTo: secrets.sink, trusts: () => true });
  bearer = secrets.keep(await platform.signIn(ADMIN));
  secrets.keep(DEMO_PASSWORD);
  browser = new GraphClient(graph.url);
  await browser.signIn(ADMIN, DEMO_PASSWORD);
  secrets.keep(browser.cookie?.split('=')[1] ?? '');
});
afterAll(async () => {
  await browser.close();
  await graph.close();
  await platform.close();
});

async function send(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  const sniffed = answer.headers.get('x-content-type-options');
  if (sniffed !== 'nosniff') bare.push(`${init.method ?? 'GET'} ${url} → ${answer.status}`);
  const text = await answer.text();
  if (/json/.test(answer.headers.get('content-type') ?? '') && text) secrets.learn(JSON.parse(text));
}

/** Every route of the platform, as its document has it and with secrets wherever one fits. */
async function walkPlatform(): Promise<number> {
  const { statedRoutes } = platform.app;
  const routes = statedRoutes.filter(({ url }) => !url.startsWith('/__') && !ENDS_SESSION.test(url));
  const ending = statedRoutes.filter(({ url }) => ENDS_SESSION.test(url));
  for (const { method, url } of [...routes, ...ending]) {
    const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const schema = operation?.requestBody?.content['application/json']?.schema;
    const bodies = schema ? listBodies(schema, document, secrets) : [undefined];
    for (const token of ENDS_SESSION.test(url) ? [secrets.make('token')] : [bearer, secrets.make('token')]) {
      for (const body of bodies) {
        const path = url.replace(/:(\w+)|\*/g, (_all, name: string | undefined) =>
          name !== undefined && secrets.isSecret(name) ? secrets.make(name) : CUSTOMERS.harbour,
        );
        const query = `?token=${secrets.make('token')}&access_token=${secrets.make('token')}`;
        await send(platform.url + path + query, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            cookie: `session=${secrets.make('cookie')}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        });
      }
    }
  }
  for (const path of NOWHERE) await send(`${platform.url}${path}?token=${secrets.make('token')}`, {});
  return routes.length;
}

/** Every query and mutation of the graph in a browser and by a stranger: over POST, as CSV, in an address. */
async function walkRequests(): Promise<number> {
  const { schema } = graph.server.root;
  const cookie = browser.cookie ?? '';
  const requests = (['Query', 'Mutation'] as const).flatMap((kind) => listOperations(schema, kind, secrets));
  for (const { name, query, variables } of requests) {
    if (/signOut/i.test(name)) continue;
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json', cookie };
    await send(`${graph.url}/graphql`, { method: 'POST', headers, body });
    const stranger = { 'content-type': 'application/json', authorization: `Bearer ${secrets.make('token')}` };
    await send(`${graph.url}/graphql`, { method: 'POST', headers: stranger, body });
    const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    await send(`${graph.url}/graphql?${asked}`, {
      headers: { cookie, accept: 'text/csv', 'apollo-require-preflight': '1' },
    });
  }
  return requests.length;
}

async function walkSubscriptions(): Promise<number> {
  const subscriptions = listOperations(graph.server.root.schema, 'Subscription', secrets);
  for (const { query, variables } of subscriptions) {
    const events = browser.subscribe(query, variables);
    const first = events.next().catch(() => undefined);
    await browser.data('{ __typename }');
    await events.return?.();
    await first;
  }
  return subscriptions.length;
}

/** Every route of the graph's server, out of the tree that Fastify prints of them. */
function graphRoutes(): { method: string; path: string }[] {
  const above: string[] = [];
  const lines = graph.server.app.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S*)(?: \((.*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    const path = above.join('').replace(/:\w+/g, randomUUID());
    return methods.split(', ').flatMap((method) => (method ? [{ method, path }] : []));
  });
}

async function walkGraphRoutes(): Promise<void> {
  const cookie = browser.cookie ?? '';
  for (const { method, path } of graphRoutes()) {
    for (const headers of [
      new Headers({ cookie }),
      new Headers({ authorization: `Bearer ${metricsToken}` }),
    ]) {
      headers.set('content-type', 'application/json');
      headers.set('tus-resumable', '1.0.0');
      const body = method === 'POST' ? `{"password":"${secrets.make('password')}"` : null;
      const address = `${graph.url}${path}?token=${secrets.make('token')}`;
      await send(address, { method, headers, body });
    }
  }
  const headers = { accept: 'text/html' };
  for (const path of NOWHERE) await send(`${graph.url}${path}?token=${secrets.make('token')}`, { headers });
}

/** Runs an action while database queries fail. */
async function withoutDatabase(action: () => Promise<unknown>): Promise<void> {
  const clients = [platform.database.db, platform.database.requestDb].map((db) => {
    const client = (db as unknown as { $client: Record<'query' | 'connect', unknown> }).$client;
    return { client, query: client.query, connect: client.connect };
  });
  for (const { client } of clients) {
    client.query = () => Promise.reject(new Error('The connection was lost.'));
    client.connect = () => Promise.reject(new Error('The connection was lost.'));
  }
  try {
    await action();
  } finally {
    for (const { client, query, connect } of clients) Object.assign(client, { query, connect });
  }
}

test('no route of the platform puts a secret into the log, and every answer says nosniff', async () => {
  expect(await walkPlatform()).toBeGreaterThan(200);
  expect(secrets.lines.length).toBeGreaterThan(1000);
  expect(secrets.leaks()).toEqual([]);
  expect(bare).toEqual([]);
});

test('no operation and no route of the graph puts a secret into the log of either server, and every answer says nosniff', async () => {
  const seen = secrets.lines.length;
  expect(await walkRequests()).toBeGreaterThan(70);
  expect(await walkSubscriptions()).toBeGreaterThan(5);
  const routes = graphRoutes().map(({ method, path }) => `${method} ${path.replace(/[\w-]{36}/, ':id')}`);
  const some = ['POST /graphql', 'POST /graphql/files', 'GET /metrics', 'PATCH /uploads/:id'];
  expect(routes).toEqual(expect.arrayContaining(some));
  await walkGraphRoutes();
  expect(secrets.lines.length).toBeGreaterThan(seen + 500);
  expect(secrets.leaks()).toEqual([]);
  expect(bare).toEqual([]);
});

test('a query that fails is logged without the values that it was given', async () => {
  const seen = secrets.lines.length;
  await withoutDatabase(async () => {
    await walkPlatform();
    await walkRequests();
  });
  const failed = secrets.lines.slice(seen).filter((line) => line.includes('Failed query'));
  expect(failed.length).toBeGreaterThan(10);
  expect(secrets.leaks()).toEqual([]);
  expect(bare).toEqual([]);
});
