import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { After } from '../../../graph/kernel/clock.ts';
import { Cancellation } from '../../../graph/kernel/cancellation.ts';
import { RestUpstream } from '../../../graph/upstream/client/upstream.ts';
import { createRestClient } from '../../../graph/upstream/client/client.ts';
import { nobody } from '../../../graph/upstream/client/authority.ts';
import { createUpstreamLog } from '../../../graph/upstream/client/callLog.ts';
import { SERVICES } from '../../../graph/upstream/client/services.ts';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock } from '../../support/graphClock.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';
import { until } from '../../support/until.ts';

const REGIONS = '/api/v3/regions';

/** A service that answers when the test says so, and sees who leaves before. */
let service: Server;
let url: string;
let waiting: { path: string; method: string; response: ServerResponse }[] = [];
let brokenOff = 0;

beforeAll(async () => {
  service = createServer((request, response) => {
    const entry = { path: request.url ?? '', method: request.method ?? '', response };
    waiting.push(entry);
    response.once('close', () => {
      if (response.writableEnded) return;
      brokenOff += 1;
      waiting = waiting.filter((one) => one !== entry);
    });
    request.resume();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterAll(() => {
  service.closeAllConnections();
  service.close();
});

beforeEach(() => {
  waiting = [];
  brokenOff = 0;
});

function answerAll(body: unknown = []): void {
  for (const { response } of waiting.splice(0)) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { extensions?: { code: string }; code?: string }) => error.extensions?.code ?? error.code,
  );

describe('an ending', () => {
  test.each([
    [[], 'abcd'],
    [['a'], 'bcd'],
    [['b', 'c'], 'ad'],
    [['d', 'a', 'd'], 'bc'],
    [['d', 'c', 'b', 'a'], ''],
  ])('without %j is heard by %s, once and in the order in which they began to listen', (gone, expected) => {
    const ending = new Cancellation();
    let heard = '';
    const listening = new Map(['a', 'b', 'c', 'd'].map((name) => [name, ending.hear(() => (heard += name))]));
    for (const name of gone) ending.forget(listening.get(name)!);
    ending.end('LEFT');
    ending.end('LATE');
    expect(heard).toBe(expected);
    expect(ending.reason).toBe('LEFT');
  });

  test('is heard at once by who comes after it', () => {
    const ending = new Cancellation();
    ending.end('LATE');
    let heard = '';
    ending.hear((reason) => (heard += reason));
    expect(heard).toBe('LATE');
  });
});

describe('a call of a REST service', () => {
  let upstream: RestUpstream;
  beforeEach(() => {
    const bases = Object.fromEntries(SERVICES.map(({ variable }) => [variable, url]));
    upstream = new RestUpstream({ bases, timeoutMs: 5000, inFlight: 2, clock: createTestClock() });
  });
  afterEach(() => upstream.close());

  function ask(ending: Cancellation, method: 'get' | 'post' = 'get'): Promise<unknown> {
    const authority = { ...nobody, scope: 'a', self: 'a self', organisation: 'harbour' };
    const client = createRestClient(upstream, {
      authority,
      trackingId: 'tracking-1',
      log: createUpstreamLog(),
      ending,
    });
    const call = method === 'get' ? client.get : client.post;
    return (call as (path: string) => Promise<unknown>).call(client, REGIONS);
  }

  test('is broken off when the one who waits for it leaves', async () => {
    const ending = new Cancellation();
    const code = codeOf(ask(ending));
    await until(() => waiting.length === 1);
    ending.end('LEFT');
    expect(await code).toBe('CANCELLED');
    await until(() => brokenOff === 1);
  });

  test('goes on while one of several still waits for it, and ends with the last one', async () => {
    const endings = [new Cancellation(), new Cancellation(), new Cancellation()] as const;
    const codes = endings.map((ending) => codeOf(ask(ending)));
    await until(() => waiting.length === 1);
    endings[0].end('LEFT');
    endings[1].end('LATE');
    expect(await codes[0]).toBe('CANCELLED');
    expect(await codes[1]).toBe('DEADLINE_EXCEEDED');
    expect(brokenOff).toBe(0);
    // Whoever comes now still finds it under way.
    const joined = codeOf(ask(new Cancellation()));
    endings[2].end('LEFT');
    expect(await codes[2]).toBe('CANCELLED');
    expect(waiting).toHaveLength(1);
    answerAll();
    expect(await joined).toBe('answered');
  });

  test('is made anew for who asks after everybody has left', async () => {
    const left = new Cancellation();
    const code = codeOf(ask(left));
    await until(() => waiting.length === 1);
    left.end('LEFT');
    const again = codeOf(ask(new Cancellation()));
    expect(await code).toBe('CANCELLED');
    await until(() => waiting.length === 1 && brokenOff === 1);
    answerAll();
    expect(await again).toBe('answered');
  });

  test('is not made at all once it is too late, and a write that has begun is never broken off', async () => {
    const late = new Cancellation();
    const writing = codeOf(ask(late, 'post'));
    await until(() => waiting.length === 1);
    late.end('LATE');
    expect(await codeOf(ask(late))).toBe('DEADLINE_EXCEEDED');
    answerAll();
    expect(await writing).toBe('answered');
    expect(brokenOff).toBe(0);
  });

  test('that was broken off is no failure of the service', async () => {
    for (let n = 0; n < 20; n += 1) {
      const ending = new Cancellation();
      const code = codeOf(ask(ending));
      await until(() => waiting.length === 1);
      ending.end('LEFT');
      await code;
      await until(() => brokenOff === n + 1);
    }
    const next = codeOf(ask(new Cancellation()));
    await until(() => waiting.length === 1);
    answerAll();
    expect(await next).toBe('answered');
  });
});

describe.each(['jit', 'graphql-js'])('an operation under %s', (executor) => {
  const read =
    (path: string) =>
    (_: unknown, _args: unknown, { rest }: GraphContext) =>
      rest.get(path as never, {} as never);
  const write = async (_: unknown, _args: unknown, { rest }: GraphContext) => {
    await rest.post(REGIONS as never, {} as never);
    return rest.post(REGIONS as never, {} as never);
  };
  const sdl = `type Query { quick: String slow: String next: String }
    type Mutation { write: String }`;
  const slow = async (...all: Parameters<ReturnType<typeof read>>) => {
    await read(REGIONS)(...all);
    return read('/api/v3/timezones')(...all);
  };
  const domain = tinyDomain('customers', sdl, {
    Query: { quick: () => 'here', slow, next: read('/api/v3/plans') },
    Mutation: { write },
  });
  let graph: TestGraph;
  /** Deadlines that have not come. */
  const deadlines = new Map<() => void, number>();
  const after: After = (milliseconds, work) => {
    deadlines.set(work, milliseconds);
    return () => void deadlines.delete(work);
  };

  beforeAll(async () => {
    const env = { EXECUTOR: executor, OPERATION_TIMEOUT_MS: '4321' };
    graph = await startTestGraph({ platformUrl: url, domains: [domain], env, after });
  });
  afterAll(() => graph.close());

  const post = (query: string, signal?: AbortSignal) =>
    fetch(`${graph.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      ...(signal && { signal }),
    });

  test('ends with its caller: calls under way are broken off and no others follow', async () => {
    const caller = new AbortController();
    const answer = post('{ quick slow next }', caller.signal).catch(() => 'left');
    await until(() => waiting.length === 2);
    caller.abort();
    expect(await answer).toBe('left');
    await until(() => brokenOff === 2);
    expect(waiting).toEqual([]);
    await until(() => deadlines.size === 0);
  });

  test('that writes goes on to its end without its caller', async () => {
    const caller = new AbortController();
    const answer = post('mutation { write }', caller.signal).catch(() => 'left');
    await until(() => waiting.length === 1);
    caller.abort();
    await answer;
    answerAll('first');
    await until(() => waiting.length === 1);
    expect(waiting[0]?.method).toBe('POST');
    answerAll('second');
    await until(() => deadlines.size === 0);
    expect(brokenOff).toBe(0);
  });

  test('that takes too long answers what is there by then, and says so', async () => {
    const answer = post('{ quick slow }');
    await until(() => waiting.length === 1);
    expect([...deadlines.values()]).toEqual([4321]);
    for (const work of deadlines.keys()) work();
    const { data, errors } = (await (await answer).json()) as {
      data: unknown;
      errors: { path: string[]; extensions: object }[];
    };
    expect(data).toEqual({ quick: 'here', slow: null });
    expect(errors).toMatchObject([
      { path: ['slow'], extensions: { code: 'DEADLINE_EXCEEDED', status: 504 } },
    ]);
    await until(() => brokenOff === 1);
  });

  test('that takes too long begins no further write: the one under way goes on, and the next says so', async () => {
    const answer = post('mutation { first: write second: write }');
    await until(() => waiting.length === 1);
    for (const work of deadlines.keys()) work();
    answerAll('begun');
    await until(() => waiting.length === 1);
    answerAll('done');
    const { data, errors } = (await (await answer).json()) as { data: unknown; errors: object[] };
    expect(data).toEqual({ first: 'done', second: null });
    expect(errors).toMatchObject([
      { path: ['second'], extensions: { code: 'DEADLINE_EXCEEDED', status: 504 } },
    ]);
    expect(waiting).toEqual([]);
  });

  test('that is answered in time leaves no deadline behind', async () => {
    const answer = post('{ next }');
    await until(() => waiting.length === 1);
    answerAll('there');
    expect(await (await answer).json()).toEqual({ data: { next: 'there' } });
    expect(deadlines.size).toBe(0);
  });
});
