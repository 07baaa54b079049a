import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFile } from '../../fixtures/platform/paths.ts';
import type { RunningPlatform } from '../../fixtures/platform/server.ts';
import type { SeedChoice } from '../../fixtures/seed/run.ts';
import { templateDatabase } from './postgres.ts';

const KEPT_MS = 60 * 60 * 1000;
const BUILD_LIMIT_MS = 240_000;
/** What a filled database and its media depend on. */
const SOURCES = [
  'fixtures/seed',
  'fixtures/platform/db',
  'fixtures/platform/media',
  'fixtures/platform/social',
  'schema/rules',
  'tests/platform/worlds',
];

/**
 * A seeded database as a file, made once for all test files and made anew when what it depends on changes.
 * Answers the file and the media folder that belongs to it.
 */
export async function seededTemplate(
  seed: SeedChoice,
  now: Date,
  start: (mediaDir: string) => Promise<RunningPlatform>,
): Promise<{ template: string; mediaDir: string }> {
  const root = templatesFolder();
  const folder = join(root, `pglite-${keyOf(seed, now)}`);
  const template = join(folder, 'database.tar');
  const mediaDir = join(folder, 'media');
  while (!existsSync(template)) {
    if (!claim(`${folder}.lock`)) {
      await wait(100);
      continue;
    }
    try {
      if (existsSync(template)) break;
      forgetOld(root);
      mkdirSync(mediaDir, { recursive: true });
      const platform = await start(mediaDir);
      await platform.database.dump(`${template}.part`);
      await platform.close();
      renameSync(`${template}.part`, template);
    } finally {
      rmSync(`${folder}.lock`, { recursive: true, force: true });
    }
  }
  return { template, mediaDir };
}

/** The same on a PostgreSQL server: answers the name of the database to copy; null when no server answers. */
export async function seededPostgres(
  seed: SeedChoice,
  now: Date,
  start: (databaseUrl: string, mediaDir: string) => Promise<RunningPlatform>,
): Promise<{ template: string; mediaDir: string } | null> {
  const root = templatesFolder();
  const key = keyOf(seed, now);
  const mediaDir = join(root, `postgres-${key}`);
  const whole = () => existsSync(mediaDir);
  const template = await templateDatabase(key, whole, async (url) => {
    forgetOld(root);
    mkdirSync(mediaDir, { recursive: true });
    await (await start(url, mediaDir)).close();
  });
  return template === null ? null : { template, mediaDir };
}

function templatesFolder(): string {
  const root = join(tmpdir(), 'rostrum-test-templates');
  mkdirSync(root, { recursive: true });
  return root;
}

/** Takes a lock by making a folder; one whose maker must have died is removed. */
function claim(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const made = existsSync(lock) ? statSync(lock).mtimeMs : Date.now();
    if (Date.now() - made > BUILD_LIMIT_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function forgetOld(root: string): void {
  for (const name of readdirSync(root)) {
    const path = join(root, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Names what a seed makes at a moment: what is the same has the same name in every test file and run. */
function keyOf(seed: SeedChoice, now: Date): string {
  const name = typeof seed === 'function' ? seed.name : seed;
  const hash = createHash('sha256').update(now.toISOString()).update(String(seed)).update(sources());
  return `${name.toLowerCase().replace(/\W/g, '')}_${hash.digest('hex').slice(0, 16)}`;
}

let read: string | undefined;

function sources(): string {
  if (read) return read;
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const root = projectFile(folder);
    for (const name of readdirSync(root, { recursive: true }).map(String).sort()) {
      if (/\.(ts|mjs|sql)$/.test(name)) hash.update(name).update(readFileSync(join(root, name)));
    }
  }
  read = hash.digest('hex');
  return read;
}
