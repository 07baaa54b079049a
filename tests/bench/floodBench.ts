import { Pool } from 'undici';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer, type Server } from './child.ts';
import { ENCODERS_QUERY } from './load.ts';
import { organisationId, createToken } from './multiply.ts';
import { atMost, median, reported, type Figures } from './results.ts';

const ROUNDS = 3;
const QUESTIONS = 300;
const PAUSE_MS = 5;
const CONNECTIONS = 200;
const FLOODING = 0;
const NEIGHBOUR = 1;

/**
 * Measures the effect on a neighbor while another organization sends as much as it can over 200 connections: the
 * neighbor's p99 relative to its own without the flood, in alternating rounds.
 */
export async function floodBench(upstream: Server): Promise<Figures> {
  const port = await freePort();
  const graph = await startServer('graph/server/main.ts', {
    port,
    ready: '/health',
    nodeArgs: ['--max-semi-space-size=64'],
    env: { REST_CENTRAL: upstream.url, REST_LEGACY: upstream.url, GRAPH_PORT: String(port) },
  });
  const pool = new Pool(graph.url, { connections: 1 });
  try {
    await latencies(pool);
    const idle: number[] = [];
    const flooded: number[] = [];
    const floods: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(p99(await latencies(pool)));
      await whileFlooded(graph, async () => flooded.push(p99(await latencies(pool))), floods);
    }
    const ratios = flooded.map((ms, round) => ms / (idle[round] ?? 1));
    return {
      'flood: p99 of a neighbour against its p99 without': atMost(median(ratios), 3, 'ratio'),
      'flood: p99 of the neighbour, without': reported(median(idle), 'ms'),
      'flood: p99 of the neighbour, meanwhile': reported(median(flooded), 'ms'),
      'flood: answers that the flood gets meanwhile': reported(median(floods), '1/s'),
    };
  } finally {
    await pool.close();
    await graph.close();
  }
}

/** Measures the latency of sequential requests, in milliseconds. */
async function latencies(pool: Pool): Promise<number[]> {
  const measured: number[] = [];
  const body = JSON.stringify({ query: ENCODERS_QUERY, variables: { id: organisationId(NEIGHBOUR) } });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${createToken(NEIGHBOUR)}` };
  for (let n = 0; n < QUESTIONS; n += 1) {
    const began = performance.now();
    const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body });
    const { data } = (await answer.body.json()) as { data?: { customer?: unknown } };
    if (answer.statusCode !== 200 || !data?.customer)
      throw new Error(`The neighbour was answered ${answer.statusCode}, or without data.`);
    measured.push(performance.now() - began);
    await wait(PAUSE_MS);
  }
  return measured;
}

async function whileFlooded(graph: Server, work: () => Promise<unknown>, floods: number[]): Promise<void> {
  const port = await freePort();
  const flooder = await startServer('tests/bench/flooder.ts', {
    port,
    ready: '/',
    env: {
      PORT: String(port),
      TARGET: graph.url,
      TOKEN: createToken(FLOODING),
      CONNECTIONS: String(CONNECTIONS),
    },
  });
  try {
    await until(async () => (await answered(flooder)) >= CONNECTIONS);
    const [began, before] = [performance.now(), await answered(flooder)];
    await work();
    floods.push(((await answered(flooder)) - before) / ((performance.now() - began) / 1000));
  } finally {
    await flooder.close();
  }
}

async function answered(flooder: Server): Promise<number> {
  return ((await (await fetch(flooder.url)).json()) as { answered: number }).answered;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(20);
}

function p99(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}
