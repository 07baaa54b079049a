// The whole studio for the browser tests, on free ports: the platform with the demo data and fault injection, on
// PostgreSQL where one answers and else in memory, the graph with the built web app, and a door that only this
// process
// has, behind which each test gets an organization of its own. Tells its parent the addresses and stops with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPlatform } from '../../../fixtures/platform/server/server.ts';
import { startSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { buildWebWhenStale } from '../../../graph/server/launch/webBuild.ts';
import { scratchDatabase } from '../../support/postgres.ts';
import { programFile } from '../../support/programFile.ts';
import { TEST_ENGINE } from '../../support/testEngine.ts';
import { type Home, rememberOrganisations } from './organisations.ts';

const ROOT = join(import.meta.dirname, '../../..');

await buildWebWhenStale(console.error);
const dataDir = mkdtempSync(join(tmpdir(), 'rostrum-e2e-'));
const scratch = await scratchDatabase();
const port = await freePort();
const url = `http://localhost:${port}`;
const platform = await startPlatform({
  databaseUrl: scratch?.url,
  dataDir: 'memory',
  seed: 'demo',
  faults: true,
  outboxPort: 0,
  socialStandInPort: 0,
  studioUrl: url,
  // A test's own receiver of webhooks listens on this machine.
  webhooksAllowed: ['127.0.0.1'],
  engine: TEST_ENGINE,
});
const organisations = await rememberOrganisations(platform.services.db);
const simulator = startSteps(platform.services, SIMULATOR_STEPS, (error, step) =>
  console.error(`The simulator's step ${step} failed:`, error),
);
// Organizations of finished tests are removed in the background, one after the other.
let removals = Promise.resolve();
const door = createHttpServer((request, reply) => {
  const what = request.url!.slice(1);
  if (request.method === 'DELETE') {
    removals = removals.then(() => organisations.remove(Number(what)));
    reply.end();
    return;
  }
  organisations.copy(what as Home).then(
    (copy) => reply.end(String(copy)),
    (error: Error) => reply.writeHead(500).end(`${error.stack ?? ''}\n${String(error.cause)}`),
  );
}).listen(0, '127.0.0.1');
const graph = spawn(
  process.execPath,
  ['--max-semi-space-size=64', await programFile('graph/server/main.ts')],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      GRAPH_PORT: String(port),
      PLATFORM_PORT: new URL(platform.url).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  },
);
await ready(graph, `${url}/ready`);

const stop = async () => {
  graph.kill('SIGTERM');
  door.close();
  await removals;
  await simulator.stop();
  await platform.close();
  await scratch?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
const { port: doorPort } = door.address() as AddressInfo;
process.send?.({
  studio: url,
  platform: platform.url,
  door: `http://127.0.0.1:${doorPort}`,
  outbox: platform.outboxUrl,
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The graph ended with exit code ${child.exitCode}.`);
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(50);
  }
}
