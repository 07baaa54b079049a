import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openDatabase, type Database } from '../../../fixtures/platform/kernel/db/database.ts';
import {
  fillFromCatalogue,
  GONE,
  migrationTags,
  withMigrationsUpTo,
  type Ask,
  type FilledRow,
} from '../../support/earlierVersions.ts';
import { FULL } from '../../support/fullSet.ts';
import { postgresAnswers, scratchDatabase } from '../../support/postgres.ts';

const ALL = migrationTags().slice(0, -1);
/** Every earlier version in the full set; otherwise the first, each eighth, and the last three. */
const EARLIER = ALL.filter((_tag, at) => FULL || at % 8 === 0 || at >= ALL.length - 3);
const folder = mkdtempSync(join(tmpdir(), 'rostrum-versions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tables that a later version took away on purpose, with the reason. */
const GONE_TABLES: Record<string, string> = {
  mails: 'mails in clear, with the secrets of their links',
  mail_queue: 'what waits is a job',
  media_jobs: 'what waits is a job',
  login_failures: 'what is counted is counted in memory or in Redis',
  simulator_steps: 'when a step runs next is a job',
};
/** Columns whose values stand elsewhere since. */
const MOVED: Record<string, string> = {
  'encoder_channels.users': 'encoder_channel_users',
  'venues.encoder_channel_ids': 'encoder_channel_users',
  'uploads.attempts': 'jobs',
  'uploads.lease_owner': 'jobs',
  'uploads.lease_until': 'jobs',
  'social_lives.stream_url': 'live_outputs',
  'social_lives.sealed_stream_key': 'live_outputs',
  'social_lives.output_state': 'live_outputs',
  'social_lives.output_reason': 'live_outputs',
  'social_lives.output_since': 'live_outputs',
  'schedules.thumbnail_url': 'schedules.thumbnail_version',
  'content_destinations.thumbnail_url': 'content_destinations.thumbnail_file_id',
  'schedule_destinations.thumbnail_url': 'schedule_destinations.thumbnail_file_id',
};

interface Migrated {
  database: Database;
  filled: FilledRow[];
  close(): Promise<void>;
}

/** A database without rows that grows from version to version, so that each migration is run on it once. */
let growing: Awaited<ReturnType<typeof scratchDatabase>> = null;
afterAll(() => growing?.drop());

/** A copy of it as an earlier version had it. */
async function emptyAt(tag: string) {
  growing ??= (await scratchDatabase())!;
  const client = new pg.Client({ connectionString: growing.url });
  await client.connect();
  await withMigrationsUpTo(tag, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  await client.end();
  return (await scratchDatabase(new URL(growing.url).pathname.slice(1)))!;
}

/** A database of an earlier version with rows, brought to the newest by a start. */
async function onPostgres(tag: string): Promise<Migrated> {
  const scratch = await emptyAt(tag);
  const client = new pg.Client({ connectionString: scratch.url });
  await client.connect();
  const filled = await fillFromCatalogue(async (text) => (await client.query(text)).rows);
  await client.end();
  const database = await openDatabase({ url: scratch.url });
  return { database, filled, close: () => database.close().then(() => scratch.drop()) };
}

async function onPglite(tag: string): Promise<Migrated> {
  const dir = join(folder, tag);
  mkdirSync(join(dir, 'db'), { recursive: true });
  const pglite = new PGlite(join(dir, 'db'));
  await withMigrationsUpTo(tag, (migrationsFolder) =>
    migratePglite(overPglite(pglite), { migrationsFolder }),
  );
  const filled = await fillFromCatalogue(async <T>(text: string) => (await pglite.query<T>(text)).rows);
  await pglite.close();
  const database = await openDatabase({ dir });
  return { database, filled, close: () => database.close() };
}

const hasServer = await postgresAnswers();
const versions: [storage: string, tag: string, migrated: (tag: string) => Promise<Migrated>][] = [
  ...(hasServer ? EARLIER : []).map((tag): [string, string, typeof onPostgres] => [
    'PostgreSQL',
    tag,
    onPostgres,
  ]),
  // PGlite runs the same statements; where a server answers, the way from the first version suffices, which has them all.
  ...(hasServer ? [EARLIER[0]!, ...(FULL ? [EARLIER.at(-1)!] : [])] : EARLIER).map(
    (tag): [string, string, typeof onPglite] => ['PGlite', tag, onPglite],
  ),
];

describe.each(versions)('a filled database on %s of the version %s', (_storage, tag, migrated) => {
  test('loses nothing on its way to the newest; what contradicts a new rule is mended and written down', async () => {
    const { database, filled, close } = await migrated(tag);
    try {
      const ask: Ask = async <T>(text: string) =>
        (await database.db.execute(sql.raw(text))).rows as unknown as T[];
      const lost: string[] = [];
      const columns = await ask<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
      );
      const names = new Set(columns.map(({ name }) => name));
      const mended = await ask<{ name: string; row: Record<string, unknown> }>(
        `select table_name || '.' || column_name as name, "row" from mended_rows`,
      );
      for (const { table, key, values } of filled) {
        if (table in GONE_TABLES) continue;
        const label = `${table} ${Object.values(key).join(' ')}`;
        if (!Object.keys(key).every((name) => names.has(`${table}.${name}`))) {
          lost.push(label);
          continue;
        }
        const found = await ask<{ same: Record<string, boolean> }>(
          `select (select jsonb_object_agg(e.key, to_jsonb(t) -> e.key is not distinct from e.value) from jsonb_each(
             (select to_jsonb(r) from jsonb_populate_record(null::"${table}", '${JSON.stringify(values).replaceAll("'", "''")}') r)
           ) e) as same
           from "${table}" t where ${Object.entries(key)
             .map(([name, value]) => `"${name}" = '${value}'`)
             .join(' and ')}`,
        );
        const same = found[0]?.same;
        const isMended = (name: string) =>
          mended.some(
            (each) =>
              (!name || each.name === `${table}.${name}`) &&
              each.name.startsWith(`${table}.`) &&
              Object.entries(key).every(([column, value]) => String(each.row[column]) === value),
          );
        if (!same) {
          if (!isMended('')) lost.push(label);
          continue;
        }
        for (const name of Object.keys(values)) {
          if (name in same ? same[name] : MOVED[`${table}.${name}`]) continue;
          if (!isMended(name)) lost.push(`${label}.${name}`);
        }
      }
      expect(lost).toEqual([]);
      // Later versions had the keys that nothing can contradict.
      if (tag >= '0020') return;
      expect(mended.filter(({ row }) => !JSON.stringify(row).includes(GONE))).toEqual([]);
      expect(mended.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['schedules.encoder_id', 'encoders.encoder_channel_id', 'sessions.user_id']),
      );
      expect(
        await ask(`select encoder_channel_id as channel, user_id as "user", view_only as looks
          from encoder_channel_users order by 1, 2`),
      ).toEqual(
        ['1', '2'].map((row) => ({ channel: `encoder_channels-${row}`, user: `users-${row}`, looks: true })),
      );
    } finally {
      await close();
    }
  });
});
