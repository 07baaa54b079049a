import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL } from './fullSet.ts';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from './platform.ts';
import { postgresAnswers } from './postgres.ts';
import { startS3Server } from './s3Server.ts';

/** A storage that the same tests run on. */
export interface Backend {
  name: string;
  start(options?: TestPlatformOptions): Promise<{ platform: TestPlatform; close(): Promise<void> }>;
}

const pglite: Backend = { name: 'PGlite', start: (options) => startOn({ ...options, storage: 'PGlite' }) };
const postgres: Backend = {
  name: 'PostgreSQL',
  start: (options) => startOn({ ...options, storage: 'PostgreSQL' }),
};

/** PostgreSQL where a server answers, else PGlite, for what is the same on both; in the full set on both. */
export async function backends(): Promise<Backend[]> {
  const all = await bothStorages();
  return FULL ? all : all.slice(-1);
}

/** PGlite, and PostgreSQL where a server answers, for what the storage has a hand in; its absence is said once a run. */
export async function bothStorages(): Promise<Backend[]> {
  if (await postgresAnswers()) return [pglite, postgres];
  sayOnce(
    'No PostgreSQL server answers: the platform suite runs on PGlite only (TEST_DATABASE_URL names one).',
  );
  return [pglite];
}

/** The same as `backends`, and the first one with S3-compatible storage. */
export async function mediaBackends(): Promise<Backend[]> {
  const all = await backends();
  return [...all, ...all.slice(0, 1).map(withS3)];
}

const withS3 = (backend: Backend): Backend => ({
  name: `${backend.name} and S3`,
  async start(options = {}) {
    const s3 = await startS3Server();
    const { platform, close } = await backend.start({ ...options, s3: s3.settings });
    return {
      platform,
      async close() {
        await close();
        await s3.close();
      },
    };
  },
});

async function startOn(options: TestPlatformOptions) {
  const platform = await startTestPlatform(options);
  return { platform, close: () => platform.close() };
}

/**
 * True if a PostgreSQL server answers, for tests that mean nothing on PGlite. Without one, a line names what is
 * skipped.
 */
export async function onPostgresOnly(tests: string): Promise<boolean> {
  if (await postgresAnswers()) return true;
  process.stderr.write(`No PostgreSQL server answers: skipped ${tests} (TEST_DATABASE_URL names one).\n`);
  return false;
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
