import { readFileSync } from 'node:fs';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { ENCODER_PAGE_MAX } from '../../schema/rules/encoderTimes.ts';
import { freePort, startServer, type Server } from './child.ts';
import { atMost, median, reported, type Figures } from './results.ts';
import { superToken } from './studio.ts';
import { subscribersBench } from './subscribersBench.ts';

const ROUNDS = 15;
/** The list itself: its rows come with the status, and so with one call of the service. */
const LIST_CALL = `/api/v3/customers/${CUSTOMERS.harbour}/encoders`;
const LOG_CALL = `/log-gateway/api/v1/logs/${CUSTOMERS.harbour}/logs/${ENCODER_IDS.chapel}`;
const LOG_QUERY = `query BenchLog($id: ID!, $start: DateTime) {
  encoder(id: $id) { logs(start: $start) { isCut entries { __typename time level entry } } } }`;
const CHANGES =
  'subscription { encodersChanged { sequence encoders { id name status { state requestedState } } } }';

/** The list page's own operation. */
const PAGE_QUERY = ['EncodersPage.graphql', 'EncoderRow.graphql']
  .map((name) => readFileSync(new URL(`../../web/areas/encoders/${name}`, import.meta.url), 'utf8'))
  .join('\n');

/**
 * An organization with a thousand encoders: how long the list's first rows take against the REST call behind them, a
 * log of 50,000 entries, and what ten thousand subscribers cost and wait for. The sides take turns within one run.
 */
export async function encodersBench(): Promise<Figures> {
  const [platformPort, graphPort, inspectorPort] = [await freePort(), await freePort(), await freePort()];
  const platform = await startServer('tests/bench/thousandEncoders.ts', {
    port: platformPort,
    env: { PLATFORM_PORT: String(platformPort) },
    ready: '/openapi.json',
  });
  let graph: Server | undefined;
  try {
    await settled(platform.url);
    const ports = {
      GRAPH_PORT: String(graphPort),
      PLATFORM_PORT: String(platformPort),
      SOCKETS_PER_CALLER: '100000',
    };
    graph = await startServer('graph/server/main.ts', {
      port: graphPort,
      env: ports,
      nodeArgs: ['--max-semi-space-size=64', `--inspect=127.0.0.1:${inspectorPort}`],
      ready: '/health',
    });
    const bench = new EncodersBench(platform.url, graph, inspectorPort, await superToken(platform.url));
    return { ...(await bench.rows()), ...(await bench.log()), ...(await bench.fanOut()) };
  } finally {
    await graph?.close();
    await platform.close();
  }
}

/** Waits until all thousand are there: the platform answers before it has filled itself. */
async function settled(url: string): Promise<void> {
  const token = await superToken(url);
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const log = await fetch(`${url}${LOG_CALL}?minlevel=INFO&start=2026-01-01T00:00:00Z`, { headers });
    if (((await log.json()) as unknown[]).length === 50_000) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

class EncodersBench {
  readonly #platformUrl: string;
  readonly #graph: Server;
  readonly #inspectorPort: number;
  readonly #headers: Record<string, string>;

  constructor(platformUrl: string, graph: Server, inspectorPort: number, token: string) {
    this.#platformUrl = platformUrl;
    this.#graph = graph;
    this.#inspectorPort = inspectorPort;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  }

  async rows(): Promise<Figures> {
    const page = { query: PAGE_QUERY, variables: { customerId: CUSTOMERS.harbour } };
    const [rest, rows] = await this.#inTurns(
      () => this.#rest(LIST_CALL),
      () => this.#ask(page),
    );
    return {
      '1,000 encoders: first 100 rows against the REST call': atMost(ratioOf(rows, rest), 1.5, 'ratio'),
      '1,000 encoders: first 100 rows': reported(median(rows.map(({ ms }) => ms)), 'ms'),
      '1,000 encoders: all rows, page by page': reported(await this.#allPages(), 'ms'),
      '1,000 encoders: REST call': reported(median(rest.map(({ ms }) => ms)), 'ms'),
      '1,000 encoders: REST answer': reported((rest[0]?.bytes ?? 0) / 1e6, 'MB'),
    };
  }

  /** Measures loading the list page completely, in milliseconds: the first page, then the rest. */
  async #allPages(): Promise<number> {
    const began = performance.now();
    let variables: Record<string, unknown> = { customerId: CUSTOMERS.harbour };
    for (let more = true; more;) {
      const options = {
        method: 'POST',
        headers: this.#headers,
        body: JSON.stringify({ query: PAGE_QUERY, variables }),
      };
      const answer = await fetch(`${this.#graph.url}/graphql`, options);
      const { data } = (await answer.json()) as {
        data: { customer: { encoders: { pageInfo: { hasNextPage: boolean; endCursor: string } } } };
      };
      const { hasNextPage, endCursor } = data.customer.encoders.pageInfo;
      more = hasNextPage;
      variables = { ...variables, first: ENCODER_PAGE_MAX, after: endCursor };
    }
    return performance.now() - began;
  }

  async log(): Promise<Figures> {
    const start = '2026-01-01T00:00:00Z';
    const query = { query: LOG_QUERY, variables: { id: ENCODER_IDS.chapel, start } };
    const [rest, log] = await this.#inTurns(
      () => this.#rest(`${LOG_CALL}?minlevel=INFO&start=${start}`),
      () => this.#ask(query),
      3,
    );
    return {
      'Log of 50,000 entries: graph': reported(median(log.map(({ ms }) => ms)), 'ms'),
      'Log of 50,000 entries: REST call': reported(median(rest.map(({ ms }) => ms)), 'ms'),
      'Log of 50,000 entries: answer': reported((log[0]?.bytes ?? 0) / 1e6, 'MB'),
    };
  }

  fanOut(): Promise<Figures> {
    const { authorization = '' } = this.#headers;
    const port = Number(new URL(this.#graph.url).port);
    const query = CHANGES.replace('encodersChanged', `encodersChanged(customerId: "${CUSTOMERS.harbour}")`);
    return subscribersBench({ port, inspectorPort: this.#inspectorPort, authorization }, query, () =>
      this.#ask({
        query: `mutation { commandEncoder(input: { encoderId: "${ENCODER_IDS.chapel}", command: START }) { userErrors { message } } }`,
      }),
    );
  }

  async #inTurns(
    first: () => Promise<number>,
    second: () => Promise<number>,
    rounds = ROUNDS,
  ): Promise<[Taken[], Taken[]]> {
    const taken: [Taken[], Taken[]] = [[], []];
    // The first turn of each warms up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [side, work] of [first, second].entries()) {
        const began = performance.now();
        const bytes = await work();
        if (round > 0) taken[side as 0 | 1].push({ ms: performance.now() - began, bytes });
      }
    }
    return taken;
  }

  async #rest(path: string): Promise<number> {
    return bytesOf(await fetch(this.#platformUrl + path, { headers: this.#headers }));
  }

  async #ask(body: object): Promise<number> {
    const options = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    const answer = await fetch(`${this.#graph.url}/graphql`, options);
    return bytesOf(answer);
  }
}

interface Taken {
  ms: number;
  bytes: number;
}

/** The median of the ratios within one turn, so that the machine's moods cancel out. */
function ratioOf(over: readonly Taken[], under: readonly Taken[]): number {
  return median(over.map(({ ms }, turn) => ms / (under[turn]?.ms ?? 1)));
}

async function bytesOf(answer: Response): Promise<number> {
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text.slice(0, 500)}`);
  return Buffer.byteLength(text);
}
