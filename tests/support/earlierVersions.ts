import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { projectFile } from '../../fixtures/platform/kernel/paths.ts';
import { BEFORE_BASELINE } from '../../fixtures/platform/kernel/db/migrationRecord.ts';
import { TABLES } from '../../fixtures/platform/kernel/db/tables/tables.ts';

const MIGRATIONS = projectFile('fixtures/platform/kernel/db/migrations');

interface Journal {
  entries: { idx: number; tag: string }[];
}

/** The migrations in their order. */
export function migrationTags(): string[] {
  return journal().entries.map(({ tag }) => tag);
}

/** Runs `work` with a folder of the migrations up to and with one of them, as that version had it. */
export async function withMigrationsUpTo<T>(tag: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-migrations-'));
  try {
    const all = journal();
    const entries = all.entries.slice(0, all.entries.findIndex((entry) => entry.tag === tag) + 1);
    mkdirSync(join(folder, 'meta'));
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...all, entries }));
    for (const entry of entries)
      copyFileSync(join(MIGRATIONS, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function journal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal;
}

/** Runs one statement and returns its rows. */
export type Ask = <T>(text: string) => Promise<T[]>;

/** Gives a database that has the baseline only the record that it had before the baseline replaced its migrations. */
export async function recordBeforeBaseline(ask: Ask): Promise<void> {
  const { first, last } = BEFORE_BASELINE;
  await ask('delete from drizzle.__drizzle_migrations');
  await ask(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     values ('${first.hash}', ${first.createdAt}), ('${last.hash}', ${last.createdAt})`,
  );
}

/** A row as it was put in, by its table and primary key. */
export interface FilledRow {
  table: string;
  key: Record<string, string>;
  values: Record<string, unknown>;
}

interface Column {
  table: string;
  column: string;
  type: string;
  preset: string | null;
}

/** Fills every table with two rows that refer to each other, without the platform's own code. */
export async function fillFromCatalogue(ask: Ask): Promise<FilledRow[]> {
  const columns = await ask<Column>(`
    select table_name as table, column_name as column, data_type as type, column_default as preset
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name, ordinal_position`);
  const keys = await ask<{ table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'p' and connamespace = 'public'::regnamespace`);
  const known = knownColumns();
  const filled: FilledRow[] = [];
  for (const table of inOrder([...new Set(columns.map((each) => each.table))])) {
    // Written by triggers on the videos.
    if (table === 'media_counts') continue;
    for (const row of [1, 2]) {
      const values: Record<string, unknown> = {};
      for (const column of columns.filter((each) => each.table === table)) {
        const name = `${table}.${column.column}`;
        const { words, parent } = known.get(name) ?? {};
        const referred = filled.filter((each) => each.table === parent?.table)[row - 1];
        if (isCounted(column) && !parent) values[column.column] = row;
        else if (parent && referred && !(name in SPECIAL))
          values[column.column] = referred.values[parent.column];
        else values[column.column] = valueOf(column, words, row);
      }
      const names = Object.keys(values);
      await ask(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
         select ${names.map((name) => `"${name}"`).join(', ')}
         from jsonb_populate_record(null::"${table}", '${JSON.stringify(values).replaceAll("'", "''")}')`,
      );
      const isKey = (name: string) => keys.some((key) => key.table === table && key.column === name);
      const key = Object.fromEntries(names.filter(isKey).map((name) => [name, String(values[name])]));
      filled.push({ table, key, values });
    }
    // A migration may insert rows, so the sequences continue after the given numbers.
    for (const { column } of columns.filter((each) => each.table === table && isCounted(each)))
      await ask(`select setval(pg_get_serial_sequence('"${table}"', '${column}'), 2)`);
  }
  return filled;
}

const isCounted = ({ preset }: Column) => preset?.startsWith('nextval') === true;

interface KnownColumn {
  words: readonly string[] | undefined;
  /** Table and column that its foreign key refers to. */
  parent: { table: string; column: string } | undefined;
}

function knownColumns(): Map<string, KnownColumn> {
  const known = new Map<string, KnownColumn>();
  for (const table of TABLES) {
    const { columns, foreignKeys } = getTableConfig(table);
    for (const { name, enumValues } of columns) {
      const key = foreignKeys.find((each) => each.reference().columns[0]?.name === name);
      const reference = key?.reference();
      const parent = reference && {
        table: getTableName(reference.foreignTable),
        column: reference.foreignColumns[0]?.name ?? '',
      };
      known.set(`${getTableName(table)}.${name}`, { words: enumValues, parent });
    }
  }
  // Generated columns carry the foreign keys of these two.
  known.set('sessions.subject_id', { words: undefined, parent: { table: 'users', column: 'user_id' } });
  known.set('media_cues.media_id', {
    words: undefined,
    parent: { table: 'media_items', column: 'media_id' },
  });
  return known;
}

/** Parents first. */
function inOrder(tables: string[]): string[] {
  const parents = new Map(
    TABLES.map((table) => [
      getTableName(table),
      getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable)),
    ]),
  );
  const done: string[] = [];
  const visit = (table: string) => {
    if (done.includes(table)) return;
    for (const parent of parents.get(table) ?? []) if (parent !== table) visit(parent);
    done.push(table);
  };
  for (const table of tables) visit(table);
  return done.filter((table) => tables.includes(table));
}

/** Values that a column's type alone does not tell. */
const SPECIAL: Record<string, (row: number) => unknown> = {
  'encoder_units.serial_number': (row) => `E0000000${row}`,
  'library_embeds.playlist_id': () => null,
  // A notification is about an encoder, a channel, an occurrence or a destination.
  'notifications.content_destination_id': () => null,
  'notifications.encoder_channel_id': () => null,
  'notifications.occurrence_id': () => null,
  // Taken out of another event, which is a row of the same table.
  'schedules.series_id': () => null,
  // Exactly one source: a channel or a video.
  'live_outputs.media_id': () => null,
  'bin_entries.rows': () => [],
};

function valueOf({ table, column, type }: Column, words: readonly string[] | undefined, row: number) {
  const special = SPECIAL[`${table}.${column}`];
  if (special) return special(row);
  if (words) return words.find((word) => word !== '');
  switch (type) {
    case 'text':
      return KEY_COLUMNS.includes(column) ? `${table}-${row}` : `${column} ${row}`;
    case 'uuid':
      return `00000000-0000-4000-8000-00000000000${row}`;
    case 'boolean':
      return row === 1;
    case 'jsonb':
      return [];
    case 'ARRAY':
      return ['tag'];
    case 'date':
      return `2026-01-0${row}`;
    default:
      return type.startsWith('timestamp') ? `2026-01-01T00:00:0${row}Z` : row;
  }
}

const KEY_COLUMNS = ['id', 'uuid', 'user_id', 'client_id', 'media_id', 'uploader_id', 'serial'];
