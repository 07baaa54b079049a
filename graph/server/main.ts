import { CompositionError } from '../engine/compose/sdl.ts';
import { ConfigError, readConfig } from './config.ts';
import { startGraph } from './server.ts';

/** Process entry: `npm run graph`, or `npm run graph -- --only encoders` for one domain as a subgraph. */
async function main(): Promise<void> {
  // Files it writes, such as the session secret and caches, are readable by this user only.
  process.umask(0o077);
  const config = readConfig(process.env, process.argv.slice(2));
  const server = await startGraph(config);
  const what = config.only ? `The subgraph ${config.only}` : 'The graph';
  process.stdout.write(`${what} listens on ${server.url}/graphql\n`);

  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        server.root.logger.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof CompositionError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
