import { freePort, startServer, type Server } from './child.ts';
import { EXPORT_PAGES, EXPORT_ROWS, organisationId } from './multiply.ts';
import { atLeast, atMost, median, reported, type Figures } from './results.ts';

const ROUNDS = 3;
const ROWS = EXPORT_PAGES * EXPORT_ROWS;
const CUSTOMER = organisationId(0);
const MEBIBYTE = 1024 * 1024;

const QUERY = `query BenchRecords($id: ID!) {
  customer(id: $id) {
    viewerRecords(api: WEB_EVENTS, start: "2025-01-01", end: "2026-12-31") {
      nodes {
        eventId clientId sessionId timestamp eventType ipAddress city region country latitude longitude
        totalTimeWatchedSeconds userAgent resolution deviceClass deviceBrand osClass osNameVersion
      }
    }
  }
}`;

/**
 * 100,000 viewer records as CSV through the graph, against concatenating the same raw REST pages with the same
 * prefetch. `latencyName` says how far away the upstream is.
 */
export async function csvBench(
  upstream: Server,
  token: string,
  latencyName: string,
  target: number,
): Promise<Figures> {
  const env = { UPSTREAM: upstream.url, TOKEN: token, CUSTOMER, REST_CENTRAL: upstream.url };
  const services = { REST_LEGACY: upstream.url, REST_TELEMETRY: upstream.url };
  const rawPort = await freePort();
  const graphPort = await freePort();
  const raw = await startServer('tests/bench/rawExport.ts', {
    port: rawPort,
    ready: '/health',
    env: { ...env, PORT: String(rawPort) },
  });
  const graph = await startServer('graph/server/main.ts', {
    port: graphPort,
    ready: '/health',
    nodeArgs: ['--max-semi-space-size=64'],
    env: { ...env, ...services, GRAPH_PORT: String(graphPort) },
  });
  try {
    const request = csvRequest(token);
    await drain(await fetch(raw.url));
    await drain(await fetch(`${graph.url}/graphql`, request), ROWS);
    const before = graph.memoryBytes() ?? 0;
    let peak = before;
    const ratios: number[] = [];
    const speeds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rawMs = await timed(async () => drain(await fetch(raw.url)));
      const watch = setInterval(() => (peak = Math.max(peak, graph.memoryBytes() ?? 0)), 20);
      const graphMs = await timed(async () => drain(await fetch(`${graph.url}/graphql`, request), ROWS));
      clearInterval(watch);
      ratios.push(rawMs / graphMs);
      speeds.push((ROWS / graphMs) * 1000);
    }
    const name = `CSV of 100,000 rows, ${latencyName}`;
    return {
      [`${name}: against raw pages`]: atLeast(median(ratios), target, 'ratio'),
      [`${name}: rows`]: reported(median(speeds), '1/s'),
      [`${name}: growth of the process`]: atMost((peak - before) / MEBIBYTE, 64, 'MiB'),
    };
  } finally {
    await Promise.all([raw.close(), graph.close()]);
  }
}

function csvRequest(token: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/csv', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: QUERY, variables: { id: CUSTOMER } }),
  };
}

/** Reads an answer to its end; with `rows` it also counts the lines, so that a short answer can't pass for a quick one. */
async function drain(answer: Response, rows?: number): Promise<void> {
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  let lines = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    if (rows === undefined) continue;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  if (rows !== undefined && lines < rows) throw new Error(`only ${lines} lines of ${rows}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
