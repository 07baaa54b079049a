import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { signInTokens } from '../../../graph/upstream/client/tokens.ts';
import { addLogins, HARBOUR, type FakeLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock, settle, type TestClock } from '../../support/graphClock.ts';
import { openSocket, type TestSocket } from '../../support/socket.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';
import { until } from '../../support/until.ts';

const domain = tinyDomain('encoders', 'type Query { me: String } type Mutation { signIn: String }', {
  Query: { me: (_: unknown, _args: unknown, { caller }: GraphContext) => caller?.userName },
  Mutation: {
    signIn: async (_: unknown, _args: unknown, context: GraphContext) => {
      const tokens = await signInTokens(context.rest, { userName: 'maya', password: 'right' });
      return (await context.session?.open(tokens))?.userName;
    },
  },
});

let rest: FakeRest;
let logins: FakeLogins;
let graph: TestGraph;
let clock: TestClock;
let cookie: string;
const sockets: TestSocket[] = [];

beforeEach(async () => {
  rest = await startFakeRest();
  logins = addLogins(rest);
  clock = createTestClock();
  const env = { METRICS_TOKEN: 'a-token-for-metrics' };
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], clock, env });
  cookie = await signIn();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await graph.close();
  await rest.close();
});

async function signIn(): Promise<string> {
  return (await graph.request('mutation { signIn }')).cookie ?? '';
}

async function open(
  options: Parameters<typeof openSocket>[1] = { headers: { cookie } },
): Promise<TestSocket> {
  const socket = await openSocket(graph.url, options);
  sockets.push(socket);
  return socket;
}

async function openSockets(): Promise<string | undefined> {
  const headers = { authorization: 'Bearer a-token-for-metrics' };
  return /^rostrum_sockets (\d+)$/m.exec(
    await (await fetch(`${graph.url}/metrics`, { headers })).text(),
  )?.[1];
}

test('one that closes while the platform is asked who it is leaves nothing behind', async () => {
  let asked = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await clock.advance(60_000);
  rest.on('GET', '/legacy/users/me', async () => {
    asked += 1;
    await held;
    return { body: { userId: 'u1', userName: 'maya', customerId: HARBOUR, roles: ['CUSTOMER_ADMIN'] } };
  });
  const socket = await open({ headers: { cookie }, init: false });
  socket.send({ type: 'connection_init' });
  await until(() => asked === 1);
  socket.close();
  await until(() => socket.closed !== null);
  answer();
  const other = await open();
  expect(other.closed).toBeNull();
  expect(await openSockets()).toBe('1');
  other.close();
  await until(() => other.closed !== null);
  await settle();
  expect(await openSockets()).toBe('0');
});

test('while the platform cannot say who asks, it is told to come back, and gets in once it can', async () => {
  const bearer = { params: { authorization: `Bearer ${logins.accessToken}` } };
  await clock.advance(60_000);
  await graph.close();
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], clock });
  let status = 503;
  rest.on('GET', '/legacy/users/me', () =>
    status === 503
      ? { status, body: { code: 'DOWN', message: 'Down.' } }
      : { body: { userId: 'u1', userName: 'maya', customerId: HARBOUR, roles: ['CUSTOMER_ADMIN'] } },
  );
  const opening = open(bearer);
  await until(() => clock.pending > 0);
  while (clock.pending > 0) await clock.advance(10_000);
  const socket = await opening;
  // graphql-ws: the client ends for good with any code from 4400 on that it knows, 4500 among them.
  expect(socket.closed).toBe(1013);
  status = 200;
  expect((await open(bearer)).closed).toBeNull();
});

test('a fault while an operation is taken in closes the socket so that the client comes back, and it gets in', async () => {
  const { budget, logger } = graph.server.root;
  const logged = jest.spyOn(logger, 'error').mockReturnValue();
  const spend = jest.spyOn(budget, 'spend').mockRejectedValue(new Error('Connection is closed.'));
  const socket = await open();
  socket.send({ id: '1', type: 'subscribe', payload: { query: '{ me }' } });
  await until(() => socket.closed !== null);
  expect(socket.closed).toBe(1013);
  expect(logged).toHaveBeenCalled();
  spend.mockRestore();
  logged.mockRestore();
  expect((await open()).closed).toBeNull();
});

test('the one too many of a caller is told to come back, and does once another one has gone', async () => {
  await graph.close();
  const env = { SOCKETS_PER_CALLER: '2' };
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], clock, env });
  const [first] = [await open(), await open({ headers: { cookie: await signIn() } })];
  expect((await open()).closed).toBe(1013);
  first.close();
  await until(() => first.closed !== null);
  await settle();
  expect((await open()).closed).toBeNull();
});

test('what a proxy in front says of itself does not stand for the session', async () => {
  const basic = 'Basic c3RhZ2luZzpzZWNyZXQ=';
  expect((await open({ headers: { cookie, authorization: basic } })).closed).toBeNull();
  expect((await open({ headers: { cookie }, params: { authorization: basic } })).closed).toBeNull();
});
