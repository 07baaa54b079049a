import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseOptions } from '../../fixtures/platform/kernel/db/database.ts';
import { migrationTags, withMigrationsUpTo, type Ask } from './earlierVersions.ts';
import { scratchDatabase } from './postgres.ts';
import { unpackMigrated } from './template.ts';

/** A closed database: tests change it without the platform, and start the platform on it. */
export interface StoredDatabase {
  options: DatabaseOptions;
  /** Label of the database in the platform's messages. */
  label: string;
  change<T>(work: (ask: Ask) => Promise<T>): Promise<T>;
  copy(): Promise<StoredDatabase>;
  remove(): Promise<void>;
}

/** A database with the tables of a migration and no rows. */
export type StoreAt = (tag: string) => Promise<StoredDatabase>;

export const storeInPglite: StoreAt = async (tag) => {
  const dir = newFolder();
  // Migrating PGlite takes seconds, and test files share the newest.
  if (tag === migrationTags().at(-1)) {
    await unpackMigrated(join(dir, 'db'));
    return inFolder(dir);
  }
  const pglite = openFolder(dir);
  await withMigrationsUpTo(tag, (migrationsFolder) =>
    migratePglite(overPglite(pglite), { migrationsFolder }),
  );
  await pglite.close();
  return inFolder(dir);
};

export const storeInPostgres: StoreAt = async (tag) => {
  const stored = onServer((await scratchDatabase())!);
  const client = new pg.Client({ connectionString: stored.options.url });
  await client.connect();
  await withMigrationsUpTo(tag, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  await client.end();
  return stored;
};

function newFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'rostrum-stored-'));
  mkdirSync(join(dir, 'db'));
  return dir;
}

function openFolder(dir: string): PGlite {
  return new PGlite(join(dir, 'db'), { extensions: { pg_trgm } });
}

function inFolder(dir: string): StoredDatabase {
  return {
    options: { dir },
    label: `The data folder ${dir}`,
    async change(work) {
      const pglite = openFolder(dir);
      try {
        return await work(async <T>(text: string) => (await pglite.query<T>(text)).rows);
      } finally {
        await pglite.close();
      }
    },
    copy() {
      const copied = newFolder();
      cpSync(dir, copied, { recursive: true });
      return Promise.resolve(inFolder(copied));
    },
    remove() {
      rmSync(dir, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

function onServer({ url, drop }: { url: string; drop(): Promise<void> }): StoredDatabase {
  const name = new URL(url).pathname.slice(1);
  return {
    options: { url },
    label: `The database ${name}`,
    async change(work) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return await work(async (text) => (await client.query(text)).rows);
      } finally {
        await client.end();
      }
    },
    copy: async () => onServer((await scratchDatabase(name))!),
    remove: drop,
  };
}

/** Everything that is stored, as text: the catalog of the product's schemas and each table's rows. */
export async function contentOf(ask: Ask): Promise<string[]> {
  const own = `in ('public'::regnamespace, to_regnamespace('drizzle'))`;
  const catalog = await ask<{ line: string }>(
    `select concat_ws(' ', relname, relkind, relrowsecurity, attname, atttypid::regtype, attnotnull) as line
     from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 where relnamespace ${own}
     union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace ${own}
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select proname || ' ' || prosrc from pg_proc where pronamespace ${own}
     union all select tablename || ' ' || policyname from pg_policies
     union all select coalesce(obj_description('public'::regnamespace), '')
     order by 1`,
  );
  const tables = await ask<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace ${own} order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await ask<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`);
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return [...catalog.map(({ line }) => line), ...rows];
}
