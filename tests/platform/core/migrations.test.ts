import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../fixtures/platform/kernel/db/database.ts';
import { knownMigrations } from '../../../fixtures/platform/kernel/db/migrationRecord.ts';
import { onPostgresOnly } from '../../support/backends.ts';
import {
  fillFromCatalogue,
  migrationTags,
  recordBeforeBaseline,
  type Ask,
  type FilledRow,
} from '../../support/earlierVersions.ts';
import { FULL } from '../../support/fullSet.ts';
import {
  contentOf,
  storeInPglite,
  storeInPostgres,
  type StoredDatabase,
} from '../../support/storedDatabases.ts';

/** Each start of PGlite in a folder takes seconds on a busy machine. */
const LONG_MS = 120_000;
const [BASELINE = '', ...LATER] = migrationTags();
const hasServer = await onPostgresOnly('migrations of PostgreSQL databases');
/** PGlite runs the same statements, so a few cases suffice where a server runs them all. */
const storages = [
  { name: 'PGlite', storeAt: storeInPglite, isBrief: hasServer && !FULL },
  ...(hasServer ? [{ name: 'PostgreSQL', storeAt: storeInPostgres, isBrief: false }] : []),
];

/** Opens a database as a start of the platform does, and closes it. */
async function start(stored: StoredDatabase): Promise<void> {
  await (await openDatabase(stored.options)).close();
}

const recordOf = (ask: Ask) =>
  ask<{ hash: string; at: string }>(
    'select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );

/** Rows that are not stored as they were inserted. */
async function changedRows(ask: Ask, filled: readonly FilledRow[]): Promise<FilledRow[]> {
  const changed: FilledRow[] = [];
  for (const row of filled) {
    const quoted = `'${JSON.stringify(row.values).replaceAll("'", "''")}'`;
    const where = Object.entries(row.key).map(([name, value]) => `"${name}" = '${value}'`);
    const [found] = await ask<{ same: boolean }>(
      `select to_jsonb(t) @> (select jsonb_object_agg(each.key, each.value)
         from jsonb_each(to_jsonb(jsonb_populate_record(null::"${row.table}", ${quoted}))) as each
         where ${quoted}::jsonb ? each.key) as same
       from "${row.table}" t where ${where.join(' and ')}`,
    );
    if (!found?.same) changed.push(row);
  }
  return changed;
}

const versions = [
  { version: 'the last migration before the baseline', tag: BASELINE, isReplaced: true },
  ...[BASELINE, ...LATER].map((tag) => ({ version: tag, tag, isReplaced: false })),
];

const { hash, createdAt } = knownMigrations()[0]!;
const asBaseline = [
  'delete from drizzle.__drizzle_migrations',
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${createdAt})`,
];

/** Changes to a database of the last migration before the baseline; the rest of its refusal after the label. */
const REFUSALS: [title: string, changes: string[], message: string][] = [
  [
    'an older one',
    [
      `update drizzle.__drizzle_migrations set hash = 'of-the-50th', created_at = 1795500000000
       where created_at = 1795747175503`,
    ],
    'is older than this version can upgrade: start it once with commit 882db4cc of 27 November 2026 ' +
      '("git checkout 882db4cc && npm ci && npm start") and the same settings, stop it, ' +
      'then start this version again; nothing was changed.',
  ],
  [
    'the last before the baseline without a table',
    ['drop table webhook_deliveries'],
    'is damaged, because its table "webhook_deliveries" is missing: restore a backup; nothing was changed.',
  ],
  [
    'the last before the baseline without a column',
    ['alter table venues drop column user_name'],
    'is damaged, because its column "venues.user_name" is missing: restore a backup; nothing was changed.',
  ],
  [
    'the last before the baseline without a foreign key',
    ['alter table sessions drop constraint sessions_user_id_users_user_id_fk'],
    'is damaged, because its constraint "sessions.sessions_user_id_users_user_id_fk" is missing: ' +
      'restore a backup; nothing was changed.',
  ],
  [
    'the last before the baseline without an index',
    ['drop index users_user_name'],
    'is damaged, because its index "users.users_user_name" is missing: restore a backup; nothing was changed.',
  ],
  [
    'one of the baseline without a table',
    [...asBaseline, 'drop table webhook_deliveries'],
    'is damaged, because its table "webhook_deliveries" is missing: restore a backup; nothing was changed.',
  ],
  [
    'one with an unknown migration',
    [`update drizzle.__drizzle_migrations set hash = 'f00dfeed01' where created_at = 1795747175503`],
    'is damaged, because its migration f00dfeed belongs to no version: restore a backup; nothing was changed.',
  ],
  [
    'one with a migration of another product',
    [
      'delete from drizzle.__drizzle_migrations',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('0ther0ther', 1700000000000)`,
    ],
    'is damaged, because its migration 0ther0th belongs to no version: restore a backup; nothing was changed.',
  ],
  [
    'one of a newer version',
    [
      ...asBaseline,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('n3w', 4000000000000)`,
    ],
    'was used by a newer version: start that version, or restore a backup made by this one; nothing was changed.',
  ],
  [
    'one with an empty record',
    ['delete from drizzle.__drizzle_migrations'],
    'is damaged, because it has the table "access_tokens" but no record of migrations: ' +
      'restore a backup, or use an empty database; nothing was changed.',
  ],
  [
    'one without a record',
    ['drop schema drizzle cascade'],
    'is damaged, because it has the table "access_tokens" but no record of migrations: ' +
      'restore a backup, or use an empty database; nothing was changed.',
  ],
];
/** Titles of the refusals that a brief run keeps. */
const BRIEF = ['an older one', 'the last before the baseline without a table', 'one of a newer version'];

describe.each(storages)('a database on $name', ({ storeAt, isBrief }) => {
  /** Databases with rows by their last migration; tests change copies. */
  const filled = new Map<string, { stored: StoredDatabase; rows: FilledRow[] }>();
  const copyOf = async (tag: string) => {
    if (!filled.has(tag)) {
      const stored = await storeAt(tag);
      filled.set(tag, { stored, rows: await stored.change(fillFromCatalogue) });
    }
    const { stored, rows } = filled.get(tag)!;
    return { stored: await stored.copy(), rows };
  };
  afterAll(async () => {
    for (const { stored } of filled.values()) await stored.remove();
  });

  test.each(isBrief ? versions.slice(0, 1) : versions)(
    'of $version keeps every row and is recorded as the newest',
    async ({ tag, isReplaced }) => {
      const { stored, rows } = await copyOf(tag);
      expect(rows.length).toBeGreaterThan(100);
      if (isReplaced) await stored.change(recordBeforeBaseline);
      await start(stored);
      await stored.change(async (ask) => {
        expect(await changedRows(ask, rows)).toEqual([]);
        expect(await recordOf(ask)).toEqual(
          knownMigrations().map((known) => ({ hash: known.hash, at: String(known.createdAt) })),
        );
      });
      await stored.remove();
    },
    LONG_MS,
  );

  test(
    'whose first start ended before its migrations starts as an empty one',
    async () => {
      const { stored } = await copyOf(BASELINE);
      await stored.change(async (ask) => {
        await ask('drop schema public cascade');
        await ask('create schema public');
        await ask('delete from drizzle.__drizzle_migrations');
      });
      const database = await openDatabase(stored.options);
      const { rows } = await database.db.execute(sql`select count(*)::int as customers from customers`);
      await database.close();
      expect(rows).toEqual([{ customers: 0 }]);
      await stored.remove();
    },
    LONG_MS,
  );

  test.each(isBrief ? REFUSALS.filter(([title]) => BRIEF.includes(title)) : REFUSALS)(
    'is refused and left unchanged: %s',
    async (_title, changes, message) => {
      const { stored } = await copyOf(BASELINE);
      const before = await stored.change(async (ask) => {
        await recordBeforeBaseline(ask);
        for (const change of changes) await ask(change);
        return contentOf(ask);
      });
      await expect(start(stored)).rejects.toThrow(new Error(`${stored.label} ${message}`));
      expect(await stored.change(contentOf)).toEqual(before);
      await stored.remove();
    },
    LONG_MS,
  );
});
