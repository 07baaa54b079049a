import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { airBench } from './airBench.ts';
import { freePort, startServer, type Server } from './child.ts';
import { conflictsBench } from './conflictsBench.ts';
import { csvBench } from './csvBench.ts';
import { encodersBench } from './encodersBench.ts';
import { filterBench } from './filterBench.ts';
import { floodBench } from './floodBench.ts';
import { liveBench } from './liveBench.ts';
import { monthBench } from './monthBench.ts';
import { pageBench } from './pageBench.ts';
import { playerBench } from './playerBench.ts';
import { queryBench, rowsBench } from './queryBench.ts';
import { record } from './record.ts';
import { atMost, publish, reported, type Figures } from './results.ts';
import { renditionsBench } from './renditionsBench.ts';
import { routesBench } from './routesBench.ts';
import { searchBench } from './searchBench.ts';
import { segmentBench } from './segmentBench.ts';
import { slowBench } from './slowBench.ts';
import { tableBench } from './tableBench.ts';
import { uploadBench } from './uploadBench.ts';
import { dataFolder, startStudio, superToken, type Studio } from './studio.ts';

const HARBOUR = 'c0000000-0000-4000-8000-000000000001';
const RESULTS = fileURLToPath(new URL('results.json', import.meta.url));

const PARTS = [
  'studio',
  'query',
  'rows',
  'flood',
  'csv',
  'encoders',
  'search',
  'segments',
  'routes',
  'upload',
  'renditions',
  'live',
  'air',
  'player',
  'slow',
  'table',
  'filter',
  'month',
  'conflicts',
] as const;
type Part = (typeof PARTS)[number];

/** An earlier commit that the routes are compared with. */
const BEFORE = process.env.BENCH_BEFORE;

/**
 * `npm run bench` measures every figure of tests/bench/README.md and writes `results.json`. `npm run bench -- csv encoders`
 * measures these parts only and writes nothing. `routes` compares with the commit in BENCH_BEFORE and is left out of a full
 * run without it. Exits with 1 when a target is missed.
 */
async function main(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((part) => !PARTS.includes(part as Part));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; parts: ${PARTS.join(', ')}.`);
  if (wanted.includes('routes') && !BEFORE) throw new Error('Which commit was before? Set BENCH_BEFORE.');
  const takes = (part: Part) => wanted.length === 0 || wanted.includes(part);
  const figures: Figures = {};
  const scratch = mkdtempSync(join(tmpdir(), 'rostrum-bench-'));
  const recording = join(scratch, 'recording.json');
  let token = '';
  try {
    if (takes('studio') || takes('player') || takes('slow') || takes('table')) {
      await withStudio(async (studio, firstStartMs) => {
        figures['npm start, first time, to first answered query'] = reported(firstStartMs / 1000, 's');
        figures['npm start, warm, to first answered query'] = atMost(studio.startMs / 1000, 15, 's');
        if (takes('studio')) Object.assign(figures, await pageBench(studio));
        if (takes('slow')) Object.assign(figures, await slowBench(studio));
        if (takes('table')) Object.assign(figures, await tableBench(studio));
        if (takes('player')) Object.assign(figures, await playerBench(studio));
      });
    }
    if (takes('query') || takes('rows') || takes('flood') || takes('csv')) {
      await withPlatform(scratch, async (platform) => {
        token = await superToken(platform.url);
        writeFileSync(recording, JSON.stringify(await record(platform.url, token, HARBOUR)));
      });
      await withUpstream(recording, 0, async (upstream) => {
        if (takes('query')) Object.assign(figures, await queryBench(upstream, token));
        if (takes('flood')) Object.assign(figures, await floodBench(upstream));
        if (takes('csv')) Object.assign(figures, await csvBench(upstream, token, 'no latency', 0.55));
      });
    }
    if (takes('rows')) {
      await withUpstream(
        recording,
        0,
        async (upstream) => {
          Object.assign(figures, await rowsBench(upstream, token));
        },
        'rows',
      );
    }
    if (takes('csv')) {
      await withUpstream(recording, 20, async (upstream) => {
        Object.assign(figures, await csvBench(upstream, token, '20 ms of latency', 0.85));
      });
    }
    if (takes('filter')) Object.assign(figures, await filterBench());
    if (takes('month')) Object.assign(figures, await monthBench());
    if (takes('conflicts')) Object.assign(figures, await conflictsBench());
    if (takes('encoders')) Object.assign(figures, await encodersBench());
    if (takes('search')) Object.assign(figures, await searchBench());
    if (takes('segments')) Object.assign(figures, await segmentBench());
    if (takes('routes') && BEFORE) Object.assign(figures, await routesBench(BEFORE, scratch));
    if (takes('upload')) Object.assign(figures, await uploadBench());
    if (takes('renditions')) Object.assign(figures, await renditionsBench());
    if (takes('live')) Object.assign(figures, await liveBench());
    if (takes('air')) Object.assign(figures, await airBench());
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  publish(figures, wanted.length === 0 ? RESULTS : undefined);
  if (Object.values(figures).some(({ holds }) => !holds)) process.exitCode = 1;
}

/** Encoders of the demo that send pictures would take processor time from what is measured. */
const QUIET = { DEMO_PICTURES: '0' };

/** Starts the studio twice over the same data: the first start builds and seeds, the second one is the warm one. */
async function withStudio(work: (studio: Studio, firstStartMs: number) => Promise<void>): Promise<void> {
  const data = dataFolder();
  try {
    const first = await startStudio(data.folder, QUIET);
    await first.close();
    const studio = await startStudio(data.folder, QUIET);
    try {
      await work(studio, first.startMs);
    } finally {
      await studio.close();
    }
  } finally {
    data.remove();
  }
}

/** Starts the platform alone, with the data of the demo. */
async function withPlatform(folder: string, work: (platform: Server) => Promise<void>): Promise<void> {
  const port = await freePort();
  const env = { PLATFORM_PORT: String(port), DATA_DIR: folder };
  const platform = await startServer('fixtures/platform/server/main.ts', {
    port,
    env,
    ready: '/openapi.json',
  });
  try {
    await work(platform);
  } finally {
    await platform.close();
  }
}

async function withUpstream(
  file: string,
  latencyMs: number,
  work: (upstream: Server) => Promise<void>,
  size = 'pages',
): Promise<void> {
  const port = await freePort();
  const env = { PORT: String(port), RECORDING: file, LATENCY_MS: String(latencyMs), SIZE: size };
  const upstream = await startServer('tests/bench/replay.ts', { port, env, ready: '/health' });
  try {
    await work(upstream);
  } finally {
    await upstream.close();
  }
}

await main(process.argv.slice(2));
