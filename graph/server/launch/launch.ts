import { SERVICES } from '../../upstream/client/services.ts';
import { announcement } from './announce.ts';
import { readArguments, type StartArguments } from './arguments.ts';
import { PREDECESSOR_MS, readPort, requireFreePort } from './ports.ts';
import { type StartedServer, startServer, stopServers, waitUntilReady } from './servers.ts';
import { buildWebWhenStale } from './webBuild.ts';

const NODE_ARGUMENTS = ['--max-semi-space-size=64', '--import', 'tsx'];
const WATCH = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--max-semi-space-size=64'];

/**
 * Builds what is stale, starts the platform (unless every REST service is configured) and the graph, and stays until
 * a signal or until one of them ends. Ends the process with 1 and a sentence when something fails.
 */
export async function start(given: readonly string[]): Promise<void> {
  const servers: StartedServer[] = [];
  const signalled = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve(null));
  });
  try {
    const bringingUp = bringUp(readArguments(given), servers);
    const up = await Promise.race([bringingUp.then(() => true), signalled]);
    if (up) {
      const end = await Promise.race([signalled, ...servers.map(({ ended }) => ended)]);
      if (end) throw new Error(end);
    }
    bringingUp.catch(() => undefined);
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  await stopServers(servers);
  process.exit();
}

async function bringUp({ empty, dev }: StartArguments, servers: StartedServer[]): Promise<void> {
  const graphPort = readPort('GRAPH_PORT', 4000);
  const platformPort = readPort('PLATFORM_PORT', 4010);
  const webPort = readPort('WEB_PORT', 5173);
  const ownPlatform = SERVICES.some(({ variable }) => !process.env[variable]);
  await requireFreePort(graphPort, 'GRAPH_PORT', PREDECESSOR_MS);
  if (ownPlatform) await requireFreePort(platformPort, 'PLATFORM_PORT', PREDECESSOR_MS);
  if (dev) await requireFreePort(webPort, 'WEB_PORT');
  else await buildWebWhenStale(console.log);

  const env = { LOG_LEVEL: 'warn', ...process.env, ...(!dev && { NODE_ENV: 'production' }) };
  const node = dev ? WATCH : NODE_ARGUMENTS;
  const run = async (name: string, args: readonly string[], ready: string): Promise<void> => {
    const server = startServer(name, args, env);
    servers.push(server);
    await waitUntilReady(server, ready);
  };
  if (ownPlatform) {
    const seed = empty ? ['--empty'] : [];
    const ready = `http://127.0.0.1:${platformPort}/openapi.json`;
    await run('The platform', [...node, 'fixtures/platform/server/main.ts', ...seed], ready);
  }
  await run('The graph', [...node, 'graph/server/main.ts'], `http://127.0.0.1:${graphPort}/ready`);
  if (dev) {
    const vite = ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts', '--strictPort'];
    await run('Vite', vite, `http://localhost:${webPort}/`);
  }
  console.log(
    announcement({
      web: dev ? webPort : graphPort,
      graph: graphPort,
      platform: ownPlatform ? platformPort : null,
      empty,
    }),
  );
}
