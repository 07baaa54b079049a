import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { projectFile } from '../../fixtures/platform/kernel/paths.ts';
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

/** Asks the database in SQL and answers its rows. */
export type Ask = <T>(text: string) => Promise<T[]>;

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
  isNullable: boolean;
}

/**
 * Fills every table that this version has: two rows that refer to each other as today's keys say, and a third that, where
 * this version had no key yet, refers to what is not there. Nothing of it goes through the platform's own code.
 */
export async function fillFromCatalogue(ask: Ask): Promise<FilledRow[]> {
  const columns = await ask<Column>(`
    select table_name as table, column_name as column, data_type as type, column_default as preset,
      is_nullable = 'YES' as "isNullable"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name, ordinal_position`);
  const keys = await ask<{ table: string; column: string; kind: string }>(`
    select conrelid::regclass::text as table, attname as column, contype as kind from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype in ('p', 'f') and connamespace = 'public'::regnamespace`);
  const has = (kind: string, { table, column }: Pick<Column, 'table' | 'column'>) =>
    keys.some((key) => key.kind === kind && key.table === table && key.column === column);
  const known = knownColumns();
  // From the version on that brought all of today's keys, nothing can refer to what is not there.
  const hasKeys = columns.some(({ table }) => table === 'mended_rows');
  const filled: FilledRow[] = [];
  for (const table of inOrder([...new Set(columns.map((each) => each.table))])) {
    // Kept by triggers on the videos.
    if (table === 'media_counts') continue;
    for (const row of [1, 2, 3]) {
      const values: Record<string, unknown> = {};
      for (const column of columns.filter((each) => each.table === table)) {
        if (isCounted(column) && !known.get(`${table}.${column.column}`)?.parent) {
          values[column.column] = row;
          continue;
        }
        const strays = row === 3 && !has('f', column) && !has('p', column) && !hasKeys;
        const { words, parent } = known.get(`${table}.${column.column}`) ?? {};
        const parentRows = filled.filter((each) => each.table === parent?.table);
        const referred = parentRows[(column.column === 'serial' ? row : Math.min(row, 2)) - 1];
        if (parent && referred && !(`${table}.${column.column}` in SPECIAL))
          values[column.column] =
            strays && mayBeGone(column, parent.table) ? GONE : referred.values[parent.column];
        else values[column.column] = valueOf(column, words, row);
      }
      if (row === 3 && !mayStray(table, values)) continue;
      const names = Object.keys(values);
      await ask(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
         select ${names.map((name) => `"${name}"`).join(', ')}
         from jsonb_populate_record(null::"${table}", '${JSON.stringify(values).replaceAll("'", "''")}')`,
      );
      const key = Object.fromEntries(
        names.filter((column) => has('p', { table, column })).map((name) => [name, String(values[name])]),
      );
      filled.push({ table, key, values });
    }
    // As if the table had counted its rows itself, so that a migration can add some.
    for (const { column } of columns.filter((each) => each.table === table && isCounted(each)))
      await ask(`select setval(pg_get_serial_sequence('"${table}"', '${column}'), 3)`);
  }
  return filled;
}

const isCounted = ({ preset }: Column) => preset?.startsWith('nextval') === true;

/** Only rows that refer to something tell what becomes of a reference to nothing. */
function mayStray(table: string, values: Record<string, unknown>): boolean {
  return STRAYING.includes(table) && Object.values(values).includes(GONE);
}

/** Reference of a third row. */
export const GONE = 'gone';
const STRAYING = ['content_destinations', 'schedules', 'encoders', 'media_cues', 'mail_tokens', 'sessions'];

interface KnownColumn {
  words: readonly string[] | undefined;
  /** Table and column that it refers to, by today's keys. */
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
  // Sources of the generated columns.
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
  // One version kept what an output told with the live object it feeds.
  'social_lives.output_reason': () => null,
  'social_lives.output_state': () => null,
  'encoder_channels.users': (row) => [{ userId: `users-${row}`, viewOnly: true }],
  'venues.encoder_channel_ids': (row) => [`encoder_channels-${row}`],
  'bin_entries.rows': () => [],
};

function mayBeGone({ column, isNullable }: Column, parent: string): boolean {
  return parent !== 'customers' && (isNullable || column === 'subject_id' || column === 'media_id');
}

function valueOf({ table, column, type }: Column, words: readonly string[] | undefined, row: number) {
  const special = SPECIAL[`${table}.${column}`];
  if (special) return special(Math.min(row, 2));
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
