import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './platform.ts';
import { scratchDatabase } from './postgres.ts';

/** A storage that the same tests run on. */
export interface Backend {
  name: 'PGlite' | 'PostgreSQL';
  start(options?: TestPlatformOptions): Promise<{ platform: TestPlatform; close(): Promise<void> }>;
}

const pglite: Backend = {
  name: 'PGlite',
  async start(options) {
    const platform = await startTestPlatform(options);
    return { platform, close: () => platform.close() };
  },
};

/** PGlite, and PostgreSQL where a server answers; its absence is said once a run. */
export async function backends(): Promise<Backend[]> {
  const probe = await scratchDatabase();
  if (!probe) {
    sayOnce(
      'No PostgreSQL server answers: the platform suite runs on PGlite only (TEST_DATABASE_URL names one).',
    );
    return [pglite];
  }
  await probe.drop();
  return [pglite, { name: 'PostgreSQL', start: startOnPostgres }];
}

async function startOnPostgres(options: TestPlatformOptions = {}) {
  const scratch = await scratchDatabase();
  if (!scratch) throw new Error('The PostgreSQL server went away.');
  const platform = await startTestPlatform({ ...options, databaseUrl: scratch.url });
  return {
    platform,
    async close() {
      await platform.close();
      await scratch.drop();
    },
  };
}

/** Test files run in processes of their own; the first to make the mark speaks. */
function sayOnce(line: string): void {
  try {
    mkdirSync(join(tmpdir(), `rostrum-no-postgres-${process.ppid}`));
  } catch {
    return;
  }
  process.stderr.write(`${line}\n`);
}
