import { afterEach, describe, expect, test } from '@jest/globals';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { requestPasswordReset } from '../../../graph/upstream/rest/customers/customers.ts';
import { onBehalfTokens, signInTokens, switchTokens } from '../../../graph/upstream/client/tokens.ts';
import { registerUploader, unregisterUploader } from '../../../graph/upstream/rest/encoders/uploaders.ts';
import { addLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock } from '../../support/graphClock.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';

const UPLOADER = { deviceId: 'device-1', userName: 'maya', password: 'wrong' };
const INPUT = { customerId: 'c1', userName: 'maya', password: 'wrong' };
const quietly = (call: Promise<unknown>) => call.then(String, String);

const domain = tinyDomain(
  'customers',
  `type Query { region: String }
   type Mutation { signIn: String onBehalf: String switch: String reset: String
                   register: String unregister: String change: String }`,
  {
    Query: {
      region: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(client.get('/api/v3/regions')),
    },
    Mutation: {
      signIn: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(signInTokens(client, INPUT)),
      onBehalf: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(onBehalfTokens(client, INPUT)),
      switch: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(switchTokens(client, INPUT)),
      reset: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(requestPasswordReset(client, 'maya')),
      register: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(registerUploader(client, { ...UPLOADER, name: 'Lobby', pluginKind: 'OBS' })),
      unregister: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(unregisterUploader(client, UPLOADER)),
      change: (_: unknown, _args: unknown, { rest: client }: GraphContext) =>
        quietly(
          client.patch('/media-metadata/api/v1/playlists/{uuid}', {
            params: { uuid: 'p1' },
            body: { name: 'New' },
          }),
        ),
    },
  },
);

let rest: FakeRest;
let graph: TestGraph;

async function start(env: Record<string, string> = {}): Promise<void> {
  rest = await startFakeRest();
  addLogins(rest);
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], clock: createTestClock(), env });
}

/** Address that the service received for a visitor. */
async function toldWith(headers: Record<string, string>, query: string) {
  rest.forget();
  await graph.request(query, {}, { headers });
  expect(rest.seen).toHaveLength(1);
  return rest.seen[0]?.headers['x-forwarded-for'];
}

afterEach(async () => {
  await graph.close();
  await rest.close();
});

describe('the address of the browser', () => {
  test.each(['signIn', 'onBehalf', 'switch', 'reset', 'register', 'unregister', 'change'])(
    '%s tells it to the service, and nobody can make one up',
    async (field) => {
      await start();
      const made = { 'x-forwarded-for': '192.0.2.9' };
      expect(await toldWith({}, `mutation { ${field} }`)).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
      expect(await toldWith(made, `mutation { ${field} }`)).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
    },
  );

  test('behind a proxy that is trusted it is the one the proxy appended, whatever came before', async () => {
    await start({ TRUST_PROXY: 'true' });
    const told = await toldWith({ 'x-forwarded-for': '192.0.2.9, 198.51.100.4' }, 'mutation { signIn }');
    expect(told).toBe('198.51.100.4');
  });

  test('the agent of the browser goes along, and nobody can make one up', async () => {
    await start();
    const headers = { 'user-agent': 'Browser/4', 'x-forwarded-user-agent': 'Made up' };
    await toldWith(headers, 'mutation { change }');
    expect(rest.seen[0]?.headers['x-forwarded-user-agent']).toBe('Browser/4');
    await toldWith({ ...headers, 'user-agent': 'x'.repeat(301) }, 'mutation { change }');
    expect(rest.seen[0]?.headers['x-forwarded-user-agent']).toBe('x'.repeat(300));
    await toldWith(headers, '{ region }');
    expect(rest.seen[0]?.headers['x-forwarded-user-agent']).toBeUndefined();
  });

  test('what is no address is not passed on', async () => {
    await start({ TRUST_PROXY: 'true' });
    expect(await toldWith({ 'x-forwarded-for': 'somewhere' }, 'mutation { signIn }')).toBeUndefined();
  });

  test('reading calls, which many browsers share, tell none', async () => {
    await start();
    expect(await toldWith({}, '{ region }')).toBeUndefined();
  });
});
