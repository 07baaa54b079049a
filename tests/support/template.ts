import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../fixtures/platform/kernel/db/database.ts';
import { projectFile } from '../../fixtures/platform/kernel/paths.ts';
import type { RunningPlatform } from '../../fixtures/platform/server/server.ts';
import type { SeedChoice } from '../../fixtures/demo/seed/run.ts';
import { templateDatabase } from './postgres.ts';

const KEPT_MS = 60 * 60 * 1000;
const BUILD_LIMIT_MS = 240_000;
/** Files that a filled database and its media depend on. */
const SOURCES = [
  'fixtures/demo/seed',
  'fixtures/platform/kernel/db',
  'fixtures/platform/domains/media',
  'fixtures/platform/domains/destinations/social',
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
  start: (mediaDir: string, migrated: string) => Promise<RunningPlatform>,
): Promise<{ template: string; mediaDir: string }> {
  const folder = join(templatesFolder(), `pglite-${keyOf(seed, now)}`);
  const mediaDir = join(folder, 'media');
  const template = await madeOnce(folder, async (file) => {
    const tables = await migratedTemplate();
    mkdirSync(mediaDir, { recursive: true });
    const platform = await start(mediaDir, tables);
    await platform.database.dump(file);
    await platform.close();
  });
  return { template, mediaDir };
}

/** A database of PGlite with all tables and no row, as a file: migrating one takes seconds. */
export function migratedTemplate(): Promise<string> {
  const folder = join(templatesFolder(), `pglite-migrated-${keyOfTables()}`);
  return madeOnce(folder, async (file) => {
    const database = await openDatabase({ dir: 'memory' });
    await database.dump(file);
    await database.close();
  });
}

/** Puts it into a folder that a process of the platform is to start on. */
export async function unpackMigrated(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xf', await migratedTemplate(), '-C', folder]);
  if (status !== 0) throw new Error(String(stderr));
}

/** The file of a database in a folder, made by the first of all test files that asks for it. */
async function madeOnce(folder: string, make: (file: string) => Promise<void>): Promise<string> {
  const template = join(folder, 'database.tar');
  while (!existsSync(template)) {
    if (!claim(`${folder}.lock`)) {
      await wait(100);
      continue;
    }
    try {
      if (existsSync(template)) break;
      forgetOld(dirname(folder));
      mkdirSync(folder, { recursive: true });
      await make(`${template}.part`);
      renameSync(`${template}.part`, template);
    } finally {
      rmSync(`${folder}.lock`, { recursive: true, force: true });
    }
  }
  return template;
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
  const tables = await migratedPostgres();
  if (tables === null) return null;
  const fill = async (url: string) => {
    forgetOld(root);
    mkdirSync(mediaDir, { recursive: true });
    await (await start(url, mediaDir)).close();
  };
  const template = await templateDatabase(key, whole, fill, tables);
  return template === null ? null : { template, mediaDir };
}

let migrated: Promise<string | null> | undefined;

/**
 * A database on a PostgreSQL server with all tables and no row, to copy: the migrations run once for all that begin with
 * them; null when no server answers.
 */
export function migratedPostgres(): Promise<string | null> {
  const key = `migrated_${keyOfTables()}`;
  const migrate = async (url: string) => (await openDatabase({ url })).close();
  return (migrated ??= templateDatabase(key, () => true, migrate));
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

function keyOfTables(): string {
  return sources(['fixtures/platform/kernel/db']).slice(0, 16);
}

/** Names what a seed makes at a moment: what is the same has the same name in every test file and run. */
function keyOf(seed: SeedChoice, now: Date): string {
  const name = typeof seed === 'function' ? seed.name : seed;
  const hash = createHash('sha256').update(now.toISOString()).update(String(seed)).update(sources());
  return `${name.toLowerCase().replace(/\W/g, '')}_${hash.digest('hex').slice(0, 16)}`;
}

const read = new Map<string, string>();

function sources(folders = SOURCES): string {
  const known = read.get(folders.join());
  if (known) return known;
  const hash = createHash('sha256');
  for (const folder of folders) {
    const root = projectFile(folder);
    for (const name of readdirSync(root, { recursive: true }).map(String).sort()) {
      if (/\.(ts|mjs|sql)$/.test(name)) hash.update(name).update(readFileSync(join(root, name)));
    }
  }
  const digest = hash.digest('hex');
  read.set(folders.join(), digest);
  return digest;
}
