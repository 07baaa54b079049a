import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './platform.ts';
import { scratchDatabase } from './postgres.ts';
import { startS3Server } from './s3Server.ts';

/** A storage that the same tests run on. */
export interface Backend {
  name: 'PGlite' | 'PostgreSQL' | 'PGlite and S3';
  start(options?: TestPlatformOptions): Promise<{ platform: TestPlatform; close(): Promise<void> }>;
}

const pglite: Backend = { name: 'PGlite', start: (options) => startOn({ ...options, storage: 'PGlite' }) };
const postgres: Backend = {
  name: 'PostgreSQL',
  start: (options) => startOn({ ...options, storage: 'PostgreSQL' }),
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
  return [pglite, postgres];
}

/** What `backends` gives, and PGlite with its media in S3-compatible storage. */
export async function mediaBackends(): Promise<Backend[]> {
  return [...(await backends()), { name: 'PGlite and S3', start: startWithS3 }];
}

async function startWithS3(options: TestPlatformOptions = {}) {
  const s3 = await startS3Server();
  const platform = await startTestPlatform({ ...options, storage: 'PGlite', s3: s3.settings });
  return {
    platform,
    async close() {
      await platform.close();
      await s3.close();
    },
  };
}

async function startOn(options: TestPlatformOptions) {
  const platform = await startTestPlatform(options);
  return { platform, close: () => platform.close() };
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
