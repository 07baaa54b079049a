import { freePort, startServer, type Server } from './child.ts';
import { SIZES } from './multiply.ts';
import { load, randomBody, type Round } from './load.ts';
import { atLeast, atMost, median, reported, type Figures } from './results.ts';

const ROUNDS = 7;
const ROW_ROUNDS = 9;
const SECONDS = 4;
/** The same for every side. */
const NODE_ARGS = ['--max-semi-space-size=64'];

/** A side of the comparison. */
interface Side {
  name: string;
  path: string;
  server: Server;
  rounds: Round[];
}

/**
 * The query "50 encoders with channel, preset, status and customer" through the graph, through Apollo Server with
 * its defaults, and through hand-written fan-out code, over the same replayed REST endpoints. The sides take turns,
 * and each ratio is the median of the ratios within one turn, so that the machine's moods cancel out.
 */
export async function queryBench(upstream: Server, token: string): Promise<Figures> {
  const env = { UPSTREAM: upstream.url, TOKEN: token, REST_CENTRAL: upstream.url, REST_LEGACY: upstream.url };
  const sides: Side[] = [];
  try {
    sides.push(await side('fan-out', 'tests/bench/fanout.ts', '/', '/health', env));
    sides.push(await side('graph', 'graph/server/main.ts', '/graphql', '/health', env));
    sides.push(await side('apollo defaults', 'tests/bench/apolloDefaults.ts', '/', '/health', env));
    await sameAnswer(sides, token, randomBody());
    for (const each of sides) await load(each.server, each.path, token, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const each of sides) each.rounds.push(await load(each.server, each.path, token, SECONDS));
    }
    return figures(sides);
  } finally {
    await Promise.all(sides.map(({ server }) => server.close()));
  }
}

/** The same with a thousand rows a page, the most that a page of encoders has; the upstream plays such. */
export async function rowsBench(upstream: Server, token: string): Promise<Figures> {
  const size = SIZES.rows;
  const first = String(size.encoders);
  const env = { UPSTREAM: upstream.url, TOKEN: token, REST_CENTRAL: upstream.url, REST_LEGACY: upstream.url };
  const sides: Side[] = [];
  try {
    sides.push(await side('fan-out', 'tests/bench/fanout.ts', '/', '/health', { ...env, FIRST: first }));
    sides.push(await side('graph', 'graph/server/main.ts', '/graphql', '/health', env));
    await sameAnswer(sides, token, randomBody(size));
    for (const each of sides) await load(each.server, each.path, token, 2, size);
    for (let round = 0; round < ROW_ROUNDS; round += 1) {
      for (const each of sides) each.rounds.push(await load(each.server, each.path, token, 2, size));
    }
    const [fanout, graph] = sides.map(({ rounds }) => rounds);
    const ratio = (of: (round: Round) => number): number =>
      median((graph ?? []).map((round, i) => of(round) / of((fanout ?? [])[i] ?? round)));
    return {
      '1,000 rows a page: graph against fan-out': atLeast(
        ratio((round) => round.requestsPerSecond),
        0.65,
        'ratio',
      ),
      '1,000 rows a page: p99 of the graph against fan-out': reported(
        ratio((round) => round.p99),
        'ratio',
      ),
    };
  } finally {
    await Promise.all(sides.map(({ server }) => server.close()));
  }
}

async function side(
  name: string,
  entry: string,
  path: string,
  ready: string,
  env: Record<string, string>,
): Promise<Side> {
  const port = await freePort();
  const ports = { PORT: String(port), GRAPH_PORT: String(port) };
  return {
    name,
    path,
    rounds: [],
    server: await startServer(entry, { port, ready, nodeArgs: NODE_ARGS, env: { ...env, ...ports } }),
  };
}

/** A comparison means something only when all sides answer the same. */
async function sameAnswer(sides: readonly Side[], token: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    sides.map(async ({ server, path }) => {
      const answer = await fetch(server.url + path, { method: 'POST', headers, body });
      return JSON.stringify(((await answer.json()) as { data: unknown }).data);
    }),
  );
  sides.forEach(({ name }, i) => {
    if (answers[i] !== answers[0]) {
      throw new Error(
        `${name} answers otherwise:\n${answers[i]?.slice(0, 600)}\ninstead of\n${answers[0]?.slice(0, 600)}`,
      );
    }
  });
}

function figures([fanout, ...others]: Side[]): Figures {
  const result: Figures = {
    [`50 encoders: organisations in the load, each side with ${NODE_ARGS.join(' ')}`]: reported(
      SIZES.pages.organisations,
      '',
    ),
  };
  if (!fanout) return result;
  for (const each of others) {
    const ratios = each.rounds.map(
      (round, i) => round.requestsPerSecond / (fanout.rounds[i]?.requestsPerSecond ?? 1),
    );
    const name = `50 encoders: ${each.name} against fan-out`;
    result[name] =
      each.name === 'graph' ? atLeast(median(ratios), 0.75, 'ratio') : reported(median(ratios), 'ratio');
  }
  const graph = others.find(({ name }) => name === 'graph');
  if (graph) {
    const slower = graph.rounds.map((round, i) => round.p99 / (fanout.rounds[i]?.p99 ?? 1));
    result['50 encoders: p99 of the graph against fan-out'] = atMost(median(slower), 1.4, 'ratio');
  }
  for (const each of [fanout, ...others]) {
    const of = (pick: (round: Round) => number): number => median(each.rounds.map(pick));
    result[`50 encoders: ${each.name}, requests`] = reported(
      of((round) => round.requestsPerSecond),
      '1/s',
    );
    result[`50 encoders: ${each.name}, p50`] = reported(
      of((round) => round.p50),
      'ms',
    );
    result[`50 encoders: ${each.name}, p99`] = reported(
      of((round) => round.p99),
      'ms',
    );
    result[`50 encoders: ${each.name}, CPU a request`] = reported(
      of((round) => round.cpuPerRequest ?? 0),
      'ms',
    );
  }
  return result;
}
