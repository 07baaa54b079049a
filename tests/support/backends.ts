import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '../../fixtures/platform/clock.ts';
import { startPlatform } from '../../fixtures/platform/server.ts';
import { startTestPlatform, TEST_NOW, type TestPlatform, type TestPlatformOptions } from './platform.ts';
import { scratchDatabase } from './postgres.ts';
import { seededPostgres } from './template.ts';
import { startS3Server } from './s3Server.ts';

/** A storage that the same tests run on. */
export interface Backend {
  name: 'PGlite' | 'PostgreSQL' | 'PGlite and S3';
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

/** What `backends` gives, and PGlite with its media in S3-compatible storage. */
export async function mediaBackends(): Promise<Backend[]> {
  return [...(await backends()), { name: 'PGlite and S3', start: startWithS3 }];
}

async function startWithS3(options: TestPlatformOptions = {}) {
  const s3 = await startS3Server();
  const platform = await startTestPlatform({ ...options, s3: s3.settings });
  return {
    platform,
    async close() {
      await platform.close();
      await s3.close();
    },
  };
}

async function startOnPostgres(options: TestPlatformOptions = {}) {
  const { seed = 'demo', now = TEST_NOW } = options;
  const kept =
    typeof seed === 'function'
      ? null
      : await seededPostgres(seed, now, (databaseUrl, mediaDir) =>
          startPlatform({
            ...{ databaseUrl, mediaDir, seed, logLevel: 'silent' },
            ...{ dataDir: 'memory', clock: createManualClock(now) },
          }),
        );
  const scratch = await scratchDatabase(kept?.template);
  if (!scratch) throw new Error('The PostgreSQL server went away.');
  const platform = await startTestPlatform({
    ...options,
    databaseUrl: scratch.url,
    mediaDir: kept?.mediaDir,
  });
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
