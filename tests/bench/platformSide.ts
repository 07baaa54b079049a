import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StartOptions } from '../../fixtures/platform/server/server.ts';

/** Exports that both versions have. */
interface Version {
  startPlatform(
    options: Pick<StartOptions, 'databaseUrl' | 'dataDir' | 'seed' | 'simulator' | 'recurring' | 'logLevel'>,
  ): Promise<{ url: string; close(): Promise<void> }>;
}

/**
 * The platform of the version in the working folder, with the demo data and without anything that is done by itself, as
 * a process of its own. It tells its address, and the processor time that it has used whenever it is asked.
 */
const entry = pathToFileURL(join(process.cwd(), 'fixtures/platform/server/server.ts')).href;
const { startPlatform } = (await import(entry)) as Version;
const platform = await startPlatform({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: 'memory',
  seed: 'demo',
  simulator: false,
  recurring: false,
  logLevel: 'warn',
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 });
});
process.once('disconnect', () => void platform.close().finally(() => process.exit()));
process.send?.({ url: platform.url });
